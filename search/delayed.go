// The open list that delays what is expanded again.

package search

import (
	"math"

	"kedou/search/internal/table"
)

// delayedList keeps apart what was taken out before.
type delayedList struct {
	far, near indexedHeap
	taken     table.Arena[bool] // by ID: it was taken out before
	first     int64             // states that were taken out for the first time
	left      int64             // that may be taken out again before the next first one
}

// NewDelayed returns an open list that delays reopened states (Sturtevant, Zhang, Holte and
// Schaeffer 2008): between two states that are expanded for the first time, of which k were before,
// at most the square root of k are expanded again, those of cheapest paths first; and all that wait
// before a goal counts. With AStar and Reopen the search is as exact as A*. N states are expanded
// some N^1.5 times, where A* with an inconsistent heuristic may take 2^N, and B the square,
// and once more for every goal that is met too soon. Priorities must be those of AStar. It holds two of NewHeap.
func NewDelayed() OpenList { return new(delayedList) }

func (l *delayedList) Len() int { return l.far.Len() + l.near.Len() }

func (l *delayedList) Push(id ID, p Priority) {
	for int(id) >= l.taken.Len() {
		l.taken.Push(false)
	}
	if *l.taken.At(int32(id)) {
		l.near.Push(id, byPath(p))
	} else {
		l.far.Push(id, p)
	}
}

func (l *delayedList) Update(id ID, p Priority) {
	if *l.taken.At(int32(id)) {
		l.near.Update(id, byPath(p))
	} else {
		l.far.Update(id, p)
	}
}

func (l *delayedList) Pop() (ID, Priority, bool) {
	if l.far.Len() == 0 || l.left > 0 {
		if id, p, ok := l.near.Pop(); ok {
			l.left--
			return id, fromPath(p), true
		}
	}
	id, p, ok := l.far.Pop()
	if ok {
		*l.taken.At(int32(id)) = true
		l.first++
		l.left = int64(math.Sqrt(float64(l.first)))
	}
	return id, p, ok
}

// postpone puts a goal back that was taken out, if a state that waits may lead to a cheaper path
// there. All that wait go first then.
func (l *delayedList) postpone(goal ID, p Priority) bool {
	if l.near.Len() == 0 {
		return false
	}
	*l.taken.At(int32(goal)) = false
	l.far.Push(goal, p)
	l.left = math.MaxInt64
	return true
}

// Bytes counts both heaps.
func (l *delayedList) Bytes() int64 { return l.far.Bytes() + l.near.Bytes() + l.taken.Bytes(1) }
