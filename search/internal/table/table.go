// Package table holds the hash table of the core's engines: records of any type,
// numbered in the order in which they came, and found again by their keys.
//
//	t := table.New[city]()
//	tag := table.Tag(hash("Lhasa"))
//	id, c := t.Add(tag)
//	c.name = "Lhasa"
//	for id, next := t.Probe(tag, tag); id >= 0; id, next = t.Probe(tag, next) {
//		if t.At(id).name == "Lhasa" {
//			… // found
//		}
//	}
//
// The table knows no keys: the caller compares the key of every record that Probe
// offers, so a key may be a field of the record or be computed from one. Probing is
// linear (Knuth 1973, 6.4), over slots of 8 bytes, at most three quarters of them full.
package table

import (
	"hash/maphash"
	"unsafe"
)

// Table holds records of type T with dense numbers from 0.
type Table[T any] struct {
	records Arena[T]
	slots   []slot
	used    int
}

// slot holds a record's number and 32 bits of its key's hash: enough to place it
// again when the slots grow, and to pass over nearly every other key unseen.
type slot struct {
	tag uint32
	id  int32 // plus one: zero is an empty slot
}

const firstSlots = 1 << 8

// New returns an empty table.
func New[T any]() *Table[T] { return &Table[T]{slots: make([]slot, firstSlots)} }

// Tag folds a hash to 32 bits, so that weak bits of a domain's hash do no harm.
func Tag(hash uint64) uint32 { return uint32(hash * 0x9E3779B97F4A7C15 >> 32) }

// Len counts the records.
func (t *Table[T]) Len() int { return t.records.Len() }

// At points to a record, which never moves.
func (t *Table[T]) At(id int32) *T { return t.records.At(id) }

// Probe returns the next record with the tag, or -1, and where to go on. The
// first call goes on from the tag itself.
func (t *Table[T]) Probe(tag, from uint32) (id int32, next uint32) {
	mask := uint32(len(t.slots) - 1)
	for i := from & mask; ; i = (i + 1) & mask {
		s := t.slots[i]
		if s.tag == tag || s.id == 0 {
			return s.id - 1, i + 1
		}
	}
}

// Add makes a record with the next number, for the caller to fill in place: one
// handed over by value would be copied on its way. The record is zero unless Keep
// has dropped one that stood there.
func (t *Table[T]) Add(tag uint32) (int32, *T) {
	if t.full() {
		t.grow()
	}
	id := int32(t.records.Len())
	v := t.records.Add()
	t.put(slot{tag, id + 1})
	t.used++
	return id, v
}

// Keep drops all records but the first n, whose tags are those that tag tells.
func (t *Table[T]) Keep(n int, tag func(*T) uint32) {
	t.records.Truncate(n)
	clear(t.slots)
	for id := range int32(n) {
		t.put(slot{tag(t.At(id)), id + 1})
	}
	t.used = n
}

// full reports whether the next record has to grow the slots.
func (t *Table[T]) full() bool { return 4*t.used >= 3*len(t.slots) }

func (t *Table[T]) put(s slot) {
	mask := uint32(len(t.slots) - 1)
	i := s.tag & mask
	for t.slots[i].id != 0 {
		i = (i + 1) & mask
	}
	t.slots[i] = s
}

func (t *Table[T]) grow() {
	old := t.slots
	t.slots = make([]slot, 2*len(old))
	for _, s := range old {
		if s.id != 0 {
			t.put(s)
		}
	}
}

// Bytes is the memory held while one more record is added: where the slots have to
// grow, the old ones and the new.
func (t *Table[T]) Bytes() int64 {
	n := len(t.slots)
	if t.full() {
		n += 2 * n
	}
	return int64(n)*int64(unsafe.Sizeof(slot{})) + t.records.Bytes(1)
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
