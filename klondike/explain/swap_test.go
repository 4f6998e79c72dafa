package explain

// Swaps of two cards compared with the generic engine.

import (
	"context"
	"slices"
	"testing"

	"kedou/klondike"
	"kedou/klondike/internal/lift"
	"kedou/search"
	"kedou/search/searchtest"
)

// TestSwaps swaps any two cards of small lost decks and decides the result with the generic engine: exactly the reported swaps make the
// deck winnable, and no swap outside the block does.
func TestSwaps(t *testing.T) {
	winning := 0
	for seed, d := range decided(t, searchtest.Size(120, 1000), search.Unsolvable) {
		s := d.explain(t, seed).Lost.Swaps
		if s.Tried != s.All || s.Undecided > 0 {
			t.Errorf("seed %d: %d of %d swaps tried, %d undecided", seed, s.Tried, s.All, s.Undecided)
		}
		if n := checkSwaps(t, seed, d.explainer, &d.position, s.Winning); n != len(s.Winning) {
			t.Errorf("seed %d: %d of %d swaps listed are swaps", seed, n, len(s.Winning))
		}
		winning += len(s.Winning)
	}
	if !testing.Short() && winning < 100 {
		t.Errorf("only %d swaps that help", winning)
	}
}

// checkSwaps decides all swaps of p, and counts those that win.
func checkSwaps(t *testing.T, seed uint64, e *Explainer, p *klondike.Position, listed []Swap) (wins int) {
	t.Helper()
	var all []klondike.Card
	for _, c := range lift.Members(lift.New(p, e.rules, 0).Lifted) {
		all = append(all, cardOf(c))
	}
	for _, pair := range e.swapsOf(p, all) {
		other, _ := swapped(p, pair, e.rules)
		said := slices.ContainsFunc(listed, func(s Swap) bool { return s == pair || s == Swap{pair[1], pair[0]} })
		if won := original(t, &other, e.rules) == search.Solved; won != said {
			t.Errorf("seed %d: %v wins: %v", seed, pair, won)
		} else if won {
			wins++
		}
	}
	return wins
}

// TestSwapsSample: a few states suffice for a few swaps, and the report has the number of all swaps.
func TestSwapsSample(t *testing.T) {
	r := klondike.Standard(3)
	p := klondike.NewDeal(457, r)
	e, err := New(r, Options{Work: 3000})
	if err != nil {
		t.Fatal(err)
	}
	x, err := e.Explain(context.Background(), &p)
	if err != nil || x.Lost == nil {
		t.Fatalf("%+v, %v", x, err)
	}
	if s := x.Lost.Swaps; s.Tried == 0 || s.Tried >= s.All || len(s.Winning)+s.Undecided > s.Tried {
		t.Errorf("%+v", s)
	}
}

// TestInterrupted: an interrupted explanation keeps its verdict, with the reason.
func TestInterrupted(t *testing.T) {
	r := klondike.Standard(3)
	p := klondike.NewDeal(204, r)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	e, err := New(r, Options{Progress: func(search.Stats) { cancel() }})
	if err != nil {
		t.Fatal(err)
	}
	x, err := e.Explain(ctx, &p)
	if err == nil || x.Status != search.Unsolvable || x.Lost != nil || x.Reason != search.Cancelled {
		t.Errorf("%+v, %v", x, err)
	}
}

// TestSwapped swaps two cards of a deal; the result differs in exactly these.
func TestSwapped(t *testing.T) {
	r := klondike.Standard(3)
	p := klondike.NewDeal(1, r)
	a, b := p.Stock[0], p.Tableau[3].Cards[1]
	q, ok := swapped(&p, Swap{a, b}, r)
	if !ok || q.Stock[0] != b || q.Tableau[3].Cards[1] != a || p.Stock[0] != a {
		t.Errorf("swapped %v and %v: %v", a, b, q.Neutral(r))
	}
	if back, _ := swapped(&q, Swap{b, a}, r); back.Neutral(r) != p.Neutral(r) {
		t.Errorf("swapped back: %v", back.Neutral(r))
	}
}
