package strategy_test

// All strategies, compared with each other.

import (
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/strategy"
	"kedou/search/searchtest"
)

// TestStrategiesRateAlike: every strategy rates every first play of 100 random endgames of two and three hands
// (2,000 with KEDOU_LONG=1): the same plays in the same order, judged alike.
func TestStrategiesRateAlike(t *testing.T) {
	rules, err := doudizhu.ParseRules("standard")
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(searchtest.Size(50, 1000)) {
		for cards, hands := range map[int]int{4 + int(seed%7): 2, 11 + int(seed%4): 3} {
			e, err := doudizhu.NewDeal(seed, cards, hands)
			if err != nil {
				t.Fatal(err)
			}
			want := rated(t, &rules, &e, "auto")
			for _, name := range strategy.Strategies().Names()[1:] {
				got := rated(t, &rules, &e, name)
				if len(got) != len(want) {
					t.Fatalf("%v: %s rates %d plays, auto %d", &e, name, len(got), len(want))
				}
				for i := range got {
					if got[i].Play != want[i].Play || got[i].Outcome != want[i].Outcome {
						t.Errorf("%v: %s has %v %v, auto %v %v", &e, name, got[i].Play, got[i].Outcome, want[i].Play, want[i].Outcome)
					}
				}
			}
		}
	}
}

// rated returns the first plays of e with a strategy's ratings.
func rated(t *testing.T, rules *doudizhu.Rules, e *doudizhu.Endgame, name string) []endgame.Move {
	t.Helper()
	s, err := strategy.New(name)
	if err != nil {
		t.Fatal(err)
	}
	solver, err := s.Open(rules, strategy.Options{Ask: []endgame.Question{endgame.Moves, endgame.Line}})
	if err != nil {
		t.Fatal(err)
	}
	r, err := solver.Solve(t.Context(), e)
	if err != nil {
		t.Fatal(err)
	}
	return r.Moves
}
