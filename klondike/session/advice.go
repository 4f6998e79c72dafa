package session

// Advice on a game by two solvers: one sees what the player sees, the other sees all cards. The functions that these methods return work on
// copies, so the game may continue meanwhile.

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

// VerdictLimits are the limits of one verdict on a position.
var VerdictLimits = search.Limits{Memory: 256 << 20, Time: 10 * time.Second}

// Hint returns a question to the player uct, who knows what the player of the game knows. Its answer is the ways on with their chances,
// estimated by playing on in possible worlds.
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

// Verdict returns a question whether the game can still be won with all cards known.
func (g *Game) Verdict() func(context.Context) (klondike.Result, error) {
	g.aids.Verdicts++
	g.changes++
	p, rules := g.now().Clone(), g.Rules
	return func(ctx context.Context) (klondike.Result, error) { return Winnable(ctx, p, rules) }
}

// Winnable decides whether a position can be won with all cards known. klondike.Verify has checked every solution; a wrong solution is an
// error.
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

// Loss says where a game was lost, as far as VerdictLimits allow.
type Loss struct {
	Status search.Status // Solved: it wasn't lost; Unsolvable: it was; Unknown: undecided
	Step   int           // the move that lost, from 1; 0: the deal was lost
	Move   klondike.Move // that move
	Won    bool          // all cards are up
}

// Lost returns a question where the game, which must be over, was lost. A lost position never becomes winnable again.
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
