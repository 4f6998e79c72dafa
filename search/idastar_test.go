// IDA* compared with a loop written by hand for the 15-puzzle, and on long paths.

package search_test

import (
	"context"
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
			best(&generic[i], func() { r, err = search.IDAStar(context.Background(), p, start, tilesConfig{Heuristic: p.Manhattan}) })
			d := handIDA{puzzle: p}
			var cost search.Cost
			best(&hand[i], func() { cost = d.search(start) })
			if err != nil || r.Cost != cost || r.Stats.Expanded > d.nodes || r.Stats.Expanded < d.nodes-d.nodes/100 { // by hand, a path may return to a state
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

// wide counts upwards to its own number; its states have 16 KiB, so that few fill the stack.
type wide int32

type wideState struct {
	n int32
	_ [1<<14 - 4]byte
}

func (wide) Key(s wideState) int32                            { return s.n }
func (w wide) IsGoal(s wideState) bool                        { return s.n == int32(w) }
func (wide) AppendMoves(dst []int, _ wideState) []int         { return append(dst, 0) }
func (wide) Next(s wideState, _ int) (wideState, search.Cost) { s.n++; return s, 0 }

// TestLongPath: a path may be as long as the stack allows; a longer one ends at the memory limit.
func TestLongPath(t *testing.T) {
	for n, want := range map[wide]search.Reason{6_000: search.NoReason, 20_000: search.MemoryLimit} {
		r, err := search.IDAStar(context.Background(), n, wideState{}, search.Config[wideState, int]{})
		if solved := want == search.NoReason; err != nil || r.Reason != want || solved != (len(r.Path) == int(n)) {
			t.Errorf("%d states: %v, %v, a path of %d, depth %d, error %v", n, r.Status, r.Reason, len(r.Path), r.Stats.Depth, err)
		}
	}
}
