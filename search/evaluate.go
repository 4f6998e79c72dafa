// Evaluators: the order in which best-first search expands states.

package search

import (
	"math"

	"kedou/internal/phrase"
)

// Priority orders the open list: the least F first and, among equals, the least Tie. Of entries equal in both, the newest comes first; each
// list of this package defines "newest" in its own way, but always the same way.
type Priority struct{ F, Tie Cost }

// Less reports whether p is expanded before q.
func (p Priority) Less(q Priority) bool {
	return p.F < q.F || p.F == q.F && p.Tie < q.Tie
}

// packed maps p to an integer of the same order; negative scores are fine.
func (p Priority) packed() uint64 {
	const sign = 1 << 31
	return uint64(uint32(p.F)^sign)<<32 | uint64(uint32(p.Tie)^sign)
}

func unpack(k uint64) Priority {
	const sign = 1 << 31
	return Priority{Cost(uint32(k>>32) ^ sign), Cost(uint32(k) ^ sign)}
}

// AStar ranks by g+h, then by h (Hart, Nilsson and Raphael 1968). With an admissible heuristic and Reopen the path found is a cheapest one.
func AStar(g, h Cost) Priority { return Priority{g.Plus(h), h} }

// Greedy ranks by h, then by g: fast, with no bound on the path's cost (Doran and Michie 1966).
func Greedy(g, h Cost) Priority { return Priority{h, g} }

// UniformCost ranks by g alone (Dijkstra 1959). A heuristic still identifies dead ends.
func UniformCost(g, _ Cost) Priority { return Priority{F: g} }

// Weighted ranks by g + w·h, rounded down, then by h. For w ≥ 1, an admissible heuristic and Reopen, the path costs at most w times the
// cheapest (Pohl 1970). Below 1 it leans towards UniformCost. A weight that is negative, infinite or no number is an error.
func Weighted(w float64) (func(g, h Cost) Priority, error) {
	if !(w >= 0) || math.IsInf(w, 1) {
		return nil, phrase.Errorf("search: Weighted needs a finite weight of at least 0, not %g", w)
	}
	return func(g, h Cost) Priority {
		f := float64(g) + w*float64(h)
		if f >= float64(Infinite) {
			return Priority{Infinite, h}
		}
		return Priority{Cost(f), h}
	}, nil
}
