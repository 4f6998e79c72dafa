// The cost of generality: A* on the 15-puzzle, generic and written by hand.

package search_test

import (
	"context"
	"math/rand/v2"
	"runtime"
	"testing"
	"time"

	"kedou/search"
	"kedou/search/searchtest"
)

// corpus returns ten scrambled positions that A* solves in about 40 moves.
func corpus() (*searchtest.Puzzle, []searchtest.Tiles) {
	p, r := searchtest.NewPuzzle(4), rand.New(rand.NewPCG(15, 15))
	var starts []searchtest.Tiles
	for range 10 {
		starts = append(starts, p.Scramble(r, 60))
	}
	return p, starts
}

// BenchmarkGenericAStar reports ns per expansion of both programs, run in turns, and their ratio, from the best of all rounds for each
// position. Both must agree on every cost and count. NOTES.md says why the generic program is faster.
func BenchmarkGenericAStar(b *testing.B) {
	p, starts := corpus()
	generic, hand := make([]time.Duration, len(starts)), make([]time.Duration, len(starts))
	var nodes, states, bytes int64
	for b.Loop() {
		nodes, states, bytes = 0, 0, 0
		for i, start := range starts {
			var r search.Result[searchtest.Slide]
			var err error
			best(&generic[i], func() {
				r, err = search.BestFirst(context.Background(), p, start, tilesConfig{Heuristic: p.Manhattan})
			})
			var cost search.Cost
			var expanded int64
			best(&hand[i], func() { cost, expanded = handAStar(p, start) })
			if err != nil || r.Cost != cost || r.Stats.Expanded != expanded {
				b.Fatalf("generic: cost %d, %d expansions, error %v; by hand: %d, %d", r.Cost, r.Stats.Expanded, err, cost, expanded)
			}
			nodes, states, bytes = nodes+expanded, states+r.Stats.States, bytes+r.Stats.Bytes
		}
	}
	g, h := sum(generic), sum(hand)
	b.ReportMetric(float64(nodes), "nodes/op")
	b.ReportMetric(g/float64(nodes), "generic-ns/node")
	b.ReportMetric(h/float64(nodes), "hand-ns/node")
	b.ReportMetric(g/h, "ratio")
	b.ReportMetric(float64(bytes)/float64(states), "bytes/state")
}

// best keeps the shortest time that f has taken. It collects garbage first, so that each program pays for its own only.
func best(shortest *time.Duration, f func()) {
	runtime.GC()
	began := time.Now()
	f()
	if d := time.Since(began); *shortest == 0 || d < *shortest {
		*shortest = d
	}
}

func sum(ds []time.Duration) float64 {
	total := 0.0
	for _, d := range ds {
		total += float64(d.Nanoseconds())
	}
	return total
}

// BenchmarkOpenLists compares the open lists, with one A* search for each.
func BenchmarkOpenLists(b *testing.B) {
	p, starts := corpus()
	for _, list := range []string{"stacks", "heap", "bucket", "gods"} {
		b.Run(list, func(b *testing.B) {
			var nodes int64
			for b.Loop() {
				r, err := search.BestFirst(context.Background(), p, starts[0], tilesConfig{Heuristic: p.Manhattan, Open: lists[list]})
				if err != nil || r.Cost != expectedCost {
					b.Fatalf("cost %d, error %v", r.Cost, err)
				}
				nodes += r.Stats.Expanded
			}
			b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(nodes), "ns/node")
		})
	}
}

// expectedCost is the number of moves from the first position.
const expectedCost = 44

// BenchmarkCancel reports how long a search continues after its context has ended.
func BenchmarkCancel(b *testing.B) {
	p, start := hopeless()
	for b.Loop() {
		ctx, cancel := context.WithCancel(context.Background())
		var ended time.Time
		time.AfterFunc(30*time.Millisecond, func() { ended = time.Now(); cancel() })
		if _, err := search.BestFirst(ctx, p, start, tilesConfig{Heuristic: p.Manhattan}); err == nil {
			b.Fatal("not cancelled")
		}
		b.ReportMetric(float64(time.Since(ended).Microseconds())/1000, "ms-late")
	}
}

// BenchmarkSeveralWorkers reports one worker's time divided by two workers' time, from the best of all rounds for each position, and two
// workers' expansions divided by one worker's.
func BenchmarkSeveralWorkers(b *testing.B) {
	p, starts := corpus()
	var times [2][]time.Duration
	var nodes, states, bytes [2]int64
	for i := range times {
		times[i] = make([]time.Duration, len(starts))
	}
	for b.Loop() {
		for i, start := range starts {
			var cost [2]search.Cost
			for n := range times {
				best(&times[n][i], func() {
					r, err := search.BestFirst(context.Background(), p, start, tilesConfig{Heuristic: p.Manhattan, Workers: n + 1})
					if err != nil {
						b.Fatal(err)
					}
					cost[n], nodes[n] = r.Cost, nodes[n]+r.Stats.Expanded
					states[n], bytes[n] = states[n]+r.Stats.States, bytes[n]+r.Stats.Bytes
				})
			}
			if cost[0] != cost[1] {
				b.Fatalf("costs %v", cost)
			}
		}
	}
	b.ReportMetric(sum(times[0])/sum(times[1]), "speedup")
	b.ReportMetric(float64(nodes[1])/float64(nodes[0]), "expansions-ratio")
	b.ReportMetric(float64(bytes[1])/float64(states[1]), "bytes/state")
}
