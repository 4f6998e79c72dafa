package hand

import (
	"context"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
	"time"

	"kedou/doudizhu"
)

// benchHands returns the 125 hands of 20 cards of hands.tsv and their columns.
func benchHands(b *testing.B) (hands []doudizhu.Hand, rows [][]string) {
	for _, row := range table(b, "hands.tsv") {
		if h := mustHand(b, row[0]); h.Cards() == 20 {
			hands, rows = append(hands, h), append(rows, row)
		}
	}
	return hands, rows
}

// each times judge on every hand with empty tables. It reports, in milliseconds, the mean and the
// worst hand's fastest time.
func each(b *testing.B, r Rules, hands []doudizhu.Hand, judge func(a *Analyst, i int)) {
	fastest := make([]time.Duration, len(hands))
	var total time.Duration
	n := 0
	for b.Loop() {
		for i := range hands {
			a := NewAnalyst(r)
			start := time.Now()
			judge(a, i)
			took := time.Since(start)
			total += took
			if n < len(hands) || took < fastest[i] {
				fastest[i] = took
			}
			n++
		}
	}
	b.ReportMetric(total.Seconds()*1000/float64(n), "ms/hand")
	b.ReportMetric(slices.Max(fastest).Seconds()*1000, "worst-ms")
}

func BenchmarkPower(b *testing.B) {
	hands, rows := benchHands(b)
	each(b, named(b, "yuncheng"), hands, func(a *Analyst, i int) {
		if got := a.Power(hands[i]); got.String() != rows[i][1] {
			b.Fatalf("%v: power %v, want %s", hands[i], got, rows[i][1])
		}
	})
}

func BenchmarkFewest(b *testing.B) {
	hands, rows := benchHands(b)
	for name, column := range map[string]int{"noip": 3, "standard": 4, "strict": 6} {
		b.Run(name, func(b *testing.B) {
			each(b, named(b, name), hands, func(a *Analyst, i int) {
				if got, _ := a.Fewest(hands[i]); strconv.Itoa(got) != rows[i][column] {
					b.Fatalf("%v: %d plays, want %s", hands[i], got, rows[i][column])
				}
			})
		})
	}
}

func BenchmarkHints(b *testing.B) {
	hands, _ := benchHands(b)
	for name, wild := range map[string]Wild{"plain": {}, "flower": Flower, "level": levelOf(4)} {
		b.Run(name, func(b *testing.B) {
			r := named(b, "yuncheng")
			r.Wild = wild
			each(b, r, hands, func(a *Analyst, i int) {
				h := hands[i]
				if name == "flower" {
					h += doudizhu.Of(doudizhu.Wild, 1)
				}
				hints := a.Hints(h, doudizhu.Play{})
				if best := hints[0]; best.Rest != a.Power(h-best.Play.Cards) || len(hints) < 10 {
					b.Fatalf("%v: %d hints, first %v", h, len(hints), best)
				}
			})
		})
	}
}

// BenchmarkPlayout plays random deals to their end.
func BenchmarkPlayout(b *testing.B) {
	r := named(b, "standard")
	seed := rand.Uint64()
	for b.Loop() {
		e, err := r.Playouts(context.Background(), [doudizhu.Seats]doudizhu.Hand{}, Sampling{Seed: seed, Deals: 100})
		if err != nil || e.Deals != 100 {
			b.Fatal(e, err)
		}
		seed++
	}
	b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(100*b.N), "ms/deal")
}
