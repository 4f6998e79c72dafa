// The check of statements about first plays: each verdict, each class of losing plays with its
// answer.

package explain_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/explain"
	"kedou/search/andor"
)

// checkFirst checks the verdict on every first play.
func checkFirst(t testing.TB, r *doudizhu.Rules, x *explain.Explanation) error {
	e := x.Endgame
	all := r.Referee(&e).AppendMoves(nil, e.State())
	if len(all) != len(x.Winning)+len(x.Losing) || len(x.Open) > 0 {
		return fmt.Errorf("%d legal plays, %d judged", len(all), len(x.Winning)+len(x.Losing))
	}
	for _, p := range all {
		if w := wins(t, r, e, p); w != slices.Contains(x.Winning, p) || w == slices.Contains(x.Losing, p) {
			return fmt.Errorf("%v wins: %v", p, w)
		}
	}
	return nil
}

// checkClasses checks that every play of a lost endgame has an answer that wins.
func checkClasses(t testing.TB, r *doudizhu.Rules, x *explain.Explanation) error {
	bodies := map[doudizhu.Play]bool{}
	for _, c := range x.Classes {
		for _, p := range c.Plays {
			bodies[p] = true
		}
	}
	if x.Outcome == andor.Won && len(bodies) > 0 {
		return errors.New("classes of a won endgame")
	}
	for _, p := range x.Losing {
		if x.Outcome == andor.Lost && !slices.ContainsFunc(x.Classes, func(c explain.Class) bool {
			return slices.Contains(c.Plays, p.Rival()) && answers(t, r, x.Endgame, p, c)
		}) {
			return fmt.Errorf("%v has no answer", p)
		}
		delete(bodies, p.Rival())
	}
	if len(bodies) > 0 {
		return fmt.Errorf("%v aren't legal", bodies)
	}
	return nil
}

// answers reports whether the answer of a class to p winsif all others pass.
func answers(t testing.TB, r *doudizhu.Rules, e doudizhu.Endgame, p doudizhu.Play, c explain.Class) bool {
	mine := e.Turn
	e, err := r.Apply(e, p)
	for err == nil && e.Last.Kind != doudizhu.Pass && (e.Turn != c.Seat || c.Answer.Kind == doudizhu.Pass) {
		e, err = r.Apply(e, doudizhu.Play{})
	}
	switch {
	case err != nil || e.Turn != c.Seat:
		return false
	case c.Answer.Kind == doudizhu.Pass:
		return wonBy(t, r, e) == (e.Turn.Peasant() != mine.Peasant())
	}
	return slices.ContainsFunc(r.Referee(&e).AppendMoves(nil, e.State()), func(q doudizhu.Play) bool {
		return q.Rival() == c.Answer && wins(t, r, e, q)
	})
}
