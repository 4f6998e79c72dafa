// The binary heap with decrease-key.

package search

import "kedou/internal/engine"

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

// NewHeap returns an open list on an indexed binary heap with decrease-key. Push, Update and Pop take O(log n); it holds 16 bytes an entry
// and 4 a state. Config.Open left nil gives the same order faster, from stacks by priority.
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
