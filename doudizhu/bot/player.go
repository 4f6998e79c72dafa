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
	closer  *hand.Closer                                       // finds certain wins, which come before all else; nil: the player looks for none
	rule    string                                             // of the player's document, that says so
}

// certain returns the plays of a certain win, if the player looks for one and needs more than one play.
func (p *player) certain(v *table.View) []doudizhu.Play {
	if p.closer == nil {
		return nil
	}
	p.closer.Ready(v.Hand, v.Others()...)
	if line := p.closer.Best(v.Last); len(line) > 1 {
		return line
	}
	return nil
}

func (p *player) Call(_ context.Context, v *table.View, _ *rand.Rand) (int, error) {
	return p.caller.call(v), nil
}

func (p *player) Double(_ context.Context, v *table.View, _ *rand.Rand) (bool, error) {
	return p.caller.double(v), nil
}

func (p *player) Play(_ context.Context, v *table.View, _ *rand.Rand) (doudizhu.Play, error) {
	if line := p.certain(v); line != nil {
		return line[0], nil
	}
	return p.choose(v), nil
}

// explain is Play, with the reasons.
func (p *player) explain(v *table.View) (doudizhu.Play, []hand.Reason) {
	if line := p.certain(v); line != nil {
		why := v.Variant.Rules.Certain(line)
		why.Rule = p.rule
		return line[0], []hand.Reason{why}
	}
	return p.reasons(v)
}
