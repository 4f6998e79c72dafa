// The lazy open list: a plain heap in which old entries go stale.

package search

import (
	"cmp"
	"unsafe"

	"github.com/emirpasic/gods/v2/trees/binaryheap"

	"kedou/internal/engine"
)

// lazyList answers Update by a second entry; Pop skips entries whose priority is no longer their state's.
type lazyList struct {
	heap  *binaryheap.Heap[heapEntry]
	now   engine.Arena[lazyEntry] // by ID
	count int
	peak  int // the heap's greatest length, stale entries included
}

// lazyEntry is the present entry of an ID.
type lazyEntry struct {
	key  uint64
	open bool
}

// NewLazy returns an open list without an index, on a gods binaryheap. Its operations take O(log n) for n entries, stale ones included; it
// holds 16 bytes an entry and 16 a state. It pops in the order of NewHeap.
func NewLazy() OpenList {
	return &lazyList{heap: binaryheap.NewWith(func(a, b heapEntry) int {
		if c := cmp.Compare(a.key, b.key); c != 0 {
			return c
		}
		return cmp.Compare(b.id, a.id)
	})}
}

func (l *lazyList) Len() int { return l.count }

func (l *lazyList) Push(id ID, p Priority) {
	for int(id) >= l.now.Len() {
		l.now.Push(lazyEntry{})
	}
	l.count++
	l.add(id, p.packed())
}

func (l *lazyList) Update(id ID, p Priority) {
	if key := p.packed(); key != l.now.At(int32(id)).key {
		l.add(id, key)
	}
}

func (l *lazyList) add(id ID, key uint64) {
	*l.now.At(int32(id)) = lazyEntry{key, true}
	l.heap.Push(heapEntry{key, id})
	l.peak = max(l.peak, l.heap.Size())
}

// Pop skips entries whose state has left the list or has another priority. Two
// equal entries of one state do no harm: the first closes it for both.
func (l *lazyList) Pop() (ID, Priority, bool) {
	for {
		e, ok := l.heap.Pop()
		if !ok {
			return None, Priority{}, false
		}
		if now := l.now.At(int32(e.id)); now.open && now.key == e.key {
			now.open = false
			l.count--
			return e.id, unpack(e.key), true
		}
	}
}

// Bytes counts the heap's array as four times its greatest length: gods doubles the array, and needs room for the copy meanwhile.
func (l *lazyList) Bytes() int64 {
	return 4*int64(l.peak+1)*int64(unsafe.Sizeof(heapEntry{})) + l.now.Bytes(1)
}
