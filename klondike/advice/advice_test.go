package advice_test

import (
	"testing"
	"time"

	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
)

// TestOpen advises on the first moves of a deal: each verdict is that of the position after the move, the lines are legal, the best come
// first.
func TestOpen(t *testing.T) {
	rules := klondike.Standard(3)
	o := fast.Options{Limits: search.Limits{Time: time.Second}}
	for seed := range uint64(5) {
		p := klondike.NewDeal(seed, rules)
		a, err := advice.Open(t.Context(), &p, rules, o)
		if err != nil || len(a.Ways) == 0 {
			t.Fatal(a, err)
		}
		for i, w := range a.Ways {
			after := p.Clone()
			if err := after.Play(w.Moves[0], rules); err != nil {
				t.Error(err)
			}
			if r, err := advice.Winnable(t.Context(), &after, rules, o); err != nil || w.Verdict != search.Unknown && r.Status != w.Verdict {
				t.Errorf("seed %d %v: %v, but %v behind it, %v", seed, w.Moves[0], w.Verdict, r.Status, err)
			}
			if i > 0 && w.Verdict == search.Solved && (a.Ways[i-1].Verdict != search.Solved || len(a.Ways[i-1].Moves) > len(w.Moves)) {
				t.Errorf("seed %d: way %d wins in %d moves behind %v in %d", seed, i, len(w.Moves), a.Ways[i-1].Verdict, len(a.Ways[i-1].Moves))
			}
		}
		if a.Verdict != a.Ways[0].Verdict || (a.Over == advice.Lost) != (a.Verdict == search.Unsolvable) {
			t.Errorf("seed %d: %v, %v", seed, a.Verdict, a.Over)
		}
	}
}

// TestOver: a won game, and moves that repeat each other on empty columns.
func TestOver(t *testing.T) {
	rules := klondike.Standard(1)
	d, err := klondike.ParseDeal("end", "QS | KS | | | | | | | | KC KD KH JS", rules)
	if err != nil {
		t.Fatal(err)
	}
	p := d.Position
	a, err := advice.Open(t.Context(), &p, rules, fast.Options{})
	if err != nil || a.Over != advice.No || a.Verdict != search.Solved || a.Ways[0].Moves[0].String() != "QS:1>S" || a.Ways[0].Length.Steps() != 2 {
		t.Errorf("%+v, %v", a, err)
	}
	for _, w := range a.Ways {
		if w.Moves[0].From == klondike.Column1+1 && w.Moves[0].To > klondike.Column1+2 {
			t.Errorf("%v repeats a move to column 3", w.Moves[0])
		}
	}
	for _, m := range a.Ways[0].Moves {
		if err := p.Play(m, rules); err != nil {
			t.Fatal(err)
		}
	}
	if a, err := advice.Open(t.Context(), &p, rules, fast.Options{}); err != nil || a.Over != advice.Won || a.Chance != 1 {
		t.Errorf("%+v, %v", a, err)
	}
	if a, err := advice.Advise(t.Context(), &blind.View{Terms: blind.Terms{Rules: rules}, Position: p}, blind.Options{}); err != nil || a.Over != advice.Won || a.Chance != 1 {
		t.Errorf("%+v, %v", a, err)
	}
}
