// How the workers of a crew share work, and wait for each other.

package search

import (
	"runtime"
	"sync/atomic"
	"time"

	"kedou/internal/engine"
)

// request is a worker's request for work.
type request struct {
	below    Cost // only states of less F are wanted
	pending  bool
	donated  []heapEntry
	answered atomic.Bool
}

// mostDonated is the greatest number of states in one donation.
const mostDonated = 1 << 6

// await waits until there is work: until another worker has donated some, or until no other worker is below f.
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

// pause yields the processor, for longer after many looks.
func pause(looks int) {
	const patience = 1000
	if runtime.Gosched(); looks > patience {
		time.Sleep(20 * time.Microsecond)
	}
}

// requestWork requests states of less F. When all idle workers do so, the search is over.
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

func (w *worker[S, M, K]) receive() {
	c := w.crew
	c.lock.Lock()
	defer c.lock.Unlock()
	w.answer(nil)
	w.answered.Store(false)
	for i := len(w.donated) - 1; i >= 0; i-- {
		w.stacks.push(w.donated[i].id, w.donated[i].key)
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

// donate gives every second of the first states to each worker that has requested such states.
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

// split removes every second of the first states of a rank from the open list, if there are two.
func (w *worker[S, M, K]) split(f Cost) (given []heapEntry) {
	var kept []heapEntry
	for len(given) < mostDonated {
		key, any := w.stacks.first()
		if !any || rank(key) != f {
			break
		}
		id, key := w.stacks.pop()
		if e := (heapEntry{key, id}); len(kept) == len(given) {
			kept = append(kept, e)
		} else {
			given = append(given, e)
		}
	}
	for i := len(kept) - 1; i >= 0; i-- {
		w.stacks.push(kept[i].id, kept[i].key)
	}
	return given
}

// enlarge requests more slots, and grows them together with the other workers. False means that the search is over.
func (w *worker[S, M, K]) enlarge() bool {
	w.crew.growing.Store(true)
	w.grow()
	return !w.crew.over.Load()
}

// grow enlarges the slots. All workers do it together: the last to arrive allocates, each copies a part, and none searches before all is
// copied. Once the search is over some workers may have left and may still read the slots, so they stay as they are.
func (w *worker[S, M, K]) grow() {
	c, t := w.crew, w.crew.states
	c.halt.meet(&c.over, func() {
		switch {
		case c.over.Load():
		case c.reserve(t.Growth()):
			t.Grow(len(c.workers))
		default:
			w.run.meter.Stop(engine.MemoryLimit)
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

// barrier is where all workers of a crew wait for the last.
type barrier struct {
	of    int32
	come  atomic.Int32
	times atomic.Int32
}

// meet waits until all workers have come and the last has run alone, or until the search is over.
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
