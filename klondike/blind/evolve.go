package blind

// An evolution strategy for weights; every trial is a few thousand games.

import (
	"math"
	"math/rand/v2"
)

// evolution is a separable evolution strategy with adaptation of the variances (sep-CMA-ES, Ros
// and Hansen 2008; its constants are theirs), with mirrored samples (Brockhoff and others 2010).
type evolution struct {
	mean, variance weights
	step, most     float64 // step is the width of a sample, and most its greatest width
	path, pull     weights // the mean's recent path: with the variances taken out, and with them
	shares         []float64
	mass           float64 // the effective number of parents
}

// trial is a set of weights, its distance from the mean, and the games won with it.
type trial struct {
	weights weights
	off     weights // in units of the step and of the deviation
	wins    int64
}

// newEvolution begins at mean. The deviations of the samples are 1 in units of the scale, so that a count that differs much among the ways
// on gets small weights.
func newEvolution(mean weights, scale *features, step float64, population int) *evolution {
	x := &evolution{mean: mean, step: step, most: 1.5 * step, shares: make([]float64, population/2)}
	for i := range x.variance {
		s := float64(scale[i%counts]) + 0.05
		x.variance[i] = 1 / (s * s)
	}
	sum := 0.0
	for i := range x.shares {
		x.shares[i] = math.Log(float64(len(x.shares))+0.5) - math.Log(float64(i+1))
		sum += x.shares[i]
	}
	squares := 0.0
	for i := range x.shares {
		x.shares[i] /= sum
		squares += x.shares[i] * x.shares[i]
	}
	x.mass = 1 / squares
	return x
}

// draw returns the sets of weights of a round, each second one the mirror image of the one before.
func (x *evolution) draw(random *rand.Rand, population int) []trial {
	tries := make([]trial, population)
	for i := range tries {
		t := &tries[i]
		for j := range t.off {
			if t.off[j] = random.NormFloat64(); i%2 == 1 {
				t.off[j] = -tries[i-1].off[j]
			}
			t.weights[j] = x.mean[j] + x.step*math.Sqrt(x.variance[j])*t.off[j]
		}
	}
	return tries
}

// follow moves mean, variances and step towards the better half of the tries, which are sorted best first.
func (x *evolution) follow(tries []trial) {
	n := float64(len(x.mean))
	pathRate := (x.mass + 2) / (n + x.mass + 5)
	damping := 1 + 2*math.Max(0, math.Sqrt((x.mass-1)/(n+1))-1) + pathRate
	pullRate := (4 + x.mass/n) / (n + 4 + 2*x.mass/n)
	one := (n + 2) / 3 * 2 / ((n+1.3)*(n+1.3) + x.mass)
	many := math.Min(1-one, (n+2)/3*2*(x.mass-2+1/x.mass)/((n+2)*(n+2)+x.mass))
	length := 0.0
	for j := range x.mean {
		move, spread := 0.0, 0.0
		for i, share := range x.shares {
			move += share * tries[i].off[j]
			spread += share * tries[i].off[j] * tries[i].off[j]
		}
		deviation := math.Sqrt(x.variance[j])
		x.mean[j] += x.step * deviation * move
		x.path[j] = (1-pathRate)*x.path[j] + math.Sqrt(pathRate*(2-pathRate)*x.mass)*move
		x.pull[j] = (1-pullRate)*x.pull[j] + math.Sqrt(pullRate*(2-pullRate)*x.mass)*deviation*move
		x.variance[j] = (1-one-many+many*spread)*x.variance[j] + one*x.pull[j]*x.pull[j]
		length += x.path[j] * x.path[j]
	}
	expected := math.Sqrt(n) * (1 - 1/(4*n) + 1/(21*n*n))
	x.step = math.Min(x.most, x.step*math.Exp(pathRate/damping*(math.Sqrt(length)/expected-1)))
}
