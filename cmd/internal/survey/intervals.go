package survey

// Confidence intervals for a share.

import "gonum.org/v1/gonum/mathext"

// ClopperPearson returns the exact 95 % interval of Clopper and Pearson (1934) for the
// probability of an event that occurred k times in n cases: quantiles of beta distributions.
func ClopperPearson(k, n int64) (low, high float64) {
	const half = 0.025
	low, high = 0, 1
	if k > 0 {
		low = mathext.InvRegIncBeta(float64(k), float64(n-k)+1, half)
	}
	if k < n {
		high = mathext.InvRegIncBeta(float64(k)+1, float64(n-k), 1-half)
	}
	return low, high
}
