// Costs and estimates at their bounds, in every engine.

package search_test

import (
	"context"
	"fmt"
	"testing"

	"kedou/search"
	"kedou/search/searchtest"
)

// everySearch visits every engine, best-first search in every configuration and with up to three workers.
func everySearch(visit func(name string, run runner, c graphConfig)) {
	for name, run := range engines {
		visit(name, run, graphConfig{Width: 10})
	}
	everyConfig(func(name string, c graphConfig) { visit(name, engines["best-first"], c) })
	for evaluator, evaluate := range evaluators {
		for workers := 2; workers <= 3; workers++ {
			visit(fmt.Sprintf("%d workers, %s", workers, evaluator), engines["best-first"], graphConfig{Workers: workers, Evaluate: evaluate})
		}
	}
}

// chain leads from 0 by way of 1 to the goal 2. The first step costs 5.
func chain(second search.Cost) *searchtest.Graph {
	return &searchtest.Graph{Edges: [][]searchtest.Edge{{{To: 1, Cost: 5}}, {{To: 2, Cost: second}}, nil}, Goals: map[int32]bool{2: true}, H: make([]search.Cost, 3)}
}

// TestCostsAtTheBounds: a step of less than nothing is an error, and so is a path that is too dear. A step that costs Infinite is none.
func TestCostsAtTheBounds(t *testing.T) {
	for _, c := range []struct {
		cost search.Cost
		want error
	}{{-1, search.ErrNegativeCost}, {-search.Infinite, search.ErrNegativeCost}, {search.Infinite - 5, search.ErrCostOverflow}, {search.Infinite - 1, search.ErrCostOverflow}, {search.Infinite, nil}} {
		everySearch(func(name string, run runner, config graphConfig) {
			r, err := run(context.Background(), chain(c.cost), 0, config)
			if err != c.want || (err == nil) != (r.Status == search.Unsolvable) || r.Status == search.Solved {
				t.Errorf("%s, cost %d: %v, error %v", name, c.cost, r.Status, err)
			}
		})
	}
	everySearch(func(name string, run runner, config graphConfig) {
		if r, err := run(context.Background(), chain(search.Infinite-6), 0, config); err != nil || r.Cost != search.Infinite-1 {
			t.Errorf("%s: the dearest path costs %d, error %v", name, r.Cost, err)
		}
	})
}

// TestInfiniteSteps: a step of cost Infinite is passed over by engines, the oracle and Replay, even if it leads to the goal, and another step to
// the same state counts.
func TestInfiniteSteps(t *testing.T) {
	g := chain(7)
	g.Edges[0] = append([]searchtest.Edge{{To: 2, Cost: search.Infinite}, {To: 1, Cost: search.Infinite}, {To: 3, Cost: search.Infinite}}, g.Edges[0]...)
	if err := searchtest.Agree(g, 0, nil); err != nil {
		t.Fatal(err)
	}
	everySearch(func(name string, run runner, c graphConfig) {
		r, err := run(context.Background(), g, 0, c)
		if err != nil || r.Cost != 12 || len(r.Path) != 2 || r.Path[0] != 3 {
			t.Errorf("%s: path %v, cost %d, error %v", name, r.Path, r.Cost, err)
		}
	})
	if states, _, err := search.Replay(g, 0, []int{0}); err == nil || len(states) != 1 {
		t.Errorf("the replay of an infinite step: %v, error %v", states, err)
	}
}

// TestNegativeEstimates: an estimate below zero ends each search that asks for it by an error: at the start, at a state on the way, and at the goal
// where goals are estimated.
func TestNegativeEstimates(t *testing.T) {
	for at, estimate := range []search.Cost{-1, -search.Infinite - 1, -100} {
		everySearch(func(name string, run runner, c graphConfig) {
			g, asked := chain(1), false
			g.H[at] = estimate
			c.Heuristic = func(v int32) search.Cost {
				asked = asked || v == int32(at)
				return g.H[v]
			}
			r, err := run(context.Background(), g, 0, c)
			if asked != (err == search.ErrNegativeEstimate) || asked && r.Status != search.Unknown || !asked && (at < 2 || r.Status != search.Solved) {
				t.Errorf("%s, state %d: asked %v, %v, error %v", name, at, asked, r.Status, err)
			}
		})
	}
}

// TestPrematureBound: IDA* doesn't fall for an estimate below zero that would make it take the first of two paths, which costs 10 for 2.
func TestPrematureBound(t *testing.T) {
	g := &searchtest.Graph{Edges: [][]searchtest.Edge{{{To: 3, Cost: 10}, {To: 1, Cost: 1}}, {{To: 3, Cost: 1}}, nil, nil}, Goals: map[int32]bool{3: true}, H: []search.Cost{0, 0, 0, -100}}
	if r, err := search.IDAStar(context.Background(), g, 0, graphConfig{Heuristic: g.Heuristic}); err != search.ErrNegativeEstimate || r.Status == search.Solved {
		t.Errorf("%v, cost %d, error %v", r.Status, r.Cost, err)
	}
}

// TestDearEstimates: a state whose F doesn't fit in Cost is expanded after all others, and the search that has not come to it has proved nothing.
func TestDearEstimates(t *testing.T) {
	for _, dear := range []search.Cost{search.Infinite - 1, search.Infinite - 5, search.Infinite - 6} {
		for at := range 2 {
			everySearch(func(name string, run runner, c graphConfig) {
				g := chain(5)
				g.H[at] = dear
				c.Heuristic = g.Heuristic
				if r, err := run(context.Background(), g, 0, c); err != nil || r.Cost != 10 {
					t.Errorf("%s, h(%d) = %d: %v, cost %d, error %v", name, at, dear, r.Status, r.Cost, err)
				}
			})
		}
	}
}
