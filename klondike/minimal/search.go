package minimal

// A* with a lower and an upper bound.

import (
	"slices"

	"kedou/internal/engine"
)

type searcher struct {
	deal      deal
	on        Technique
	mover     mover
	nodes     nodes
	queue     queue
	unloading unloading
	meter     *engine.Meter
	memory    int64
	lower     int // no line is shorter
	upper     int // the length of the shortest line known
	goal      uint32
}

// run raises the lower bound from the root's until it meets the upper one, which falls with each shorter line, or until a limit stops the
// search. Every line shorter than lower would have been found: run begins a row of the queue only when the row before is empty.
func (x *searcher) run(root state) {
	x.mover = mover{deal: &x.deal, on: x.on, children: x.mover.children, chain: x.mover.chain}
	x.nodes.reset(&x.deal, x.on&Dominance == 0)
	x.unloading.reset(&x.deal, &root, x.on, int(x.memory/unloadingShare/slotBytes))
	x.goal = 0
	x.lower = min(x.deal.estimate(root.key(), x.on), x.upper)
	x.queue.reset(x.lower)
	x.nodes.offer(root.key(), 0, 0)
	for ; x.enter() && x.lower < x.upper; x.lower++ {
		if !x.drain() {
			return
		}
	}
}

// together is the least number of children entered together. The processor then waits for the table less often, at the cost of expanding a
// few nodes that would have become stale.
const together = 32

// drain expands the nodes of the row of the lower bound, and reports whether it finished the row, or the search.
func (x *searcher) drain() bool {
	for x.lower < x.upper {
		i := x.queue.pop(x.lower, &x.nodes)
		switch {
		case i > 0:
		case len(x.nodes.batch) == 0:
			return true
		case !x.enter():
			return false
		default:
			continue
		}
		n := x.nodes.at(i)
		if n.stale {
			continue
		}
		if x.postponed(i, n) {
			continue
		}
		if !x.meter.Spend() {
			return false
		}
		s := x.deal.unpack(n.key)
		x.mover.expand(&s)
		x.meter.Stats.Generated += int64(len(x.mover.children))
		for _, c := range x.mover.children {
			x.nodes.offer(c.key, i, int(n.cost)+c.cost)
		}
		if len(x.nodes.batch) >= together && !x.enter() {
			return false
		}
	}
	return true
}

// postponed computes the exact bound on the stock of node i, and puts the node into a later
// row if it belongs there.
func (x *searcher) postponed(i uint32, n *node) bool {
	if n.exact || x.on&ExactTalon == 0 {
		return false
	}
	n.exact = true
	rest := x.unloading.exact(n.key, x.on)
	switch {
	case rest >= infinite:
		return true
	case rest <= int(n.rest):
		return false
	}
	n.rest = uint16(rest)
	sum := int(n.cost) + rest
	if sum > x.lower && sum < x.upper {
		x.queue.push(sum, i, n)
	}
	return sum > x.lower
}

// rest bounds the remaining cost of a new state; it refuses the state if no line through it is shorter than the line known.
func (x *searcher) rest(a *arrival) (bound int, ok bool) {
	bound = x.deal.estimate(a.key, x.on)
	return bound, bound < infinite && a.cost+bound < x.upper
}

// enter stores the offered states, and reports whether there was room.
func (x *searcher) enter() bool {
	more := len(x.nodes.batch)
	if more := x.nodes.growth(more); x.nodes.full(len(x.nodes.batch)) || more > 0 && x.bytes()+more > x.memory {
		x.meter.Stop(engine.MemoryLimit)
		x.nodes.batch = x.nodes.batch[:0]
		return false
	}
	x.nodes.grow(more)
	duplicates, reopened := x.nodes.enter(x.rest, x.opened)
	x.meter.Stats.Duplicates += duplicates
	x.meter.Stats.Reopened += reopened
	return true
}

// opened puts the new node i into the queue, or records it as the end of the best line.
func (x *searcher) opened(i uint32) {
	n := x.nodes.at(i)
	if n.rest == 0 && n.key.a&(1<<layoutAt-1) == x.deal.won {
		if int(n.cost) < x.upper {
			x.upper, x.goal = int(n.cost), i
		}
		return
	}
	x.queue.push(max(int(n.cost)+int(n.rest), x.lower), i, n)
}

func (x *searcher) steps() []step {
	var path []uint32
	for i := x.goal; i != 0; i = x.nodes.at(i).parent {
		path = append(path, i)
	}
	slices.Reverse(path)
	x.mover.found = x.mover.found[:0]
	for k := range path[1:] {
		n, after := x.nodes.at(path[k]), x.nodes.at(path[k+1])
		s := x.deal.unpack(n.key)
		x.mover.stepsTo(&s, child{after.key, int(after.cost) - int(n.cost)})
	}
	return x.mover.found
}

func (x *searcher) bytes() int64 {
	return x.nodes.bytes() + x.unloading.bytes() + x.deal.bytes()
}
