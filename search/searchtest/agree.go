// Agreement: every engine compared with the oracle, on any small problem.

package searchtest

import (
	"context"
	"fmt"

	"kedou/search"
)

// agreement is a problem with its true costs.
type agreement[S any, M, K comparable] struct {
	p     search.Problem[S, M, K]
	start S
	h     func(S) search.Cost
	best  search.Cost // cost of a cheapest path
	moves int         // of a shortest path
}

// Agree enumerates the space of p from start and checks the heuristic h, which must be admissible, and every engine with h, and best-first
// search with every open list and reopening rule. It checks the verdict, the path by the problem's own rules, and the cost that each engine
// promises. The error is the first fault. Nil is the heuristic that is zero everywhere.
func Agree[S any, M, K comparable](p search.Problem[S, M, K], start S, h func(S) search.Cost) (err error) {
	defer caught(&err)
	if h == nil {
		h = func(S) search.Cost { return 0 }
	}
	o := NewOracle(p, start)
	if s, fault := o.fault(h, false); fault != "" {
		breachf("the heuristic %s at %v", fault, s)
	}
	a := &agreement[S, M, K]{p, start, h, o.cost[0], -1}
	for i, s := range o.States {
		if n := o.Moves[p.Key(s)]; o.cost[i] == 0 && p.IsGoal(s) && (a.moves < 0 || n < a.moves) {
			a.moves = n
		}
	}
	_, fault := o.fault(h, true)
	a.bestFirst(fault == "")
	a.others()
	return nil
}

// bestFirst tries all configurations. A* is exact if closed states are reopened or never need to be; so is the bound of weighted A*.
// Uniform cost always is exact.
func (a *agreement[S, M, K]) bestFirst(consistent bool) {
	const weight = 1.5
	weighted, _ := search.Weighted(weight)
	evaluators := []func(g, h search.Cost) search.Priority{search.AStar, weighted, search.UniformCost, search.Greedy}
	for rule, name := range []string{"reopen", "propagate", "keep"} {
		sure := consistent || search.Reopening(rule) == search.Reopen
		for list, open := range []func() search.OpenList{nil, search.NewHeap, search.NewBucket, search.NewGods} {
			for e, bound := range []float64{exactly(sure, 1), exactly(sure, weight), 1, 0} {
				c := search.Config[S, M]{Heuristic: a.h, Evaluate: evaluators[e], Open: open, Reopening: search.Reopening(rule)}
				r, err := search.BestFirst(context.Background(), a.p, a.start, c)
				a.check(fmt.Sprintf("best-first, %s, list %d, evaluator %d", name, list, e), bound, r, err)
				c.GoalOnGeneration = true
				r, err = search.BestFirst(context.Background(), a.p, a.start, c)
				a.check("goal on generation", 0, r, err)
			}
		}
	}
}

// exactly returns the bound if it is promised, or else 0 for none.
func exactly(sure bool, bound float64) float64 {
	if sure {
		return bound
	}
	return 0
}

// others tries the other engines. IDA* may give up: its time grows with the paths, not the states.
func (a *agreement[S, M, K]) others() {
	ctx, c := context.Background(), search.Config[S, M]{Heuristic: a.h, Width: 1 << 30}
	r, err := search.BreadthFirst(ctx, a.p, a.start, c)
	a.check("breadth-first", 0, r, err)
	if a.moves >= 0 && len(r.Path) != a.moves {
		breachf("breadth-first: %d moves, fewest %d", len(r.Path), a.moves)
	}
	r, err = search.DepthFirst(ctx, a.p, a.start, c)
	a.check("depth-first", 0, r, err)
	r, err = search.Beam(ctx, a.p, a.start, c)
	a.check("unlimited beam", 0, r, err)
	c.Limits.Expansions = 200_000
	if r, err = search.IDAStar(ctx, a.p, a.start, c); r.Status != search.Unknown {
		a.check("ida*", 1, r, err)
	}
}

// check compares an answer with the truth. The cost may be bound times the least; a bound of 0 requires only a path.
func (a *agreement[S, M, K]) check(name string, bound float64, r search.Result[M], err error) {
	want := search.Solved
	if a.moves < 0 {
		want = search.Unsolvable
	}
	if err != nil || r.Status != want || r.Reason != search.NoReason {
		breachf("%s: %v %v, error %v; the truth is: %v", name, r.Status, r.Reason, err, want)
	}
	if want == search.Unsolvable {
		return
	}
	states, cost, err := search.Replay(a.p, a.start, r.Path)
	switch {
	case err != nil:
		breachf("%s: %v", name, err)
	case !a.p.IsGoal(states[len(states)-1]):
		breachf("%s: the path ends at %v, no goal", name, states[len(states)-1])
	case cost != r.Cost:
		breachf("%s: the path costs %d, reported %d", name, cost, r.Cost)
	case cost < a.best || bound > 0 && float64(cost) > bound*float64(a.best):
		breachf("%s: cost %d; the least is %d, promised %g times that", name, cost, a.best, bound)
	}
}
