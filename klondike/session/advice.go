package session

// Questions about a game. The functions that these methods return work on copies, so the game may continue meanwhile.

import (
	"context"
	"slices"
	"time"

	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/klondike/review"
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

// Ended returns the question whether the game is over, for a player who knows what this one knows.
func (g *Game) Ended() func(context.Context) (advice.End, error) {
	view := g.known()
	return func(ctx context.Context) (advice.End, error) { return advice.Ended(ctx, view) }
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

// Lost returns a question what is certain about the game, which must be over or lost: until when it could be won.
func (g *Game) Lost() func(context.Context) (review.Fact, error) {
	g.changes++
	positions, moves, rules := slices.Clone(g.positions[:g.at+1]), slices.Clone(g.moves[:g.at]), g.Rules
	return func(ctx context.Context) (review.Fact, error) { return review.FactOf(ctx, positions, moves, rules) }
}
