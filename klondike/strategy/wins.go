package strategy

// A check whether moves win a Klondike position.

import (
	"errors"

	"kedou/klondike"
)

// Wins checks the moves as a solution of p and returns the fault in wrong. If the moves can't be read, unread says why.
func Wins(p klondike.Position, r klondike.Rules, texts []string) (wrong, unread error) {
	moves, err := klondike.ParseMoves(p, r, texts)
	switch {
	case errors.Is(err, klondike.ErrNotMove):
		return nil, err
	case err != nil:
		return err, nil
	}
	return klondike.Verify(p, r, moves), nil
}
