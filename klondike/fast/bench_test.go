package fast_test

// Speed, with the answers checked. Corpus: testdata/deals.txt.

import (
	"fmt"
	"math"
	"slices"
	"sync"
	"testing"
	"time"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/searchtest"
)

// BenchmarkCorpus decides all 500 deals in each operation and reports the positions expanded, the time of one, and of the median deal.
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

// quick is the number of states of a deal that takes about a millisecond.
const quick = 2500

// BenchmarkQuick decides the corpus's deals of at most quick states. It takes each deal's fastest run, and reports the time of a state, of all
// deals and of the median one, and how many deals take more than 20 µs.
func BenchmarkQuick(b *testing.B) {
	for _, draw := range []int{1, 2, 3, 6, 8, 12} {
		b.Run(fmt.Sprintf("draw%d", draw), func(b *testing.B) {
			s := solver(b, klondike.Standard(draw), fast.Options{VerdictOnly: true})
			states, deals := int64(0), slices.DeleteFunc(read(b, "deals.txt"), func(p klondike.Position) bool { return expanded(b, s, p) > quick })
			least := slices.Repeat([]time.Duration{math.MaxInt64}, len(deals))
			for b.Loop() {
				states = 0
				for i := range deals {
					began := time.Now()
					states += expanded(b, s, deals[i])
					least[i] = min(least[i], time.Since(began))
				}
			}
			reportLeast(b, least, states)
		})
	}
}

// reportLeast reports the times of deals that take the given number of states together.
func reportLeast(b *testing.B, least []time.Duration, states int64) {
	slices.Sort(least)
	sum := time.Duration(0)
	for _, t := range least {
		sum += t
	}
	long, _ := slices.BinarySearch(least, 20*time.Microsecond)
	b.ReportMetric(float64(sum.Nanoseconds())/float64(states), "ns/expanded")
	b.ReportMetric(float64(sum.Microseconds())/1e3, "ms/all")
	b.ReportMetric(float64(least[len(least)/2].Nanoseconds())/1e3, "µs/median-deal")
	b.ReportMetric(float64(len(least)-long), "over-20µs")
}

// expanded decides p and returns how many states that took.
func expanded(b *testing.B, s *fast.Solver, p klondike.Position) int64 {
	r, err := s.Solve(b.Context(), &p)
	if err != nil {
		b.Fatal(err)
	}
	return r.Stats.Expanded
}

// slowest are the deals that need the most states, by draw count.
var slowest = map[int][]int{
	1: {34, 232, 23, 304, 395, 203, 41, 214, 40, 337, 254, 267},
	3: {254, 286, 23, 61, 6, 232, 203, 34, 426, 204, 445, 434},
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

// spareMillisecond is roughly how many states take a millisecond.
const spareMillisecond = 3500

// BenchmarkRegret decides deals with all techniques, and with each setting that might have been better on a deal: the relaxation always
// asked or never, one order or two. It reports on how many deals all techniques (or, before Sparing, the relaxation always asked) take more
// than three times the states of the best setting and a millisecond's, and the greatest ratio with that millisecond left out. KEDOU_LONG=1
// takes 10,000 deals.
func BenchmarkRegret(b *testing.B) {
	for _, draw := range []int{2, 3, 6} {
		b.Run(fmt.Sprintf("draw%d", draw), func(b *testing.B) {
			for b.Loop() {
				regret(b, draw, uint64(searchtest.Size(300, 10_000)))
			}
		})
	}
}

func regret(b *testing.B, draw int, deals uint64) {
	rules := klondike.Standard(draw)
	var solvers []*fast.Solver
	for _, name := range []string{"", "sparing", "relaxation", "rounds", "relaxation,rounds"} {
		o := fast.Options{Off: techniques(b, name), VerdictOnly: true}
		if name != "" && name != "sparing" {
			o.Limits.Expansions = 100_000
		}
		solvers = append(solvers, solver(b, rules, o))
	}
	var over [2]int
	var worst [2]float64
	for seed := range deals {
		p := klondike.NewDeal(700_000+seed, rules)
		var with []int64
		for _, s := range solvers {
			r, err := s.Solve(b.Context(), &p)
			if err != nil {
				b.Fatal(err)
			}
			if r.Status == search.Unknown {
				r.Stats.Expanded = math.MaxInt64
			}
			with = append(with, r.Stats.Expanded)
		}
		best := slices.Min(with)
		for i := range over {
			worst[i] = max(worst[i], float64(with[i]-spareMillisecond)/float64(best))
			if with[i] > 3*best+spareMillisecond {
				over[i]++
			}
		}
	}
	b.ReportMetric(float64(over[0]), "over-now")
	b.ReportMetric(float64(over[1]), "over-before")
	b.ReportMetric(worst[0], "worst-now")
	b.ReportMetric(worst[1], "worst-before")
}
