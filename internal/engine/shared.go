// The shared table: a Table for several goroutines at once, without locks.

package engine

import (
	"sync/atomic"
	"unsafe"
)

// Shared holds records of type T for several goroutines that add and find them. A writer searches for a key, and adds its record where the
// search ended:
//
//	w.Draft().name = "Lhasa"
//	for id, at := t.First(tag); ; id, at = t.Next(tag, at) {
//		if id >= 0 && t.At(id).name == "Lhasa" {
//			… // found
//		} else if id < 0 && w.Publish(tag, at) {
//			… // added, with the draft's number
//		}
//	}
//
// A slot has the form of a Table's slot and is written once, by a compare-and-swap that publishes the record; a writer that loses the race
// finds the winner's record in the same place. Slots are unordered, and probing is linear. Callers guard the parts of a record that change
// after publication. Numbers are allocated page by page, so that the numbers of one writer rise.
//
// The slots grow when all writers wait: one calls Grow, then each calls Lay for a part, and only when all parts are laid may a writer
// continue.
type Shared[T any] struct {
	slots []atomic.Uint64
	old   []atomic.Uint64
	pages []*[pageSize]T
	taken atomic.Int32 // pages
	_     [64]byte     // keeps spare, which changes often, off the cache line above
	spare atomic.Int64 // records that may be added before the slots have to grow
	_     [64]byte
}

const (
	firstShared = 1 << 12 // slots a writer
	roomBatch   = 1 << 7  // records that a writer takes from spare at a time
)

// NewShared returns an empty table for a number of writers.
func NewShared[T any](writers int) *Shared[T] {
	t := &Shared[T]{}
	t.make(firstShared*writers, writers)
	return t
}

// make allocates slots, half as many again as records may be added.
func (t *Shared[T]) make(slots, writers int) {
	t.spare.Add(int64(slots-len(t.slots)) * 2 / 3)
	t.old, t.slots = t.slots, make([]atomic.Uint64, slots)
	pages := make([]*[pageSize]T, slots*2/3/pageSize+2*writers)
	copy(pages, t.pages)
	t.pages = pages
}

// Grow doubles the slots and leaves the new ones empty.
func (t *Shared[T]) Grow(writers int) { t.make(2*len(t.slots), writers) }

// Lay copies part i of n of the old slots.
func (t *Shared[T]) Lay(i, n int) {
	for at := len(t.old) * i / n; at < len(t.old)*(i+1)/n; at++ {
		if s := t.old[at].Load(); s != 0 {
			t.put(s)
		}
	}
}

// put writes a slot into the first free place.
func (t *Shared[T]) put(s uint64) {
	for at := t.home(slot(s).tag()); ; at = t.after(at) {
		if t.slots[at].Load() == 0 && t.slots[at].CompareAndSwap(0, s) {
			return
		}
	}
}

func (t *Shared[T]) home(tag uint32) int { return int(uint64(tag) * uint64(len(t.slots)) >> 32) }

// after is the slot after another; the first follows the last.
func (t *Shared[T]) after(at int) int {
	if at++; at < len(t.slots) {
		return at
	}
	return 0
}

// At points to a record, which never moves.
func (t *Shared[T]) At(id int32) *T { return &t.pages[id>>pageBits][id&(pageSize-1)] }

// Touch starts to load the slot that First reads. The caller keeps a sum of the results, only so that the compiler keeps the load.
func (t *Shared[T]) Touch(tag uint32) uint64 { return t.slots[t.home(tag)].Load() }

// First returns the first record with the tag, or -1, and its slot.
func (t *Shared[T]) First(tag uint32) (id int32, at int) { return t.From(tag, t.home(tag)) }

// Next returns the next record with the tag after a slot, or -1.
func (t *Shared[T]) Next(tag uint32, at int) (id int32, next int) { return t.From(tag, t.after(at)) }

// From returns the first record with the tag from a slot on, or -1 with an empty slot.
func (t *Shared[T]) From(tag uint32, at int) (id int32, place int) {
	for ; ; at = t.after(at) {
		if s := slot(t.slots[at].Load()); s == 0 {
			return -1, at
		} else if s.tag() == tag {
			return s.id(), at
		}
	}
}

// Bytes is the memory of the slots, including old ones still to be copied, and of the list of pages.
func (t *Shared[T]) Bytes() int64 {
	return int64(len(t.slots)+len(t.old)+len(t.pages)) * int64(unsafe.Sizeof(slot(0)))
}

// Growth is the memory that Grow would add.
func (t *Shared[T]) Growth() int64 { return 2 * t.Bytes() }

// Drop releases the copied slots and returns the bytes freed.
func (t *Shared[T]) Drop() int64 {
	b := t.Bytes()
	t.old = nil
	return t.Bytes() - b
}

// Writer adds records to a Shared, for one goroutine. The zero value with its Table set is ready to use.
type Writer[T any] struct {
	Table *Shared[T]
	next  int32 // the draft's number
	left  int   // of the draft's page, the draft included
	room  int   // records taken from spare
	pages int
}

// Room reports whether a record may be added; if not, the slots have to grow first.
func (w *Writer[T]) Room() bool {
	if w.room > 0 {
		return true
	}
	if w.Table.spare.Add(-roomBatch) < 0 {
		w.Table.spare.Add(roomBatch)
		return false
	}
	w.room = roomBatch
	return true
}

// Draft returns the next record, for the writer to fill, and its number. The draft stays the same until Publish succeeds.
func (w *Writer[T]) Draft() (int32, *T) {
	if w.left == 0 {
		page := w.Table.taken.Add(1) - 1
		w.Table.pages[page] = new([pageSize]T)
		w.next, w.left = page<<pageBits, pageSize
		w.pages++
	}
	return w.next, w.Table.At(w.next)
}

// Publish publishes the draft as the record with the tag, in an empty slot. False means that the slot isn't empty any more.
func (w *Writer[T]) Publish(tag uint32, at int) bool {
	if !w.Table.slots[at].CompareAndSwap(0, uint64(tag)<<32|uint64(w.next+1)) {
		return false
	}
	w.next++
	w.left--
	w.room--
	return true
}

// Bytes is the memory of the writer's pages after one more record.
func (w *Writer[T]) Bytes() int64 {
	n := w.pages
	if w.left == 0 {
		n++
	}
	return int64(n) * int64(unsafe.Sizeof([pageSize]T{}))
}
