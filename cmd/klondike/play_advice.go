package main

// What a solver that sees all cards says of a position.

import (
	"context"
	"errors"
	"fmt"
	"time"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/engines"
	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
)

// Limits of one question.
var (
	verdictLimits = search.Limits{Memory: 256 << 20, Time: 10 * time.Second}
	hintLimits    = search.Limits{Memory: 256 << 20, Time: 2 * time.Second}
)

// winnable asks whether a position can be won with all cards known.
func winnable(ctx context.Context, p klondike.Position, r klondike.Rules) (search.Result[klondike.Move], error) {
	solver, err := fast.New(r, fast.Options{Limits: verdictLimits, Polish: -1})
	if err != nil {
		return search.Result[klondike.Move]{}, err
	}
	result, err := solver.Solve(ctx, &p)
	if err == nil && result.Status == search.Solved {
		if err := klondike.Verify(p, r, result.Path); err != nil {
			return result, cmdline.Internalf("%v", err)
		}
	}
	return result, err
}

// winnableText puts the answer of winnable into words.
func winnableText(r search.Result[klondike.Move]) string {
	switch r.Status {
	case search.Solved:
		return "with all cards known it can still be won"
	case search.Unsolvable:
		return "it is lost, proved: no moves win, even with all cards known"
	}
	return "undecided: " + limitText(r.Reason, verdictLimits)
}

// openHint asks which move a player should make who knows all cards.
func openHint(ctx context.Context, p klondike.Position, r klondike.Rules) (string, error) {
	if p.Won(r) {
		return "the game is won", nil
	}
	solver, err := fast.New(r, fast.Options{Limits: hintLimits})
	if err != nil {
		return "", err
	}
	h := hints{Deal: klondike.Deal{Position: p}, rules: r, limits: hintLimits}
	h.moves, err = engines.Hints(ctx, solver, &p, r)
	switch {
	case errors.Is(err, engines.ErrWrong):
		return "", cmdline.Internalf("%v", err)
	case err != nil:
		return "", err
	case len(h.moves) == 0:
		return "there is no legal move", nil
	}
	switch h.status() {
	case search.Solved:
		return fmt.Sprintf("with all cards known %s wins, %s to go; winning moves: %d of %d",
			h.moves[0].Move, cmdline.Plural(h.moves[0].Length.Steps(), "step"), h.count(search.Solved), len(h.moves)), nil
	case search.Unsolvable:
		return "it is lost, proved: no move wins, even with all cards known", nil
	}
	return "no winning move found: " + h.limit(), nil
}
