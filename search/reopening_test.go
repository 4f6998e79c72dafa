// The cost of reopening.

package search_test

import (
	"context"
	"testing"

	"kedou/search"
	"kedou/search/searchtest"
)

// expansions solves a graph under a rule for cheaper paths. Only Reopen has to find the cheapest path.
func expansions(t *testing.T, g *searchtest.Graph, start int32, rule search.Reopening) int64 {
	t.Helper()
	best := searchtest.NewOracle(g, start).ToGoal[start]
	c := search.Config[int32, int]{Heuristic: g.Heuristic, Reopening: rule}
	r, err := search.BestFirst(context.Background(), g, start, c)
	if err != nil || r.Status != search.Solved || r.Cost < best || rule == search.Reopen && r.Cost != best {
		t.Fatalf("%v: %v, cost %d, least %d, error %v", rule, r.Status, r.Cost, best, err)
	}
	return r.Stats.Expanded
}

// TestMartelli: on the classic family A* expands 2^(n-1) states with an admissible heuristic, and without reopening each state once.
func TestMartelli(t *testing.T) {
	for n := 4; n <= 16; n++ {
		g := searchtest.Martelli(n)
		reopen, propagate, keep := expansions(t, g, int32(n), search.Reopen), expansions(t, g, int32(n), search.Propagate), expansions(t, g, int32(n), search.Keep)
		if reopen != 1<<(n-1) || propagate != int64(n) || keep != int64(n) {
			t.Errorf("%d vertices: reopen %d, propagate %d, keep %d", n, reopen, propagate, keep)
		}
	}
}

// TestReopenIsExact: with an admissible, inconsistent heuristic A* that reopens finds a cheapest path.
func TestReopenIsExact(t *testing.T) {
	for seed := range uint64(searchtest.Size(2000, 20_000)) {
		r, g, o := randomCase(seed)
		admissible(r, g, o)
		res, err := search.BestFirst(context.Background(), g, 0, search.Config[int32, int]{Heuristic: g.Heuristic})
		verify(t, "reopen", g, o.ToGoal[0], res, err)
		if res.Status == search.Solved && res.Cost != o.ToGoal[0] {
			t.Fatalf("seed %d: cost %d, least %d", seed, res.Cost, o.ToGoal[0])
		}
	}
}
