// The shared table: a Table for several goroutines at once, without locks.

package table

import (
	"sync/atomic"
	"unsafe"
)

// Shared holds records of type T that several writers add and all of them find. A writer
// looks for a key, and adds its record where the search has ended:
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
// A slot is that of a Table, written once, by a compare-and-swap, which publishes the record with
// it; who loses finds at the same place what the winner added. Slots are in no order, and probing is
// linear. What changes in a record after its publication is for the callers to guard. Numbers
// are dealt out by the page, so that a writer's own rise.
//
// The slots grow when all writers wait: one calls Grow, then each calls Lay for a part, and
// only when all parts are laid may a writer go on.
type Shared[T any] struct {
	slots []atomic.Uint64
	old   []atomic.Uint64
	pages []*[pageSize]T
	taken atomic.Int32 // pages
	_     [64]byte     // spare changes more often than what stands above
	spare atomic.Int64 // records that may be added before the slots have to grow
	_     [64]byte
}

const (
	firstShared = 1 << 12 // slots a writer
	roomBatch   = 1 << 7  // records taken off spare at a time
)

// NewShared returns an empty table for a number of writers.
func NewShared[T any](writers int) *Shared[T] {
	t := &Shared[T]{}
	t.make(firstShared*writers, writers)
	return t
}

// make makes slots, half as many again as records may be added.
func (t *Shared[T]) make(slots, writers int) {
	t.spare.Add(int64(slots-len(t.slots)) * 2 / 3)
	t.old, t.slots = t.slots, make([]atomic.Uint64, slots)
	pages := make([]*[pageSize]T, slots*2/3/pageSize+2*writers)
	copy(pages, t.pages)
	t.pages = pages
}

// Grow doubles the slots and leaves the new ones empty.
func (t *Shared[T]) Grow(writers int) { t.make(2*len(t.slots), writers) }

// Lay copies a part of the old slots, the number i of n.
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

// home is where a tag's slot stands if no other is in the way.
func (t *Shared[T]) home(tag uint32) int { return int(uint64(tag) * uint64(len(t.slots)) >> 32) }

// after is the place after another, the first after the last.
func (t *Shared[T]) after(at int) int {
	if at++; at < len(t.slots) {
		return at
	}
	return 0
}

// At points to a record, which never moves.
func (t *Shared[T]) At(id int32) *T { return &t.pages[id>>pageBits][id&(pageSize-1)] }

// Touch begins to fetch what First will look at. The sum of what it returns is of no use but
// to be kept.
func (t *Shared[T]) Touch(tag uint32) uint64 { return t.slots[t.home(tag)].Load() }

// First returns the first record with the tag, or -1, and its place.
func (t *Shared[T]) First(tag uint32) (id int32, at int) { return t.From(tag, t.home(tag)) }

// Next returns the record with the tag after the one at a place, or -1.
func (t *Shared[T]) Next(tag uint32, at int) (id int32, next int) { return t.From(tag, t.after(at)) }

// From returns the first record with the tag from a place on, or -1 with the place of an empty slot.
func (t *Shared[T]) From(tag uint32, at int) (id int32, place int) {
	for ; ; at = t.after(at) {
		if s := slot(t.slots[at].Load()); s == 0 {
			return -1, at
		} else if s.tag() == tag {
			return s.id(), at
		}
	}
}

// Bytes is the memory of the slots, with those still to be copied, and of the list of pages.
func (t *Shared[T]) Bytes() int64 {
	return int64(len(t.slots)+len(t.old)+len(t.pages)) * int64(unsafe.Sizeof(slot(0)))
}

// Growth is what Grow would take besides what there is.
func (t *Shared[T]) Growth() int64 { return 2 * t.Bytes() }

// Drop lets go of the slots that have been copied, and returns how many bytes fewer there are.
func (t *Shared[T]) Drop() int64 {
	b := t.Bytes()
	t.old = nil
	return t.Bytes() - b
}

// Writer adds records to a Shared, for one goroutine. Its zero value with a Table is ready.
type Writer[T any] struct {
	Table *Shared[T]
	next  int32 // the draft's number
	left  int   // of the draft's page, the draft included
	room  int   // records that are taken off spare
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

// Draft is the next record, with its number, for the writer to fill. Only Publish makes the next another.
func (w *Writer[T]) Draft() (int32, *T) {
	if w.left == 0 {
		page := w.Table.taken.Add(1) - 1
		w.Table.pages[page] = new([pageSize]T)
		w.next, w.left = page<<pageBits, pageSize
		w.pages++
	}
	return w.next, w.Table.At(w.next)
}

// Publish makes the draft the record with the tag, at an empty slot's place. False means that
// the slot isn't empty any more.
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
