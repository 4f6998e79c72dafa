package play

// The answers to the player's questions.

import (
	"context"
	"strings"

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
func (say phrases) question(g *session.Game, word string) func(context.Context) (string, error) {
	switch {
	case g.Over():
		return worded(g.Lost(), say.fact)
	case word == "w":
		return since(say, g, g.Verdict(), say.winnable, func(r klondike.Result) bool { return r.Status == search.Unsolvable })
	case word == "o":
		text := func(a advice.Answer) string { return hint.Sentence(say.Language, a, session.HintLimits) }
		return since(say, g, g.OpenHint(), text, func(a advice.Answer) bool { return a.Verdict == search.Unsolvable })
	}
	return worded(g.Hint(), say.advice(g.View()))
}

// since returns a question whose answer is put into words, and of a lost game until when it could be won.
func since[A any](say phrases, g *session.Game, ask func(context.Context) (A, error), text func(A) string, lost func(A) bool) func(context.Context) (string, error) {
	fact := worded(g.Lost(), say.fact)
	return func(ctx context.Context) (string, error) {
		a, err := ask(ctx)
		if err != nil || !lost(a) {
			return text(a), err
		}
		told, err := fact(ctx)
		return say.Sprintf("%s. %s", text(a), told), err
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

// fact says what is certain about a game that is over.
func (say phrases) fact(f review.Fact) string { return say.Sprintf("%v", f) }

// raised brings up the cards that can go up, and says how many those are.
func (say phrases) raised(g *session.Game) string {
	return say.Sprintf("%s brought up", say.Plural(int64(g.Raise()), "card"))
}

// advice returns the words for an answer to a player with the user's knowledge, at p.
func (say phrases) advice(p klondike.Position) func(advice.Answer) string {
	way := func(w advice.Way) string { return hint.WayText(say.Language, &p, w.Moves) }
	return func(a advice.Answer) string {
		switch {
		case a.Over.Certain():
			return common.Ended(say.Language, a.End)
		case a.Verdict == search.Solved:
			return say.Sprintf("no card is a secret any more, and it is won: %s", way(a.Ways[0]))
		case a.Games == 0:
			return say.Sprintf("%s: that can never hurt", way(a.Ways[0]))
		}
		var ways []string
		told := map[string]bool{}
		for _, w := range a.Ways {
			if text := way(w); len(ways) < 3 && !told[text] {
				told[text] = true
				ways = append(ways, say.Sprintf("%s, wins %s", text, hint.Percent(say.Language, w.Chance, w.Error)))
			}
		}
		if a.Ways[0].Safe {
			format := "look through the stock first, %d turns, which costs nothing"
			if len(a.Ways[0].Moves) == 1 {
				format = "look through the stock first, %d turn, which costs nothing"
			}
			ways[0] = say.Sprintf(format, len(a.Ways[0].Moves))
		}
		text := say.Sprintf("from what you see: %s", strings.Join(ways, say.Text("; ")))
		if a.Over == advice.NearlyLost {
			text = common.Ended(say.Language, a.End) + say.Text("; ") + text
		}
		return text
	}
}

// winnable says whether a game can still be won.
func (say phrases) winnable(r klondike.Result) string {
	switch r.Status {
	case search.Solved:
		return say.Text("with all cards known it can still be won")
	case search.Unsolvable:
		return say.Text("it is lost, proved: no moves win, even with all cards known")
	}
	return say.Sprintf("undecided: %s", common.Limit(say.Language, r.Reason, session.VerdictLimits))
}
