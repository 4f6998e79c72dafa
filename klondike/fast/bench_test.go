package fast_test

// Speed, with the answers checked. Corpus: testdata/deals.txt.

import (
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
)

// BenchmarkCorpus decides all 500 deals in each operation and reports the positions
// expanded, the time of one, and of the median deal.
func BenchmarkCorpus(b *testing.B) {
	for _, draw := range []int{1, 3} {
		for _, lines := range []bool{false, true} {
			b.Run(fmt.Sprintf("draw%d/lines=%t", draw, lines), func(b *testing.B) { corpus(b, draw, lines) })
		}
	}
}

func corpus(b *testing.B, draw int, lines bool) {
	deals := read(b, "deals.txt")
	verdicts, _ := known(b)
	s := solver(b, klondike.Standard(draw), fast.Options{VerdictOnly: !lines})
	var expanded int64
	var times []time.Duration
	for b.Loop() {
		for i := range deals {
			r, err := s.Solve(b.Context(), &deals[i])
			if err != nil || r.Status != verdicts[draw][i] {
				b.Fatal(i+1, r.Status, err)
			}
			expanded += r.Stats.Expanded
			times = append(times, r.Stats.Elapsed)
		}
	}
	slices.Sort(times)
	b.ReportMetric(float64(expanded)/float64(b.N), "expanded/op")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(expanded), "ns/expanded")
	b.ReportMetric(float64(times[len(times)/2].Nanoseconds())/1e3, "µs/median-deal")
}

// slowest are the deals that need the most states, by draw count.
var slowest = map[int][]int{
	1: {493, 34, 149, 11, 173, 304, 61, 491, 395, 232, 229, 71},
	3: {254, 279, 6, 61, 286, 349, 204, 203, 232, 426, 452, 7},
}

// BenchmarkWorkers decides the 12 slowest deals with one and two workers, and
// all 500 with one solver for each of two goroutines.
func BenchmarkWorkers(b *testing.B) {
	deals := read(b, "deals.txt")
	verdicts, _ := known(b)
	for _, draw := range []int{1, 3} {
		for workers := 1; workers <= 2; workers++ {
			b.Run(fmt.Sprintf("draw%d/slowest/workers=%d", draw, workers), func(b *testing.B) {
				s := solver(b, klondike.Standard(draw), fast.Options{Workers: workers, VerdictOnly: true})
				for b.Loop() {
					for _, id := range slowest[draw] {
						if r, err := s.Solve(b.Context(), &deals[id-1]); err != nil || r.Status != verdicts[draw][id-1] {
							b.Fatal(id, r.Status, err)
						}
					}
				}
			})
			b.Run(fmt.Sprintf("draw%d/all/solvers=%d", draw, workers), func(b *testing.B) {
				for b.Loop() {
					sideBySide(b, draw, workers, deals, verdicts[draw])
				}
			})
		}
	}
}

// sideBySide decides deals with several solvers, each of which takes the next.
func sideBySide(b *testing.B, draw, solvers int, deals []klondike.Position, want []search.Status) {
	var group sync.WaitGroup
	next := make(chan int)
	for range solvers {
		s := solver(b, klondike.Standard(draw), fast.Options{VerdictOnly: true})
		group.Go(func() {
			for i := range next {
				if r, err := s.Solve(b.Context(), &deals[i]); err != nil || r.Status != want[i] {
					b.Error(i+1, r.Status, err)
				}
			}
		})
	}
	for i := range deals {
		next <- i
	}
	close(next)
	group.Wait()
}
