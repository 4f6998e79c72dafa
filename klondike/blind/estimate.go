package blind

// Learned estimates of win chances: a weighted sum of counts.

import "math"

// chances are the weights of a sum that is the logarithm of the odds to win. Each count has one weight, one more that
// grows with the share h of the cards face down, and one that grows with h².
type chances struct {
	bias    float64
	weights [3 * counts]float64
}

// estimate is a set of chances, ready for use: by face-down cards and count.
type estimate struct {
	bias   float32
	scores [fullHouse + 1][counts]float32
}

func (c *chances) estimate() *estimate {
	x := &estimate{bias: float32(c.bias)}
	for hidden := range x.scores {
		h := float64(hidden) / fullHouse
		for i := range counts {
			x.scores[hidden][i] = float32(c.weights[i] + h*c.weights[counts+i] + h*h*c.weights[2*counts+i])
		}
	}
	return x
}

// chance estimates how likely the player uct is to win from s, which is at a decision. It uses nothing that s hasn't seen.
func (x *estimate) chance(e *engine, s *state) float32 {
	var f features
	e.measure(s, &f, true)
	return float32(logistic(float64(x.bias + sum(f[:], x.scores[min(int(s.hidden), fullHouse)][:]))))
}

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }
