package blind_test

// Win chances, and reviewed games.

import (
	"math"
	"testing"

	"kedou/klondike"
	"kedou/klondike/blind"
)

// TestChancesAreFulfilled: the mean of the chances before the first move of some games is the share of them that the same search wins.
func TestChancesAreFulfilled(t *testing.T) {
	terms := blind.Terms{Rules: klondike.Standard(1)}
	o := blind.Options{Iterations: 40}
	expected, won, games := 0.0, 0.0, 60
	for seed := range uint64(games) {
		p := klondike.NewDeal(seed, terms.Rules)
		g, err := blind.NewGame(p, terms)
		if err != nil {
			t.Fatal(err)
		}
		expected += chance(t, o, g)
		if play(t, "uct", p, terms, seed).Won {
			won++
		}
	}
	if math.Abs(expected-won) > 0.25*float64(games) {
		t.Errorf("%.1f wins of %d are expected, %.0f come", expected, games, won)
	}
}

// chance returns the estimate after the moves that can't hurt.
func chance(t *testing.T, o blind.Options, g *blind.Game) float64 {
	for {
		a, err := blind.NewAdviser(o).Advise(t.Context(), g.View())
		if err != nil {
			t.Fatal(err)
		}
		if len(a.Ways) == 0 || !a.Ways[0].Safe {
			return a.Chance
		}
		follow(t, g, a.Ways[0].Moves)
	}
}

func follow(t *testing.T, g *blind.Game, moves []klondike.Move) {
	t.Helper()
	for _, m := range moves {
		if err := g.Play(m); err != nil {
			t.Fatal(err)
		}
	}
}

// TestLook: a free look through the hidden stock comes first, worth as much as each other way on, and the other ways are listed too.
func TestLook(t *testing.T) {
	terms := blind.Terms{Rules: klondike.Standard(3), StockHidden: true}
	g, err := blind.NewGame(klondike.NewDeal(5, terms.Rules), terms)
	if err != nil {
		t.Fatal(err)
	}
	a, err := blind.NewAdviser(blind.Options{Iterations: 100}).Advise(t.Context(), g.View())
	if err != nil {
		t.Fatal(err)
	}
	if len(a.Ways) < 2 || !a.Ways[0].Safe || len(a.Ways[0].Moves) != 8 || a.Chance != a.Ways[0].Chance {
		t.Fatalf("%+v", a)
	}
	for _, w := range a.Ways[1:] {
		if w.Chance > a.Chance || w.Moves[len(w.Moves)-1].IsTurn() {
			t.Errorf("%+v, but %+v", w, a.Ways[0])
		}
	}
}

// TestHurry: advice without time names every way on, and a few games of one are no certainty.
func TestHurry(t *testing.T) {
	terms := blind.Terms{Rules: klondike.Standard(1), StockHidden: true}
	g, err := blind.NewGame(klondike.NewDeal(5, terms.Rules), terms)
	if err != nil {
		t.Fatal(err)
	}
	at := func(o blind.Options) blind.Advice {
		a, err := blind.NewAdviser(o).Advise(t.Context(), g.View())
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	calm, hurried := at(blind.Options{Iterations: 16}), at(blind.Options{Time: 1})
	if len(hurried.Ways) != len(calm.Ways) || hurried.Games >= calm.Games {
		t.Errorf("%d games after %d ways, %d after %d with time", hurried.Games, len(hurried.Ways), calm.Games, len(calm.Ways))
	}
	for _, w := range hurried.Ways {
		if w.Games >= 50 || w.Error < 0.08 {
			t.Errorf("%+v", w)
		}
	}
}

// TestReview reviews a won game: the decisions cover all its moves, the last ones are proved to win, and uct's own choices lose nothing
// beyond the error.
func TestReview(t *testing.T) {
	for _, terms := range []blind.Terms{{Rules: klondike.Standard(1)}, {Rules: klondike.Standard(3), StockHidden: true}} {
		seed := uint64(0)
		r := play(t, "uct", klondike.NewDeal(seed, terms.Rules), terms, seed)
		for !r.Won {
			seed++
			r = play(t, "uct", klondike.NewDeal(seed, terms.Rules), terms, seed)
		}
		next, lost, doubt := 0, 0.0, 0.0
		var last blind.Judged
		_, err := blind.NewAdviser(blind.Options{Iterations: 30}).Review(t.Context(), klondike.NewDeal(seed, terms.Rules), terms, r.Moves, nil, 100, func(j blind.Judged) error {
			if j.First != next || j.Last < j.First {
				t.Errorf("moves %d to %d are judged after %d", j.First, j.Last, next)
			}
			next, last = j.Last+1, j
			lost, doubt = lost+j.Loss(), math.Hypot(doubt, j.Error)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if next != len(r.Moves) || !last.Proved || last.Played != 1 {
			t.Errorf("%d of %d moves are judged, the last one %+v", next, len(r.Moves), last)
		}
		if lost > 0.3+3*doubt {
			t.Errorf("uct gives %.2f ± %.2f away against itself", lost, doubt)
		}
	}
}

// TestJudge: the same question has the same answer, and whoever goes the best way on loses nothing, however far.
func TestJudge(t *testing.T) {
	terms := blind.Terms{Rules: klondike.Standard(1)}
	g, err := blind.NewGame(klondike.NewDeal(4, terms.Rules), terms)
	if err != nil {
		t.Fatal(err)
	}
	view := g.View()
	judge := func(moves ...klondike.Move) blind.Judged {
		after := g.View()
		for _, m := range moves {
			if err := after.Position.Play(m, terms.Rules); err != nil {
				t.Fatal(err)
			}
		}
		j, err := blind.NewAdviser(blind.Options{Iterations: 100}).Judge(t.Context(), view, after, 100, 7)
		if err != nil {
			t.Fatal(err)
		}
		return j
	}
	best := judge().Best
	for n := range len(best) + 1 {
		if j := judge(best[:n]...); j.Played != j.Before || j.Loss() != 0 || j.Error != 0 || !j.Forced() && j.Games == 0 {
			t.Errorf("%d moves of the best way on: %+v", n, j)
		}
	}
	legal, err := view.Legal()
	others := 0
	for _, m := range legal {
		j, again := judge(m), judge(m)
		if j.Played != again.Played || j.Loss() < -3*j.Error {
			t.Errorf("%v: %+v, and again %+v", m, j, again)
		}
		if j.Error > 0 {
			others++
		}
	}
	if err != nil || others == 0 {
		t.Errorf("no move of %v leaves the best way on, %v", legal, err)
	}
}
