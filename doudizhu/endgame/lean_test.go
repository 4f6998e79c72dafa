// Leaning: the guess from no-waste sides that don't win.

package endgame

import (
	"context"
	"testing"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

// TestLean gives a lean turns of no-waste views, and of other views, which it ignores.
func TestLean(t *testing.T) {
	landlord, peasants := &view{noWaste: theLandlord}, &view{noWaste: thePeasants}
	type turn struct {
		view     *view
		expanded int64
		ended    bool
	}
	for name, c := range map[string]struct {
		turns []turn
		want  andor.Outcome
	}{
		"nothing known":         {nil, andor.Unknown},
		"both still search":     {[]turn{{landlord, 9, false}, {peasants, 5, false}}, andor.Unknown},
		"the landlord has lost": {[]turn{{landlord, 9, true}, {peasants, 5, false}}, andor.Lost},
		"the peasants have":     {[]turn{{landlord, 9, false}, {peasants, 5, true}}, andor.Won},
		"the landlord sooner":   {[]turn{{landlord, 4, true}, {peasants, 3, false}, {peasants, 3, true}}, andor.Lost},
		"the peasants sooner":   {[]turn{{landlord, 4, true}, {peasants, 3, true}}, andor.Won},
		"others":                {[]turn{{&view{}, 9, true}, {&view{passive: 1, noWaste: thePeasants}, 9, true}, {&view{noWaste: thePeasants, discrepancies: 1}, 9, true}}, andor.Unknown},
	} {
		var l lean
		for _, x := range c.turns {
			l.learn(x.view, x.expanded, x.ended)
		}
		if got := l.outcome(); got != c.want {
			t.Errorf("%s: leans to %v, not %v", name, got, c.want)
		}
	}
}

// TestLeans: the solver leans to the sides that win two deals in the end, and to none after too
// little search, without no-waste, or with a known winner.
func TestLeans(t *testing.T) {
	rules, _ := rulesOf("standard")
	for _, c := range []struct {
		seed       uint64
		cards      int
		expansions int64
		off        Technique
		peasants   andor.Outcome
	}{
		{7002, 54, 50_000, 0, andor.Lost},
		{7111, 45, 50_000, 0, andor.Won},
		{7111, 45, 10_000, 0, andor.Unknown},
		{7111, 45, 50_000, NoWaste, andor.Unknown},
		{7109, 45, 50_000, 0, andor.Unknown},
	} {
		e, err := doudizhu.NewDeal(c.seed, c.cards, 3)
		if err != nil {
			t.Fatal(err)
		}
		s, err := New(rules, Options{Limits: search.Limits{Expansions: c.expansions}, Off: c.off})
		if err != nil {
			t.Fatal(err)
		}
		r, err := s.Solve(context.Background(), &e)
		if err != nil || seenBy(r.Turn, r.Leans) != c.peasants.Opposite() || (r.Outcome == andor.Unknown) != (c.seed != 7109) {
			t.Errorf("%v, %d expansions without %v: %v, leans to %v, %v", &e, c.expansions, c.off, r.Outcome, r.Leans, err)
		}
	}
}
