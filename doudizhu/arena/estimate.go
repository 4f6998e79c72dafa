package arena

// Means over deals, with their errors.

import "math"

// Estimate is a mean over deals.
type Estimate struct {
	Mean  float64
	Error float64 // the standard error of the mean; 0 if there are fewer than two deals
	Deals int     // the number of deals behind it
}

// MeanOf returns the mean of a quantity with one value for each deal, such as the difference between two players' points.
func MeanOf(deals []float64) Estimate {
	var s sums
	for _, x := range deals {
		s.add(x, 1)
	}
	return s.mean()
}

// RatioOf returns the mean of a quantity over cases: deal i has the sum x[i] over n[i] cases. The error is over deals.
func RatioOf(x, n []float64) Estimate {
	var s sums
	for i := range x {
		s.add(x[i], n[i])
	}
	return s.mean()
}

// Interval returns the interval that holds the true mean with a confidence of 95 %, by Student's t distribution. It is
// infinite if there are fewer than two deals.
func (e Estimate) Interval() (low, high float64) {
	if e.Deals < 2 {
		return math.Inf(-1), math.Inf(1)
	}
	half := student(e.Deals-1) * e.Error
	return e.Mean - half, e.Mean + half
}

// ShareInterval is Interval for a mean of numbers between 0 and 1. If all deals are alike, it uses the rule of
// three: an event that never happened in n deals has a probability of at most 3/n (Hanley and Lippman-Hand 1983).
func (e Estimate) ShareInterval() (low, high float64) {
	low, high = e.Interval()
	if e.Error == 0 && e.Deals > 0 {
		low, high = e.Mean-3/float64(e.Deals), e.Mean+3/float64(e.Deals)
	}
	return max(low, 0), min(high, 1)
}

// fewDegrees is Student's t for one to four degrees of freedom, where the expansion below is too coarse.
var fewDegrees = [...]float64{12.706, 4.303, 3.182, 2.776}

// student returns the number of standard errors within which Student's t with this many degrees of freedom lies with a
// probability of 95 %: the expansion around the normal distribution (Abramowitz and Stegun, 26.7.5).
func student(freedom int) float64 {
	if freedom <= len(fewDegrees) {
		return fewDegrees[freedom-1]
	}
	const (
		z  = 1.959963984540054
		z2 = z * z
		g1 = z * (z2 + 1) / 4
		g2 = z * ((5*z2+16)*z2 + 3) / 96
		g3 = z * (((3*z2+19)*z2+17)*z2 - 15) / 384
		g4 = z * ((((79*z2+776)*z2+1482)*z2-1920)*z2 - 945) / 92160
	)
	v := float64(freedom)
	return z + (g1+(g2+(g3+g4/v)/v)/v)/v
}

// sums are the data for the mean of a quantity a game, such as points or wins as the landlord. The zero sums have no
// deals.
type sums struct {
	deals            int
	x, n, xx, xn, nn float64
}

// add counts a deal with the sum x of the quantity over n games. A deal without such a game doesn't count.
func (s *sums) add(x, n float64) {
	if n == 0 {
		return
	}
	s.deals++
	s.x, s.n = s.x+x, s.n+n
	s.xx, s.xn, s.nn = s.xx+x*x, s.xn+x*n, s.nn+n*n
}

// mean returns the mean a game. Its error is the error of a ratio of two sums over deals (Cochran, Sampling
// Techniques, 1977, chapter 6), which equals the usual error of a mean if all deals have equally many games.
func (s *sums) mean() Estimate {
	if s.deals == 0 {
		return Estimate{}
	}
	e := Estimate{Mean: s.x / s.n, Deals: s.deals}
	if d := float64(s.deals); d > 1 {
		squares := s.xx - 2*e.Mean*s.xn + e.Mean*e.Mean*s.nn
		e.Error = math.Sqrt(max(squares, 0)*d/(d-1)) / s.n
	}
	return e
}
