// The common part of all players by rules.

package bot

import (
	"context"
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// caller decides in the auction.
type caller interface {
	call(v *table.View) int
	double(v *table.View) bool
}

// player combines a way to call and a way to play, both deterministic.
type player struct {
	caller  caller
	choose  func(v *table.View) doudizhu.Play
	reasons func(v *table.View) (doudizhu.Play, []hand.Reason) // choose, with its reasons
}

func (p *player) Call(_ context.Context, v *table.View, _ *rand.Rand) (int, error) {
	return p.caller.call(v), nil
}

func (p *player) Double(_ context.Context, v *table.View, _ *rand.Rand) (bool, error) {
	return p.caller.double(v), nil
}

func (p *player) Play(_ context.Context, v *table.View, _ *rand.Rand) (doudizhu.Play, error) {
	return p.choose(v), nil
}
