// Best-first search on several cores: one table of states for all workers, an open list
// for each.
//
// What a worker generates waits in its own open list (worker.go), so that it goes down from
// state to state as one worker alone would. A worker whose first state has a greater F than
// another's waits and asks for work, and the other gives it half of what is first there
// (share.go). So all are at the same F, and hardly a state is expanded that one worker would
// have left. The first goal taken out need not be the cheapest: it is a bound, and the
// search goes on until no worker has a state of less F.
//
// A shared table and open lists apart are those of Kumar, Ramesh and Rao (1988). To send each
// state to an owner by its hash (HDA*: Kishimoto, Fukunaga and Botea 2009) did worse on two
// cores; NOTES.md has the figures.

package search

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"

	"kedou/search/internal/table"
)

// crew is what the workers of one search share.
type crew[S, M any, K comparable] struct {
	workers  []*worker[S, M, K]
	states   *table.Shared[shared[S, M]]
	limit    int64        // of memory, 0 for none
	bound    atomic.Int32 // the rank of the cheapest goal, Infinite if none
	over     atomic.Bool
	requests atomic.Int32 // workers that ask for work
	growing  atomic.Bool  // all are to meet
	halt     barrier
	_        [64]byte
	held     atomic.Int64 // bytes
	peak     atomic.Int64
	lock     sync.Mutex // of what stands below, and of what workers give each other
	idle     int        // workers without a state below the bound
	best     ID         // the cheapest goal
	cost     Cost
}

// shared is what is known of a state. Who has made its status moving may change parent and
// move, and no other worker; only path reads them.
type shared[S, M any] struct {
	life   atomic.Uint64 // g, depth and status
	state  S
	h      Cost
	parent ID
	move   M
}

// life packs what changes while others look.
func life(g Cost, depth int32, s status) uint64 {
	return uint64(g)<<32 | uint64(depth)<<statusBits | uint64(s)
}

// moving is the status of a state whose parent changes just now.
const moving status = 1<<statusBits - 1

// read unpacks a life.
func read(life uint64) (g Cost, depth int32, s status) {
	return Cost(life >> 32), int32(uint32(life) >> statusBits), status(life & (1<<statusBits - 1))
}

// several searches with as many workers as the options say.
func several[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	if err := c.Limits.CheckNoDepth("BestFirst with several workers"); err != nil {
		return Result[M]{}, err
	}
	whole, err := newRun(ctx, p, c)
	if err != nil {
		return Result[M]{}, err
	}
	meters := whole.meter.Share(c.BestFirst.Workers)
	crew := newCrew(whole, meters)
	if err := c.Limits.CheckFloor(crew.floor()); err != nil {
		return Result[M]{}, err
	}
	crew.search(start)
	return crew.finish(whole, meters)
}

// newCrew makes a worker for each meter.
func newCrew[S, M any, K comparable](whole *run[S, M, K], meters []*Meter) *crew[S, M, K] {
	n := len(meters)
	c := &crew[S, M, K]{states: table.NewShared[shared[S, M]](n), limit: whole.config.Limits.Memory, best: None}
	c.bound.Store(int32(Infinite))
	c.halt.of = int32(n)
	for i, m := range meters {
		c.workers = append(c.workers, newWorker(c, whole, m, i))
	}
	return c
}

// search lets the workers search, the first from the start.
func (c *crew[S, M, K]) search(start S) {
	c.workers[0].plant(start)
	var group sync.WaitGroup
	for _, w := range c.workers {
		group.Go(w.work)
	}
	group.Wait()
}

// floor is the memory that the search begins with.
func (c *crew[S, M, K]) floor() int64 {
	b := c.states.Bytes()
	for _, w := range c.workers {
		b += w.bytes()
	}
	return b
}

// reserve takes note of more bytes, or refuses them.
func (c *crew[S, M, K]) reserve(bytes int64) bool {
	now := c.held.Add(bytes)
	if c.limit > 0 && now > c.limit {
		c.held.Add(-bytes)
		return false
	}
	for {
		if peak := c.peak.Load(); peak >= now || c.peak.CompareAndSwap(peak, now) {
			return true
		}
	}
}

// ahead reports whether another worker is at a lower F: what has more than the lowest is
// better left until that is done, since a goal may make it needless.
func (c *crew[S, M, K]) ahead(f Cost) bool {
	for _, w := range c.workers {
		if Cost(w.front.Load()) < f {
			return true
		}
	}
	return false
}

// reach takes note of a goal.
func (c *crew[S, M, K]) reach(id ID, g, f Cost) {
	c.lock.Lock()
	defer c.lock.Unlock()
	if c.best == None || g < c.cost {
		c.best, c.cost = id, g
		c.bound.Store(int32(min(f, Cost(c.bound.Load()))))
	}
}

// end ends the search of all.
func (c *crew[S, M, K]) end() { c.over.Store(true) }

// finish draws the verdict. A goal at which a limit stopped the search need not be the one to find, unless the first
// generated is.
func (c *crew[S, M, K]) finish(whole *run[S, M, K], meters []*Meter) (Result[M], error) {
	peak := 0
	for _, w := range c.workers {
		peak += w.run.stats.OpenPeak
		if whole.err == nil {
			whole.err = w.run.err
		}
	}
	whole.meter.Join(meters)
	whole.stats.Bytes, whole.stats.OpenPeak = c.peak.Load(), peak
	if c.best != None && (whole.config.BestFirst.GoalOnGeneration || whole.meter.Reason() == NoReason) {
		whole.goal = c.best
	}
	r, err := whole.verdict()
	if r.Status == Solved {
		r.Path = c.path(c.best)
		r.Cost = whole.cost(c.states.At(0).state, r.Path)
	}
	return r, err
}

// path lists the moves from the start to a state.
func (c *crew[S, M, K]) path(id ID) (moves []M) {
	for n := c.at(id); n.parent != None; n = c.at(n.parent) {
		moves = append(moves, n.move)
	}
	slices.Reverse(moves)
	return moves
}

func (c *crew[S, M, K]) at(id ID) *shared[S, M] { return c.states.At(int32(id)) }
