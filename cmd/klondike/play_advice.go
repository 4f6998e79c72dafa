package main

// What a solver that sees all cards says of a position.

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sort"
	"time"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/engines"
	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
)

// question returns what the user asks by a word: h, a hint from what the user sees; o, one
// from all cards; w, whether the game can still be won, or for one that is over where it was
// lost. What is returned works on copies.
func (g *sitting) question(word string) func(context.Context) (string, error) {
	g.changes++
	rules, p := g.rules, g.now().Clone()
	switch {
	case g.over():
		positions, moves := slices.Clone(g.positions[:g.at+1]), slices.Clone(g.moves[:g.at])
		return func(ctx context.Context) (string, error) { return review(ctx, positions, moves, rules) }
	case word == "w":
		g.aids.Verdicts++
		return func(ctx context.Context) (string, error) {
			r, err := winnable(ctx, p, rules)
			return winnableText(r), err
		}
	case word == "o":
		g.aids.OpenHints++
		return func(ctx context.Context) (string, error) { return openHint(ctx, p, rules) }
	}
	g.aids.Hints++
	sight := g.sight
	return func(ctx context.Context) (string, error) { return sightHint(ctx, sight) }
}

// sightHint asks what a player thinks who sees what the user sees: the ways on with their
// chances, from playing on in worlds that may be.
func sightHint(ctx context.Context, s *blind.View) (string, error) {
	a, err := blind.NewAdviser(blind.Options{}).Advise(ctx, s, rand.New(rand.NewPCG(0, uint64(len(s.Moves)))))
	switch {
	case err != nil:
		return "", err
	case len(a.Ways) == 0 || a.Proved && a.Chance == 0:
		return "from what you see it is lost: there is no way on", nil
	case a.Proved:
		return "no card is a secret any more, and it is won: " + wayText(a.Ways[0]), nil
	case len(a.Ways) == 1:
		return fmt.Sprintf("from what you see there is one way on, %s; %s", wayText(a.Ways[0]), chanceText(a.Chance, a.Error)), nil
	}
	text := "from what you see: "
	for i, w := range a.Ways[:min(len(a.Ways), 3)] {
		if i > 0 {
			text += "; "
		}
		text += wayText(w) + ", " + chanceText(w.Chance, w.Error)
	}
	return text, nil
}

// wayText writes the moves of a way on, the first few of them.
func wayText(w blind.Way) string {
	const most = 3
	text := movesText(w.Moves[:min(len(w.Moves), most)])
	if len(w.Moves) > most {
		text += " …"
	}
	return text
}

// chanceText writes an estimate, with twice its standard deviation.
func chanceText(chance, deviation float64) string {
	return fmt.Sprintf("wins %.0f ± %.0f %%", 100*chance, 200*deviation)
}

// Limits of one question.
var (
	verdictLimits = search.Limits{Memory: 256 << 20, Time: 10 * time.Second}
	hintLimits    = search.Limits{Memory: 256 << 20, Time: 2 * time.Second}
)

// winnable asks whether a position can be won with all cards known.
func winnable(ctx context.Context, p klondike.Position, r klondike.Rules) (klondike.Result, error) {
	solver, err := fast.New(r, fast.Options{Limits: verdictLimits, Polish: -1})
	if err != nil {
		return klondike.Result{}, err
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
func winnableText(r klondike.Result) string {
	switch r.Status {
	case search.Solved:
		return "with all cards known it can still be won"
	case search.Unsolvable:
		return "it is lost, proved: no moves win, even with all cards known"
	}
	return "undecided: " + limitText(r.Reason, verdictLimits)
}

// review tells where a game was lost: a position that is lost stays so.
func review(ctx context.Context, positions []klondike.Position, moves []klondike.Move, r klondike.Rules) (string, error) {
	last := len(positions) - 1
	if positions[last].Won(r) {
		return "you have won it", nil
	}
	open := false
	var failed error
	lost := sort.Search(len(positions), func(i int) bool {
		result, err := winnable(ctx, positions[i], r)
		open, failed = open || result.Status == search.Unknown, cmp.Or(failed, err)
		return err != nil || result.Status == search.Unsolvable
	})
	switch {
	case failed != nil:
		return "", failed
	case open:
		return "where it was lost is undecided: " + limitText(search.TimeLimit, verdictLimits) + " for a position", nil
	case lost == 0:
		return "this deal can't be won, proved: no moves win it, even with all cards known", nil
	case lost > last:
		return "with all cards known it could still have been won", nil
	}
	return fmt.Sprintf("with all cards known it could be won until step %d, %v, lost it", lost, moves[lost-1]), nil
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
