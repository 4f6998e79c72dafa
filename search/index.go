// The index: an open-addressing hash table from keys to IDs.

package search

import (
	"hash/maphash"
	"unsafe"
)

// slot holds an ID and 32 bits of its key's hash: enough to place it again
// when the table grows and to pass over nearly every other key unseen.
// The key itself is computed anew from the stored state when the bits agree, so
// that no table of keys is needed; that costs at most one more Key per child.
type slot struct {
	tag uint32
	id  ID // plus one: zero is an empty slot
}

// index finds IDs by tag with linear probing, at most three quarters full.
type index struct {
	slots []slot
	used  int
}

const firstSlots = 1 << 8

func newIndex() index { return index{slots: make([]slot, firstSlots)} }

// full reports whether the next insert has to grow the table.
func (x *index) full() bool { return 4*x.used >= 3*len(x.slots) }

// insert puts id, whose key is not in the table.
func (x *index) insert(tag uint32, id ID) {
	if x.full() {
		x.grow()
	}
	x.put(slot{tag, id + 1})
	x.used++
}

func (x *index) put(s slot) {
	mask := uint32(len(x.slots) - 1)
	i := s.tag & mask
	for x.slots[i].id != 0 {
		i = (i + 1) & mask
	}
	x.slots[i] = s
}

func (x *index) grow() {
	old := x.slots
	x.slots = make([]slot, 2*len(old))
	for _, s := range old {
		if s.id != 0 {
			x.put(s)
		}
	}
}

// bytes is the memory held during the next insert: while it grows, the old
// table and the new.
func (x *index) bytes() int64 {
	n := len(x.slots)
	if x.full() {
		n += 2 * n
	}
	return int64(n) * int64(unsafe.Sizeof(slot{}))
}

// hasherOf returns the problem's own hash, or else the runtime's.
func hasherOf[K comparable](problem any) Hasher[K] {
	if h, ok := problem.(Hasher[K]); ok {
		return h
	}
	return runtimeHash[K]{maphash.MakeSeed()}
}

type runtimeHash[K comparable] struct{ seed maphash.Seed }

func (h runtimeHash[K]) Hash(k K) uint64 { return maphash.Comparable(h.seed, k) }

// tagOf folds a hash to 32 bits, so that weak bits of a domain's hash do no harm.
func tagOf(hash uint64) uint32 { return uint32(hash * 0x9E3779B97F4A7C15 >> 32) }
