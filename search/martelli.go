// The open list of Martelli's algorithm B.

package search

import "kedou/search/internal/table"

// martelliList keeps states below the greatest F removed so far apart.
type martelliList struct {
	far, near indexedHeap
	where     table.Arena[bool] // by ID: is in near; valid for IDs in the list
	most      Cost
}

// NewMartelli returns the open list of algorithm B (Martelli 1977). States whose F is below the greatest removed so far go first, ordered
// by the cost of their path alone; the others go by priority. With AStar and Reopen the search is as exact as A*. It expands at most the
// square of the number of states, where A* with an inconsistent heuristic may reopen exponentially often; if no F falls below the greatest,
// it is A*. Priorities must be AStar's. It holds two of NewHeap.
func NewMartelli() OpenList { return &martelliList{most: -Infinite} }

func (l *martelliList) Len() int { return l.far.Len() + l.near.Len() }

func (l *martelliList) Push(id ID, p Priority) {
	for int(id) >= l.where.Len() {
		l.where.Push(false)
	}
	near := p.F < l.most
	if *l.where.At(int32(id)) = near; near {
		l.near.Push(id, byPath(p))
	} else {
		l.far.Push(id, p)
	}
}

// byPath puts the cost of the path, F less h, before h.
func byPath(p Priority) Priority { return Priority{p.F - p.Tie, p.Tie} }

// fromPath inverts byPath.
func fromPath(p Priority) Priority { return Priority{p.F + p.Tie, p.Tie} }

func (l *martelliList) Update(id ID, p Priority) {
	switch list, near := &l.far, p.F < l.most; {
	case *l.where.At(int32(id)) != near:
		if !near {
			list = &l.near
		}
		list.Update(id, Priority{-Infinite, -Infinite})
		list.Pop() // remove the entry just looked at
		l.Push(id, p)
	case near:
		l.near.Update(id, byPath(p))
	default:
		l.far.Update(id, p)
	}
}

func (l *martelliList) Pop() (ID, Priority, bool) {
	if id, p, ok := l.near.Pop(); ok {
		return id, fromPath(p), true
	}
	id, p, ok := l.far.Pop()
	if ok {
		l.most = max(l.most, p.F)
	}
	return id, p, ok
}

// Bytes counts both heaps.
func (l *martelliList) Bytes() int64 { return l.far.Bytes() + l.near.Bytes() + l.where.Bytes(1) }
