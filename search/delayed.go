// The open list that delays re-expansions.

package search

import (
	"math"

	"kedou/search/internal/table"
)

// delayedList keeps states that were expanded before apart from the others.
type delayedList struct {
	far, near indexedHeap
	taken     table.Arena[bool] // by ID: was removed before
	first     int64             // states removed for the first time
	left      int64             // re-expansions allowed before the next first one
}

// NewDelayed returns an open list that delays reopened states (Sturtevant, Zhang, Holte and Schaeffer 2008). Between two first expansions,
// with k states expanded so far, it allows at most the square root of k re-expansions, cheapest paths first. Before a goal counts, all
// delayed states are expanded.
//
// With AStar and Reopen the search is as exact as A*. N states take some N^1.5 expansions, where A* with an inconsistent heuristic may take
// 2^N and algorithm B N^2, and as many again for every goal met too soon. Priorities must be AStar's. It holds two of NewHeap.
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

// postpone puts a goal back if a delayed state may lead to a cheaper path to it. All delayed states then go first.
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
