// Every engine against the brute-force oracle.

package search_test

import (
	"context"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"kedou/internal/engine"
	"kedou/search"
	"kedou/search/searchtest"
)

type runner = func(context.Context, search.Problem[int32, int, int32], int32, search.Config[int32, int]) (search.Result[int], error)

var engines = map[string]runner{
	"best-first":    search.BestFirst[int32, int, int32],
	"breadth-first": search.BreadthFirst[int32, int, int32],
	"depth-first":   search.DepthFirst[int32, int, int32],
	"ida*":          search.IDAStar[int32, int, int32],
	"beam":          search.Beam[int32, int, int32],
}

// admissible gives every vertex a random estimate of at most the true cost, and half of the dead ends the estimate Infinite.
func admissible(r *rand.Rand, g *searchtest.Graph, o *searchtest.Oracle[int32, int, int32]) {
	for v, cost := range o.ToGoal {
		switch {
		case cost < search.Infinite:
			g.H[v] = search.Cost(r.IntN(int(cost) + 1))
		case r.IntN(2) == 0:
			g.H[v] = search.Infinite
		default:
			g.H[v] = search.Cost(r.IntN(50))
		}
	}
}

// consistent scales the true costs down, which keeps them consistent.
func consistent(g *searchtest.Graph, o *searchtest.Oracle[int32, int, int32]) {
	for v, cost := range o.ToGoal {
		g.H[v] = cost
		if cost < search.Infinite {
			g.H[v] = cost / 2
		}
	}
}

// randomCase draws a graph and its oracle.
func randomCase(seed uint64) (*rand.Rand, *searchtest.Graph, *searchtest.Oracle[int32, int, int32]) {
	r := rand.New(rand.NewPCG(seed, 4))
	g := searchtest.RandomGraph(r, 2+r.IntN(40), 1+r.IntN(3), r.IntN(3), 12)
	return r, g, searchtest.NewOracle(g, 0)
}

// verify checks a result's verdict, given the cost of a cheapest path, and its path.
func verify(t *testing.T, name string, g *searchtest.Graph, best search.Cost, r search.Result[int], err error) {
	t.Helper()
	want := search.Solved
	if best == search.Infinite {
		want = search.Unsolvable
	}
	if err != nil || r.Status != want || r.Reason != search.NoReason {
		t.Fatalf("%s: %v, error %v; want %v", name, r, err, want)
	}
	states, cost, err := search.Replay(g, 0, r.Path)
	switch {
	case err != nil:
		t.Fatal(name, err)
	case want != search.Solved:
	case !g.IsGoal(states[len(states)-1]) || cost != r.Cost:
		t.Fatalf("%s: path of cost %d, reported %d, goal %v", name, cost, r.Cost, g.IsGoal(states[len(states)-1]))
	case cost < best:
		t.Fatalf("%s: cost %d; the cheapest is %d", name, cost, best)
	}
}

func TestAgainstOracle(t *testing.T) {
	for seed := range uint64(searchtest.Size(200, 4000)) {
		r, g, o := randomCase(seed)
		admissible(r, g, o)
		if err := searchtest.Agree(g, 0, g.Heuristic); err != nil {
			t.Fatal(err)
		}
		consistent(g, o)
		if err := searchtest.Agree(g, 0, g.Heuristic); err != nil {
			t.Fatal(err)
		}
	}
}

// flat hashes all keys alike.
type flat struct{ *searchtest.Graph }

func (flat) Hash(int32) uint64 { return 7 }

// TestCollisions: engines compare keys, so even a hash with one value for all keys is correct.
func TestCollisions(t *testing.T) {
	for seed := range uint64(20) {
		_, g, _ := randomCase(seed)
		if err := searchtest.Agree(flat{g}, 0, g.Heuristic); err != nil {
			t.Fatal(err)
		}
	}
}

func everyList(visit func(name string, c search.Config[int32, int])) {
	for list, newList := range lists {
		for _, rule := range rules {
			visit(list+" "+rule.String(), search.Config[int32, int]{Open: newList, Reopening: rule})
		}
	}
}

// TestListsAgree: the heap and gods' heap pop in the same order, so every count of the two searches is the same.
func TestListsAgree(t *testing.T) {
	for seed := range uint64(200) {
		r, g, _ := randomCase(seed)
		inconsistent(r, g)
		for _, rule := range rules {
			c := search.Config[int32, int]{Heuristic: g.Heuristic, Reopening: rule}
			heap, _ := search.BestFirst(context.Background(), g, 0, c)
			c.Open = search.NewGods
			gods, _ := search.BestFirst(context.Background(), g, 0, c)
			heap.Stats.Elapsed, gods.Stats.Elapsed = 0, 0
			heap.Stats.Bytes, gods.Stats.Bytes = 0, 0
			if heap.Stats != gods.Stats {
				t.Fatalf("seed %d, %v: heap %+v, gods %+v", seed, rule, heap.Stats, gods.Stats)
			}
		}
	}
}

// shortest is the least number of moves to a goal, or -1.
func shortest(g *searchtest.Graph, o *searchtest.Oracle[int32, int, int32]) int {
	best := -1
	for v, n := range o.Moves {
		if g.IsGoal(v) && (best < 0 || n < best) {
			best = n
		}
	}
	return best
}

// TestDepthLimit: no engine misses a solution within the limit, or claims Unsolvable while the limit cuts something off.
func TestDepthLimit(t *testing.T) {
	for seed := range uint64(2000) {
		r, g, o := randomCase(seed)
		limit, best, deepest := r.IntN(9), shortest(g, o), 0
		for _, n := range o.Moves {
			deepest = max(deepest, n)
		}
		for _, name := range []string{"breadth-first", "depth-first"} {
			res, err := engines[name](context.Background(), g, 0, search.Config[int32, int]{Limits: search.Limits{Depth: limit}})
			if limit == 0 && res.Stats.Reopened > 0 {
				t.Fatalf("%s expanded %d states twice, without a limit", name, res.Stats.Reopened)
			}
			switch {
			case best >= 0 && (limit == 0 || best <= limit):
				verify(t, name, g, o.ToGoal[0], res, err)
				if limit > 0 && len(res.Path) > limit || name == "breadth-first" && len(res.Path) != best {
					t.Fatalf("%s, limit %d: path of %d moves, shortest %d", name, limit, len(res.Path), best)
				}
			case limit == 0 || deepest < limit:
				verify(t, name, g, search.Infinite, res, err)
			case res.Status != search.Unknown || res.Reason != search.DepthLimit:
				t.Fatalf("%s, limit %d: %v %v; states are up to %d deep", name, limit, res.Status, res.Reason, deepest)
			}
		}
	}
}

func TestBeamAgainstOracle(t *testing.T) {
	counts := map[search.Status]int{}
	for seed := range uint64(2000) {
		r, g, o := randomCase(seed)
		admissible(r, g, o)
		lost := map[search.ID]bool{} // dropped and not taken in again
		c := search.Config[int32, int]{Heuristic: g.Heuristic, Width: 1 + r.IntN(4), Observe: func(e search.Event[int32, int]) {
			if e.Kind == engine.Dropped || e.Kind == engine.Reopened {
				lost[e.ID] = e.Kind == engine.Dropped
			}
		}}
		res, err := search.Beam(context.Background(), g, 0, c)
		if left := slices.Contains(slices.Collect(maps.Values(lost)), true); res.Status != search.Solved && left != (res.Reason == search.BeamLimit) {
			t.Fatalf("states lost %v, but %v %v", left, res.Status, res.Reason)
		}
		counts[res.Status]++
		if res.Status == search.Unknown {
			if res.Reason != search.BeamLimit || err != nil {
				t.Fatal(res, err)
			}
			continue
		}
		verify(t, "beam", g, o.ToGoal[0], res, err)
		res, err = search.Beam(context.Background(), g, 0, search.Config[int32, int]{Heuristic: g.Heuristic, Width: 1000})
		verify(t, "wide beam", g, o.ToGoal[0], res, err)
	}
	for _, s := range []search.Status{search.Unknown, search.Solved, search.Unsolvable} {
		if counts[s] < 50 {
			t.Errorf("%v only %d times", s, counts[s])
		}
	}
}

// TestIDAStarExhaustion: cycles don't keep IDA* from proving that there is no
// solution; the depth limit does.
func TestIDAStarExhaustion(t *testing.T) {
	counts := map[search.Reason]int{}
	for seed := range uint64(2000) {
		r := rand.New(rand.NewPCG(seed, 9))
		g := searchtest.RandomGraph(r, 2+r.IntN(8), 2, r.IntN(2), 5)
		o, cuts := searchtest.NewOracle(g, 0), 0
		c := search.Config[int32, int]{Limits: search.Limits{Depth: r.IntN(2) * (3 + r.IntN(6))}}
		c.Observe = func(e search.Event[int32, int]) {
			switch e.Kind {
			case engine.Restarted:
				cuts = 0
			case engine.Cut:
				cuts++
			}
		}
		res, err := search.IDAStar(context.Background(), g, 0, c)
		counts[res.Reason]++
		if cuts > 0 && res.Status != search.Solved {
			if best := shortest(g, o); err != nil || res.Reason != search.DepthLimit || best >= 0 && best <= c.Limits.Depth {
				t.Fatalf("seed %d: %v %v, error %v; shortest %d, limit %d", seed, res.Status, res.Reason, err, best, c.Limits.Depth)
			}
			continue
		}
		verify(t, "ida*", g, o.ToGoal[0], res, err)
	}
	if counts[search.DepthLimit] < 50 || counts[search.NoReason] < 100 {
		t.Errorf("too much of one kind: %v", counts)
	}
}
