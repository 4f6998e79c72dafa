// The check of natural wrong plays, and of the difficulty.

package explain_test

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/explain"
	"kedou/doudizhu/hand"
)

// checkWrong checks a wrong play and the plan against it.
func checkWrong(t testing.TB, r *doudizhu.Rules, x *explain.Explanation, w *explain.Wrong) error {
	e := x.Endgame
	next, err := r.Apply(e, w.Play)
	switch {
	case err != nil:
		return err
	case wins(t, r, e, w.Play):
		return errors.New("it wins")
	case w.Plan.Start.State() != next.State() || w.Plan.Peasants == e.Turn.Peasant():
		return errors.New("the plan is for something else")
	}
	c, err := newChecker(r, w.Plan)
	if err != nil {
		return err
	}
	if spent := w.Play.Kind != doudizhu.Pass && !c.beatable(e.State(), e.Turn, w.Play); spent != w.Spent {
		return fmt.Errorf("spent: %v", spent)
	}
	mine := e.Hands[e.Turn]
	if b, a := fewest(r, mine), fewest(r, mine-w.Play.Cards); b != w.Before || a != w.After {
		return fmt.Errorf("fewest plays %d and %d, not %d and %d", b, a, w.Before, w.After)
	}
	return cmp.Or(checkPlan(t, r, w.Plan), checkPlace(r, x, w))
}

// fewest counts the fewest plays that lay a hand, by trying all.
func fewest(r *doudizhu.Rules, h doudizhu.Hand) int {
	if h == 0 {
		return 0
	}
	best := h.Cards()
	e := doudizhu.Endgame{Hands: [doudizhu.Seats]doudizhu.Hand{h, h, 0}}
	for _, p := range r.Referee(&e).AppendMoves(nil, e.State()) {
		if p.Cards != 0 && p.Cards.Count(lowest(h)) > 0 {
			best = min(best, 1+fewest(r, h-p.Cards))
		}
	}
	return best
}

// lowest returns the lowest rank of a hand. Some play must take it.
func lowest(h doudizhu.Hand) doudizhu.Rank {
	for r := doudizhu.Three; ; r++ {
		if h.Count(r) > 0 {
			return r
		}
	}
}

// checkPlace counts the bodies of the hints before a wrong play.
func checkPlace(r *doudizhu.Rules, x *explain.Explanation, w *explain.Wrong) error {
	before := map[doudizhu.Play]bool{}
	for _, h := range hand.NewAnalyst(hand.Rules{Rules: *r}).Hints(x.Endgame.Hands[x.Endgame.Turn], x.Endgame.Last) {
		before[h.Play.Rival()] = true
		if h.Play.Rival() == w.Play.Rival() {
			if len(before) != w.Place {
				return fmt.Errorf("hint %d, not %d", len(before), w.Place)
			}
			return nil
		}
	}
	if w.Place != 0 || w.Play.Kind != doudizhu.Pass {
		return errors.New("it isn't hinted")
	}
	return nil
}

// checkDifficulty counts the difficulty again.
func checkDifficulty(r *doudizhu.Rules, x *explain.Explanation) error {
	only, plain := 0, len(x.Plan.Line)
	for i, s := range slices.Backward(x.Plan.Line) {
		if s.Only {
			only++
		}
		if s.Plain {
			plain = i
		}
	}
	place, n := 0, 0
	seen := map[doudizhu.Play]bool{}
	for _, h := range hand.NewAnalyst(hand.Rules{Rules: *r}).Hints(x.Endgame.Hands[x.Endgame.Turn], x.Endgame.Last) {
		if seen[h.Play.Rival()] {
			continue
		}
		seen[h.Play.Rival()] = true
		n++
		if place == 0 && slices.ContainsFunc(x.Winning, func(p doudizhu.Play) bool { return p.Rival() == h.Play.Rival() }) {
			place = n
		}
	}
	if d := x.Difficulty; d.Only != only || d.Plain != plain || d.Place != place {
		return fmt.Errorf("difficulty %+v; place %d, %d only, plain %d", d, place, only, plain)
	}
	return nil
}
