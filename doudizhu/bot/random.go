// The player with random legal answers.

package bot

import (
	"context"
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// random gives random legal answers: each call and each play, the pass included, with equal probability.
type random struct {
	rules hand.Rules
	found []doudizhu.Play
}

func (*random) Call(_ context.Context, v *table.View, random *rand.Rand) (int, error) {
	return v.Bids[random.IntN(len(v.Bids))], nil
}

func (*random) Double(_ context.Context, _ *table.View, random *rand.Rand) (bool, error) {
	return random.IntN(2) == 1, nil
}

func (p *random) Play(_ context.Context, v *table.View, random *rand.Rand) (doudizhu.Play, error) {
	p.found = p.rules.AppendFollows(p.found[:0], v.Hand, v.Last)
	if v.Last.Kind != doudizhu.Pass || len(p.found) == 0 {
		p.found = append(p.found, doudizhu.Play{})
	}
	return p.found[random.IntN(len(p.found))], nil
}
