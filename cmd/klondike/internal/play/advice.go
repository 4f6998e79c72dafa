package play

// The answers to the player's questions.

import (
	"context"
	"fmt"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/klondike/internal/common"
	"kedou/cmd/klondike/internal/hint"
	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/review"
	"kedou/klondike/session"
	"kedou/search"
)

// question returns the question of a word: h, a hint from the visible cards; o, a hint
// from all cards; w, whether the game can still be won, or for a finished game until when it
// could be won. The question works on copies.
func question(g *session.Game, word string) func(context.Context) (string, error) {
	switch {
	case g.Over():
		return worded(g.Lost(), review.Fact.String)
	case word == "w":
		return since(g, g.Verdict(), winnableText, func(r klondike.Result) bool { return r.Status == search.Unsolvable })
	case word == "o":
		text := func(a advice.Answer) string { return hint.Sentence(a, session.HintLimits) }
		return since(g, g.OpenHint(), text, func(a advice.Answer) bool { return a.Verdict == search.Unsolvable })
	}
	return worded(g.Hint(), adviceText(g.View()))
}

// since returns a question whose answer is put into words, and of a lost game until when it could be won.
func since[A any](g *session.Game, ask func(context.Context) (A, error), text func(A) string, lost func(A) bool) func(context.Context) (string, error) {
	fact := worded(g.Lost(), review.Fact.String)
	return func(ctx context.Context) (string, error) {
		a, err := ask(ctx)
		if err != nil || !lost(a) {
			return text(a), err
		}
		told, err := fact(ctx)
		return text(a) + ". " + told, err
	}
}

// worded returns a question whose answer is put into words.
func worded[A any](ask func(context.Context) (A, error), text func(A) string) func(context.Context) (string, error) {
	return func(ctx context.Context) (string, error) {
		a, err := ask(ctx)
		if err != nil {
			return "", err
		}
		return text(a), nil
	}
}

// adviceText returns the words for an answer to a player with the user's knowledge, at p.
func adviceText(p klondike.Position) func(advice.Answer) string {
	way := func(w advice.Way) string { return hint.WayText(&p, w.Moves) }
	return func(a advice.Answer) string {
		switch {
		case a.Over.Certain():
			return common.Ended(nil, a.End)
		case a.Verdict == search.Solved:
			return "no card is a secret any more, and it is won: " + way(a.Ways[0])
		case a.Games == 0:
			return way(a.Ways[0]) + ": that can never hurt"
		}
		var ways []string
		told := map[string]bool{}
		for _, w := range a.Ways {
			if text := way(w); len(ways) < 3 && !told[text] {
				told[text] = true
				ways = append(ways, text+", wins "+hint.Percent(w.Chance, w.Error))
			}
		}
		if a.Ways[0].Safe {
			ways[0] = fmt.Sprintf("look through the stock first, %s, which costs nothing", cmdline.Plural(int64(len(a.Ways[0].Moves)), "turn"))
		}
		text := "from what you see: " + strings.Join(ways, "; ")
		if a.Over == advice.NearlyLost {
			text = common.Ended(nil, a.End) + "; " + text
		}
		return text
	}
}

// winnableText says whether a game can still be won.
func winnableText(r klondike.Result) string {
	switch r.Status {
	case search.Solved:
		return "with all cards known it can still be won"
	case search.Unsolvable:
		return "it is lost, proved: no moves win, even with all cards known"
	}
	return "undecided: " + common.Limit(nil, r.Reason, session.VerdictLimits)
}
