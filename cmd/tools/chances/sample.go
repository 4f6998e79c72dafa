// Samples, fits to them, and forecasts held against the ends of their games.

package main

import (
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strings"

	"gonum.org/v1/gonum/mat"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/arena"
)

// sample is a position with what was foretold of its game, and the end.
type sample struct {
	seed   uint64 // of the deal; samples of one deal follow each other
	group  int    // the numbers that the sample helps to fit
	x      []float64
	won    float64 // 1 for a won game, else 0
	points float64
	said   []saying
	hand   doudizhu.Hand // of the player, for models that ask other players about it
}

// saying is a chance, and the row of the table that counts it.
type saying struct {
	row    string
	chance float64
}

// linear returns the numbers for which the sums over the factors of a group's samples are nearest to the points by least squares. The square of
// each number counts too, times its penalty, which keeps numbers with few samples small; a penalty must be above 0.
func linear(all []sample, group int, penalty []float64) []float64 {
	return leastSquares(all, group, penalty, func(s *sample) (weight, target float64) { return 1, s.points })
}

// newtonSteps suffice for fits with chances other than 0 and 1.
const newtonSteps = 12

// logistic returns the numbers with the greatest likelihood of the ends of a group's games, by Newton's method (iteratively reweighted least
// squares); the chance of a sample is sigmoid(dot(numbers, x)). Penalties are as for linear.
func logistic(all []sample, group int, penalty []float64) []float64 {
	b := make([]float64, len(penalty))
	for range newtonSteps {
		now := b
		b = leastSquares(all, group, penalty, func(s *sample) (weight, target float64) {
			z := dot(now, s.x)
			p := min(max(sigmoid(z), 1e-9), 1-1e-9)
			weight = p * (1 - p)
			return weight, z + (s.won-p)/weight
		})
	}
	return b
}

// leastSquares weighs the samples of a group.
func leastSquares(all []sample, group int, penalty []float64, of func(*sample) (weight, target float64)) []float64 {
	n := len(penalty)
	b, left, right := make([]float64, n), mat.NewSymDense(n, nil), mat.NewVecDense(n, nil)
	for i, p := range penalty {
		left.SetSym(i, i, p)
	}
	for i := range all {
		if s := &all[i]; s.group == group {
			weight, target := of(s)
			x := mat.NewVecDense(n, s.x)
			left.SymRankOne(left, weight, x)
			right.AddScaledVec(right, weight*target, x)
		}
	}
	var roots mat.Cholesky
	roots.Factorize(left)
	_ = roots.SolveVecTo(mat.NewVecDense(n, b), right)
	return b
}

func sigmoid(z float64) float64 { return 1 / (1 + math.Exp(-z)) }

// dot returns the sum of factors times numbers.
func dot(numbers, factors []float64) (sum float64) {
	for i := range numbers {
		sum += numbers[i] * factors[i]
	}
	return sum
}

// row writes a list as a line of a composite literal.
func row(before string, list []float64, format string) string {
	words := make([]string, len(list))
	for i, x := range list {
		words[i] = fmt.Sprintf(format, x)
	}
	return fmt.Sprintf("%s{%s},\n", before, strings.Join(words, ", "))
}

// forecast is a row of the table: one way to foretell, with all its cases.
type forecast struct {
	name  string
	cases []foretold
}

// foretold is a chance, and whether the game was won.
type foretold struct {
	seed        uint64
	chance, won float64
}

// forecasts gathers what the samples say, by the names of the rows.
func forecasts(all []sample) (list []forecast) {
	rows := map[string][]foretold{}
	for i := range all {
		for _, say := range all[i].said {
			rows[say.row] = append(rows[say.row], foretold{all[i].seed, say.chance, all[i].won})
		}
	}
	for _, name := range slices.Sorted(maps.Keys(rows)) {
		list = append(list, forecast{name, rows[name]})
	}
	return list
}

// brier returns the mean square of the errors (the Brier score).
func (f *forecast) brier() (mean float64) {
	for _, c := range f.cases {
		mean += (c.chance - c.won) * (c.chance - c.won) / float64(len(f.cases))
	}
	return mean
}

// bins is the number of bins, of equal width.
const bins = 10

// bin is the result of the cases whose chances lie in one bin.
type bin struct {
	n              int
	predicted, won float64        // means
	off            arena.Estimate // of won minus predicted, over deals
}

// bin returns the bin with a number.
func (f *forecast) bin(number int) (b bin) {
	var off, cases []float64
	var seed uint64
	for _, c := range f.cases {
		if min(bins-1, int(bins*c.chance)) != number {
			continue
		}
		if b.n == 0 || c.seed != seed {
			off, cases, seed = append(off, 0), append(cases, 0), c.seed
		}
		off[len(off)-1] += c.won - c.chance
		cases[len(cases)-1]++
		b.n, b.predicted, b.won = b.n+1, b.predicted+c.chance, b.won+c.won
	}
	b.predicted, b.won = b.predicted/max(1, float64(b.n)), b.won/max(1, float64(b.n))
	b.off = arena.RatioOf(off, cases)
	return b
}

// String writes the won less the predicted share, the standard error over deals, and the number of cases.
func (b bin) String() string {
	if b.n == 0 {
		return "–"
	}
	return fmt.Sprintf("%+.4f ± %.3f (%d)", b.off.Mean, b.off.Error, b.n)
}

// tableOf has a row for each forecast.
func tableOf(list []forecast) *benchmarks.Table {
	t := &benchmarks.Table{Head: []string{"chance", "cases", "Brier score"}}
	for number := range bins {
		t.Head = append(t.Head, fmt.Sprintf("won less predicted, %d to %d %%", number*100/bins, (number+1)*100/bins))
	}
	for _, f := range list {
		words := []string{f.name, cmdline.Count(len(f.cases)), fmt.Sprintf("%.4f", f.brier())}
		for number := range bins {
			words = append(words, f.bin(number).String())
		}
		t.Add(words...)
	}
	return t
}

// enough is the least number of cases in a bin that the picture shows.
const enough = 50

// draw draws the bins of all forecasts.
func draw(w io.Writer, list []forecast) error {
	var curves []benchmarks.Curve
	for _, f := range list {
		curve := benchmarks.Curve{Name: f.name}
		for number := range bins {
			if b := f.bin(number); b.n >= enough {
				curve.Points = append(curve.Points, benchmarks.CurvePoint{X: b.predicted, Y: b.won})
			}
		}
		curves = append(curves, curve)
	}
	return benchmarks.DrawCalibration(w, "The chances predicted, and the games won", curves)
}
