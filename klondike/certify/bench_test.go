package certify_test

import (
	"context"
	"fmt"
	"os"
	"slices"
	"testing"
	"time"

	"kedou/klondike"
	"kedou/klondike/certify"
	"kedou/klondike/fast"
	"kedou/search"
)

// lots are the deals of the benchmark: consecutive seeds until there are enough deals, or enough lost ones.
var lots = []struct {
	name        string
	draw        int
	redeals     int
	back        bool
	first, last uint64
	lost        int
}{
	{"draw1", 1, -1, true, 1, 2000, 0},
	{"draw3", 3, -1, true, 1, 2000, 0},
	{"draw1-others", 1, -1, true, 200_001, 0, 500},
	{"draw3-others", 3, -1, true, 200_001, 0, 500},
	{"draw2", 2, -1, true, 1, 0, 100},
	{"draw6", 6, -1, true, 1, 0, 100},
	{"draw1-redeals0", 1, 0, true, 1, 0, 100},
	{"draw3-redeals0", 3, 0, true, 1, 0, 100},
	{"draw1-redeals2", 1, 2, true, 1, 0, 100},
	{"draw3-redeals2", 3, 2, true, 1, 0, 100},
	{"draw1-no-worrying-back", 1, -1, false, 1, 0, 100},
	{"draw3-no-worrying-back", 3, -1, false, 1, 0, 100},
}

// enough bounds the states visited for a proof: some minutes.
const enough = 5_000_000

// BenchmarkLost solves deals by package fast, and writes and checks a proof for each lost one. At draws 1 and 3 by the usual rules it fails
// if a loss has no proof. KEDOU_SEEDS=FIRST-LAST sets the seeds.
func BenchmarkLost(b *testing.B) {
	for _, lot := range lots {
		b.Run(lot.name, func(b *testing.B) {
			r := klondike.Standard(lot.draw)
			r.Redeals, r.WorryBack = lot.redeals, lot.back
			_, _ = fmt.Sscanf(os.Getenv("KEDOU_SEEDS"), "%d-%d", &lot.first, &lot.last)
			for range b.N {
				measure(b, r, lot.first, lot.last, lot.lost)
			}
		})
	}
}

func measure(b *testing.B, r klondike.Rules, first, last uint64, most int) {
	var sizes []int
	var all, solving, writing, checking time.Duration // all: also the deals that are won
	lost, slow := 0, 0
	for seed := first; (last == 0 || seed <= last) && (most == 0 || lost < most); seed++ {
		p := klondike.NewDeal(seed, r)
		start := time.Now()
		s, err := fast.New(r, fast.Options{VerdictOnly: true})
		if err != nil {
			b.Fatal(err)
		}
		result, err := s.Solve(context.Background(), &p)
		if err != nil {
			b.Fatal(err)
		}
		solve := time.Since(start)
		if all += solve; result.Status != search.Unsolvable {
			continue
		}
		lost++
		start = time.Now()
		record, err := certify.Lost(context.Background(), &p, r, certify.Options{States: enough})
		write := time.Since(start)
		solving, writing = solving+solve, writing+write
		if err != nil {
			say := b.Logf
			if r == klondike.Standard(1) || r == klondike.Standard(3) {
				say = b.Errorf
			}
			say("seed %d: %v after %v (fast %v, %d states)", seed, err, write, solve, result.Stats.States)
			continue
		}
		start = time.Now()
		report, err := certify.Check(context.Background(), record, certify.Unbounded)
		check := time.Since(start)
		if err != nil {
			b.Fatal(err)
		}
		checking += check
		sizes = append(sizes, len(record.Certificate))
		if check > max(10*solve, 50*time.Millisecond) {
			slow++
		}
		if write > 10*time.Second {
			b.Logf("seed %d: fast %v, %d states; write %v; check %v; %d bytes, %+v", seed, solve, result.Stats.States, write, check, len(record.Certificate), report)
		}
	}
	slices.Sort(sizes)
	for name, value := range map[string]float64{
		"lost": float64(lost), "certified": float64(len(sizes)), "bytes-median": float64(at(sizes, .5)), "bytes-p90": float64(at(sizes, .9)),
		"bytes-max": float64(at(sizes, 1)), "solve-all-ms": ms(all), "solve-ms": ms(solving), "write-ms": ms(writing), "check-ms": ms(checking),
		"slow": float64(slow),
	} {
		b.ReportMetric(value, name)
	}
}

func at(sorted []int, share float64) int {
	if len(sorted) == 0 {
		return 0
	}
	return sorted[min(int(share*float64(len(sorted))), len(sorted)-1)]
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
