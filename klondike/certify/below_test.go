package certify

import (
	"context"
	"math/rand/v2"
	"testing"

	"kedou/klondike"
	"kedou/klondike/internal/lift"
	"kedou/klondike/proof"
	"kedou/search"
)

// TestBelow compares verdicts on states of small games: package proof's, and package lift's for the state's position.
func TestBelow(t *testing.T) {
	random, decided := rand.New(rand.NewPCG(1, 5)), [2]int{}
	for seed := range uint64(600) {
		r := klondike.Rules{Draw: 1 + random.IntN(3), Redeals: random.IntN(4) - 1, WorryBack: random.IntN(4) > 0, Ranks: 4, Suits: 4, Columns: 3}
		p := klondike.NewDeal(seed, r)
		record := head("unsolvable", &p, r)
		d, err := proof.NewDeal(record.Rules, &record.Position)
		if err != nil {
			t.Fatal(err)
		}
		w := newWriter(context.Background(), &p, r, d, defaultOptions)
		s := w.closers[0].game.Root()
		for range random.IntN(5) {
			steps := Unbounded.Steps
			if exits, _ := w.closers[0].game.Exits(s, &steps); len(exits) > 0 {
				s = exits[random.IntN(len(exits))]
			}
		}
		f := w.finder.at(&s)
		if f == nil {
			continue
		}
		verdict := w.closers[0].close(s, 1_000_000)
		want := [...]search.Status{open: search.Unknown, lost: search.Unsolvable, won: search.Solved}[verdict]
		if got := f.searcher.Decide(lift.NewEasier(f.position, r, lift.All(f.position, r)), 1_000_000); got != want {
			t.Fatalf("seed %d, %+v: %v in package lift, %v in package proof", seed, r, got, want)
		}
		decided[verdict-1]++
	}
	if decided[0] < 50 || decided[1] < 50 {
		t.Fatalf("%d lost and %d won states are too few", decided[0], decided[1])
	}
}
