package table

// Players, as the table sees them.

import (
	"context"
	"math/rand/v2"

	"kedou/doudizhu"
)

// Player decides for one chair. All randomness of a decision comes from the random source, so that equal views and
// equal sources lead to equal decisions, unless the player thinks for a time that a clock measures. A player that
// can't decide returns an error, and the table takes its default action instead: a pass, no doubling, and for a leader
// the lowest solo. One goroutine at a time asks a player.
type Player interface {
	// Call returns one of v.Bids.
	Call(ctx context.Context, v *View, random *rand.Rand) (int, error)
	// Double says whether the player doubles.
	Double(ctx context.Context, v *View, random *rand.Rand) (bool, error)
	// Play returns a play that beats v.Last, or a pass if v.Last is a play.
	Play(ctx context.Context, v *View, random *rand.Rand) (doudizhu.Play, error)
}

// multiplier is a player who may answer more than yes or no at the doubles.
type multiplier interface {
	Multiply(ctx context.Context, v *View, random *rand.Rand) (int, error)
}

// Multiply asks a player at the doubles, and returns one of v.Variant.Doubles. It calls the player's own method of this name, with the same
// parameters except the player, in place of Double.
func Multiply(ctx context.Context, p Player, v *View, random *rand.Rand) (int, error) {
	if m, ok := p.(multiplier); ok {
		return m.Multiply(ctx, v, random)
	}
	if yes, err := p.Double(ctx, v, random); err != nil || yes {
		return Double, err
	}
	return Refused, nil
}
