package playout

import (
	"testing"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

// TestPlayout plays an endgame for the side that wins, takes everything back, and begins again.
func TestPlayout(t *testing.T) {
	rules, err := doudizhu.RuleSet("standard")
	if err != nil {
		t.Fatal(err)
	}
	e, err := doudizhu.ParseEndgame("wz 2KK0077554 AA8 L", doudizhu.Notation{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := New(&rules, &e, "peasants", search.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if g.Undo() || g.Outcome() != andor.Unknown {
		t.Error("the game begins in its middle")
	}
	for g.Outcome() == andor.Unknown {
		p, err := g.Choose(t.Context(), g.At())
		if err == nil {
			err = g.Lay(p)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if g.Outcome() != andor.Won || g.Shown() != len(g.Plays()) {
		t.Errorf("%v after %d plays", g.Outcome(), g.Shown())
	}
	for n := g.Shown(); g.Undo(); n = g.Shown() {
		if g.Shown() >= n || !g.Mine(g.At().Turn) {
			t.Fatalf("undo leads from %d to %d", n, g.Shown())
		}
	}
	g.Goto(0)
	if r, err := g.Judge(t.Context(), g.At()); err != nil || r.Outcome != andor.Lost || g.Start() != g.At() {
		t.Errorf("%v, %v", r.Outcome, err)
	}
	readings, err := rules.ParsePlay("77", doudizhu.Notation{})
	if err == nil {
		err = g.LayFirst(readings)
	}
	if err != nil || len(g.Plays()) != 1 {
		t.Errorf("%v, %d plays", err, len(g.Plays()))
	}
	if err := g.LayFirst(readings); err == nil {
		t.Error("a second pair of sevens is laid on the first")
	}
}
