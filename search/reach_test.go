// Reach: the state of least heuristic among those expanded, or the deepest.

package search_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"kedou/internal/engine"
	"kedou/search"
	"kedou/search/searchtest"
)

func TestReach(t *testing.T) {
	cut := 0
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 8))
		g := searchtest.RandomGraph(r, 40, 3, 1, 9)
		inconsistent(r, g)
		for name, run := range engines {
			for _, deepest := range []bool{false, true} {
				least, most, shown := search.Infinite, -1, 0
				c := search.Config[int32, int]{Heuristic: g.Heuristic, Limits: search.Limits{Expansions: 12}, Width: 3}
				c.Observe = func(e search.Event[int32, int]) {
					if e.Kind == engine.Expanded {
						least, most = min(least, e.H), max(most, e.Depth)
					}
				}
				c.Reach = search.Reach[int]{Deepest: deepest, Every: 4, Show: func(s search.Stats, path []int) {
					shown++
					if _, _, err := search.Replay(g, 0, path); err != nil || s.Expanded%4 != 0 {
						t.Fatalf("%s: after %d expansions %v, %v", name, s.Expanded, path, err)
					}
				}}
				res, err := run(context.Background(), g, 0, c)
				if err != nil {
					t.Fatal(err)
				}
				if name == "ida*" || res.Status != search.Unknown {
					continue
				}
				states, _, err := search.Replay(g, 0, res.Reached)
				if h := g.Heuristic(states[len(states)-1]); err != nil || !deepest && h != least || shown != int(res.Stats.Expanded/4) {
					t.Fatalf("%s: reached %v with h %d, the least is %d; shown %d times, %v", name, res.Reached, h, least, shown, err)
				}
				if deepest && len(res.Reached) > most {
					t.Fatalf("%s: %d moves, the deepest expanded are %d from the start", name, len(res.Reached), most)
				}
				cut++
			}
		}
	}
	if cut < 100 {
		t.Errorf("only %d searches were cut", cut)
	}
}
