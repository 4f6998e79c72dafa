// Iterative-deepening A*.

package search

import (
	"context"
	"math/bits"
	"runtime"
	"slices"
	"unsafe"

	"kedou/internal/engine"
)

// IDAStar searches depth-first within a bound on g+h, and raises the bound to the least value that exceeded it until it meets a goal (Korf
// 1985). It holds one path and no table. With an admissible heuristic the path is a cheapest one. A path of more than some 500,000 states,
// on 32 bits 125,000, in a browser 4,096, ends the search with MemoryLimit.
//
// IDAStar doesn't enter a state that is already on the path. So it ends on every finite space, with Unsolvable when no state exceeded the
// bound. It expands a state once per path and round, though, and where many paths meet that may take too long to wait for.
func IDAStar[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	r, err := newRun(ctx, p, c)
	if err != nil {
		return Result[M]{}, err
	}
	d := idaStar[S, M, K]{run: r, watched: c.Observe != nil || c.Limits.Depth > 0}
	d.expander, _ = p.(Expander[S, M, K])
	d.start = Successor[S, M, K]{State: start, Key: p.Key(start)}
	d.least, _ = r.estimate(start)
	for bound := d.least; bound < Infinite && !r.over(); bound = d.above {
		d.round(bound)
	}
	return d.result()
}

type idaStar[S, M any, K comparable] struct {
	run      *run[S, M, K]
	expander Expander[S, M, K] // nil: the problem has no such upgrade
	start    Successor[S, M, K]
	least    Cost                 // the start's h
	watched  bool                 // meet has to see every state
	kids     []Successor[S, M, K] // successors of the states on the path
	path     []entered[K]
	crowd    [1 << crowdBits]int32
	h        Cost  // of the state to enter next
	ids      []ID  // of the path, if meet sees every state
	ready    int64 // states to enter before the next call of the meter
	bound    Cost
	above    Cost // the least g+h that exceeded the bound
	visited  ID   // states entered in this round, to number events
	found    []M  // the solution, from its end
	cost     Cost // of the solution
}

// entered is a state on the path.
type entered[K comparable] struct {
	hash uint64 // of the key
	key  *K
}

// crowdBits is how many bits of a hash index the counts of states on the path. If a child's count is 0, the child is not on the path, and
// no key need be compared.
const crowdBits = 12

// The limits on nested calls, each well below the end of the stack.
const (
	mostStack     = 1 << (24 + bits.UintSize/16) // bytes: a quarter of what Go allows, on 32 bits and on 64
	mostInBrowser = 1 << 12                      // states
)

func (d *idaStar[S, M, K]) round(bound Cost) {
	d.bound, d.above, d.visited, d.run.cuts = bound, Infinite, 0, 0
	d.kids, d.h = d.kids[:0], d.least
	d.announce(Event[S, M]{Kind: engine.Restarted, ID: None, Parent: None, Priority: AStar(0, 0)})
	d.onward(&d.start, 0, 0, d.run.hasher.Hash(d.start.Key))
}

// descend enters a state within the bound and searches below it. It returns false when the round is over. It is long because
// it is the whole of IDA*, and recursive because a processor predicts where a call returns to, but not what a loop with a stack does next.
func (d *idaStar[S, M, K]) descend(s *Successor[S, M, K], g Cost, depth int) bool {
	if d.ready--; d.ready < 0 {
		if !d.run.meter.Ready() {
			return false
		}
		d.ready = d.run.meter.Ahead()
	}
	first, stats := len(d.kids), d.run.stats
	if d.watched || d.run.problem.IsGoal(s.State) {
		if expand, on := d.meet(s, g, depth); !expand {
			return on
		}
	}
	stats.Expanded++
	if d.expander != nil {
		d.kids = d.expander.AppendSuccessors(d.kids, s.State)
	} else {
		d.kids = d.run.appendSuccessors(d.kids, s.State)
	}
	kids := d.kids[first:]
	if (depth > stats.Depth || cap(d.kids)-len(d.kids) < len(kids)) && !d.room(depth, len(kids)) {
		return false
	}
	for i := range kids {
		kid := &kids[i]
		stats.Generated++
		g, ok := d.run.extend(g, kid.Cost)
		if !ok {
			if d.run.err != nil {
				return false
			}
			continue
		}
		h, ok := d.run.estimate(kid.State)
		if !ok {
			return false
		}
		if h > d.bound-g && d.exceeds(g, h) {
			continue
		}
		hash := d.run.hasher.Hash(kid.Key)
		if d.onPath(hash, kid.Key) {
			stats.Duplicates++
			continue
		}
		d.h = h
		if !d.onward(kid, g, depth+1, hash) {
			if d.run.goal != None {
				d.found = append(d.found, kid.Move)
			}
			return false
		}
	}
	d.kids = d.kids[:first]
	return true
}

// exceeds reports whether a state is a dead end or g+h exceeds the bound, which it may raise. A sum that doesn't fit in Cost counts as the
// greatest that does: A*, too, expands such a state after all others.
func (d *idaStar[S, M, K]) exceeds(g, h Cost) bool {
	f := min(g.Plus(h), Infinite-1)
	if h < Infinite && f > d.bound {
		d.above = min(d.above, f)
	}
	return h == Infinite || f > d.bound
}

// onward descends to a state and keeps it on the path meanwhile.
func (d *idaStar[S, M, K]) onward(s *Successor[S, M, K], g Cost, depth int, hash uint64) bool {
	d.path = append(d.path, entered[K]{hash, &s.Key})
	d.crowd[hash&(1<<crowdBits-1)]++
	on := d.descend(s, g, depth)
	d.crowd[hash&(1<<crowdBits-1)]--
	d.path = d.path[:depth]
	return on
}

func (d *idaStar[S, M, K]) onPath(hash uint64, k K) bool {
	if d.crowd[hash&(1<<crowdBits-1)] == 0 {
		return false
	}
	for i := range d.path {
		if e := &d.path[i]; e.hash == hash && *e.key == k {
			return true
		}
	}
	return false
}

// meet handles the rare cases: goals, a depth limit and observers. It reports whether to expand the state and, if not, whether the
// round continues.
func (d *idaStar[S, M, K]) meet(s *Successor[S, M, K], g Cost, depth int) (expand, on bool) {
	e := Event[S, M]{ID: d.visited, Parent: None, Depth: depth, State: s.State, Move: s.Move, G: g, H: d.h, Priority: AStar(g, d.h)}
	if d.watched {
		if d.ids = append(d.ids[:depth], d.visited); depth > 0 {
			e.Parent = d.ids[depth-1]
		}
	}
	announce := func(kind string) { e.Kind = kind; d.announce(e) }
	announce(engine.Opened)
	switch {
	case d.run.problem.IsGoal(s.State):
		d.visited++
		d.run.stats.Depth = max(d.run.stats.Depth, depth)
		d.run.goal, d.cost = 0, g // descend records the path on its way back
		announce(engine.Found)
		return false, false
	case d.run.meter.TooDeep(depth):
		d.visited++
		d.run.stats.Depth = max(d.run.stats.Depth, depth)
		d.run.cuts++
		announce(engine.Cut)
		return false, true
	}
	d.visited++
	announce(engine.Expanded)
	return true, true
}

func (d *idaStar[S, M, K]) announce(e Event[S, M]) {
	if d.run.config.Observe != nil {
		d.run.config.Observe(e)
	}
}

// room records the memory for a path of that depth and for more children. Each state on the path is a call of descend, and of onward, whose
// stack doubles when it is full.
func (d *idaStar[S, M, K]) room(depth, more int) bool {
	d.run.stats.Depth = max(d.run.stats.Depth, depth)
	stack := int64(depth) * (256 + 2*int64(unsafe.Sizeof(d.start)))
	if stack > mostStack || runtime.GOOS == "js" && depth > mostInBrowser {
		d.run.meter.Stop(engine.MemoryLimit)
		return false
	}
	kids := d.kids[:min(len(d.kids)+more, cap(d.kids))]
	return d.run.meter.Hold(engine.Growing(kids) + engine.Growing(d.path) + engine.Growing(d.run.moves) + 3*stack)
}

func (d *idaStar[S, M, K]) result() (Result[M], error) {
	r, err := d.run.verdict()
	if r.Status == Solved {
		slices.Reverse(d.found)
		r.Path, r.Cost = d.found, d.cost
	}
	return r, err
}
