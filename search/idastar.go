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
// take longer than anyone will wait. IDAStarOptions has other ways.
func IDAStar[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	r, err := newRun(ctx, p, c)
	if err != nil {
		return Result[M]{}, err
	}
	d := idaStar[S, M, K]{run: r, back: c.IDAStar.BackOnly, start: Successor[S, M, K]{State: start, Key: p.Key(start)}}
	d.expander, _ = p.(Expander[S, M, K])
	d.least = r.estimate(start)
	if c.IDAStar.Budgeted {
		d.budgeted()
	} else {
		for bound := d.least; bound < Infinite && !r.over(); bound = d.above {
			d.round(bound)
		}
	}
	return d.result()
}

type idaStar[S, M any, K comparable] struct {
	run      *run[S, M, K]
	expander Expander[S, M, K] // nil: the problem has no such upgrade
	start    Successor[S, M, K]
	least    Cost // the start's h
	back     bool
	steps    []step
	kids     []Successor[S, M, K] // the start, and what the states on the path lead to
	crowd    [1 << crowdBits]int32
	bound    Cost
	above    Cost // the least g+h that exceeded the bound
	below    Cost // the greatest g+h that was expanded
	visited  ID   // states entered in this round, to number events
	probe    probe
}

// crowdBits are as many bits of a hash as count the states of the path: where none has
// a child's bits, the child is not on the path, and nothing need be compared.
const crowdBits = 12

// step is a state on the current path; kids[next:end] are its untried successors.
type step struct {
	hash             uint64 // of the key; unused where only steps back are left out
	g, h             Cost
	id               ID
	kid              int32 // its place among the kids
	first, next, end int32
}

// round searches everything within the bound. It is one loop, and long, because it is all
// that IDA* does: calls for its parts cost a third of the time on the 15-puzzle.
func (d *idaStar[S, M, K]) round(bound Cost) {
	d.bound, d.above, d.below, d.visited, d.run.cuts = bound, Infinite, 0, 0, 0
	d.announce(Restarted, None, nil)
	d.kids = append(d.kids[:0], d.start)
	stats, heuristic, watched := d.run.stats, d.run.config.Heuristic, d.run.config.Observe != nil
	if !d.enter(step{h: d.least, hash: d.run.hasher.Hash(d.start.Key)}, None) {
		return
	}
	for len(d.steps) > 0 {
		s := &d.steps[len(d.steps)-1]
		if s.next == s.end {
			d.leave()
			continue
		}
		at := s.next
		kid := &d.kids[at]
		s.next++
		stats.Generated++
		if d.back && len(d.steps) > 1 && d.kids[d.steps[len(d.steps)-2].kid].Key == kid.Key {
			stats.Duplicates++
			continue
		}
		if kid.Cost < 0 || kid.Cost >= Infinite-s.g {
			if d.run.refuse(kid.Cost); d.run.err != nil {
				return
			}
			continue
		}
		next := step{g: s.g + kid.Cost, kid: at}
		if heuristic != nil {
			next.h = heuristic(kid.State)
		}
		if next.h > d.bound-next.g {
			if next.h < Infinite && next.h >= Infinite-next.g {
				d.run.err = ErrCostOverflow
				return
			}
			d.above = min(d.above, next.g.Plus(next.h))
			continue
		}
		if !d.back {
			if next.hash = d.run.hasher.Hash(kid.Key); d.onPath(next.hash, kid.Key) {
				stats.Duplicates++
				continue
			}
		}
		if watched || d.run.config.Limits.Depth > 0 || d.probe.on || d.run.problem.IsGoal(kid.State) {
			if !d.enter(next, s.id) {
				return
			}
			continue
		}
		if !d.run.meter.Ready() {
			return
		}
		d.expand(&next)
		if !d.room() {
			return
		}
		d.steps = append(d.steps, next)
	}
}

// enter puts a state on the path and, unless it is the goal, expands it. False means that
// the round is over.
func (d *idaStar[S, M, K]) enter(s step, parent ID) bool {
	if !d.run.meter.Ready() || d.probe.spent(d.run.stats.Expanded) {
		return false
	}
	depth := len(d.steps)
	s.id = d.visited
	d.announce(Opened, parent, &s)
	switch {
	case d.run.problem.IsGoal(d.kids[s.kid].State):
		d.visited++
		if d.probe.on {
			d.probe.goal = s.g
			d.bound = s.g - 1 // what is as dear tells no more
			d.announce(DeadEnd, parent, &s)
			return true
		}
		d.run.stats.Depth = max(d.run.stats.Depth, depth)
		d.steps = append(d.steps, s)
		d.run.goal = 0 // the path itself tells which
		d.announce(Found, parent, &s)
		return false
	case d.run.meter.TooDeep(depth):
		d.visited++
		d.run.stats.Depth = max(d.run.stats.Depth, depth)
		d.run.cuts++
		d.announce(Cut, parent, &s)
		return true
	}
	d.expand(&s)
	if !d.room() {
		return false
	}
	d.steps = append(d.steps, s)
	d.announce(Expanded, parent, &s)
	return true
}

// room asks for memory only when a slice has to grow.
func (d *idaStar[S, M, K]) room() bool {
	return len(d.steps) < cap(d.steps) && len(d.kids) < cap(d.kids) ||
		d.run.meter.Hold(table.Growing(d.steps)+table.Growing(d.kids)+table.Growing(d.run.moves))
}

// expand generates what the state leads to, behind what the path before it leads to.
func (d *idaStar[S, M, K]) expand(s *step) {
	stats := d.run.stats
	stats.Expanded++
	stats.Depth = max(stats.Depth, len(d.steps))
	s.id = d.visited
	d.visited++
	d.below = max(d.below, s.g+s.h)
	s.first = int32(len(d.kids))
	if state := d.kids[s.kid].State; d.expander != nil {
		d.kids = d.expander.AppendSuccessors(d.kids, state)
	} else {
		d.kids = d.run.appendSuccessors(d.kids, state)
	}
	s.next, s.end = s.first, int32(len(d.kids))
	if !d.back {
		d.crowd[s.hash&(1<<crowdBits-1)]++
	}
}

// leave takes the last state off the path.
func (d *idaStar[S, M, K]) leave() {
	s := &d.steps[len(d.steps)-1]
	d.kids = d.kids[:s.first]
	if !d.back {
		d.crowd[s.hash&(1<<crowdBits-1)]--
	}
	d.steps = d.steps[:len(d.steps)-1]
}

func (d *idaStar[S, M, K]) onPath(hash uint64, k K) bool {
	if d.crowd[hash&(1<<crowdBits-1)] == 0 {
		return false
	}
	for i := range d.steps {
		if s := &d.steps[i]; s.hash == hash && d.kids[s.kid].Key == k {
			return true
		}
	}
	return false
}

// announce tells the observer, if there is one, about a state, or of the round.
func (d *idaStar[S, M, K]) announce(kind EventKind, parent ID, s *step) {
	if d.run.config.Observe != nil {
		d.notify(kind, parent, s)
	}
}

func (d *idaStar[S, M, K]) notify(kind EventKind, parent ID, s *step) {
	e := Event[S, M]{Kind: kind, ID: None, Parent: parent, Priority: AStar(0, 0)}
	if s != nil {
		kid := &d.kids[s.kid]
		e.ID, e.State, e.Move, e.G, e.H, e.Priority = s.id, kid.State, kid.Move, s.g, s.h, AStar(s.g, s.h)
		e.Depth = d.depth(s)
	}
	d.run.config.Observe(e)
}

// depth is how far from the start a state is, which stands on the path or comes next.
func (d *idaStar[S, M, K]) depth(s *step) int {
	n := len(d.steps)
	if n > 0 && d.steps[n-1].id == s.id {
		return n - 1
	}
	return n
}

// result reads the path off the steps.
func (d *idaStar[S, M, K]) result() (Result[M], error) {
	r, err := d.run.verdict()
	if r.Status == Solved {
		r.Cost = d.steps[len(d.steps)-1].g
		r.Path = make([]M, len(d.steps)-1)
		for i := range r.Path {
			r.Path[i] = d.kids[d.steps[i+1].kid].Move
		}
	}
	return r, err
}
