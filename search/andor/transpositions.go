// The transposition table of AlphaBeta and DFPN: exact keys, bounded memory.
//
// When the table may not grow any more, it drops the half of the entries with the least work (small tree collection, Nagai 1999). The
// choice depends on the order of entry alone, never on hashes, so node counts repeat even with the runtime's seeded hash.

package andor

import (
	"math"
	"math/bits"

	"kedou/internal/engine"
)

// endless is the proof number of a lost state, and the disproof number of a won state.
const endless uint32 = math.MaxUint32

// numbers are a state's proof and disproof number and the expansions spent on it. {0, endless} is won, {endless, 0} lost.
type numbers struct{ proof, disproof, work uint32 }

func settled(o Outcome, work uint32) numbers {
	if o == Won {
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

type transpositions[K comparable] struct {
	hasher  engine.Hasher[K]
	entries *engine.Table[entry[K]]
	limit   int64 // bytes; 0: none
	lost    int64 // entries dropped
}

type entry[K comparable] struct {
	key K
	numbers
}

func newTranspositions[K comparable](hasher engine.Hasher[K], limit int64) *transpositions[K] {
	return &transpositions[K]{hasher: hasher, entries: engine.NewTable[entry[K]](), limit: limit}
}

func (t *transpositions[K]) tag(k K) uint32 { return engine.Tag(t.hasher.Hash(k)) }

// find points to the entry of k, or returns nil.
func (t *transpositions[K]) find(k K, tag uint32) *entry[K] {
	for id, at := t.entries.First(tag); id >= 0; id, at = t.entries.Next(tag, at) {
		if e := t.entries.At(id); e.key == k {
			return e
		}
	}
	return nil
}

// get returns the numbers of k, if known.
func (t *transpositions[K]) get(k K) (numbers, bool) {
	if e := t.find(k, t.tag(k)); e != nil {
		return e.numbers, true
	}
	return numbers{}, false
}

func (t *transpositions[K]) put(k K, n numbers) {
	tag := t.tag(k)
	if e := t.find(k, tag); e != nil {
		e.numbers = n
		return
	}
	if t.limit > 0 && t.entries.Len() > 0 && t.entries.Bytes() > t.limit {
		t.collect()
	}
	_, e := t.entries.Add(tag)
	*e = entry[K]{k, n}
}

// bytes is the memory of the table with the next entry, unless that entry would first drop others.
func (t *transpositions[K]) bytes() int64 {
	b := t.entries.Bytes()
	if t.limit > 0 {
		b = min(b, t.limit)
	}
	return b
}

// collect drops the half of the entries with the least work, by powers of two and the older first.
func (t *transpositions[K]) collect() {
	used := t.entries.Len()
	least, drop := t.threshold((used + 1) / 2)
	kept := 0
	for n := range int32(used) {
		e := t.entries.At(n)
		switch class := bits.Len32(e.work); {
		case class == least && drop > 0:
			drop--
		case class >= least:
			*t.entries.At(int32(kept)) = *e
			kept++
		}
	}
	t.lost += int64(used - kept)
	t.entries.Keep(kept, func(e *entry[K]) uint32 { return t.tag(e.key) })
}

// threshold says how to drop a number of entries: all whose work is below the class, and ofClass of the class itself.
func (t *transpositions[K]) threshold(drop int) (class, ofClass int) {
	var classes [33]int
	for n := range int32(t.entries.Len()) {
		classes[bits.Len32(t.entries.At(n).work)]++
	}
	for ; classes[class] <= drop && class < 32; class++ {
		drop -= classes[class]
	}
	return class, drop
}
