// Package regression fits sums of numbers times factors to the outcomes of many cases: to quantities by least squares, and to chances by the logistic function.
//
//	chance := regression.Logistic(factors, won, penalty) // of a case x: 1 / (1 + exp(-regression.Dot(chance, x)))
package regression

import (
	"math"

	"gonum.org/v1/gonum/mat"
)

// Linear returns the numbers for which the sums over the factors of all cases are nearest to the targets by least squares. The square of each number counts, times its
// penalty, which keeps numbers with few cases small; a penalty must be above 0. All cases have as many factors as there are penalties.
func Linear(factors [][]float64, targets, penalty []float64) []float64 {
	return leastSquares(factors, penalty, func(i int) (weight, target float64) { return 1, targets[i] })
}

// newtonSteps suffice for fits with chances other than 0 and 1.
const newtonSteps = 12

// Logistic returns the numbers with the greatest likelihood of the outcomes, 1 for a win and 0 for a loss, by Newton's method (iteratively reweighted least squares). Penalties
// are as for Linear.
func Logistic(factors [][]float64, won, penalty []float64) []float64 {
	b := make([]float64, len(penalty))
	for range newtonSteps {
		now := b
		b = leastSquares(factors, penalty, func(i int) (weight, target float64) {
			z := Dot(now, factors[i])
			p := min(max(1/(1+math.Exp(-z)), 1e-9), 1-1e-9)
			weight = p * (1 - p)
			return weight, z + (won[i]-p)/weight
		})
	}
	return b
}

// leastSquares weighs the cases.
func leastSquares(factors [][]float64, penalty []float64, of func(i int) (weight, target float64)) []float64 {
	n := len(penalty)
	b, left, right := make([]float64, n), mat.NewSymDense(n, nil), mat.NewVecDense(n, nil)
	for i, p := range penalty {
		left.SetSym(i, i, p)
	}
	for i := range factors {
		weight, target := of(i)
		x := mat.NewVecDense(n, factors[i])
		left.SymRankOne(left, weight, x)
		right.AddScaledVec(right, weight*target, x)
	}
	var roots mat.Cholesky
	roots.Factorize(left)
	_ = roots.SolveVecTo(mat.NewVecDense(n, b), right)
	return b
}

// Dot returns the sum of factors times numbers.
func Dot(numbers, factors []float64) (sum float64) {
	for i := range numbers {
		sum += numbers[i] * factors[i]
	}
	return sum
}
