package review

// Verdicts with open cards, and the fault behind a lost win.

import (
	"testing"

	"kedou/doudizhu/table"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/ledger"
	"kedou/search/searchtest"
)

// TestOpenCards: every position has the solver's verdict, even if OpenCards inferred it from a later position.
func TestOpenCards(t *testing.T) {
	r := played(t, "standard", "least", 3)
	v, err := OpenCards(t.Context(), &r, search.Limits{Expansions: 3000, Memory: 16 << 20})
	if err != nil || len(v.Positions) != len(v.Steps)+1 || len(v.Steps) != len(r.Moves) {
		t.Fatalf("%d positions of %d steps: %v", len(v.Positions), len(v.Steps), err)
	}
	if last := v.Steps[len(v.Steps)-1]; last.Hand() != 0 {
		t.Errorf("the winner holds %v", last.Hand())
	}
	for i, step := range v.Steps {
		found, err := v.solve(t.Context(), &step.Before)
		if err != nil || found.Landlord != andor.Unknown && v.Positions[i].Landlord != andor.Unknown && found.Landlord != v.Positions[i].Landlord {
			t.Errorf("step %d: %v, by itself %v: %v", i, v.Positions[i], found, err)
		}
	}
	if v.Undecided() == 0 || v.Undecided() == len(v.Positions) {
		t.Errorf("%d undecided", v.Undecided())
	}
}

// TestTurnings: a lost win is the player's own fault only if the play also cost chance by the player's knowledge.
func TestTurnings(t *testing.T) {
	seen := map[Fault]int{}
	for seed := range uint64(searchtest.Size(4, 18)) {
		r := played(t, "standard", "least", seed)
		v, err := OpenCards(t.Context(), &r, search.Limits{Expansions: 3000, Memory: 16 << 20})
		if err != nil {
			t.Fatal(err)
		}
		for c := range table.Chair(table.Chairs) {
			all, report := reviewed(t, &r, c, Options{Worlds: 50})
			turnings := v.Turnings(&report)
			for _, x := range turnings {
				seen[x.Fault]++
				label := ledger.Fine
				for _, d := range all {
					if d.Move == x.Move {
						label = d.Label
					}
				}
				by := r.Moves[x.Move].Chair
				if !v.Mistake(x.Move) || (x.Fault == Mistake) != (by == c && label > ledger.Unclear) || (x.Fault <= BadLuck) != (by == c) ||
					(x.Fault == Enemy) != ((by == r.Landlord) != (c == r.Landlord)) {
					t.Errorf("seed %d, chair %d: %+v by %d, labelled %v", seed, c, x, by, label)
				}
			}
		}
	}
	if !testing.Short() && seen[Mistake]*seen[BadLuck]*seen[Enemy]*seen[Partner] == 0 {
		t.Errorf("faults seen: %v", seen)
	}
}
