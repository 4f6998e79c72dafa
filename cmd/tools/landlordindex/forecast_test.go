// The figures that compare prints, by hand and by counting.

package main

import (
	"math"
	"math/rand/v2"
	"testing"
)

func near(t *testing.T, what string, got, want, within float64) {
	t.Helper()
	if !(math.Abs(got-want) <= within) {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}

// TestBrier has errors of .1, .3 and .5, whose squares are .01, .09 and .25.
func TestBrier(t *testing.T) {
	f := forecast{cases: []prediction{{.9, true}, {.3, false}, {.5, true}}}
	near(t, "the Brier score", f.brier(), .35/3, 1e-12)
	mean := f.constant()
	near(t, "that of the mean", mean.brier(), 2./3*(1./3), 1e-12)
	near(t, "the area under the curve of the mean", mean.auc(), .5, 1e-12)
}

// TestAUC counts all pairs of a won and a lost game one by one. Many chances are equal.
func TestAUC(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	var f forecast
	for range 200 {
		chance := float64(random.IntN(10)) / 10
		f.add(chance, random.Float64() < chance)
	}
	right, all := 0., 0.
	for _, won := range f.cases {
		for _, lost := range f.cases {
			if !won.won || lost.won {
				continue
			}
			all++
			switch {
			case won.chance > lost.chance:
				right++
			case won.chance == lost.chance:
				right += .5
			}
		}
	}
	near(t, "the area under the curve", f.auc(), right/all, 1e-12)
}

// TestTenths: of 20 cases with rising chances, each tenth has two.
func TestTenths(t *testing.T) {
	var f forecast
	for i := range 20 {
		f.add(float64(19-i)/20, i < 5) // the five highest win
	}
	tenths := f.tenths()
	near(t, "the lowest prediction", tenths[0].X, .025, 1e-12)
	near(t, "the highest prediction", tenths[9].X, .925, 1e-12)
	for part, want := range []float64{0, 0, 0, 0, 0, 0, 0, .5, 1, 1} {
		near(t, "the share won", tenths[part].Y, want, 1e-12)
	}
}
