package benchmarks

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
)

func TestQuantiles(t *testing.T) {
	for _, c := range []struct {
		xs      []float64
		p, want float64
	}{
		{[]float64{9, 1, 2}, 0.5, 2},
		{[]float64{3, 1}, 0.5, 2},
		{[]float64{7}, 0.9, 7},
		{[]float64{4, 2, 3, 1, 5}, 0, 1},
		{[]float64{4, 2, 3, 1, 5}, 0.9, 4.6},
		{[]float64{4, 2, 3, 1, 5}, 1, 5},
	} {
		if got := quantile(c.xs, c.p); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("quantile %v of %v is %v, want %v", c.p, c.xs, got, c.want)
		}
	}
	if !math.IsNaN(median(nil)) {
		t.Error("nothing has a median")
	}
}

// TestRatio compares the interval with a table of Student's distribution: for three
// values and 99 % it is 9.925 standard errors wide on each side.
func TestRatio(t *testing.T) {
	r := ratio([]float64{math.Log(1), math.Log(2), math.Log(4)})
	half := 9.925 * math.Log(2) / math.Sqrt(3)
	for _, c := range [][2]float64{{r.Mean, 2}, {r.Low, 2 * math.Exp(-half)}, {r.High, 2 * math.Exp(half)}} {
		if math.Abs(c[0]/c[1]-1) > 1e-3 {
			t.Errorf("%v, want %v in %+v", c[0], c[1], r)
		}
	}
	if one := ratio([]float64{1}); one.certain() || one.Low != 0 || !math.IsInf(one.High, 1) {
		t.Errorf("one problem says nothing for sure: %+v", one)
	}
}

// TestSlowerIsCertain: four times the time on every problem shows through noise of a
// tenth; a strategy against itself, or with noise alone, is neither slower nor faster.
func TestSlowerIsCertain(t *testing.T) {
	var runs []Run
	for problem := range 8 {
		for round := range 3 {
			for strategy, times := range map[string]float64{"slow": 4, "same": 1, "quick": 1} {
				noise := 1 + 0.1*math.Sin(float64(7*problem+3*round+len(strategy)*int(times+1)))
				runs = append(runs, Run{Strategy: strategy, Problem: fmt.Sprint(problem), Round: round, Verdict: "solved", Seconds: times * noise * float64(problem+1)})
			}
		}
	}
	slices.SortStableFunc(runs, func(a, b Run) int { return strings.Compare(a.Strategy, b.Strategy) })
	all := Summarize(runs)
	quick, same, slow := all[0].Time, all[1].Time, all[2].Time
	if !slow.certain() || slow.Mean < 3.6 || slow.Mean > 4.4 || slow.Low > slow.Mean || slow.High < slow.Mean {
		t.Errorf("time ratio %v, want about 4 and certain", slow)
	}
	if quick.certain() || same.certain() {
		t.Errorf("against itself %v, against its equal %v", quick, same)
	}
}

func TestNumbersKeepTheirUnits(t *testing.T) {
	for got, want := range map[string]string{
		seconds(0.9996): "1000 ms", seconds(1234): "1234 s", seconds(2.5e-6): "2.5 µs", seconds(math.NaN()): "–",
		count(999_999): "1000 k", count(9999): "9999", count(2.5e6): "2.5 M", bytesOf(1023 << 10): "1023 KiB", bytesOf(3 << 29): "1.5 GiB",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if s := (Ratio{2, 1.5, 2.75, 9}).starred(); s != "2 [1.5, 2.75]*" {
		t.Error(s)
	}
}
