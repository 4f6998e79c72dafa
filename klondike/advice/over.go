package advice

// Is the game over?

import (
	"context"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/phrase"
)

// Over says whether a game can go on.
type Over uint8

const (
	No      Over = iota
	Won          // all cards are up
	Lost         // moves are left, and it is proved that none wins, whatever the player doesn't know
	DeadEnd      // no legal move is left
)

// String returns "", "won", "lost" or "dead end".
func (o Over) String() string { return [...]string{"", "won", "lost", "dead end"}[o] }

func over(won bool, v search.Status, legal int) Over {
	switch {
	case won:
		return Won
	case legal == 0:
		return DeadEnd
	case v == search.Unsolvable:
		return Lost
	}
	return No
}

// Winnable decides whether p can be won with all cards known, within o.Limits. klondike.Verify has checked a win; a wrong one is an error.
func Winnable(ctx context.Context, p *klondike.Position, r klondike.Rules, o fast.Options) (klondike.Result, error) {
	o.Polish = -1
	solver, err := fast.New(r, o)
	if err != nil {
		return klondike.Result{}, err
	}
	found, err := solver.Solve(ctx, p)
	if err == nil && found.Status == search.Solved {
		if wrong := klondike.Verify(*p, r, found.Path); wrong != nil {
			err = phrase.Errorf("%w: %w", klondike.ErrWrong, wrong)
		}
	}
	return found, err
}
