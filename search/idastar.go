// Iterative-deepening A*.

package search

import "context"

// IDAStar searches depth-first within a bound on g+h, and again with the least
// value that exceeded it, until a goal turns up (Korf 1985). It holds one path,
// no table. With an admissible heuristic the path is a cheapest one.
//
// A state that is on the path already is not entered again. So the search ends
// on every finite space, with Unsolvable when no state exceeded the bound; but a
// state is expanded once per path and round, and where many paths meet that may
// take longer than anyone will wait.
func IDAStar[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	d := idaStar[S, M, K]{course: newCourse(ctx, p, c)}
	h := d.estimate(start)
	for bound := h; bound < Infinite && !d.over(); bound = d.above {
		d.round(start, h, bound)
	}
	return d.result()
}

type idaStar[S, M any, K comparable] struct {
	course[S, M, K]
	steps   []step[S, M]
	hashes  []uint64 // of the path's keys, apart for a quick scan
	bound   Cost
	above   Cost // the least g+h that exceeded the bound
	visited ID   // states entered in this round, to number events
}

// step is a state on the current path; buffer[next:end] are its untried moves.
type step[S, M any] struct {
	state            S
	move             M
	node             node
	id               ID
	first, next, end int32
}

func (d *idaStar[S, M, K]) estimate(s S) Cost {
	if d.config.Heuristic == nil {
		return 0
	}
	return d.config.Heuristic(s)
}

// round searches everything within the bound.
func (d *idaStar[S, M, K]) round(start S, h, bound Cost) {
	d.bound, d.above, d.visited, d.cuts = bound, Infinite, 0, 0
	d.announce(Restarted, &step[S, M]{node: node{parent: None}, id: None})
	d.enter(step[S, M]{state: start, node: node{h: h, parent: None}}, d.hasher.Hash(d.problem.Key(start)))
	for len(d.steps) > 0 && !d.over() {
		d.advance(&d.steps[len(d.steps)-1])
	}
}

// enter puts a state on the path and, unless it is the goal, expands it.
func (d *idaStar[S, M, K]) enter(s step[S, M], hash uint64) {
	if !d.proceed() {
		return
	}
	s.id = d.visited
	d.visited++
	d.stats.Depth = max(d.stats.Depth, int(s.node.depth))
	d.announce(Opened, &s)
	kind := Expanded
	switch {
	case d.problem.IsGoal(s.state):
		kind, d.goal = Found, 0 // the path itself tells which
	case d.tooDeep(s.node):
		kind = Cut
		d.cuts++
	default:
		d.stats.Expanded++
		s.first = int32(len(d.buffer))
		d.buffer = d.problem.AppendMoves(d.buffer, s.state)
		s.next, s.end = s.first, int32(len(d.buffer))
	}
	if kind == Found || kind == Expanded && d.allow(growing(d.steps)+growing(d.hashes)+growing(d.buffer)) {
		d.steps, d.hashes = append(d.steps, s), append(d.hashes, hash)
	}
	d.announce(kind, &s)
}

// advance tries the next move of the path's last state, or leaves it.
func (d *idaStar[S, M, K]) advance(s *step[S, M]) {
	if s.next == s.end {
		d.buffer = d.buffer[:s.first]
		d.steps, d.hashes = d.steps[:len(d.steps)-1], d.hashes[:len(d.hashes)-1]
		return
	}
	m := d.buffer[s.next]
	s.next++
	next, cost := d.problem.Next(s.state, m)
	d.stats.Generated++
	g, ok := d.passable(s.node.g, cost)
	if !ok {
		return
	}
	d.meet(step[S, M]{state: next, move: m, node: node{g: g, parent: s.id, depth: s.node.depth + 1}})
}

// meet enters a child within the bound that is not on the path.
func (d *idaStar[S, M, K]) meet(s step[S, M]) {
	s.node.h = d.estimate(s.state)
	if s.node.h == Infinite {
		return
	}
	f := s.node.g.Plus(s.node.h)
	switch {
	case f == Infinite:
		d.err = ErrCostOverflow
	case f > d.bound:
		d.above = min(d.above, f)
	default:
		key := d.problem.Key(s.state)
		hash := d.hasher.Hash(key)
		if d.onPath(key, hash) {
			d.stats.Duplicates++
			return
		}
		d.enter(s, hash)
	}
}

func (d *idaStar[S, M, K]) onPath(key K, hash uint64) bool {
	for i, h := range d.hashes {
		if h == hash && d.problem.Key(d.steps[i].state) == key {
			return true
		}
	}
	return false
}

func (d *idaStar[S, M, K]) announce(kind EventKind, s *step[S, M]) {
	if d.config.Observe == nil {
		return
	}
	d.config.Observe(Event[S, M]{Kind: kind, ID: s.id, Parent: s.node.parent, Depth: int(s.node.depth), State: s.state, Move: s.move,
		G: s.node.g, H: s.node.h, Priority: AStar(s.node.g, s.node.h)})
}

// result reads the path off the steps.
func (d *idaStar[S, M, K]) result() (Result[M], error) {
	r, err := d.verdict()
	if r.Status == Solved {
		r.Cost = d.steps[len(d.steps)-1].node.g
		r.Path = make([]M, len(d.steps)-1)
		for i := range r.Path {
			r.Path[i] = d.steps[i+1].move
		}
	}
	return r, err
}
