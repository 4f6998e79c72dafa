// The oracle for problems: exact costs by the plainest method.

package searchtest

import "kedou/search"

// Oracle holds the exact distances of a small space.
type Oracle[S, M any, K comparable] struct {
	States []S               // all reachable states, in order of discovery
	ToGoal map[K]search.Cost // cost of the cheapest path to a goal; Infinite for a dead end
	Moves  map[K]int         // number of moves of the shortest path from the start
	Arcs   int               // steps of all states together

	arcs [][]arc[int] // by index in States
	cost []search.Cost
}

// arc is a step to a state, named by its key or index.
type arc[K comparable] struct {
	to   K
	cost search.Cost
}

// NewOracle enumerates the states reachable from start, and improves all distances until none changes (Bellman 1958, Ford 1956). It shares
// no code with any engine.
func NewOracle[S, M any, K comparable](p search.Problem[S, M, K], start S) *Oracle[S, M, K] {
	o := &Oracle[S, M, K]{ToGoal: map[K]search.Cost{}, Moves: map[K]int{p.Key(start): 0}, States: []S{start}}
	place := map[K]int{p.Key(start): 0}
	for i := 0; i < len(o.States); i++ {
		s := o.States[i]
		o.arcs, o.cost = append(o.arcs, nil), append(o.cost, search.Infinite)
		if p.IsGoal(s) {
			o.cost[i] = 0
		}
		for _, m := range p.AppendMoves(nil, s) {
			next, cost := p.Next(s, m)
			if cost == search.Infinite {
				continue // a step that can't be taken
			}
			k := p.Key(next)
			if _, known := place[k]; !known {
				place[k] = len(o.States)
				o.Moves[k] = o.Moves[p.Key(s)] + 1
				o.States = append(o.States, next)
			}
			o.arcs[i] = append(o.arcs[i], arc[int]{place[k], cost})
			o.Arcs++
		}
	}
	for o.improve() {
	}
	for i, s := range o.States {
		o.ToGoal[p.Key(s)] = o.cost[i]
	}
	return o
}

// improve examines every step once, the last states first, since goals tend to be there.
func (o *Oracle[S, M, K]) improve() bool {
	changed := false
	for i := len(o.arcs) - 1; i >= 0; i-- {
		for _, a := range o.arcs[i] {
			if c := a.cost.Plus(o.cost[a.to]); c < o.cost[i] {
				o.cost[i], changed = c, true
			}
		}
	}
	return changed
}

// fault names a state where h breaks its promise, and how; "" if there is none.
func (o *Oracle[S, M, K]) fault(h func(S) search.Cost, consistent bool) (S, string) {
	for i, s := range o.States {
		switch {
		case h(s) < 0:
			return s, "is below zero"
		case h(s) > o.cost[i]:
			return s, "overestimates"
		}
		for _, a := range o.arcs[i] {
			if consistent && h(s) > a.cost.Plus(h(o.States[a.to])) {
				return s, "falls by more than the step's cost"
			}
		}
	}
	var none S
	return none, ""
}
