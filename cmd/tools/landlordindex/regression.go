// Regression: a logistic one for the chance to win, a linear one for the points.

package main

import (
	"slices"

	"kedou/cmd/internal/regression"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// sample is one player's hand as features, and the result for the player's side.
type sample struct {
	x      [hand.Features + 1]float64 // the features, and a one
	won    float64
	points float64
}

// samplesOf returns the samples of a seat: three a deal. A bidder's hand lacks the bottom cards.
func samplesOf(list []outcome, r hand.Rules, role hand.Role) []sample {
	a := hand.NewAnalyst(r)
	var all []sample
	for _, o := range list {
		for c := range chairs {
			h, points := o.held(c, role)
			s := sample{points: points}
			if points > 0 {
				s.won = 1
			}
			f := hand.Describe(a, h)
			copy(s.x[:], f[:])
			s.x[hand.Features] = 1
			all = append(all, s)
		}
	}
	return all
}

// penalties keep the numbers of nearly constant features small; the last number, before the one, is free.
func penalties() []float64 {
	list := slices.Repeat([]float64{1}, hand.Features+1)
	list[hand.Features] = 1e-9
	return list
}

// fit fits numbers to all samples.
func fit(all []sample, by func(factors [][]float64, targets, penalty []float64) []float64, target func(*sample) float64) [hand.Features + 1]float64 {
	factors, targets := make([][]float64, len(all)), make([]float64, len(all))
	for i := range all {
		factors[i], targets[i] = all[i].x[:], target(&all[i])
	}
	return [hand.Features + 1]float64(by(factors, targets, penalties()))
}

// linear fits the points.
func linear(all []sample) [hand.Features + 1]float64 {
	return fit(all, regression.Linear, func(s *sample) float64 { return s.points })
}

// logistic fits the chance to win.
func logistic(all []sample) [hand.Features + 1]float64 {
	return fit(all, regression.Logistic, func(s *sample) float64 { return s.won })
}

// expected returns the points that a hand is worth in a role.
func expected(a *hand.Analyst, h doudizhu.Hand, m *hand.Model, role hand.Role) float64 {
	x := [hand.Features + 1]float64{hand.Features: 1}
	f := hand.Describe(a, h)
	copy(x[:], f[:])
	return regression.Dot(m.Points[role][:], x[:])
}
