package regression

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestFits: cases are made up from known numbers, and both regressions find these again.
func TestFits(t *testing.T) {
	known := []float64{-.5, -.25, 0, .25, .5, .75}
	penalty := []float64{1, 1, 1, 1, 1, 1e-9}
	random := rand.New(rand.NewPCG(2, 2))
	var factors [][]float64
	var won, points []float64
	for range 20_000 {
		x := []float64{random.NormFloat64(), random.NormFloat64(), random.NormFloat64(), random.NormFloat64(), random.NormFloat64(), 1}
		factors = append(factors, x)
		points = append(points, Dot(known, x)+random.NormFloat64())
		result := 0.
		if random.Float64() < 1/(1+math.Exp(-Dot(known, x))) {
			result = 1
		}
		won = append(won, result)
	}
	chance, linear := Logistic(factors, won, penalty), Linear(factors, points, penalty)
	for i, want := range known {
		if math.Abs(linear[i]-want) > .04 || math.Abs(chance[i]-want) > .1 {
			t.Errorf("number %d is %.3f of a quantity, %.3f of a chance, want %.3f", i, linear[i], chance[i], want)
		}
	}
}

// TestPenalty: a factor that no case has gets 0, and a chance stays below 1 even if all games are won.
func TestPenalty(t *testing.T) {
	b := Logistic([][]float64{{1, 0}, {1, 0}, {1, 0}}, []float64{1, 1, 1}, []float64{.5, .5})
	if p := 1 / (1 + math.Exp(-b[0])); b[1] != 0 || p < .7 || p > .95 {
		t.Errorf("numbers %v", b)
	}
}
