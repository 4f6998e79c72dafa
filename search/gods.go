// The open list on gods' binary heap, in which old entries go stale.

package search

import (
	"cmp"
	"unsafe"

	"github.com/emirpasic/gods/v2/trees/binaryheap"

	"kedou/internal/engine"
)

// godsList answers Update by a second entry; Pop skips entries whose priority is no longer their state's.
type godsList struct {
	heap  *binaryheap.Heap[heapEntry]
	now   engine.Arena[godsEntry] // by ID
	count int
	peak  int // the heap's greatest length, stale entries included
}

// godsEntry is the present entry of an ID.
type godsEntry struct {
	key  uint64
	open bool
}

// NewGods returns an open list without an index, on a gods binaryheap. Its operations take O(log n) for n entries, stale ones included; it
// holds 16 bytes an entry and 16 a state. It pops in the order of NewHeap.
func NewGods() OpenList {
	return &godsList{heap: binaryheap.NewWith(func(a, b heapEntry) int {
		if c := cmp.Compare(a.key, b.key); c != 0 {
			return c
		}
		return cmp.Compare(b.id, a.id)
	})}
}

func (l *godsList) Len() int { return l.count }

func (l *godsList) Push(id ID, p Priority) {
	for int(id) >= l.now.Len() {
		l.now.Push(godsEntry{})
	}
	l.count++
	l.add(id, p.packed())
}

func (l *godsList) Update(id ID, p Priority) {
	if key := p.packed(); key != l.now.At(int32(id)).key {
		l.add(id, key)
	}
}

func (l *godsList) add(id ID, key uint64) {
	*l.now.At(int32(id)) = godsEntry{key, true}
	l.heap.Push(heapEntry{key, id})
	l.peak = max(l.peak, l.heap.Size())
}

// Pop skips entries whose state has left the list or has another priority. Two
// equal entries of one state do no harm: the first closes it for both.
func (l *godsList) Pop() (ID, Priority, bool) {
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
func (l *godsList) Bytes() int64 {
	return 4*int64(l.peak+1)*int64(unsafe.Sizeof(heapEntry{})) + l.now.Bytes(1)
}
