// The cost of reopening, and the remedies.

package search_test

import (
	"context"
	"math"
	"testing"

	"kedou/search"
	"kedou/search/searchtest"
)

// remedies are A* and its variants against reopening.
var remedies = map[string]search.BestFirstOptions{
	"a*": {}, "b": {Open: search.NewMartelli}, "b'": {Open: search.NewMartelli, Pathmax: true},
	"pathmax": {Pathmax: true}, "delayed": {Open: search.NewDelayed}, "delayed pathmax": {Open: search.NewDelayed, Pathmax: true},
	"keep": {Reopening: search.Keep},
}

// expansions solves a graph by each remedy. Only keep may miss the cheapest path.
func expansions(t *testing.T, g *searchtest.Graph, start int32) map[string]int64 {
	t.Helper()
	best, expanded := searchtest.NewOracle(g, start).ToGoal[start], map[string]int64{}
	for name, o := range remedies {
		r, err := search.BestFirst(context.Background(), g, start, search.Config[int32, int]{Heuristic: g.Heuristic, BestFirst: o})
		if err != nil || r.Status != search.Solved || r.Cost != best && (name != "keep" || r.Cost < best) {
			t.Fatalf("%s: %v, cost %d, least %d, error %v", name, r.Status, r.Cost, best, err)
		}
		expanded[name] = r.Stats.Expanded
	}
	return expanded
}

// TestMartelli: on the classic family A* expands 2^(n-1) states, B half the square of n, and the other
// remedies no more than B.
func TestMartelli(t *testing.T) {
	for n := 4; n <= 16; n++ {
		e := expansions(t, searchtest.Martelli(n), int32(n))
		square := int64(n*(n-1)/2 + 1)
		if e["a*"] != 1<<(n-1) || e["b"] != square || max(e["b'"], e["delayed"]) > square || e["keep"] != int64(n) {
			t.Errorf("%d vertices: %v", n, e)
		}
		t.Log(n, e)
	}
}

// TestFan: where costs are small A* and B expand the product of n and m, delayed re-expansion with its roots
// much less.
func TestFan(t *testing.T) {
	for _, n := range []int{4, 16, 64, 256} {
		e := expansions(t, searchtest.Fan(n, n), 0)
		product, states := int64(1+n*(n+1)), float64(2*n+1)
		if e["a*"] != product || e["b"] != product || e["b'"] > product || float64(e["delayed"]) > 2*states*math.Sqrt(states) {
			t.Errorf("%d: %v", n, e)
		}
		t.Log(n, e)
	}
}

// TestRemediesAreExact: with admissible, inconsistent heuristics every remedy but keep finds a cheapest path, and pathmax keeps estimates
// admissible.
func TestRemediesAreExact(t *testing.T) {
	for seed := range uint64(searchtest.Size(2000, 400)) {
		r, g, o := randomCase(seed)
		admissible(r, g, o)
		for name, options := range remedies {
			c := search.Config[int32, int]{Heuristic: g.Heuristic, BestFirst: options}
			c.Observe = func(e search.Event[int32, int]) {
				if e.Kind == search.Rescored && e.H > o.ToGoal[e.State] {
					t.Fatalf("seed %d, %s: an estimate of %d, the truth is %d", seed, name, e.H, o.ToGoal[e.State])
				}
			}
			res, err := search.BestFirst(context.Background(), g, 0, c)
			verify(t, name, g, o.ToGoal[0], res, err)
			if name != "keep" && res.Status == search.Solved && res.Cost != o.ToGoal[0] || res.Stats.Expanded > res.Stats.States*res.Stats.States {
				t.Fatalf("seed %d, %s: cost %d, least %d; %d expanded of %d", seed, name, res.Cost, o.ToGoal[0], res.Stats.Expanded, res.Stats.States)
			}
		}
	}
}
