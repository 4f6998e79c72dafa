// Package interval estimates shares from counts.
package interval

// The interval that commands print for a share.

import "math"

// Wilson is the score interval of Wilson (1927) for the probability of what was
// seen k times in n, at 95 % confidence. Of nothing seen (n = 0) it is 0 to 1.
func Wilson(k, n int64) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	const z = 1.959964 // standard deviations
	p, m := float64(k)/float64(n), float64(n)
	middle, half := p+z*z/(2*m), z*math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	return (middle - half) / (1 + z*z/m), (middle + half) / (1 + z*z/m)
}
