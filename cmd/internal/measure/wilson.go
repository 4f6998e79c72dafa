package measure

// Confidence intervals of 95 %.

import "math"

// Wilson returns the score interval of Wilson (1927) for the probability of an event that happened in k of n independent cases,
// 0 <= k <= n. Without cases the interval is 0 to 1.
func Wilson(k, n int64) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	p, m := float64(k)/float64(n), float64(n)
	middle, half := p+z*z/(2*m), z*math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	return (middle - half) / (1 + z*z/m), (middle + half) / (1 + z*z/m)
}

const z = 1.959964 // standard deviations of the normal distribution for 95 %
