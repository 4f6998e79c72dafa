// The odds agree with counting.

package bot

import (
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"kedou/doudizhu/table"
)

func TestOddsAreThoseOfCounting(t *testing.T) {
	choose := func(n, k int) float64 {
		if k < 0 || k > n {
			return 0
		}
		f, _ := new(big.Float).SetInt(new(big.Int).Binomial(int64(n), int64(k))).Float64()
		return f
	}
	near := func(a, b float64) bool { return math.Abs(a-b) < 1e-9 }
	rapid.Check(t, func(t *rapid.T) {
		all := rapid.IntRange(4, 38).Draw(t, "all")
		n, c := rapid.IntRange(0, all).Draw(t, "n"), rapid.IntRange(0, 4).Draw(t, "c")
		want, got := 0.0, tails(all, n, c)
		for k := 4; k >= 0; k-- {
			want += choose(c, k) * choose(all-c, n-k) / choose(all, n)
			if !near(got[k], want) {
				t.Fatalf("%d of %d hold %d or more of %d: %g, want %g", n, all, k, c, got[k], want)
			}
		}
	})
	o := newOdds(cards(t, "3456789TJQKA2,B,R"), 5)
	for c := range 16 {
		if want := choose(15-c, 5) / choose(15, 5); !near(o.none[c], want) {
			t.Errorf("none of %d: %g, want %g", c, o.none[c], want)
		}
	}
	v, _ := table.ByName("standard")
	for play, want := range map[string]float64{"A": 1 - o.none[3], ",R": 0, "KK": 0, "34567": 0.1} {
		p := situation{hand: "4", last: play, by: up}.view(t, &v).Last
		if got := o.beats(p); play != "34567" && !near(got, want) || play == "34567" && (got <= 0 || got > want) {
			t.Errorf("%s is beaten with the chance %g, want %g", play, got, want)
		}
	}
}
