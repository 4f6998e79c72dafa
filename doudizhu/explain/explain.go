// The explanation of an endgame: its parts, and how Explain finds them.

package explain

import (
	"context"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/hand"
	"kedou/search"
	"kedou/search/andor"
)

// Options set up an explanation. The zero value searches without limits of its own.
type Options struct {
	Limits   search.Limits // of the whole explanation; Depth is refused
	Looks    int           // at positions, for each strategy's improvement; 0 stands for 100,000
	Progress func(search.Stats)
}

// defaultLooks takes about a quarter of a second of a processor.
const defaultLooks = 100_000

// Explanation says who wins an endgame, and why. If a limit stopped the work, parts are missing: a
// nil Plan, fewer Wrong ones. Point of view: the side to move.
type Explanation struct {
	Endgame doudizhu.Endgame
	Outcome andor.Outcome
	// The first plays that win, lose, and are undecided, in the order of
	// doudizhu.Rules, the pass last.
	Winning, Losing, Open []doudizhu.Play
	Plan                  *Plan   // how the winners win
	Wrong                 []Wrong // the refutations of natural plays, for a side that could win
	Classes               []Class // the answers to every first play, for a side that can't win
	Difficulty            Difficulty
	Reason                search.Reason // the limit that stopped the work, if any
	Stats                 search.Stats
}

// Complete reports whether no limit stopped the work.
func (x *Explanation) Complete() bool { return x.Reason == search.NoReason }

// explainer explains one endgame.
type explainer struct {
	rules   *doudizhu.Rules
	start   doudizhu.Endgame
	game    *doudizhu.Game
	inquiry *endgame.Inquiry
	runs    *runner
	analyst *hand.Analyst
	looks   int
}

// Explain finds out who wins e, and why. Reaching a limit is no error: the explanation's Reason
// names it. Errors report misuse, such as [search.ErrLimits], or are [context.Cause] of a context
// that ended, with the results so far.
func Explain(ctx context.Context, r doudizhu.Rules, e *doudizhu.Endgame, o Options) (*Explanation, error) {
	solver, err := endgame.New(r, endgame.Options{Limits: o.Limits, Progress: o.Progress})
	if err != nil {
		return nil, err
	}
	inquiry, err := solver.Inquire(ctx, e)
	if err != nil {
		return nil, err
	}
	if o.Looks == 0 {
		o.Looks = defaultLooks
	}
	x := explainer{
		rules: &r, start: *e, game: r.Game(e), inquiry: inquiry, runs: newRunner(&r),
		analyst: hand.NewAnalyst(hand.Rules{Rules: r}), looks: o.Looks,
	}
	found := x.explain()
	found.Stats, found.Reason, err = inquiry.Close()
	return found, err
}

// explain answers everything, as far as the limits allow.
func (x *explainer) explain() *Explanation {
	from := x.start.State()
	found := &Explanation{Endgame: x.start, Outcome: x.inquiry.Outcome(from)}
	if found.Outcome == andor.Unknown {
		return found
	}
	x.judge(found, from)
	if found.Plan = x.plan(&x.start, from); found.Plan == nil {
		return found
	}
	if found.Outcome == andor.Won {
		found.Wrong = x.wrong(found)
	} else {
		found.Classes = x.classes(found.Plan)
	}
	found.Difficulty = x.difficulty(found)
	return found
}

// judge sorts the first plays by their outcomes. All plays of a loser lose, even if a limit stops
// the search before each is tried.
func (x *explainer) judge(found *Explanation, from doudizhu.State) {
	for _, p := range x.game.Legal(from) {
		switch o := x.outcome(from, p); {
		case o == andor.Lost, found.Outcome == andor.Lost:
			found.Losing = append(found.Losing, p)
		case o == andor.Won:
			found.Winning = append(found.Winning, p)
		default:
			found.Open = append(found.Open, p)
		}
	}
}

// outcome is the outcome of a play in s, for the side that makes it.
func (x *explainer) outcome(s doudizhu.State, p doudizhu.Play) andor.Outcome {
	next := x.game.Next(s, p)
	o := x.inquiry.Outcome(next)
	if next.Turn.Peasant() != s.Turn.Peasant() {
		o = o.Opposite()
	}
	return o
}

// wins reports whether a play wins, or would with other kickers.
func (x *Explanation) wins(p doudizhu.Play) bool {
	return slices.ContainsFunc(x.Winning, func(w doudizhu.Play) bool { return w.Rival() == p.Rival() })
}
