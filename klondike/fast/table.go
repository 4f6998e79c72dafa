package fast

// The set of decided keys, 8 bytes a slot.

import (
	"math/bits"
	"sync/atomic"
	"unsafe"
)

// table is an exact set of keys with a few bits of payload each: open addressing with linear probing, at most three quarters full. It
// starts small for every deal and doubles, so that an easy deal clears only what it used; memory is kept from deal to deal.
//
// Several goroutines may use it at once while shared is set: a slot is one word, written whole, and never emptied. It doesn't grow then,
// but crowded reports that it should.
//
// The core's table of numbered records doesn't suit: it is internal to package search, is for one goroutine, and would hold 16 bytes a key
// (a slot and a record, whose number isn't needed) instead of 8.
type table struct {
	slots  []uint64
	used   counter
	shift  int
	key    uint64     // the key's bits of a slot
	sizes  [][]uint64 // memory by size, kept
	most   int        // slots allowed
	shared bool
	busy   *underway // the keys being decided, while shared is set
}

// counter is a number that goroutines count in turn. It has cache lines of its own: next to data that all of them read, every count would
// evict that data from the others' caches.
type counter struct {
	_ apart
	n atomic.Int64
	_ apart
}

// apart separates data that different goroutines write: two cache lines, since processors fetch lines in pairs.
type apart [apartBytes]byte

const apartBytes = 128

const (
	smallest = 10                 // the logarithm of the first size
	spread   = 0x9E3779B97F4A7C15 // the golden ratio (Knuth 1973), which spreads keys over places
)

// reset empties t for a new deal.
func (t *table) reset(most int) {
	t.most, t.shared = most, false
	if len(t.slots) != 1<<smallest || t.used.n.Load() > 0 {
		t.resize(smallest)
	}
}

// resize makes t an empty table of 1<<log slots.
func (t *table) resize(log int) {
	for len(t.sizes) <= log {
		t.sizes = append(t.sizes, nil)
	}
	if t.sizes[log] == nil {
		t.sizes[log] = make([]uint64, 1<<log)
	} else {
		clear(t.sizes[log])
	}
	t.slots, t.shift = t.sizes[log], 64-log
	t.used.n.Store(0)
}

// find returns the slot of key, or the empty one where it belongs.
func (t *table) find(key uint64) *uint64 {
	at := key * spread >> t.shift
	for {
		slot := &t.slots[at]
		if held := atomic.LoadUint64(slot); held == 0 || held&t.key == key {
			return slot
		}
		if at++; at == uint64(len(t.slots)) {
			at = 0
		}
	}
}

// get returns the payload of key and whether it is there.
func (t *table) get(key uint64) (uint64, bool) {
	held := atomic.LoadUint64(t.find(key))
	return held &^ t.key, held != 0
}

// set stores key with the payload, which replaces an older one. It reports whether there was room.
func (t *table) set(key, payload uint64) bool {
	if t.crowded() && (t.shared || !t.grow()) {
		return false
	}
	for {
		slot := t.find(key)
		held := atomic.LoadUint64(slot)
		if !t.shared {
			*slot = key | payload
		} else if !atomic.CompareAndSwapUint64(slot, held, key|payload) {
			continue
		}
		if held == 0 {
			t.used.n.Add(1)
		}
		return true
	}
}

// crowded reports whether t should grow before it takes more.
func (t *table) crowded() bool { return int(t.used.n.Load()) >= len(t.slots)/4*3 }

// grow doubles t, unless that exceeds the limit.
func (t *table) grow() bool {
	if 2*len(t.slots) > t.most {
		return false
	}
	t.enlarge(bits.Len(uint(len(t.slots))))
	return true
}

// enlarge makes t a table of 1<<log slots with the same keys.
func (t *table) enlarge(log int) {
	old := t.slots
	t.resize(log)
	for _, slot := range old {
		if slot != 0 {
			*t.find(slot & t.key) = slot
			t.used.n.Add(1)
		}
	}
}

// bytes returns the memory held.
func (t *table) bytes() int64 {
	var n int64
	if t.busy != nil {
		n = int64(unsafe.Sizeof(*t.busy))
	}
	for _, s := range t.sizes {
		n += int64(len(s)) * 8
	}
	return n
}
