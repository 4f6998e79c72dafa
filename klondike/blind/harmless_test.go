package blind_test

// Moves that can't hurt, and the order of the ways on.

import (
	"fmt"
	"testing"

	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/searchtest"
)

// TestSafe: the ace of deal 31 goes up before anything else, then the two of its suit, and then nothing is proved.
func TestSafe(t *testing.T) {
	rules := klondike.Standard(3)
	terms := blind.Terms{Rules: rules, StockHidden: true}
	g, err := blind.NewGame(klondike.NewDeal(31, rules), terms)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"[AH:4>H]", "[2H:7>H]", ""} {
		a, err := blind.NewAdviser(blind.Options{Iterations: 20}).Advise(t.Context(), g.View())
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if way := a.Ways[0]; way.Safe && a.Games == 0 {
			got = fmt.Sprint(way.Moves)
			follow(t, g, way.Moves)
		}
		if got != want {
			t.Errorf("safe: %q, want %q", got, want)
		}
	}
}

// TestHints follows the first hints of a game under all rules. No list is ordered against its chances. An ace or a two that could go up from a column, or at
// draw 1 from the waste, is the first hint. A move that is said never to hurt keeps every win: package fast knows all cards.
func TestHints(t *testing.T) {
	safe := 0
	for seed, terms := range variants() {
		solver, err := fast.New(terms.Rules, fast.Options{VerdictOnly: true})
		if err != nil {
			t.Fatal(err)
		}
		start := klondike.NewDeal(uint64(seed), terms.Rules)
		g, err := blind.NewGame(start, terms)
		if err != nil {
			t.Fatal(err)
		}
		for adviser := blind.NewAdviser(blind.Options{Iterations: 10}); ; {
			view := g.View()
			a, err := adviser.Advise(t.Context(), view)
			if err != nil {
				t.Fatal(err)
			}
			if len(a.Ways) == 0 || len(a.Ways[0].Moves) == 0 {
				break
			}
			ordered(t, view, &a)
			before := g.Moves()
			follow(t, g, a.Ways[0].Moves)
			if a.Ways[0].Safe {
				safe++
				if was, is := verdict(t, solver, start, before, terms), verdict(t, solver, start, g.Moves(), terms); was != is {
					t.Errorf("seed %d: %v is said to be safe, but %v becomes %v", seed, a.Ways[0].Moves, was, is)
				}
			}
		}
	}
	if safe < searchtest.Size(100, 100) {
		t.Errorf("only %d moves are safe", safe)
	}
}

// ordered checks the order of the ways on.
func ordered(t *testing.T, view *blind.View, a *blind.Advice) {
	t.Helper()
	for i := range a.Ways[1:] {
		if a.Ways[i].Chance < a.Ways[i+1].Chance {
			t.Errorf("%+v before %+v", a.Ways[i], a.Ways[i+1])
		}
	}
	legal, err := view.Legal()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range legal {
		low := m.To.IsFoundation() && m.Card.Rank() <= 2 && (m.From != klondike.Waste || view.Rules.Draw == 1)
		if first := a.Ways[0].Moves[0]; low && !a.Proved && (!a.Ways[0].Safe || first.Card.Rank() > 2) {
			t.Errorf("%v could go up, but the hint is %v", m, first)
		}
	}
}

func verdict(t *testing.T, solver *fast.Solver, start klondike.Position, moves []klondike.Move, terms blind.Terms) search.Status {
	t.Helper()
	positions, err := klondike.Replay(start, terms.Rules, moves)
	if err != nil {
		t.Fatal(err)
	}
	r, err := solver.Solve(t.Context(), &positions[len(moves)])
	if err != nil {
		t.Fatal(err)
	}
	return r.Status
}
