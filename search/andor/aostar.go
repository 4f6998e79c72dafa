// AOStar: best-first search of an AND/OR graph for a cheapest solution.

package andor

import (
	"context"

	"kedou/search"
)

// AOStar decides g from start by growing the partial solution that looks
// cheapest and revising costs upwards (Martelli & Montanari 1973; Nilsson
// 1980). A move costs 1. An Or node costs as much as its cheapest child and
// the move there; an And node, with Backup Max or Weak, as much as its dearest,
// so that the start's cost is the number of moves in which the prover can force
// the win; with Sum, as much as all of them together: the size of the strategy
// written out as a tree. Result.Cost is that cost.
//
// It needs a graph without cycles. It answers right or, under a limit, Open.
// If Config.Heuristic never overestimates, a Proved start has the least cost
// there is, and so has its Proof. It keeps the whole graph it grew;
// Limits.Memory ends it with Open.
func AOStar[S, M any, K comparable](ctx context.Context, g Game[S, M, K], start S, c Config[S, M]) (Result[S, M], error) {
	e := &aoStar[S, M, K]{
		graph:     newGraph(g),
		budget:    newBudget(ctx, c.Limits, c.Progress),
		heuristic: c.Heuristic,
		sum:       c.Backup == Sum,
	}
	e.budget.bytes = func() int64 { return e.graph.bytes() + int64(cap(e.hopes))*16 }
	e.enter(e.add(start, g.Key(start), 0))
	err := e.run()
	r := Result[S, M]{Outcome: e.nodes[0].outcome, Cost: e.hopes[0].cost}
	if c.Proof && r.Outcome != Unknown {
		if r.Proof = e.proof(e.chosen); r.Proof == nil {
			err = ErrCycle
		}
	}
	e.stats.States = int64(len(e.nodes))
	return answer(&e.budget, r, err)
}

type aoStar[S, M any, K comparable] struct {
	graph[S, M, K]
	budget
	hopes     []hope // by node
	queue     []int  // nodes whose cost has to be revised
	spare     []int  // the queue of the round before
	heuristic search.Heuristic[S]
	sum       bool
}

// hope is the estimated cost of a node's solution and the edge it goes by,
// counted from the node's first: the cheapest at an Or node, the dearest of
// those not solved yet at an And node.
type hope struct {
	cost   search.Cost
	mark   int32
	queued bool
}

// dearest keeps sums of costs apart from Infinite, which means unsolvable.
const dearest = search.Infinite - 1

// enter gives the latest node its first cost.
func (e *aoStar[S, M, K]) enter(n int) {
	h := hope{mark: -1}
	s := e.nodes[n].state
	switch e.g.Outcome(s) {
	case Won:
		e.nodes[n].outcome = Won
	case Lost:
		e.nodes[n].outcome, h.cost = Lost, search.Infinite
	default:
		if e.heuristic != nil {
			h.cost = min(e.heuristic(s), dearest)
		}
	}
	e.hopes = append(e.hopes, h)
}

// run expands one tip of the best partial solution after the other.
func (e *aoStar[S, M, K]) run() error {
	for e.nodes[0].outcome == Unknown && !e.stopped() {
		n, ok := e.tip()
		if !ok {
			return ErrCycle
		}
		if e.limits.Depth > 0 && int(e.nodes[n].depth) >= e.limits.Depth {
			e.reason = search.DepthLimit
			return nil
		}
		if !e.spend() {
			return nil
		}
		if err := e.grow(n); err != nil {
			return err
		}
	}
	return nil
}

// tip follows the marks from the start to a node that has no children yet.
func (e *aoStar[S, M, K]) tip() (int, bool) {
	n := 0
	for steps := 0; e.hopes[n].mark >= 0; steps++ {
		if steps > len(e.nodes) {
			return 0, false
		}
		n = int(e.out(n)[e.hopes[n].mark].to)
	}
	return n, true
}

// grow expands n and revises the costs above it.
func (e *aoStar[S, M, K]) grow(n int) error {
	_, moves := e.examine(n)
	e.expand(n, moves, func(edge int, isNew bool) {
		e.stats.Generated++
		to := int(e.edges[edge].to)
		e.deeper(int(e.nodes[to].depth))
		if isNew {
			e.enter(to)
		} else {
			e.stats.Duplicates++
		}
	})
	e.request(n)
	return e.reviseUp()
}

// reviseUp revises the requested nodes and, round by round, those above them
// that this changes. A change can't climb more rounds than there are nodes,
// unless it goes round.
func (e *aoStar[S, M, K]) reviseUp() error {
	for round := 0; len(e.queue) > 0; round++ {
		if round > len(e.nodes) {
			return ErrCycle
		}
		e.queue, e.spare = e.spare[:0], e.queue
		for _, n := range e.spare {
			e.hopes[n].queued = false
			if e.revise(n) {
				e.parents(n, e.request)
			}
		}
	}
	return nil
}

// request puts n into the queue unless it is there or has its label.
func (e *aoStar[S, M, K]) request(n int) {
	if h := &e.hopes[n]; !h.queued && e.nodes[n].outcome == Unknown {
		h.queued = true
		e.queue = append(e.queue, n)
	}
}

// revise computes n's cost, mark and label from its children and reports
// whether its cost or label changed.
func (e *aoStar[S, M, K]) revise(n int) bool {
	h := hope{mark: -1}
	var v Outcome
	if e.nodes[n].kind == Or {
		h.cost, h.mark, v = e.cheapest(n)
	} else {
		h.cost, h.mark, v = e.together(n)
	}
	changed := v != Unknown || h.cost != e.hopes[n].cost
	e.hopes[n] = h
	e.nodes[n].outcome = v
	return changed
}

// cheapest weighs an Or node, which is solved when the child it marks is.
func (e *aoStar[S, M, K]) cheapest(n int) (search.Cost, int32, Outcome) {
	cost, mark, v := search.Infinite, int32(-1), Lost
	for i, edge := range e.out(n) {
		child := int(edge.to)
		if w := e.nodes[child].outcome; w != Lost {
			c := min(e.hopes[child].cost.Plus(1), dearest)
			if c < cost || c == cost && w == Won && v == Unknown {
				cost, mark, v = c, int32(i), w
			}
		}
	}
	return cost, mark, v
}

// together weighs an And node, which is solved when all its children are.
func (e *aoStar[S, M, K]) together(n int) (search.Cost, int32, Outcome) {
	cost, mark, v := search.Cost(0), int32(-1), Won
	worst := search.Cost(-1)
	for i, edge := range e.out(n) {
		child := int(edge.to)
		c := min(e.hopes[child].cost.Plus(1), dearest)
		switch e.nodes[child].outcome {
		case Lost:
			return search.Infinite, int32(i), Lost
		case Unknown:
			if v = Unknown; c > worst {
				worst, mark = c, int32(i)
			}
		}
		if e.sum {
			cost = min(cost.Plus(c), dearest)
		} else {
			cost = max(cost, c)
		}
	}
	return cost, mark, v
}

// chosen is the edge of n that the proof takes.
func (e *aoStar[S, M, K]) chosen(n int) int {
	return int(e.hopes[n].mark)
}
