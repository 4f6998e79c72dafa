// The hash table of states.

package engine

import (
	"hash/maphash"
	"unsafe"
)

// Table holds records of type T, numbered from 0 in the order of arrival and found by their keys.
//
//	t := engine.NewTable[city]()
//	tag := engine.Tag(hash("Lhasa"))
//	id, c := t.Add(tag)
//	c.name = "Lhasa"
//	for id, at := t.First(tag); id >= 0; id, at = t.Next(tag, at) {
//		if t.At(id).name == "Lhasa" {
//			… // found
//		}
//	}
//
// The table knows no keys: the caller compares the key of every record that First and Next offer, so a key may be a field of the record or
// be computed from the record.
//
// A slot is a word: the tag above, the record's number below. A tag's home is proportional to the tag, so that homes and tags rise
// together. Probing is linear, and a run of slots is sorted by tag (Amble and Knuth 1974). So a search ends at the first greater tag,
// however full the table, and the slots grow by one sweep through the old ones, in order, without reading a record.
type Table[T any] struct {
	records Arena[T]
	slots   []slot
	homes   uint64 // slots that are some tag's home; the others take runs that pass the end
	used    int
	touched slot // sum of loads, so that the compiler keeps them
}

// slot holds 32 bits of a key's hash and its record's number plus one. The bits suffice to place it again when the slots grow, and to skip
// nearly every other key without a comparison. Zero is an empty slot.
type slot uint64

func (s slot) tag() uint32 { return uint32(s >> 32) }
func (s slot) id() int32   { return int32(uint32(s)) - 1 }

const (
	firstHomes = 1 << 8
	margin     = 1 << 6 // slots after the last home: at four fifths full, one run in 10^12 is longer
)

// NewTable returns an empty table.
func NewTable[T any]() *Table[T] {
	return &Table[T]{slots: make([]slot, firstHomes+margin), homes: firstHomes}
}

// Tag folds a hash to 32 bits, so that weak bits of a domain's hash do no harm.
func Tag(hash uint64) uint32 { return uint32(hash * 0x9E3779B97F4A7C15 >> 32) }

// Len counts the records.
func (t *Table[T]) Len() int { return t.records.Len() }

// At points to a record, which never moves.
func (t *Table[T]) At(id int32) *T { return t.records.At(id) }

func (t *Table[T]) home(tag uint32) int { return int(uint64(tag) * t.homes >> 32) }

// Touch starts to load the slot that First reads, and doesn't wait for it.
func (t *Table[T]) Touch(tag uint32) { t.touched += t.slots[t.home(tag)] }

// First returns the first record with the tag, or -1, and where Next continues.
func (t *Table[T]) First(tag uint32) (id int32, at int) { return t.Next(tag, t.home(tag)) }

// Next returns the next record with the tag, or -1, and where to continue.
func (t *Table[T]) Next(tag uint32, at int) (id int32, next int) {
	for ; at < len(t.slots); at++ {
		s := t.slots[at]
		if s.tag() >= tag || s == 0 {
			if s.tag() == tag {
				return s.id(), at + 1
			}
			return -1, at
		}
	}
	return -1, at
}

// Add adds a record with the next number, for the caller to fill in place, which saves a copy. The record is zero unless Keep dropped an
// earlier one there.
func (t *Table[T]) Add(tag uint32) (int32, *T) {
	if t.full() {
		t.spread(t.grown(), len(t.slots)-int(t.homes))
	}
	id := int32(t.records.Len())
	v := t.records.Add()
	t.put(slot(tag)<<32 | slot(id+1))
	t.used++
	return id, v
}

// Keep drops all records but the first n; tag returns the tag of a record.
func (t *Table[T]) Keep(n int, tag func(*T) uint32) {
	t.records.Truncate(n)
	clear(t.slots)
	for id := range int32(n) {
		t.put(slot(tag(t.At(id)))<<32 | slot(id+1))
	}
	t.used = n
}

// put inserts a slot before the first with a greater tag. The slots from there to the next empty one move up.
func (t *Table[T]) put(s slot) {
	for at := t.home(s.tag()); at < len(t.slots); at++ {
		old := t.slots[at]
		if old == 0 {
			t.slots[at] = s
			return
		}
		if old.tag() > s.tag() {
			t.slots[at], s = s, old
		}
	}
	t.spread(t.homes, 2*(len(t.slots)-int(t.homes))) // hashes collide, and s is the last of all
	t.put(s)
}

// full reports whether the next record has to grow the slots.
func (t *Table[T]) full() bool { return 5*uint64(t.used) >= 4*t.homes }

// grown is the next number of homes.
func (t *Table[T]) grown() uint64 { return t.homes + t.homes/2 }

// spread lays out the slots again, in their order, with a margin for runs that pass the end.
func (t *Table[T]) spread(homes uint64, margin int) {
	old := t.slots
	for t.homes = homes; !t.lay(old, make([]slot, int(homes)+margin)); margin *= 2 {
	}
}

// lay copies old slots into new ones. False means that the margin is too small.
func (t *Table[T]) lay(old, slots []slot) bool {
	end := 0
	for _, s := range old {
		if s == 0 {
			continue
		}
		at := max(t.home(s.tag()), end)
		if at >= len(slots) {
			return false
		}
		slots[at], end = s, at+1
	}
	t.slots = slots
	return true
}

// Bytes is the memory held while one more record is added: old and new slots, if they have to grow.
func (t *Table[T]) Bytes() int64 {
	n := len(t.slots)
	if t.full() {
		n += n + int(t.grown()-t.homes)
	}
	return int64(n)*int64(unsafe.Sizeof(slot(0))) + t.records.Bytes(1)
}

// Hasher is search.Hasher.
type Hasher[K comparable] interface{ Hash(k K) uint64 }

// HasherOf returns the domain's own hash, or else the runtime's.
func HasherOf[K comparable](domain any) Hasher[K] {
	if h, ok := domain.(Hasher[K]); ok {
		return h
	}
	return runtimeHash[K]{maphash.MakeSeed()}
}

type runtimeHash[K comparable] struct{ seed maphash.Seed }

func (h runtimeHash[K]) Hash(k K) uint64 { return maphash.Comparable(h.seed, k) }
