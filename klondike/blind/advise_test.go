package blind_test

// Win chances, and games looked at again.

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"kedou/klondike"
	"kedou/klondike/blind"
)

// TestChancesAreFulfilled: the chances told before the first move of some games are, in
// the mean, the share of them that the same search wins.
func TestChancesAreFulfilled(t *testing.T) {
	terms := blind.Terms{Rules: klondike.Standard(1)}
	o := blind.Options{Iterations: 40}
	told, won, games := 0.0, 0.0, 60
	for seed := range uint64(games) {
		p := klondike.NewDeal(seed, terms.Rules)
		g, err := blind.NewGame(p, terms)
		if err != nil {
			t.Fatal(err)
		}
		a, err := blind.NewAdviser(o).Advise(context.Background(), g.View(), rand.New(rand.NewPCG(seed, 1)))
		if err != nil {
			t.Fatal(err)
		}
		told += a.Chance
		if play(t, "uct", p, terms, seed).Won {
			won++
		}
	}
	if math.Abs(told-won) > 0.25*float64(games) {
		t.Errorf("%.1f wins of %d are expected, %.0f come", told, games, won)
	}
}

// TestReview looks at a won game again: the decisions are all its moves, the last ones are
// proved to win, and to give up a sure win is a loss.
func TestReview(t *testing.T) {
	for _, terms := range []blind.Terms{{Rules: klondike.Standard(1)}, {Rules: klondike.Standard(3), StockHidden: true}} {
		seed := uint64(0)
		r := play(t, "uct", klondike.NewDeal(seed, terms.Rules), terms, seed)
		for !r.Won {
			seed++
			r = play(t, "uct", klondike.NewDeal(seed, terms.Rules), terms, seed)
		}
		all, err := blind.NewAdviser(blind.Options{Iterations: 30}).Review(context.Background(), klondike.NewDeal(seed, terms.Rules), terms, r.Moves, 1)
		if err != nil {
			t.Fatal(err)
		}
		next := 0
		for i, j := range all {
			if j.First != next || j.Last < j.First {
				t.Errorf("decision %d has the moves %d to %d, after %d", i, j.First, j.Last, next)
			}
			if next = j.Last + 1; j.Loss() < 0 || j.Loss() > 1 {
				t.Errorf("decision %d loses %v", i, j.Loss())
			}
		}
		if last := all[len(all)-1]; next != len(r.Moves) || !last.After.Proved || last.After.Chance != 1 {
			t.Errorf("%d of %d moves are judged, the last one %+v", next, len(r.Moves), last.After)
		}
	}
	sure := blind.Judged{Before: blind.Advice{Chance: 1, Proved: true}, After: blind.Advice{Proved: true}}
	if sure.Loss() != 1 {
		t.Errorf("a sure win given up loses %v", sure.Loss())
	}
}
