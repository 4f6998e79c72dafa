// What reopening costs, and the remedies.

package search_test

import (
	"context"
	"testing"

	"kedou/search"
	"kedou/search/searchtest"
)

// TestMartelli: on the classic family A* expands 2^(n-1) states, B half the square of n, and both
// find the cheapest path. Keep expands none twice, and promises no cheapest path.
func TestMartelli(t *testing.T) {
	for n := 4; n <= 16; n++ {
		g := searchtest.Martelli(n)
		best := searchtest.NewOracle(g, int32(n)).ToGoal[int32(n)]
		expanded := map[string]int64{}
		for name, o := range map[string]search.BestFirstOptions{"a*": {}, "b": {Open: search.NewMartelli}, "keep": {Reopening: search.Keep}} {
			r, err := search.BestFirst(context.Background(), g, int32(n), search.Config[int32, int]{Heuristic: g.Heuristic, BestFirst: o})
			if err != nil || r.Status != search.Solved || r.Cost != best && (name != "keep" || r.Cost < best) {
				t.Fatalf("%s, %d vertices: %v, cost %d, least %d, error %v", name, n, r.Status, r.Cost, best, err)
			}
			expanded[name] = r.Stats.Expanded
		}
		if expanded["a*"] != 1<<(n-1) || expanded["b"] != int64(n*(n-1)/2+1) || expanded["keep"] != int64(n) {
			t.Errorf("%d vertices: %v", n, expanded)
		}
	}
}

// TestMartelliList: with inconsistent heuristics B is exact, and never worse than the square.
func TestMartelliList(t *testing.T) {
	for seed := range uint64(searchtest.Size(2000, 400)) {
		r, g, o := randomCase(seed)
		admissible(r, g, o)
		c := search.Config[int32, int]{Heuristic: g.Heuristic, BestFirst: search.BestFirstOptions{Open: search.NewMartelli}}
		res, err := search.BestFirst(context.Background(), g, 0, c)
		verify(t, "b", g, o.ToGoal[0], res, err)
		if res.Status == search.Solved && res.Cost != o.ToGoal[0] || res.Stats.Expanded > res.Stats.States*res.Stats.States {
			t.Fatalf("seed %d: cost %d, least %d; %d expanded of %d", seed, res.Cost, o.ToGoal[0], res.Stats.Expanded, res.Stats.States)
		}
	}
}
