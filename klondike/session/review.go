package session

// A game looked at again, by what was known at each decision.

import (
	"context"
	"time"

	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
)

// Decision is what a decision of a game was worth.
type Decision struct {
	blind.Judged
	Moves    []klondike.Move // it took
	Winnable search.Status   // of the position after it, with all cards known
}

// Turns reports whether all that the decision did was to turn the stock.
func (d *Decision) Turns() bool {
	for _, m := range d.Moves {
		if !m.IsTurn() {
			return false
		}
	}
	return true
}

// Review judges the decisions of a game by estimates of so many games a position, and hands those over that were a choice. It
// returns how many decisions there were in all.
func Review(ctx context.Context, start klondike.Position, t blind.Terms, moves []klondike.Move, games int, each func(Decision) error) (int, error) {
	positions, err := klondike.Replay(start, t.Rules, moves)
	if err != nil {
		return 0, err
	}
	all, err := blind.NewAdviser(blind.Options{Iterations: games}).Review(ctx, start, t, moves, 1)
	if err != nil {
		return 0, err
	}
	solver, err := fast.New(t.Rules, fast.Options{VerdictOnly: true, Limits: search.Limits{Time: time.Second}})
	if err != nil {
		return 0, err
	}
	for _, j := range all {
		if len(j.Before.Ways) == 1 && j.Last < len(moves)-1 {
			continue // no choice
		}
		verdict, err := solver.Solve(ctx, &positions[j.Last+1])
		if err == nil {
			err = each(Decision{j, moves[j.First : j.Last+1], verdict.Status})
		}
		if err != nil {
			return 0, err
		}
	}
	return len(all), nil
}
