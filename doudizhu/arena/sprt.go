package arena

// Stopping early: a sequential test over deals.

import "math"

// Test is a sequential probability ratio test (Wald 1945) of whether a bot's score against another is Low or High. It
// is wrong in either direction once in twenty runs, if the true score is one of them.
type Test struct{ Low, High float64 }

// fewestDeals is how many deals must be known before the test ends: their spread stands for the true one.
const fewestDeals = 30

// Ratio returns the logarithm of how much more likely the mean score is if the true one is High than if it is Low, the
// deals being taken as normally distributed. Deals that all came out alike have the spread that they would have if one of
// them had been drawn instead of won or lost.
func (t Test) Ratio(e Estimate) float64 {
	if e.Deals < fewestDeals {
		return 0
	}
	deviation := max(e.Error, .5/float64(e.Deals))
	return (t.High - t.Low) * (e.Mean - (t.High+t.Low)/2) / (deviation * deviation)
}

// Bound is what Ratio must reach for High, and its negative for Low: 2.94.
func (Test) Bound() float64 { return math.Log(.95 / .05) }

// Decided reports whether the test is over.
func (t Test) Decided(e Estimate) bool { return math.Abs(t.Ratio(e)) >= t.Bound() }
