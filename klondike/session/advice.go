package session

// Questions about a game. The functions that these methods return work on copies, so the game may continue meanwhile.

import (
	"cmp"
	"context"
	"slices"
	"sort"
	"time"

	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
)

// The limits of a hint that knows all cards, and of one verdict on a position.
var (
	HintLimits    = search.Limits{Memory: 256 << 20, Time: 2 * time.Second}
	VerdictLimits = search.Limits{Memory: 256 << 20, Time: 10 * time.Second}
)

// Hint returns the question what now, for a player who knows what this one knows.
func (g *Game) Hint() func(context.Context) (advice.Answer, error) {
	g.aids.Hints++
	g.changes++
	view := g.known()
	return func(ctx context.Context) (advice.Answer, error) { return advice.Advise(ctx, view, blind.Options{}) }
}

// OpenHint returns the question what now, with all cards known.
func (g *Game) OpenHint() func(context.Context) (advice.Answer, error) {
	g.aids.OpenHints++
	g.changes++
	p, rules := g.now().Clone(), g.Rules
	return func(ctx context.Context) (advice.Answer, error) {
		return advice.Open(ctx, &p, rules, fast.Options{Limits: HintLimits})
	}
}

// Verdict returns a question whether the game can still be won with all cards known.
func (g *Game) Verdict() func(context.Context) (klondike.Result, error) {
	g.aids.Verdicts++
	g.changes++
	p, rules := g.now().Clone(), g.Rules
	return func(ctx context.Context) (klondike.Result, error) { return Winnable(ctx, p, rules) }
}

// Winnable decides within VerdictLimits whether a position can be won with all cards known.
func Winnable(ctx context.Context, p klondike.Position, r klondike.Rules) (klondike.Result, error) {
	return advice.Winnable(ctx, &p, r, fast.Options{Limits: VerdictLimits})
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
