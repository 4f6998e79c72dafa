// Best-first search on several cores: one table of states for all workers, an open list for each.
//
// A worker puts the states that it generates into its own open list (worker.go), so it follows a line of states as a single worker would. A
// worker whose first state has a greater F than another worker's requests work and waits, and the other worker hands over half of its first
// states (share.go). So all workers are at the same F, and expand few states that one worker would have left. The first goal expanded need
// not be the cheapest: it is a bound, and the search continues until no worker has a state of less F.
//
// The shared table with separate open lists is by Kumar, Ramesh and Rao (1988). NOTES.md compares it with sending each state to an owner by
// its hash (HDA*: Kishimoto, Fukunaga and Botea 2009), which was slower on two cores.

package search

import (
	"context"
	"fmt"
	"runtime/debug"
	"slices"
	"sync"
	"sync/atomic"

	"kedou/internal/engine"
)

// crew is the state that the workers of one search share.
type crew[S, M any, K comparable] struct {
	workers  []*worker[S, M, K]
	states   *engine.Shared[shared[S, M]]
	limit    int64        // of memory, 0 for none
	bound    atomic.Int32 // the rank of the cheapest goal, Infinite if none
	over     atomic.Bool
	broken   atomic.Pointer[workerPanic] // the first panic
	requests atomic.Int32                // workers that request work
	growing  atomic.Bool                 // all workers are to meet
	halt     barrier
	_        [64]byte
	held     atomic.Int64 // bytes
	peak     atomic.Int64
	lock     sync.Mutex // guards the fields below, and the work that workers hand over
	idle     int        // workers without a state below the bound
	best     ID         // the cheapest goal
	cost     Cost
}

// shared is the record of a state. Only the worker that has set its status to moving may change parent and move; only path reads them.
type shared[S, M any] struct {
	life   atomic.Uint64 // g, depth and status
	state  S
	h      Cost
	parent ID
	move   M
}

// life packs the fields that change while others read them.
func life(g Cost, depth int32, s status) uint64 {
	return uint64(g)<<32 | uint64(depth)<<statusBits | uint64(s)
}

// moving is the status of a state while a worker changes its parent.
const moving status = 1<<statusBits - 1

func read(life uint64) (g Cost, depth int32, s status) {
	return Cost(life >> 32), int32(uint32(life) >> statusBits), status(life & (1<<statusBits - 1))
}

// several searches with the number of workers in the options.
func several[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	if err := engine.CheckNoDepth(c.Limits, "BestFirst with several workers"); err != nil {
		return Result[M]{}, err
	}
	whole, err := newRun(ctx, p, c)
	if err != nil {
		return Result[M]{}, err
	}
	meters := whole.meter.Share(c.Workers)
	crew := newCrew(whole, meters)
	if err := engine.CheckFloor(c.Limits, crew.floor()); err != nil {
		return Result[M]{}, err
	}
	crew.search(start)
	return crew.finish(whole, meters)
}

func newCrew[S, M any, K comparable](whole *run[S, M, K], meters []*engine.Meter) *crew[S, M, K] {
	n := len(meters)
	c := &crew[S, M, K]{states: engine.NewShared[shared[S, M]](n), limit: whole.config.Limits.Memory, best: None}
	c.bound.Store(int32(Infinite))
	c.halt.of = int32(n)
	for i, m := range meters {
		c.workers = append(c.workers, newWorker(c, whole, m, i))
	}
	return c
}

// search lets the workers search, the first from the start. It passes on a worker's panic.
func (c *crew[S, M, K]) search(start S) {
	c.workers[0].addStart(start)
	var group sync.WaitGroup
	for _, w := range c.workers {
		group.Go(func() {
			working := true
			defer func() {
				if working {
					c.broken.CompareAndSwap(nil, &workerPanic{recover(), debug.Stack()})
					c.end()
				}
			}()
			w.work()
			working = false
		})
	}
	group.Wait()
	if p := c.broken.Load(); p != nil {
		panic(p)
	}
}

// workerPanic is what ended a worker: the value of a panic, nil after runtime.Goexit, and the stack of its place.
type workerPanic struct {
	value any
	stack []byte
}

func (p *workerPanic) Error() string {
	return fmt.Sprintf("search: a worker's goroutine has ended by a panic: %v\n\n%s", p.value, p.stack)
}

// Unwrap returns the value if it is an error.
func (p *workerPanic) Unwrap() error {
	err, _ := p.value.(error)
	return err
}

// floor is the memory that the search holds at the start.
func (c *crew[S, M, K]) floor() int64 {
	b := c.states.Bytes()
	for _, w := range c.workers {
		b += w.bytes()
	}
	return b
}

// reserve records more bytes, or refuses them.
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

// ahead reports whether another worker is at a lower F. States above the lowest F are better left until that is done, since a goal may make
// them needless.
func (c *crew[S, M, K]) ahead(f Cost) bool {
	for _, w := range c.workers {
		if Cost(w.front.Load()) < f {
			return true
		}
	}
	return false
}

func (c *crew[S, M, K]) reach(id ID, g, f Cost) {
	c.lock.Lock()
	defer c.lock.Unlock()
	if c.best == None || g < c.cost {
		c.best, c.cost = id, g
		c.bound.Store(int32(min(f, Cost(c.bound.Load()))))
	}
}

func (c *crew[S, M, K]) end() { c.over.Store(true) }

// finish returns the verdict. A goal at which a limit stopped the search need not be a cheapest one, unless the caller wants the first
// generated.
func (c *crew[S, M, K]) finish(whole *run[S, M, K], meters []*engine.Meter) (Result[M], error) {
	peak := 0
	for _, w := range c.workers {
		peak += w.run.stats.OpenPeak
		if whole.err == nil {
			whole.err = w.run.err
		}
	}
	whole.meter.Join(meters)
	whole.stats.Bytes, whole.stats.OpenPeak = c.peak.Load(), peak
	if c.best != None && (whole.config.GoalOnGeneration || whole.meter.Reason() == engine.NoReason) {
		whole.goal = c.best
	}
	r, err := whole.verdict()
	if r.Status == Solved {
		r.Path = c.path(c.best)
		r.Cost = whole.cost(c.states.At(0).state, r.Path)
	}
	return r, err
}

func (c *crew[S, M, K]) path(id ID) (moves []M) {
	for n := c.at(id); n.parent != None; n = c.at(n.parent) {
		moves = append(moves, n.move)
	}
	slices.Reverse(moves)
	return moves
}

func (c *crew[S, M, K]) at(id ID) *shared[S, M] { return c.states.At(int32(id)) }
