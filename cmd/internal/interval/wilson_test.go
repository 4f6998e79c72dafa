package interval

import (
	"math"
	"math/rand/v2"
	"testing"
)

// The expected values are those of Newcombe (1998), method 3, to four places; the
// last one is his 0 of 29 mirrored.
func TestWilson(t *testing.T) {
	for _, tc := range []struct {
		k, n      int64
		low, high float64
	}{{81, 263, 0.2553, 0.3662}, {15, 148, 0.0624, 0.1605}, {0, 20, 0, 0.1611}, {29, 29, 0.8830, 1}} {
		low, high := Wilson(tc.k, tc.n)
		if math.Abs(low-tc.low) > 5e-5 || math.Abs(high-tc.high) > 5e-5 {
			t.Errorf("%d of %d: %.4f to %.4f, want %.4f to %.4f", tc.k, tc.n, low, high, tc.low, tc.high)
		}
	}
}

// TestClustered: of cases one by one the interval is Wilson's, except for Student's t; few clusters that agree prove little.
func TestClustered(t *testing.T) {
	share, n := 0.1, 4000
	low, high := Clustered(share, math.Sqrt(share*(1-share)/float64(n)), n)
	if l, h := Wilson(400, 4000); math.Abs(low-l) > 1e-4 || math.Abs(high-h) > 1e-4 {
		t.Errorf("%.4f to %.4f, want %.4f to %.4f", low, high, l, h)
	}
	for _, c := range []struct {
		mean      float64
		clusters  int
		low, high float64
	}{{0, 1, 0, 1}, {0, 2, 0, 0.988}, {1, 2, 0.012, 1}, {0, 10, 0, 0.3385}, {0, 1000, 0, 0.0038}} {
		if low, high := Clustered(c.mean, 0, c.clusters); math.Abs(low-c.low) > 5e-4 || math.Abs(high-c.high) > 5e-4 {
			t.Errorf("%v of %d clusters: %.4f to %.4f, want %.4f to %.4f", c.mean, c.clusters, low, high, c.low, c.high)
		}
	}
}

// TestDifference: Student's interval, and an interval even where all clusters agree.
func TestDifference(t *testing.T) {
	for _, c := range []struct {
		mean, deviation float64
		clusters        int
		low, high       float64
	}{{0.1, 0.01, 5, 0.0722, 0.1278}, {0.1, 0.5, 1, -1, 1}, {0.1, 0.5, 3, -1, 1}, {0, 0, 10, -0.338, 0.338}, {1, 0, 10, 0.323, 1}} {
		if low, high := Difference(c.mean, c.deviation, c.clusters); math.Abs(low-c.low) > 1e-3 || math.Abs(high-c.high) > 1e-3 {
			t.Errorf("%+v: %.4f to %.4f", c, low, high)
		}
	}
}

// TestCoverage: the true share lies in nineteen intervals of twenty, or more, even where few clusters have few relevant cases.
func TestCoverage(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for _, clusters := range []int{2, 5, 30} {
		for _, share := range []float64{0.02, 0.1, 0.5} {
			const rounds = 2000
			held := 0
			for range rounds {
				low, high := Clustered(drawn(random, clusters, share))
				if low <= share && share <= high {
					held++
				}
			}
			if held < rounds*92/100 {
				t.Errorf("%d clusters, share %v: in %d of %d intervals", clusters, share, held, rounds)
			}
		}
	}
}

// drawn draws clusters of one case each, and returns their mean, its standard error, and their number.
func drawn(random *rand.Rand, clusters int, share float64) (mean, deviation float64, n int) {
	k := 0.
	for range clusters {
		if random.Float64() < share {
			k++
		}
	}
	mean = k / float64(clusters)
	return mean, math.Sqrt(mean * (1 - mean) / float64(clusters-1)), clusters
}
