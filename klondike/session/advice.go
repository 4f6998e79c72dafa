package session

// What solvers say of a game: one that sees what the player sees, and one that sees all cards. What these methods return works on
// copies: the game may go on meanwhile.

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"
	"sort"
	"time"

	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
)

// VerdictLimits are those of a question whether a position can be won.
var VerdictLimits = search.Limits{Memory: 256 << 20, Time: 10 * time.Second}

// Hint asks the player uct, who knows what the player of the game knows: the ways on with their chances, from playing on in worlds
// that may be.
func (g *Game) Hint() func(context.Context) (blind.Advice, error) {
	g.aids.Hints++
	g.changes++
	view := g.known()
	return func(ctx context.Context) (blind.Advice, error) {
		return blind.NewAdviser(blind.Options{}).Advise(ctx, view, rand.New(rand.NewPCG(0, uint64(len(view.Moves)))))
	}
}

// OpenHint returns the position with all its cards, for a solver's hint.
func (g *Game) OpenHint() klondike.Position {
	g.aids.OpenHints++
	g.changes++
	return g.now().Clone()
}

// Verdict asks whether the game can still be won with all cards known.
func (g *Game) Verdict() func(context.Context) (klondike.Result, error) {
	g.aids.Verdicts++
	g.changes++
	p, rules := g.now().Clone(), g.Rules
	return func(ctx context.Context) (klondike.Result, error) { return Winnable(ctx, p, rules) }
}

// Winnable asks whether a position can be won with all cards known. A solution has passed klondike.Verify; one that
// doesn't is an error.
func Winnable(ctx context.Context, p klondike.Position, r klondike.Rules) (klondike.Result, error) {
	solver, err := fast.New(r, fast.Options{Limits: VerdictLimits, Polish: -1})
	if err != nil {
		return klondike.Result{}, err
	}
	result, err := solver.Solve(ctx, &p)
	if err == nil && result.Status == search.Solved {
		err = klondike.Verify(p, r, result.Path)
	}
	return result, err
}

// Loss tells where a game was lost, as far as VerdictLimits let the solver find out.
type Loss struct {
	Status search.Status // Solved: it wasn't lost, Unsolvable: it was, Unknown: undecided
	Step   int           // the move that lost, from 1; 0: the deal was lost
	Move   klondike.Move // that move
	Won    bool          // all cards are up
}

// Lost asks where the game, which is over, was lost. A position that is lost stays so.
func (g *Game) Lost() func(context.Context) (Loss, error) {
	g.changes++
	positions, moves, rules := slices.Clone(g.positions[:g.at+1]), slices.Clone(g.moves[:g.at]), g.Rules
	return func(ctx context.Context) (Loss, error) { return lost(ctx, positions, moves, rules) }
}

func lost(ctx context.Context, positions []klondike.Position, moves []klondike.Move, r klondike.Rules) (Loss, error) {
	if positions[len(positions)-1].Won(r) {
		return Loss{Status: search.Solved, Won: true}, nil
	}
	open := false
	var failed error
	step := sort.Search(len(positions), func(i int) bool {
		result, err := Winnable(ctx, positions[i], r)
		open, failed = open || result.Status == search.Unknown, cmp.Or(failed, err)
		return err != nil || result.Status == search.Unsolvable
	})
	switch {
	case failed != nil || open:
		return Loss{}, failed
	case step == len(positions):
		return Loss{Status: search.Solved}, nil
	case step == 0:
		return Loss{Status: search.Unsolvable}, nil
	}
	return Loss{Status: search.Unsolvable, Step: step, Move: moves[step-1]}, nil
}
