package blind

// The player policy, and learned estimates of win chances: both weigh counts of a state.

import (
	"context"
	"math"
	"math/rand/v2"

	"kedou/klondike"
)

type byPolicy struct{ off Technique }

func (b byPolicy) choose(_ context.Context, d *decider, _ *rand.Rand) (int, error) {
	e := d.engine
	p := policyFor(e.Rules, b.off)
	for i := range e.exits {
		e.exits[i].value = e.opinion(&e.exits[i].state, p)
	}
	return e.best(), nil
}

// policyFor returns the policy of the player policy for the rules r. Where redeals are limited it is the trees' policy, for which the worth
// of a redeal was found.
func policyFor(r klondike.Rules, off Technique) *policy {
	if off&Tuned != 0 || r.Redeals != klondike.Unlimited {
		return lightFor(r, off)
	}
	return tunedFor(r).policy()
}

// tunedFor returns the weights tuned for draw 1 where the stock can be played in any order or nearly so, and those tuned for draw 3
// otherwise.
func tunedFor(r klondike.Rules) *weights {
	if r.Draw == 1 {
		return &draw1Weights
	}
	return &draw3Weights
}

// lightFor returns the policy of trees for the rules r, which plays games out and gives the priors. The weights of policyFor win more games
// alone, but no more in a tree, where they take a fifth more time; ABLATION.md has the figures.
func lightFor(r klondike.Rules, off Technique) *policy {
	switch {
	case off&Tuned != 0:
		return greedyWeights.policy()
	case r.Draw == 1:
		return draw1Light.full().policy()
	}
	return draw3Light.full().policy()
}

// chancesFor returns the learned win chances for the terms t, or nil where games are played out. The chances were learned without limited
// redeals, hidden stock cards and other draws; at draw 1 games played out win more.
func chancesFor(t Terms, off Technique) *chances {
	if off&Learned != 0 || t.Rules.Draw != 3 || t.Rules.Redeals != klondike.Unlimited || !t.Rules.WorryBack || t.StockHidden && t.Squared {
		return nil
	}
	return &draw3Chances
}

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
