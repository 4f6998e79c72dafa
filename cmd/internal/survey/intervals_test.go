package survey

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/mathext"
)

// The expected values are those of Newcombe (1998), method 5, to four places.
func TestClopperPearson(t *testing.T) {
	for _, c := range []struct {
		k, n      int64
		low, high float64
	}{{81, 263, 0.2527, 0.3676}, {15, 148, 0.0578, 0.1617}, {0, 20, 0, 0.1684}, {1, 29, 0.0009, 0.1776}} {
		low, high := ClopperPearson(c.k, c.n)
		if math.Abs(low-c.low) > 5e-5 || math.Abs(high-c.high) > 5e-5 {
			t.Errorf("%d of %d: %.4f to %.4f, want %.4f to %.4f", c.k, c.n, low, high, c.low, c.high)
		}
	}
}

// At the ends of the interval the tail of the binomial distribution is 1/40, for large counts too.
func TestClopperPearsonTails(t *testing.T) {
	for _, c := range []struct{ k, n int64 }{{5, 50}, {819_420, 1_000_000}, {8_194_200, 10_000_000}} {
		low, high := ClopperPearson(c.k, c.n)
		n, k := float64(c.n), float64(c.k)
		under := mathext.RegIncBeta(n-k, k+1, 1-high)
		over := 1 - mathext.RegIncBeta(n-k+1, k, 1-low)
		if math.Abs(under-0.025) > 1e-4 || math.Abs(over-0.025) > 1e-4 {
			t.Errorf("%d of %d: tails %v and %v", c.k, c.n, under, over)
		}
	}
}
