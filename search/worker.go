// A worker of a crew: best-first search from its own open list.

package search

import (
	"math"
	"runtime"
	"sync/atomic"

	"kedou/internal/engine"
)

type worker[S, M any, K comparable] struct {
	expansion[S, M, K]
	crew     *crew[S, M, K]
	run      *run[S, M, K]
	number   int
	stacks   *stacks
	evaluate func(g, h Cost) Priority
	eager    bool
	keep     bool
	writer   engine.Writer[shared[S, M]]
	tags     []uint32
	touched  uint64 // keeps the compiler from removing the loads
	paid     int64  // bytes reserved
	added    int    // states
	_        [64]byte
	front    atomic.Int32 // the rank at work; Infinite while there is none
	request
	_ [64]byte
}

func newWorker[S, M any, K comparable](c *crew[S, M, K], whole *run[S, M, K], m *engine.Meter, number int) *worker[S, M, K] {
	r, o := *whole, &whole.config
	r.meter, r.stats = m, (*Stats)(&m.Stats)
	return &worker[S, M, K]{expansion: newExpansion(&r), crew: c, run: &r, number: number, stacks: newStacks(), evaluate: o.evaluator(),
		eager: o.GoalOnGeneration, keep: o.Reopening == Keep, writer: engine.Writer[shared[S, M]]{Table: c.states}}
}

func (w *worker[S, M, K]) addStart(start S) {
	w.crew.reserve(w.crew.states.Bytes())
	k := w.run.problem.Key(start)
	kid := Successor[S, M, K]{State: start, Key: k}
	w.meet(&kid, engine.Tag(w.run.hasher.Hash(k)), path{parent: None})
}

// work expands first states until the search is over.
func (w *worker[S, M, K]) work() {
	for !w.crew.over.Load() {
		switch f := w.first(); {
		case w.crew.growing.Load():
			w.grow()
		case f == Infinite || w.crew.ahead(f):
			w.await(f)
		case !w.run.ready():
			w.crew.end()
		default:
			if w.crew.requests.Load() > 0 {
				w.donate(f)
			}
			w.step()
		}
	}
}

// first returns the rank of the first state, or Infinite if none is below the bound, and publishes it for the other workers.
func (w *worker[S, M, K]) first() Cost {
	f := Infinite
	if key, any := w.stacks.first(); any {
		if f = rank(key); f >= Cost(w.crew.bound.Load()) {
			f = Infinite
		}
	}
	if Cost(w.front.Load()) != f {
		w.front.Store(int32(f))
	}
	return f
}

// rank is the F of a priority, but never Infinite: a state whose F doesn't fit in Cost waits like any other.
func rank(key uint64) Cost { return min(unpack(key).F, Infinite-1) }

// step removes the first state, and expands it unless that has been done.
func (w *worker[S, M, K]) step() {
	id, key := w.stacks.pop()
	n := w.crew.at(id)
	now := n.life.Load()
	g, depth, s := read(now)
	if p := w.evaluate(g, n.h); s != open || p.packed() != key {
		return
	}
	goal, to := !w.eager && w.run.problem.IsGoal(n.state), closed
	if goal {
		to = dropped
	}
	if !n.life.CompareAndSwap(now, life(g, depth, to)) {
		return // another worker has found a cheaper path, or was first
	}
	w.run.stats.Open--
	if goal {
		w.crew.reach(id, g, rank(key))
		return
	}
	w.run.stats.Expanded++
	w.expand(id, n.state, g, depth)
}

// expand generates the children of a state while the search isn't over.
func (w *worker[S, M, K]) expand(id ID, state S, g Cost, depth int32) {
	kids := w.generate(state)
	w.tags = w.tags[:0]
	for i := range kids {
		tag := engine.Tag(w.run.hasher.Hash(kids[i].Key))
		w.touched += w.crew.states.Touch(tag)
		w.tags = append(w.tags, tag)
	}
	for i := range kids {
		w.run.stats.Generated++
		if g, ok := w.run.extend(g, kids[i].Cost); ok {
			w.meet(&kids[i], w.tags[i], path{g, depth + 1, id})
		}
		if w.run.over() {
			w.crew.end()
		}
		if w.crew.over.Load() {
			return
		}
	}
}

// meet finds a state by its key, or creates it if there is room.
func (w *worker[S, M, K]) meet(kid *Successor[S, M, K], tag uint32, way path) {
	t := w.crew.states
	id, at := t.First(tag)
	for {
		for ; id >= 0; id, at = t.Next(tag, at) {
			if n := t.At(id); w.run.problem.Key(n.state) == kid.Key {
				w.revisit(ID(id), kid.Move, way)
				return
			}
		}
		had := w.writer.Room()
		switch {
		case !w.room() || had && w.create(kid, tag, at, way):
			return
		case had: // another worker has taken the slot
			id, at = t.From(tag, at)
		default: // the slots have grown
			id, at = t.First(tag)
		}
	}
}

// create stores a new state, unless its estimate ends the search. False means that the slot isn't empty any more.
func (w *worker[S, M, K]) create(kid *Successor[S, M, K], tag uint32, at int, way path) bool {
	number, n := w.writer.Draft()
	id, s, h, ok := ID(number), open, Cost(0), true
	goal := w.eager && w.run.problem.IsGoal(kid.State)
	if !goal {
		if h, ok = w.run.estimate(kid.State); !ok {
			return true
		}
	}
	if goal || h == Infinite {
		s = dead
	}
	n.state, n.h, n.parent, n.move = kid.State, h, way.parent, kid.Move
	n.life.Store(life(way.g, way.depth, s))
	if !w.writer.Publish(tag, at) {
		return false
	}
	w.run.stats.States++
	w.run.stats.Depth = max(w.run.stats.Depth, int(way.depth))
	switch {
	case goal:
		w.crew.reach(id, way.g, way.g)
		w.crew.end()
	case s == open:
		w.enqueue(id, w.evaluate(way.g, h))
	}
	return true
}

// revisit compares a new path to a known state with its present path, and keeps other workers from the state while it changes.
func (w *worker[S, M, K]) revisit(id ID, m M, way path) {
	w.run.stats.Duplicates++
	n := w.crew.at(id)
	for {
		now := n.life.Load()
		g, _, s := read(now)
		switch {
		case way.g >= g || w.keep && s != open && s != moving:
			return
		case s == moving && w.crew.over.Load(): // and perhaps for ever, by a panic
			return
		case s == moving:
			runtime.Gosched()
		case n.life.CompareAndSwap(now, life(g, way.depth, moving)):
			w.reparent(id, s, m, way)
			return
		}
	}
}

// reparent gives a state that had a status a cheaper path.
func (w *worker[S, M, K]) reparent(id ID, s status, m M, way path) {
	w.run.stats.Reparented++
	n := w.crew.at(id)
	n.parent, n.move = way.parent, m
	p := w.evaluate(way.g, n.h)
	if s == closed || s == dropped {
		w.run.stats.Reopened++
	}
	if s == dead {
		n.life.Store(life(way.g, way.depth, dead))
		return
	}
	n.life.Store(life(way.g, way.depth, open))
	if s == open {
		w.run.stats.Open--
	}
	w.enqueue(id, p)
}

func (w *worker[S, M, K]) enqueue(id ID, p Priority) {
	w.stacks.push(id, p.packed())
	w.run.stats.Open++
	w.run.stats.OpenPeak = max(w.run.stats.OpenPeak, w.run.stats.Open)
}

// room reports whether the memory limit allows one more state, and enlarges the slots if needed. Without a limit it updates the counts only
// now and then.
func (w *worker[S, M, K]) room() bool {
	const now = 1 << 8
	for !w.writer.Room() {
		if !w.enlarge() {
			return false
		}
	}
	if w.added++; w.crew.limit == 0 && w.added%now != 0 {
		return true
	}
	if b := w.bytes(); b > w.paid {
		if w.run.stats.States > math.MaxInt32/2/int64(len(w.crew.workers)) || !w.crew.reserve(b-w.paid) {
			w.run.meter.Stop(engine.MemoryLimit)
			w.crew.end()
			return false
		}
		w.paid = b
	}
	return true
}

// bytes is the memory that the worker holds while one more state is added.
func (w *worker[S, M, K]) bytes() int64 {
	return w.writer.Bytes() + w.stacks.bytes() + engine.Growing(w.run.moves) + engine.Growing(w.kids) + engine.Growing(w.tags)
}
