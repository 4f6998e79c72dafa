// Best-first search on several cores: hash-distributed A* (Kishimoto, Fukunaga and
// Botea 2009).
//
// Each worker owns the states whose keys' hashes are its own, with a tree and an agenda for
// them, and sends whatever else it generates to the owner. A worker waits while another has
// a state of less g+h at work; still some are expanded that one worker would have left, and
// goals may turn up before cheaper ones. So a goal is only a bound, and the search goes on
// until no worker has a state of less g+h and none is under way.

package search

import (
	"context"
	"math"
	"runtime"
	"sync"
	"sync/atomic"
	"unsafe"

	"kedou/search/internal/table"
)

// parcelSize is how many states travel together, unless the sender has nothing else to do.
const parcelSize = 32

// parcel is states on their way to their owner, each with the path that led there.
type parcel[S, M any, K comparable] []sent[S, M, K]

type sent[S, M any, K comparable] struct {
	kid Successor[S, M, K]
	tag uint32
	way path
}

// crew is what the workers of one search share.
type crew[S, M any, K comparable] struct {
	workers []*worker[S, M, K]
	bound   atomic.Int32 // the cost of the cheapest goal, Infinite if none
	busy    atomic.Int64 // workers at work, and parcels under way
	over    atomic.Bool
	goal    sync.Mutex
	best    ID  // of the cheapest goal, as the crew numbers states
	first   int // the worker that owns the start
}

type worker[S, M any, K comparable] struct {
	*bestFirst[S, M, K]
	crew   *crew[S, M, K]
	number int
	front  atomic.Int32 // g+h of the state at work, Infinite while there is none
	steps  int
	out    []parcel[S, M, K] // by owner
	lock   sync.Mutex
	in     []parcel[S, M, K]
	posted atomic.Int64 // parcels in the tray, or being unpacked
	wake   *sync.Cond
}

// several searches with as many workers as the options say.
func several[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	if err := c.Limits.CheckNoDepth("BestFirst with several workers"); err != nil {
		return Result[M]{}, err
	}
	n := c.BestFirst.Workers
	whole, err := newRun(ctx, p, c)
	if err != nil {
		return Result[M]{}, err
	}
	c.Limits.Memory /= int64(n)
	crew := &crew[S, M, K]{best: None}
	crew.bound.Store(int32(Infinite))
	meters := whole.meter.Share(n)
	for i, m := range meters {
		m.limits.Memory = c.Limits.Memory
		r := *whole
		r.config, r.meter, r.stats = c, m, &m.Stats
		w := &worker[S, M, K]{bestFirst: newBestFirst(&r), crew: crew, number: i, out: make([]parcel[S, M, K], n)}
		w.wake = sync.NewCond(&w.lock)
		w.tree.aside = w.bytes
		w.tree.eager = false
		if err := c.Limits.CheckFloor(w.tree.bytes()); err != nil {
			return Result[M]{}, err
		}
		crew.workers = append(crew.workers, w)
	}
	k := p.Key(start)
	tag := table.Tag(whole.hasher.Hash(k))
	crew.busy.Store(int64(n))
	crew.first = crew.owner(tag)
	crew.workers[crew.first].accept(&sent[S, M, K]{Successor[S, M, K]{State: start, Key: k}, tag, path{parent: None}})
	var group sync.WaitGroup
	for _, w := range crew.workers {
		group.Go(w.work)
	}
	group.Wait()
	return crew.finish(whole, meters)
}

// owner of a tag: by its lowest bits, since the table goes by the highest.
func (c *crew[S, M, K]) owner(tag uint32) int { return int(tag*0x9E3779B1>>16) % len(c.workers) }

// global numbers a worker's states among those of the crew.
func (w *worker[S, M, K]) global(id ID) ID { return id*ID(len(w.crew.workers)) + ID(w.number) }

// at is the worker and the number there of a state of the crew.
func (c *crew[S, M, K]) at(id ID) (*worker[S, M, K], ID) {
	n := ID(len(c.workers))
	return c.workers[id%n], id / n
}

// work takes in what the others send and expands what is least, until all are done.
func (w *worker[S, M, K]) work() {
	for !w.crew.over.Load() {
		w.receive()
		if !w.step() && !w.rest() {
			break
		}
	}
	w.crew.end()
}

// step expands a state. False means that there is none below the bound.
func (w *worker[S, M, K]) step() bool {
	if w.run.stats.Open == 0 {
		return false
	}
	if !w.run.ready() {
		w.crew.end()
		return false
	}
	id := w.next()
	n := w.tree.at(id)
	f := n.g.Plus(n.h)
	if w.front.Store(int32(f)); w.crew.ahead(f) {
		w.update(id) // put it back
		w.post()
		runtime.Gosched()
		return true
	}
	w.run.stats.Open--
	if w.steps++; w.steps%parcelSize == 0 {
		w.post()
	}
	switch {
	case f >= Cost(w.crew.bound.Load()):
		n.become(dropped)
	case w.run.problem.IsGoal(n.state):
		w.reach(id)
	default:
		w.tree.close(id)
		w.spread(id)
	}
	return true
}

// ahead reports whether another worker is at states of less than f: what has more than the least
// f is better left until that is done, since the cost of the cheapest path may be less than f.
func (c *crew[S, M, K]) ahead(f Cost) bool {
	for _, w := range c.workers {
		if Cost(w.front.Load()) < f {
			return true
		}
	}
	return false
}

// post sends off what is packed.
func (w *worker[S, M, K]) post() {
	for to := range w.out {
		if len(w.out[to]) > 0 {
			w.send(to)
		}
	}
}

// reach makes a goal the bound, if it is the cheapest so far.
func (w *worker[S, M, K]) reach(id ID) {
	n := w.tree.at(id)
	n.become(dropped)
	w.crew.goal.Lock()
	defer w.crew.goal.Unlock()
	if n.g < Cost(w.crew.bound.Load()) {
		w.crew.bound.Store(int32(n.g))
		w.crew.best = w.global(id)
	}
}

// spread generates the children of a state and hands them to their owners.
func (w *worker[S, M, K]) spread(id ID) {
	kids := w.tree.successors(id)
	for i := range kids {
		n, kid := w.tree.at(id), &kids[i]
		w.run.stats.Generated++
		g, ok := w.run.extend(n.g, kid.Cost)
		if !ok {
			if w.run.err != nil {
				w.crew.end()
				return
			}
			continue
		}
		s := sent[S, M, K]{*kid, w.tree.tags[i], path{g, n.depth() + 1, w.global(id)}}
		if to := w.crew.owner(s.tag); to == w.number {
			w.accept(&s)
		} else if w.out[to] = append(w.out[to], s); len(w.out[to]) == parcelSize {
			w.send(to)
		}
	}
}

// send puts a parcel into its owner's tray.
func (w *worker[S, M, K]) send(to int) {
	w.crew.busy.Add(1)
	owner := w.crew.workers[to]
	owner.posted.Add(1)
	owner.lock.Lock()
	owner.in = append(owner.in, w.out[to])
	owner.lock.Unlock()
	owner.wake.Signal()
	w.out[to] = make(parcel[S, M, K], 0, parcelSize)
}

// receive empties the tray.
func (w *worker[S, M, K]) receive() {
	w.lock.Lock()
	in := w.in
	w.in = nil
	w.lock.Unlock()
	for _, parcel := range in {
		for i := range parcel {
			w.accept(&parcel[i])
		}
		w.posted.Add(-1)
		w.crew.busy.Add(-1) // its states are open now, and this worker is at work
	}
}

// accept meets a state of the worker's own.
func (w *worker[S, M, K]) accept(s *sent[S, M, K]) {
	if int(w.tree.size()) >= math.MaxInt32/len(w.crew.workers)-1 {
		w.run.meter.Stop(MemoryLimit) // of the crew's numbers
		w.crew.end()
		return
	}
	switch id, met := w.tree.meet(&s.kid, s.tag, s.way); met {
	case fresh:
		w.enqueue(id, Opened)
	case known:
		n := w.tree.at(id)
		if n.status() == dropped && s.way.g < n.g {
			n.become(closed)
		}
		w.revisit(id, s.kid.Move, s.way)
	}
	if w.run.err != nil || w.run.meter.Stopped() {
		w.crew.end()
	}
}

// bytes is what a worker holds beside its tree: the agenda, and the parcels that it packs and
// has been sent.
func (w *worker[S, M, K]) bytes() int64 {
	parcels := w.posted.Load() + int64(len(w.out))
	b := parcels * parcelSize * int64(unsafe.Sizeof(sent[S, M, K]{}))
	if w.agenda != nil {
		return b + w.agenda.bytes()
	}
	if s, ok := w.open.(Sizer); ok {
		b += s.Bytes()
	}
	return b
}

// rest sends off what is left and waits for more. False means that no more will come.
func (w *worker[S, M, K]) rest() bool {
	w.post()
	w.front.Store(int32(Infinite))
	w.lock.Lock()
	defer w.lock.Unlock()
	if len(w.in) > 0 {
		return true
	}
	if w.crew.busy.Add(-1) == 0 {
		w.lock.Unlock()
		w.crew.end()
		w.lock.Lock()
		return false
	}
	for len(w.in) == 0 && !w.crew.over.Load() {
		w.wake.Wait()
	}
	w.crew.busy.Add(1)
	return !w.crew.over.Load()
}

// end ends the search of all.
func (c *crew[S, M, K]) end() {
	if c.over.Swap(true) {
		return
	}
	for _, w := range c.workers {
		w.lock.Lock()
		w.lock.Unlock() //lint:ignore SA2001 so that no worker is between its look and its wait
		w.wake.Broadcast()
	}
}

// finish draws the verdict. A bound that the search was stopped at proves nothing.
func (c *crew[S, M, K]) finish(whole *run[S, M, K], meters []*Meter) (Result[M], error) {
	for _, w := range c.workers {
		w.run.stats.States = int64(w.tree.size())
		if whole.err == nil {
			whole.err = w.run.err
		}
	}
	bytes := int64(0)
	for _, m := range meters {
		bytes += m.Stats.Bytes
	}
	whole.meter.Join(meters)
	whole.stats.Bytes = bytes
	start := c.workers[c.first].tree.at(0).state
	if c.best != None && whole.meter.Reason() == NoReason {
		whole.goal = c.best
	}
	r, err := whole.verdict()
	if r.Status == Solved {
		for id := c.best; ; {
			w, n := c.at(id)
			if id = w.tree.at(n).parent; id == None {
				break
			}
			r.Path = append(r.Path, *w.tree.made.At(int32(n)))
		}
		for i, j := 0, len(r.Path)-1; i < j; i, j = i+1, j-1 {
			r.Path[i], r.Path[j] = r.Path[j], r.Path[i]
		}
		r.Cost = whole.cost(start, r.Path)
	}
	return r, err
}
