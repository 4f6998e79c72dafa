// How the workers of a crew share what there is to do, and wait for each other.

package search

import (
	"runtime"
	"sync/atomic"
	"time"
)

// appeal is a worker's request for work.
type appeal struct {
	below Cost // work of less F is asked for
	asks  bool
	food  []heapEntry
	fed   atomic.Bool
}

// portion is how many states are given at most.
const portion = 1 << 6

// starve waits until there is something to do: until another has given work, or until no other
// is at less than f.
func (w *worker[S, M, K]) starve(f Cost) {
	w.plead(f)
	for looks := 0; !w.fed.Load() && !w.crew.over.Load(); looks++ {
		if w.crew.growing.Load() {
			w.grow()
		}
		if f < Infinite && !w.crew.ahead(f) {
			break
		}
		pause(looks)
	}
	w.eat()
}

// pause lets others have the processor, for longer after many looks.
func pause(looks int) {
	const patience = 1000
	if runtime.Gosched(); looks > patience {
		time.Sleep(20 * time.Microsecond)
	}
}

// plead asks for work of less F. When all do who have nothing, the search is over.
func (w *worker[S, M, K]) plead(f Cost) {
	c := w.crew
	c.lock.Lock()
	defer c.lock.Unlock()
	w.below, w.asks = f, true
	c.hungry.Add(1)
	if f == Infinite {
		if c.idle++; c.idle == len(c.workers) {
			c.end()
		}
	}
}

// eat takes what was given.
func (w *worker[S, M, K]) eat() {
	c := w.crew
	c.lock.Lock()
	defer c.lock.Unlock()
	w.satisfy(nil)
	w.fed.Store(false)
	for i := len(w.food) - 1; i >= 0; i-- {
		w.agenda.push(w.food[i].id, w.food[i].key)
	}
	w.food = w.food[:0]
}

// satisfy ends a worker's request. The crew is locked.
func (w *worker[S, M, K]) satisfy(food []heapEntry) {
	if !w.asks {
		return
	}
	w.asks = false
	w.crew.hungry.Add(-1)
	if w.below == Infinite {
		w.crew.idle--
	}
	w.food = append(w.food, food...)
	w.fed.Store(len(food) > 0)
}

// feed gives every second of the first states to one who asks for such.
func (w *worker[S, M, K]) feed(f Cost) {
	c := w.crew
	c.lock.Lock()
	defer c.lock.Unlock()
	for _, other := range c.workers {
		if other.asks && other.below > f {
			if food := w.halve(f); len(food) > 0 {
				other.satisfy(food)
			}
		}
	}
}

// halve takes every second of the first states of a rank out of the open list, if there are two.
func (w *worker[S, M, K]) halve(f Cost) (given []heapEntry) {
	var kept []heapEntry
	for len(given) < portion {
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

// ask calls for the slots to grow, and grows them with the others. False means that the search is over.
func (w *worker[S, M, K]) ask() bool {
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
