package arena

// Stopping early: a sequential test over deals.

import "math"

// Test is a sequential probability ratio test (Wald 1945) of whether a bot's score against another is Low or High. It
// is wrong in either direction once in twenty runs, if the true score is one of them.
type Test struct{ Low, High float64 }

// fewestDeals is how many deals must be known before the test ends: their spread stands for the true one.
const fewestDeals = 30

// Ratio returns the logarithm of how much more likely the mean score is if the true one is High than if it is Low, the
// deals being taken as normally distributed.
func (t Test) Ratio(e Estimate) float64 {
	if e.Deals < fewestDeals || e.Error == 0 {
		return 0
	}
	return (t.High - t.Low) * (e.Mean - (t.High+t.Low)/2) / (e.Error * e.Error)
}

// Bound is what Ratio must reach for High, and its negative for Low: 2.94.
func (Test) Bound() float64 { return math.Log(.95 / .05) }

// Decided reports whether the test is over.
func (t Test) Decided(e Estimate) bool { return math.Abs(t.Ratio(e)) >= t.Bound() }
