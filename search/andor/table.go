// The transposition table of AlphaBeta and DFPN: exact keys, bounded memory.
//
// Entries stand in an arena of chunks in the order they came; an index of
// 32-bit hash tags and 32-bit entry numbers finds them, and a hit always
// compares the whole key. When the table may not grow any more, the half with
// the least work behind it is thrown away (small tree collection, Nagai 1999).
// What is thrown away depends on the order of entry alone, never on hashes, so
// node counts repeat even where the runtime's seeded hash is used.

package andor

import (
	"hash/maphash"
	"math"
	"math/bits"
	"unsafe"

	"kedou/search"
)

const (
	chunkBits  = 8
	chunkSize  = 1 << chunkBits
	firstIndex = 1 << 9 // slots; at most three quarters are used
)

// endless is the proof number of what is disproved, and the other way round.
const endless uint32 = math.MaxUint32

// numbers are a state's proof and disproof number and the expansions spent on
// it. {0, endless} is proved, {endless, 0} disproved.
type numbers struct{ proof, disproof, work uint32 }

func settled(v Outcome, work uint32) numbers {
	if v == Won {
		return numbers{0, endless, work}
	}
	return numbers{endless, 0, work}
}

func (n numbers) outcome() Outcome {
	switch {
	case n.proof == 0:
		return Won
	case n.disproof == 0:
		return Lost
	}
	return Unknown
}

type entry[K comparable] struct {
	key K
	numbers
}

type table[K comparable] struct {
	hash   func(K) uint64
	chunks [][]entry[K] // each chunkSize long
	index  []uint64     // tag<<32 | entry number + 1, from place tag on; 0 is free
	used   int
	limit  int64 // bytes; 0: none
	lost   int64 // entries thrown away
}

// hashOf is the game's own hash, or the runtime's.
func hashOf[S, M any, K comparable](g Game[S, M, K]) func(K) uint64 {
	if h, ok := g.(search.Hasher[K]); ok {
		return h.Hash
	}
	seed := maphash.MakeSeed()
	return func(k K) uint64 { return maphash.Comparable(seed, k) }
}

func newTable[K comparable](hash func(K) uint64, limit int64) *table[K] {
	return &table[K]{hash: hash, index: make([]uint64, firstIndex), limit: limit}
}

func (t *table[K]) bytes() int64 {
	return int64(len(t.chunks))*t.chunkBytes() + int64(len(t.index))*8
}

func (t *table[K]) chunkBytes() int64 { return chunkSize * int64(unsafe.Sizeof(entry[K]{})) }

func (t *table[K]) at(i int) *entry[K] { return &t.chunks[i>>chunkBits][i&(chunkSize-1)] }

// slot returns where k, whose tag is given, is in the index, or the free slot
// where it would be.
func (t *table[K]) slot(tag uint64, k K) int {
	mask := len(t.index) - 1
	i := int(tag) & mask
	for ; t.index[i] != 0; i = (i + 1) & mask {
		if t.index[i]>>32 == tag && t.at(int(uint32(t.index[i]))-1).key == k {
			break
		}
	}
	return i
}

// place puts an index entry into the first free slot from its tag on.
func (t *table[K]) place(e uint64) {
	mask := len(t.index) - 1
	i := int(e>>32) & mask
	for t.index[i] != 0 {
		i = (i + 1) & mask
	}
	t.index[i] = e
}

// get returns what is known about k.
func (t *table[K]) get(k K) (numbers, bool) {
	if e := t.index[t.slot(t.hash(k)>>32, k)]; e != 0 {
		return t.at(int(uint32(e)) - 1).numbers, true
	}
	return numbers{}, false
}

// put stores n for k.
func (t *table[K]) put(k K, n numbers) {
	tag := t.hash(k) >> 32
	if e := t.index[t.slot(tag, k)]; e != 0 {
		t.at(int(uint32(e)) - 1).numbers = n
		return
	}
	t.makeRoom()
	*t.at(t.used) = entry[K]{k, n}
	t.used++
	t.place(tag<<32 | uint64(t.used))
}

// makeRoom makes place for one more entry.
func (t *table[K]) makeRoom() {
	full, crowded := t.used == len(t.chunks)*chunkSize, 4*t.used >= 3*len(t.index)
	var more int64
	if full {
		more += t.chunkBytes()
	}
	if crowded {
		more += 2 * 8 * int64(len(t.index))
	}
	if more > 0 && t.used > 0 && t.limit > 0 && t.bytes()+more > t.limit {
		t.collect()
		return
	}
	if full {
		t.chunks = append(t.chunks, make([]entry[K], chunkSize))
	}
	if crowded {
		t.doubleIndex()
	}
}

func (t *table[K]) doubleIndex() {
	old := t.index
	t.index = make([]uint64, 2*len(old))
	for _, e := range old {
		if e != 0 {
			t.place(e)
		}
	}
}

// collect throws away the half of the entries with the least work behind it,
// by powers of two and the older first.
func (t *table[K]) collect() {
	var classes [33]int
	for n := range t.used {
		classes[bits.Len32(t.at(n).work)]++
	}
	drop := (t.used + 1) / 2
	least := 0
	for ; classes[least] <= drop && least < 32; least++ {
		drop -= classes[least]
	}
	kept := 0
	for n := range t.used {
		e := t.at(n)
		class := bits.Len32(e.work)
		if class == least && drop > 0 {
			drop--
			continue
		}
		if class >= least {
			*t.at(kept) = *e
			kept++
		}
	}
	t.lost += int64(t.used - kept)
	t.used = kept
	clear(t.index)
	for n := range t.used {
		t.place(t.hash(t.at(n).key)>>32<<32 | uint64(n+1))
	}
}
