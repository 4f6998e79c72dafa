// Package interval estimates shares: from counts, and from cases that come in clusters.
package interval

// The intervals that commands print for shares.

import (
	"math"

	"gonum.org/v1/gonum/stat/distuv"
)

// Wilson is the score interval of Wilson (1927) for the probability of an event
// that occurred k times in n cases, at 95 % confidence. For n = 0 it is 0 to 1.
func Wilson(k, n int64) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	return wilson(float64(k)/float64(n), float64(n))
}

const z = 1.959964 // standard deviations

// wilson is Wilson's interval of a share p of m cases.
func wilson(p, m float64) (low, high float64) {
	middle, half := p+z*z/(2*m), z*math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	return (middle - half) / (1 + z*z/m), (middle + half) / (1 + z*z/m)
}

// Clustered is the 95 % interval for a share that is the mean of clusters, such as deals with some decisions each, with the standard error of this mean.
// The interval is Wilson's for the number of single cases that would have the same error; the number is reduced for few clusters (Korn
// and Graubard 1998). Where all clusters agree, so that the error is 0, each cluster counts as one case. For fewer than two clusters it is 0 to 1.
func Clustered(mean, deviation float64, clusters int) (low, high float64) {
	if clusters < 2 {
		return 0, 1
	}
	cases := float64(clusters)
	if deviation > 0 && mean > 0 && mean < 1 {
		cases = mean * (1 - mean) / (deviation * deviation)
	}
	low, high = wilson(mean, cases*sqr(z/student(clusters-1)))
	return max(low, 0), min(high, 1)
}

// Difference is the 95 % interval for a mean difference of two shares over clusters, from -1 to 1, by Student's t distribution. Where all clusters agree,
// it allows for unseen cases: an event that never occurred may be as likely as Clustered allows, with the greatest possible difference.
func Difference(mean, deviation float64, clusters int) (low, high float64) {
	if clusters < 2 {
		return -1, 1
	}
	half := student(clusters-1) * deviation
	low, high = mean-half, mean+half
	if deviation == 0 {
		_, unseen := Clustered(0, 0, clusters)
		low, high = mean-unseen*(1+mean), mean+unseen*(1-mean)
	}
	return max(low, -1), min(high, 1)
}

func sqr(x float64) float64 { return x * x }

// student is the number of standard errors that Student's t distribution allows at 95 % confidence.
func student(freedom int) float64 {
	return distuv.StudentsT{Sigma: 1, Nu: float64(freedom)}.Quantile(0.975)
}
