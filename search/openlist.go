// Open lists: the interface, and the default, an indexed binary heap.

package search

import "kedou/internal/engine"

// ID numbers the states of one search densely, from 0 in order of discovery.
type ID int32

// None is the ID of no state: the parent of the start.
const None ID = -1

// OpenList is a priority queue of state IDs, least Priority first. An ID is in it at most once.
//
// A list that also has a method Bytes() int64, the memory that it would hold after one more Push, counts towards Limits.Memory.
type OpenList interface {
	// Push adds id, which is not in the list.
	Push(id ID, p Priority)
	// Update gives id, which is in the list, the priority p.
	Update(id ID, p Priority)
	// Pop removes and returns the first ID; false means that the list is empty.
	Pop() (ID, Priority, bool)
	// Len counts the IDs in the list.
	Len() int
}

// sizer is the optional upgrade of an OpenList that makes it count towards Limits.Memory.
type sizer interface{ Bytes() int64 }

// refresher is an optional upgrade of an OpenList that receives the states of a moved subtree as a whole.
type refresher interface {
	// Refresh adds by to the F of the IDs, all of them in the list: the open states below one that Propagate has moved, in preorder, of
	// siblings the first to join its parent first. It may reorder the slice.
	Refresh(ids []ID, by Cost)
}

// heapEntry is one place of a heap; key is a packed Priority.
type heapEntry struct {
	key uint64
	id  ID
}

// before is the heap's order: by priority, then the newest state.
func (a heapEntry) before(b heapEntry) bool {
	return a.key < b.key || a.key == b.key && a.id > b.id
}

// indexedHeap is a binary heap that knows the place of each ID, so that Update moves an entry in place.
type indexedHeap struct {
	entries []heapEntry
	place   engine.Arena[int32] // by ID; valid for IDs in the heap
}

// NewHeap returns the default open list: an indexed binary heap. Push, Update
// and Pop take O(log n); it holds 16 bytes an entry and 4 a state.
func NewHeap() OpenList { return &indexedHeap{} }

func (h *indexedHeap) Len() int { return len(h.entries) }

func (h *indexedHeap) Push(id ID, p Priority) {
	for int(id) >= h.place.Len() {
		h.place.Push(0)
	}
	h.entries = append(h.entries, heapEntry{})
	h.up(len(h.entries)-1, heapEntry{p.packed(), id})
}

func (h *indexedHeap) Update(id ID, p Priority) {
	i, e := int(*h.place.At(int32(id))), heapEntry{p.packed(), id}
	if e.before(h.entries[i]) {
		h.up(i, e)
	} else {
		h.down(i, e)
	}
}

func (h *indexedHeap) Pop() (ID, Priority, bool) {
	if len(h.entries) == 0 {
		return None, Priority{}, false
	}
	first, last := h.entries[0], len(h.entries)-1
	e := h.entries[last]
	h.entries = h.entries[:last]
	if last > 0 {
		h.down(0, e)
	}
	return first.id, unpack(first.key), true
}

func (h *indexedHeap) up(i int, e heapEntry) {
	for i > 0 {
		parent := (i - 1) / 2
		if !e.before(h.entries[parent]) {
			break
		}
		h.put(i, h.entries[parent])
		i = parent
	}
	h.put(i, e)
}

func (h *indexedHeap) down(i int, e heapEntry) {
	for {
		child := 2*i + 1
		if child >= len(h.entries) {
			break
		}
		if right := child + 1; right < len(h.entries) && h.entries[right].before(h.entries[child]) {
			child = right
		}
		if !h.entries[child].before(e) {
			break
		}
		h.put(i, h.entries[child])
		i = child
	}
	h.put(i, e)
}

func (h *indexedHeap) put(i int, e heapEntry) {
	h.entries[i] = e
	*h.place.At(int32(e.id)) = int32(i)
}

// Bytes counts the array and the index.
func (h *indexedHeap) Bytes() int64 { return engine.Growing(h.entries) + h.place.Bytes(1) }
