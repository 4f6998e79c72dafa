// Iterative-deepening A*.

package search

import (
	"context"

	"kedou/search/internal/table"
)

// IDAStar searches depth-first within a bound on g+h, and again with the least
// value that exceeded it, until a goal turns up (Korf 1985). It holds one path,
// no table. With an admissible heuristic the path is a cheapest one.
//
// A state that is on the path already is not entered again. So the search ends
// on every finite space, with Unsolvable when no state exceeded the bound; but a
// state is expanded once per path and round, and where many paths meet that may
// take longer than anyone will wait.
func IDAStar[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	r, err := newRun(ctx, p, c)
	if err != nil {
		return Result[M]{}, err
	}
	d := idaStar[S, M, K]{run: r}
	h := r.estimate(start)
	for bound := h; bound < Infinite && !r.over(); bound = d.above {
		d.round(start, h, bound)
	}
	return d.result()
}

type idaStar[S, M any, K comparable] struct {
	run     *run[S, M, K]
	steps   []step[S, M]
	hashes  []uint64 // of the path's keys, apart for a quick scan
	bound   Cost
	above   Cost // the least g+h that exceeded the bound
	visited ID   // states entered in this round, to number events
}

// step is a state on the current path; run.moves[next:end] are its untried moves.
type step[S, M any] struct {
	state            S
	move             M
	path             path
	h                Cost
	id               ID
	first, next, end int32
}

// round searches everything within the bound.
func (d *idaStar[S, M, K]) round(start S, h, bound Cost) {
	d.bound, d.above, d.visited, d.run.cuts = bound, Infinite, 0, 0
	d.announce(Restarted, &step[S, M]{path: path{parent: None}, id: None})
	d.enter(step[S, M]{state: start, path: path{parent: None}, h: h}, d.run.hasher.Hash(d.run.problem.Key(start)))
	for len(d.steps) > 0 && !d.run.over() {
		d.advance(&d.steps[len(d.steps)-1])
	}
}

// enter puts a state on the path and, unless it is the goal, expands it.
func (d *idaStar[S, M, K]) enter(s step[S, M], hash uint64) {
	if !d.run.ready() {
		return
	}
	s.id = d.visited
	d.visited++
	d.run.stats.Depth = max(d.run.stats.Depth, int(s.path.depth))
	d.announce(Opened, &s)
	kind := Expanded
	switch {
	case d.run.problem.IsGoal(s.state):
		kind, d.run.goal = Found, 0 // the path itself tells which
	case d.run.meter.TooDeep(int(s.path.depth)):
		kind = Cut
		d.run.cuts++
	default:
		d.run.stats.Expanded++
		s.first = int32(len(d.run.moves))
		d.run.moves = d.run.problem.AppendMoves(d.run.moves, s.state)
		s.next, s.end = s.first, int32(len(d.run.moves))
	}
	if kind == Found || kind == Expanded && d.run.meter.Hold(table.Growing(d.steps)+table.Growing(d.hashes)+table.Growing(d.run.moves)) {
		d.steps, d.hashes = append(d.steps, s), append(d.hashes, hash)
	}
	d.announce(kind, &s)
}

// advance tries the next move of the path's last state, or leaves it.
func (d *idaStar[S, M, K]) advance(s *step[S, M]) {
	if s.next == s.end {
		d.run.moves = d.run.moves[:s.first]
		d.steps, d.hashes = d.steps[:len(d.steps)-1], d.hashes[:len(d.hashes)-1]
		return
	}
	m := d.run.moves[s.next]
	s.next++
	next, cost := d.run.problem.Next(s.state, m)
	d.run.stats.Generated++
	g, ok := d.run.extend(s.path.g, cost)
	if !ok {
		return
	}
	d.meet(step[S, M]{state: next, move: m, path: path{g, s.path.depth + 1, s.id}})
}

// meet enters a child within the bound that is not on the path.
func (d *idaStar[S, M, K]) meet(s step[S, M]) {
	s.h = d.run.estimate(s.state)
	if s.h == Infinite {
		return
	}
	f := s.path.g.Plus(s.h)
	switch {
	case f == Infinite:
		d.run.err = ErrCostOverflow
	case f > d.bound:
		d.above = min(d.above, f)
	default:
		key := d.run.problem.Key(s.state)
		hash := d.run.hasher.Hash(key)
		if d.onPath(key, hash) {
			d.run.stats.Duplicates++
			return
		}
		d.enter(s, hash)
	}
}

func (d *idaStar[S, M, K]) onPath(key K, hash uint64) bool {
	for i, h := range d.hashes {
		if h == hash && d.run.problem.Key(d.steps[i].state) == key {
			return true
		}
	}
	return false
}

func (d *idaStar[S, M, K]) announce(kind EventKind, s *step[S, M]) {
	if d.run.config.Observe == nil {
		return
	}
	d.run.config.Observe(Event[S, M]{Kind: kind, ID: s.id, Parent: s.path.parent, Depth: int(s.path.depth), State: s.state, Move: s.move,
		G: s.path.g, H: s.h, Priority: AStar(s.path.g, s.h)})
}

// result reads the path off the steps.
func (d *idaStar[S, M, K]) result() (Result[M], error) {
	r, err := d.run.verdict()
	if r.Status == Solved {
		r.Cost = d.steps[len(d.steps)-1].path.g
		r.Path = make([]M, len(d.steps)-1)
		for i := range r.Path {
			r.Path[i] = d.steps[i+1].move
		}
	}
	return r, err
}
