package arena

// Stopping early: a sequential test over deals.

import "math"

// Test is a sequential probability ratio test (Wald 1945) of whether a bot's score against another is Low or High. It
// is wrong in either direction once in twenty runs, if the true score is one of them.
type Test struct{ Low, High float64 }

// fewestDeals is the fewest deals before the test may end: their spread stands for the true spread.
const fewestDeals = 30

// Ratio returns the logarithm of the likelihood ratio of the mean score for the true scores High and Low, with normally
// distributed deals. Deals that are all alike get the spread that they would have with one drawn deal.
func (t Test) Ratio(e Estimate) float64 {
	if e.Deals < fewestDeals {
		return 0
	}
	deviation := max(e.Error, .5/float64(e.Deals))
	return (t.High - t.Low) * (e.Mean - (t.High+t.Low)/2) / (deviation * deviation)
}

// Bound is the value that Ratio must reach for High, and its negative for Low: 2.94.
func (Test) Bound() float64 { return math.Log(.95 / .05) }

// Decided reports whether the test is over.
func (t Test) Decided(e Estimate) bool { return math.Abs(t.Ratio(e)) >= t.Bound() }
