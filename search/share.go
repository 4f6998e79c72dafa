// How the workers of a crew share what there is to do, and wait for each other.

package search

import (
	"runtime"
	"sync/atomic"
	"time"
)

// request is what a worker asks the others for.
type request struct {
	below    Cost // work of less F is asked for
	pending  bool
	donated  []heapEntry
	answered atomic.Bool
}

// mostDonated is how many states are given at most.
const mostDonated = 1 << 6

// await waits until there is something to do: until another has given work, or until no other
// is at less than f.
func (w *worker[S, M, K]) await(f Cost) {
	w.requestWork(f)
	for looks := 0; !w.answered.Load() && !w.crew.over.Load(); looks++ {
		if w.crew.growing.Load() {
			w.grow()
		}
		if f < Infinite && !w.crew.ahead(f) {
			break
		}
		pause(looks)
	}
	w.receive()
}

// pause lets others have the processor, for longer after many looks.
func pause(looks int) {
	const patience = 1000
	if runtime.Gosched(); looks > patience {
		time.Sleep(20 * time.Microsecond)
	}
}

// requestWork asks for work of less F. When all do who have nothing, the search is over.
func (w *worker[S, M, K]) requestWork(f Cost) {
	c := w.crew
	c.lock.Lock()
	defer c.lock.Unlock()
	w.below, w.pending = f, true
	c.requests.Add(1)
	if f == Infinite {
		if c.idle++; c.idle == len(c.workers) {
			c.end()
		}
	}
}

// receive takes what was given.
func (w *worker[S, M, K]) receive() {
	c := w.crew
	c.lock.Lock()
	defer c.lock.Unlock()
	w.answer(nil)
	w.answered.Store(false)
	for i := len(w.donated) - 1; i >= 0; i-- {
		w.agenda.push(w.donated[i].id, w.donated[i].key)
	}
	w.donated = w.donated[:0]
}

// answer ends a worker's request. The crew is locked.
func (w *worker[S, M, K]) answer(donated []heapEntry) {
	if !w.pending {
		return
	}
	w.pending = false
	w.crew.requests.Add(-1)
	if w.below == Infinite {
		w.crew.idle--
	}
	w.donated = append(w.donated, donated...)
	w.answered.Store(len(donated) > 0)
}

// donate gives every second of the first states to each who asks for such.
func (w *worker[S, M, K]) donate(f Cost) {
	c := w.crew
	c.lock.Lock()
	defer c.lock.Unlock()
	for _, other := range c.workers {
		if other.pending && other.below > f {
			if donated := w.split(f); len(donated) > 0 {
				other.answer(donated)
			}
		}
	}
}

// split takes every second of the first states of a rank out of the open list, if there are two.
func (w *worker[S, M, K]) split(f Cost) (given []heapEntry) {
	var kept []heapEntry
	for len(given) < mostDonated {
		key, any := w.agenda.first()
		if !any || rank(key) != f {
			break
		}
		id, key := w.agenda.pop()
		if e := (heapEntry{key, id}); len(kept) == len(given) {
			kept = append(kept, e)
		} else {
			given = append(given, e)
		}
	}
	for i := len(kept) - 1; i >= 0; i-- {
		w.agenda.push(kept[i].id, kept[i].key)
	}
	return given
}

// enlarge calls for the slots to grow, and grows them with the others. False means that the search is over.
func (w *worker[S, M, K]) enlarge() bool {
	w.crew.growing.Store(true)
	w.grow()
	return !w.crew.over.Load()
}

// grow lets the slots grow. All workers do it together: the last to come makes room, each
// copies a part, and none searches before all is copied. Once the search is over some may have left, and may
// still be looking at the slots, which stay as they are then.
func (w *worker[S, M, K]) grow() {
	c, t := w.crew, w.crew.states
	c.halt.meet(&c.over, func() {
		switch {
		case c.over.Load():
		case c.reserve(t.Growth()):
			t.Grow(len(c.workers))
		default:
			w.run.meter.Stop(MemoryLimit)
			c.end()
		}
	})
	if c.over.Load() {
		return
	}
	t.Lay(w.number, len(c.workers))
	c.halt.meet(&c.over, func() {
		c.growing.Store(false)
		c.held.Add(t.Drop())
	})
}

// barrier is where all of a crew wait for the last.
type barrier struct {
	of    int32
	come  atomic.Int32
	times atomic.Int32
}

// meet waits until all have come, and the last has done what is to be done alone; or until it's over.
func (b *barrier) meet(over *atomic.Bool, alone func()) {
	times := b.times.Load()
	if b.come.Add(1) == b.of {
		alone()
		b.come.Store(0)
		b.times.Add(1)
		return
	}
	for looks := 0; b.times.Load() == times && !over.Load(); looks++ {
		pause(looks)
	}
}
