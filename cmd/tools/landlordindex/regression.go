// Regression: a logistic one for the chance to win, a linear one for the points.

package main

import (
	"math"

	"gonum.org/v1/gonum/mat"

	"kedou/doudizhu"
	"kedou/doudizhu/bidding"
	"kedou/doudizhu/hand"
)

// sample is one player's hand as features, and the result for the player's side.
type sample struct {
	x      [bidding.Features + 1]float64 // the features, and a one
	won    float64
	points float64
}

// samplesOf returns the samples of a seat: three a deal. A bidder's hand lacks the bottom cards.
func samplesOf(list []outcome, r hand.Rules, role bidding.Role) []sample {
	a := hand.NewAnalyst(r)
	var all []sample
	for _, o := range list {
		for c := range chairs {
			h, points := o.held(c, role)
			s := sample{points: points}
			if points > 0 {
				s.won = 1
			}
			f := bidding.Describe(a, h)
			copy(s.x[:], f[:])
			s.x[bidding.Features] = 1
			all = append(all, s)
		}
	}
	return all
}

// ridge keeps the coefficients of nearly constant features small.
const ridge = 1

// leastSquares returns the coefficients b that minimize the sum of weight (target - b x)^2, with the ridge's penalty.
func leastSquares(all []sample, weight, target func(*sample) float64) (b [bidding.Features + 1]float64) {
	const n = bidding.Features + 1
	left, right := mat.NewSymDense(n, nil), mat.NewVecDense(n, nil)
	for i := range n - 1 {
		left.SetSym(i, i, ridge)
	}
	left.SetSym(n-1, n-1, 1e-9)
	for i := range all {
		s := &all[i]
		x := mat.NewVecDense(n, s.x[:])
		w := weight(s)
		left.SymRankOne(left, w, x)
		right.AddScaledVec(right, w*target(s), x)
	}
	var factors mat.Cholesky
	factors.Factorize(left)
	_ = factors.SolveVecTo(mat.NewVecDense(n, b[:]), right)
	return b
}

// linear fits the points.
func linear(all []sample) [bidding.Features + 1]float64 {
	return leastSquares(all, func(*sample) float64 { return 1 }, func(s *sample) float64 { return s.points })
}

// logistic fits the chance to win by iteratively reweighted least squares, which is Newton's method.
func logistic(all []sample) (b [bidding.Features + 1]float64) {
	for range 8 {
		chance := func(s *sample) (z, p float64) {
			z = dot(b, s.x)
			return z, 1 / (1 + math.Exp(-z))
		}
		b = leastSquares(all,
			func(s *sample) float64 { _, p := chance(s); return p * (1 - p) },
			func(s *sample) float64 { z, p := chance(s); return z + (s.won-p)/(p*(1-p)) })
	}
	return b
}

// dot weighs the features of a sample.
func dot(b, x [bidding.Features + 1]float64) (sum float64) {
	for i := range b {
		sum += b[i] * x[i]
	}
	return sum
}

// expected returns the points that a hand is worth in a role.
func expected(a *hand.Analyst, h doudizhu.Hand, m *bidding.Model, role bidding.Role) float64 {
	x := [bidding.Features + 1]float64{bidding.Features: 1}
	f := bidding.Describe(a, h)
	copy(x[:], f[:])
	return dot(m.Points[role], x)
}
