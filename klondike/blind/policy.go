package blind

// The player policy.

import (
	"context"
	"math/rand/v2"

	"kedou/klondike"
)

// byPolicy takes the way on with the policy's best score.
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
