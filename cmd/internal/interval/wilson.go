// Package interval computes 95 % confidence intervals of shares, such as the share of deals that can be won:
//
//	low, high := interval.Wilson(818, 1000) // 0.793 to 0.841
//
// Wilson is for independent cases, Clustered for cases that come in clusters, such as the decisions of one game, and Difference for two shares of
// the same cases. Shares are from 0 to 1. No function checks its arguments: NaN gives NaN.
package interval

import (
	"math"

	"gonum.org/v1/gonum/stat/distuv"
)

// Wilson returns the score interval of Wilson (1927) for the probability of an event that happened in k of n cases, 0 <= k <= n. Without cases the
// interval is 0 to 1.
func Wilson(k, n int64) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	return wilson(float64(k)/float64(n), float64(n))
}

const z = 1.959964 // standard deviations of the normal distribution for 95 %

// wilson returns Wilson's interval of a share p of m cases.
func wilson(p, m float64) (low, high float64) {
	middle, half := p+z*z/(2*m), z*math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	return (middle - half) / (1 + z*z/m), (middle + half) / (1 + z*z/m)
}

// Clustered returns the interval of a share that was estimated from clusters, such as deals with several decisions each. Deviation is the
// standard error of the mean, which the caller estimates from the differences between clusters. The interval is Wilson's for the number of
// independent cases that would have this error; that number is lowered when the clusters are few (Korn and Graubard 1998). If deviation is 0,
// each cluster counts as one case. With fewer than two clusters the interval is 0 to 1.
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

// Difference returns the interval of the difference of two shares, from -1 to 1, by Student's t distribution. Mean is the mean difference over
// the clusters, deviation its standard error. If deviation is 0, all clusters agree, and the interval allows for unseen clusters: as many as the
// upper limit of Clustered for a share of 0, each with the largest difference. With fewer than two clusters the interval is -1 to 1.
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

// student returns the number of standard errors in half a 95 % interval of Student's t distribution.
func student(freedom int) float64 {
	return distuv.StudentsT{Sigma: 1, Nu: float64(freedom)}.Quantile(0.975)
}
