package blind

// Fitting chances to lessons: logistic regression.

import (
	"math"
	"math/rand/v2"
)

// lesson is a search's estimate of a state.
type lesson struct {
	counts [counts]int8
	chance float32
}

// inputs are the counts of a lesson, each three times: plain, times the share of the cards face down, and times its square.
type inputs [3 * counts]float64

func (l *lesson) inputs() (x inputs) {
	h := float64(l.counts[countHidden]) / fullHouse
	for i, c := range l.counts {
		v := float64(c)
		x[i], x[counts+i], x[2*counts+i] = v, v*h, v*h*h
	}
	return x
}

// Settings of the descent.
const (
	epochs    = 12
	batchSize = 32
	topRate   = 0.02 // falls to 0 by the end
	decay     = 1e-4 // pulls weights to 0
)

// regression finds weights by stochastic descent with the step widths of Adam (Kingma and Ba 2015), for inputs normalized to mean 0 and
// deviation 1.
type regression struct {
	center, scale               inputs
	weights, slope, mean, power [3*counts + 1]float64 // the last one is the bias; mean and power are of past slopes
	steps                       float64
}

// fit returns the chances that fit the lessons, all but the last tenth of them, and their
// mean squared error on those.
func fit(lessons []lesson, random *rand.Rand) (chances, float64) {
	r := newRegression(lessons)
	cut := len(lessons) - len(lessons)/10
	order := random.Perm(cut)
	all := float64(epochs * (cut / batchSize))
	for range epochs {
		random.Shuffle(cut, func(i, j int) { order[i], order[j] = order[j], order[i] })
		for b := 0; b+batchSize <= cut; b += batchSize {
			for _, i := range order[b : b+batchSize] {
				r.learn(&lessons[i])
			}
			r.step(topRate * (1 - r.steps/all))
		}
	}
	return r.chances(), r.misses(lessons[cut:])
}

func newRegression(lessons []lesson) *regression {
	r := new(regression)
	n := float64(max(len(lessons), 1))
	var squares inputs
	for i := range lessons {
		for k, v := range lessons[i].inputs() {
			r.center[k] += v / n
			squares[k] += v * v / n
		}
	}
	for k := range squares {
		r.scale[k] = 1 / (math.Sqrt(max(squares[k]-r.center[k]*r.center[k], 0)) + 1e-3)
	}
	return r
}

// guess returns the chance that the weights give a lesson's state, and the normalized inputs.
func (r *regression) guess(l *lesson) (float64, inputs) {
	x := l.inputs()
	odds := r.weights[len(x)]
	for k := range x {
		x[k] = (x[k] - r.center[k]) * r.scale[k]
		odds += r.weights[k] * x[k]
	}
	return logistic(odds), x
}

// learn adds a lesson to the slope.
func (r *regression) learn(l *lesson) {
	guess, x := r.guess(l)
	miss := (guess - float64(l.chance)) / batchSize
	for k, v := range x {
		r.slope[k] += miss * v
	}
	r.slope[len(x)] += miss
}

// step moves every weight down its slope.
func (r *regression) step(rate float64) {
	r.steps++
	short, long := 1-math.Pow(0.9, r.steps), 1-math.Pow(0.999, r.steps)
	for k, g := range r.slope {
		if k < len(r.slope)-1 {
			g += decay * r.weights[k]
		}
		r.mean[k] = 0.9*r.mean[k] + 0.1*g
		r.power[k] = 0.999*r.power[k] + 0.001*g*g
		r.weights[k] -= rate * r.mean[k] / short / (math.Sqrt(r.power[k]/long) + 1e-8)
	}
	clear(r.slope[:])
}

// chances returns the weights for unnormalized counts.
func (r *regression) chances() chances {
	c := chances{bias: r.weights[3*counts]}
	for k := range c.weights {
		c.weights[k] = r.weights[k] * r.scale[k]
		c.bias -= c.weights[k] * r.center[k]
	}
	return c
}

// misses returns the mean squared error of the guesses.
func (r *regression) misses(lessons []lesson) (mean float64) {
	for i := range lessons {
		guess, _ := r.guess(&lessons[i])
		d := guess - float64(lessons[i].chance)
		mean += d * d / float64(len(lessons))
	}
	return mean
}
