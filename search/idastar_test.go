// IDA* compared with a loop written by hand for the 15-puzzle, against published counts, and
// with a budget where plain IDA* squares its work.

package search_test

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"kedou/search"
	"kedou/search/searchtest"
)

// handIDA is IDA* for the 15-puzzle alone, by recursion.
type handIDA struct {
	puzzle           *searchtest.Puzzle
	bound            search.Cost
	above            search.Cost
	nodes, generated int64
	moves            []searchtest.Slide
}

func (d *handIDA) search(start searchtest.Tiles) search.Cost {
	for d.bound = d.puzzle.Manhattan(start); ; d.bound = d.above {
		d.above = search.Infinite
		if d.descend(start, 0, 255) {
			return d.bound
		}
	}
}

func (d *handIDA) descend(t searchtest.Tiles, g search.Cost, last searchtest.Slide) bool {
	if d.puzzle.IsGoal(t) {
		return true
	}
	d.nodes++
	first := len(d.moves)
	d.moves = d.puzzle.AppendMoves(d.moves, t)
	for _, m := range d.moves[first:] {
		if m+last == searchtest.Up+searchtest.Down {
			continue
		}
		d.generated++
		next, cost := d.puzzle.Next(t, m)
		if f := g + cost + d.puzzle.Manhattan(next); f > d.bound {
			d.above = min(d.above, f)
		} else if d.descend(next, g+cost, m) {
			return true
		}
	}
	d.moves = d.moves[:first]
	return false
}

func korfIDA(p *searchtest.Puzzle, start searchtest.Tiles, h search.Heuristic[searchtest.Tiles]) (search.Result[searchtest.Slide], error) {
	return search.IDAStar(context.Background(), p, start, tilesConfig{Heuristic: h, IDAStar: search.IDAStarOptions{BackOnly: true}})
}

// BenchmarkGenericIDAStar is BenchmarkGenericAStar for IDA*.
func BenchmarkGenericIDAStar(b *testing.B) {
	p, starts := corpus()
	generic, hand := make([]time.Duration, len(starts)), make([]time.Duration, len(starts))
	var nodes int64
	for b.Loop() {
		nodes = 0
		for i, start := range starts {
			var r search.Result[searchtest.Slide]
			var err error
			best(&generic[i], func() { r, err = korfIDA(p, start, p.Manhattan) })
			d := handIDA{puzzle: p}
			var cost search.Cost
			best(&hand[i], func() { cost = d.search(start) })
			if err != nil || r.Cost != cost || r.Stats.Expanded != d.nodes {
				b.Fatalf("generic: cost %d, %d expansions, error %v; by hand: %d, %d", r.Cost, r.Stats.Expanded, err, cost, d.nodes)
			}
			nodes += d.generated
		}
	}
	g, h := sum(generic), sum(hand)
	b.ReportMetric(float64(nodes), "nodes/op")
	b.ReportMetric(g/float64(nodes), "generic-ns/node")
	b.ReportMetric(h/float64(nodes), "hand-ns/node")
	b.ReportMetric(g/h, "ratio")
}

// TestBudgetBounds: on a line of states whose h grows by one a step, plain IDA* starts a round for every state, and the budget avoids that.
func TestBudgetBounds(t *testing.T) {
	const n = 400
	g := &searchtest.Graph{Edges: make([][]searchtest.Edge, n), Goals: map[int32]bool{n - 1: true}, H: make([]search.Cost, n)}
	for v := range int32(n - 1) {
		g.Edges[v] = []searchtest.Edge{{To: v + 1, Cost: 1}}
	}
	expanded := map[bool]int64{}
	for _, budgeted := range []bool{false, true} {
		c := search.Config[int32, int]{Heuristic: g.Heuristic, IDAStar: search.IDAStarOptions{Budgeted: budgeted}}
		r, err := search.IDAStar(context.Background(), g, 0, c)
		if err != nil || r.Cost != n-1 {
			t.Fatalf("budget %v: cost %d, error %v", budgeted, r.Cost, err)
		}
		expanded[budgeted] = r.Stats.Expanded
	}
	if expanded[false] != (n-1)*(n+2)/2 || expanded[true] > 20*n {
		t.Errorf("%d states expanded, with a budget %d", expanded[false], expanded[true])
	}
}

// TestLongPath: a path may be as long as the stack allows; a longer one ends at the memory limit.
func TestLongPath(t *testing.T) {
	for n, want := range map[int]search.Reason{100_000: search.NoReason, 1 << 20: search.MemoryLimit} {
		g := &searchtest.Graph{Edges: make([][]searchtest.Edge, n), Goals: map[int32]bool{int32(n - 1): true}, H: make([]search.Cost, n)}
		for v := range int32(n - 1) {
			g.Edges[v] = []searchtest.Edge{{To: v + 1, Cost: 0}}
		}
		c := search.Config[int32, int]{Heuristic: g.Heuristic, IDAStar: search.IDAStarOptions{BackOnly: true}}
		r, err := search.IDAStar(context.Background(), g, 0, c)
		if solved := want == search.NoReason; err != nil || r.Reason != want || solved != (len(r.Path) == n-1) {
			t.Errorf("%d states: %v, %v, a path of %d, error %v", n, r.Status, r.Reason, len(r.Path), err)
		}
	}
}

// wide counts upwards without end; its states have 64 bytes.
type wide struct{}

type wideState struct {
	n int32
	_ [60]byte
}

func (wide) Key(s wideState) int32                            { return s.n }
func (wide) IsGoal(wideState) bool                            { return false }
func (wide) AppendMoves(dst []int, _ wideState) []int         { return append(dst, 0) }
func (wide) Next(s wideState, _ int) (wideState, search.Cost) { s.n++; return s, 0 }

// TestLongPathOfWideStates: larger states take more of the stack, so the path ends sooner.
func TestLongPathOfWideStates(t *testing.T) {
	r, err := search.IDAStar(context.Background(), wide{}, wideState{}, search.Config[wideState, int]{IDAStar: search.IDAStarOptions{BackOnly: true}})
	if err != nil || r.Status != search.Unknown || r.Reason != search.MemoryLimit || r.Stats.Depth < 100_000 {
		t.Errorf("%v, %v, depth %d, error %v", r.Status, r.Reason, r.Stats.Depth, err)
	}
}

// TestBudgetOnGraphs compares budgeted searches with the oracle, also with goals beyond the bound.
func TestBudgetOnGraphs(t *testing.T) {
	for seed := range uint64(searchtest.Size(2000, 500)) {
		r := rand.New(rand.NewPCG(seed, 9))
		g := searchtest.RandomGraph(r, 2+r.IntN(12), 2, r.IntN(3), 50)
		o := searchtest.NewOracle(g, 0)
		c := search.Config[int32, int]{IDAStar: search.IDAStarOptions{Budgeted: true}}
		res, err := search.IDAStar(context.Background(), g, 0, c)
		verify(t, "budget", g, o.ToGoal[0], res, err)
	}
}
