// AOStar: best-first search of an AND/OR graph for a cheapest solution.

package andor

import (
	"cmp"
	"context"

	"kedou/internal/engine"
	"kedou/search"
)

// AOStar decides g from start: it grows the partial solution that looks cheapest and revises costs upwards (Martelli & Montanari 1973;
// Nilsson 1980). A move costs 1. An Or node costs as much as its cheapest child and the move there. With Backup Max or Weak an And node
// costs as much as its dearest child, so that the start's cost is the number of moves in which the prover can force the win. With Sum it
// costs as much as all children together: the size of the strategy written out as a tree. Result.Cost is the start's cost.
//
// It needs a graph without cycles. Its answer is right or, under a limit, Unknown. If AOStarOptions.Heuristic never overestimates, a won
// start has the least cost possible, and so has its Proof. It keeps the whole graph; Limits.Memory ends it with Unknown.
func AOStar[S, M any, K comparable](ctx context.Context, g Game[S, M, K], start S, c Config[S, M]) (Result[S, M], error) {
	if err := cmp.Or(engine.Check(c.Limits), c.AOStar.Backup.check()); err != nil {
		return Result[S, M]{}, err
	}
	e := &aoStar[S, M, K]{meter: engine.NewMeter(ctx, c.Limits, c.Progress), heuristic: c.AOStar.Heuristic, sum: c.AOStar.Backup == Sum}
	aside := func() int64 { return engine.Growing(e.queue) + engine.Growing(e.spare) }
	var err error
	if e.graph, err = newGraph[S, M, K, estimate](g, start, &c, e.meter, aside); err != nil {
		return Result[S, M]{}, err
	}
	e.appraise(0)
	err = e.search()
	r, err := e.graph.result(c.Proof, err, func(n int) int { return int(e.graph.at(n).own.mark) })
	r.Cost = e.graph.at(0).own.cost
	return r, err
}

type aoStar[S, M any, K comparable] struct {
	graph     *graph[S, M, K, estimate]
	meter     *engine.Meter
	queue     []int // nodes whose cost needs revision
	spare     []int // the queue of the last round, reused
	err       error
	heuristic func(S) search.Cost
	sum       bool
}

// estimate is the estimated cost of a node's solution, and its marked edge, counted from the node's first: to the cheapest child at an Or
// node, to the dearest unsettled child at an And node.
type estimate struct {
	cost   search.Cost
	mark   int32
	queued bool
}

// dearest is the greatest sum of costs, below Infinite, which means lost.
const dearest = search.Infinite - 1

// appraise gives a new node its first cost. An estimate below zero ends the search.
func (e *aoStar[S, M, K]) appraise(n int) {
	v := e.graph.at(n)
	v.own.mark = -1
	switch o := e.graph.game.Outcome(v.state); {
	case o == Unknown && e.heuristic != nil:
		h := e.heuristic(v.state)
		if h < 0 {
			e.err = search.ErrNegativeEstimate
		}
		v.own.cost = max(min(h, dearest), 0)
	case o == Lost:
		v.own.cost = search.Infinite
		fallthrough
	case o == Won:
		e.graph.report(engine.DeadEnd, n)
		e.graph.decide(n, o)
	}
}

// search expands tips of the best partial solution, one by one.
func (e *aoStar[S, M, K]) search() error {
	for e.graph.at(0).outcome == Unknown && e.err == nil && !e.meter.Stopped() {
		n, ok := e.tip()
		if !ok {
			return ErrCycle
		}
		if e.meter.TooDeep(int(e.graph.at(n).depth)) {
			e.meter.Stop(engine.DepthLimit)
		}
		if !e.meter.Spend() || !e.grow(n) {
			break
		}
		if !e.reviseUp() {
			return ErrCycle
		}
	}
	return e.err
}

// tip follows the marks from the start to a node without children. False means that the marks form a cycle.
func (e *aoStar[S, M, K]) tip() (int, bool) {
	n := 0
	for steps := 0; e.graph.at(n).own.mark >= 0; steps++ {
		if steps > e.graph.nodes.Len() {
			return 0, false
		}
		v := e.graph.at(n)
		n = int(e.graph.edges.At(v.out + v.own.mark).to)
	}
	return n, true
}

// grow expands n, unless the memory limit stops it.
func (e *aoStar[S, M, K]) grow(n int) bool {
	e.graph.report(engine.Expanded, n)
	_, moves := e.graph.examine(n)
	for _, m := range moves {
		edge, isNew, ok := e.graph.child(n, m)
		if !ok {
			return false
		}
		if isNew {
			e.appraise(int(e.graph.edge(edge).to))
		}
		if e.err != nil {
			return false
		}
	}
	e.request(n)
	return true
}

// reviseUp revises the requested nodes and, round by round, the nodes above them that change. On a graph without cycles a change climbs at
// most as many rounds as there are nodes; if it climbs more, reviseUp returns false.
func (e *aoStar[S, M, K]) reviseUp() bool {
	for round := 0; len(e.queue) > 0; round++ {
		if round > e.graph.nodes.Len() {
			return false
		}
		e.queue, e.spare = e.spare[:0], e.queue
		for _, n := range e.spare {
			e.graph.at(n).own.queued = false
			if !e.revise(n) {
				continue
			}
			for parent := range e.graph.parents(n) {
				e.request(parent)
			}
		}
	}
	return true
}

// request puts n into the queue unless it is already there or settled.
func (e *aoStar[S, M, K]) request(n int) {
	if v := e.graph.at(n); !v.own.queued && v.outcome == Unknown {
		v.own.queued = true
		e.queue = append(e.queue, n)
	}
}

// revise computes n's cost, mark and outcome from its children, and reports whether its cost or outcome changed.
func (e *aoStar[S, M, K]) revise(n int) bool {
	v, before := e.graph.at(n), e.graph.at(n).own.cost
	var o Outcome
	if v.kind == Or {
		v.own, o = e.cheapest(n)
	} else {
		v.own, o = e.together(n)
	}
	if o != Unknown {
		e.graph.decide(n, o)
	}
	return o != Unknown || v.own.cost != before
}

// cheapest evaluates an Or node, which is won when its marked child is.
func (e *aoStar[S, M, K]) cheapest(n int) (estimate, Outcome) {
	best, outcome := estimate{cost: search.Infinite, mark: -1}, Lost
	for i, child := range e.graph.children(n) {
		if o := e.graph.at(child).outcome; o != Lost {
			c := e.through(child)
			if c < best.cost || c == best.cost && o == Won && outcome == Unknown {
				best.cost, best.mark, outcome = c, int32(i), o
			}
		}
	}
	return best, outcome
}

// together evaluates an And node, which is won when all its children are.
func (e *aoStar[S, M, K]) together(n int) (estimate, Outcome) {
	all, outcome, worst := estimate{mark: -1}, Won, search.Cost(-1)
	for i, child := range e.graph.children(n) {
		c := e.through(child)
		switch e.graph.at(child).outcome {
		case Lost:
			return estimate{cost: search.Infinite, mark: int32(i)}, Lost
		case Unknown:
			if outcome = Unknown; c > worst {
				worst, all.mark = c, int32(i)
			}
		}
		if e.sum {
			all.cost = min(all.cost.Plus(c), dearest)
		} else {
			all.cost = max(all.cost, c)
		}
	}
	return all, outcome
}

func (e *aoStar[S, M, K]) through(child int) search.Cost {
	return min(e.graph.at(child).own.cost.Plus(1), dearest)
}
