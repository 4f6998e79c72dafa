package blind

// A whole game.

import (
	"context"
	"math/rand/v2"

	"kedou/internal/phrase"
	"kedou/klondike"
)

// mostDecisions is more than any game needs: every decision turns up a card, takes one from the stock, or shows one of the stock.
const mostDecisions = 1000

// Play lets a player play the game that begins at start, until it is won or given up. The player's random numbers follow from the seed and
// the number of the decision. The error is NewGame's, the player's, one that names an illegal move, or that of klondike.Verify, which
// checks every win.
func Play(ctx context.Context, p Player, start klondike.Position, t Terms, seed uint64) (Result, error) {
	g, err := NewGame(start, t)
	if err != nil {
		return Result{}, err
	}
	var r Result
	for !g.Won() && r.Decisions < mostDecisions {
		moves, err := p.Decide(ctx, g.View(), rand.New(rand.NewPCG(seed, uint64(r.Decisions))))
		if err != nil {
			return r, err
		}
		if len(moves) == 0 {
			break
		}
		r.Decisions++
		for _, m := range moves {
			if err := g.Play(m); err != nil {
				return r, phrase.Errorf("blind: the player's move is illegal: %w", err)
			}
		}
	}
	r.Won, r.Down, r.Moves = g.Won(), g.Down(), g.Moves()
	if r.Won {
		err = klondike.Verify(start, t.Rules, r.Moves)
	}
	return r, err
}
