package blind_test

// Several trees side by side, and the limits of a decision.

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"kedou/klondike"
	"kedou/klondike/blind"
)

// TestWorkers: a game with two trees is reproducible, too.
func TestWorkers(t *testing.T) {
	terms := blind.Terms{Rules: klondike.Standard(3)}
	for seed := range uint64(3) {
		var games [2][]klondike.Move
		for i := range games {
			p, err := blind.New(blind.Options{Player: "uct", Iterations: 60, Workers: 2})
			if err != nil {
				t.Fatal(err)
			}
			r, err := blind.Play(context.Background(), p, klondike.NewDeal(seed, terms.Rules), terms, seed)
			if err != nil {
				t.Fatal(err)
			}
			games[i] = r.Moves
		}
		if !slices.Equal(games[0], games[1]) {
			t.Errorf("deal %d: %v, then %v", seed, games[0], games[1])
		}
	}
}

// TestTime: a time limit ends a decision.
func TestTime(t *testing.T) {
	terms := blind.Terms{Rules: klondike.Standard(3)}
	p, err := blind.New(blind.Options{Player: "uct", Time: time.Nanosecond})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := blind.Play(context.Background(), p, klondike.NewDeal(1, terms.Rules), terms, 1); err != nil {
		t.Fatal(err)
	}
}

// TestCancelled: a context that ends is an error with its cause.
func TestCancelled(t *testing.T) {
	enough := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	cancel(enough)
	terms := blind.Terms{Rules: klondike.Standard(3)}
	g, err := blind.NewGame(klondike.NewDeal(1, terms.Rules), terms)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range blind.Players().Names() {
		p, err := blind.New(blind.Options{Player: name})
		if err != nil {
			t.Fatal(err)
		}
		if moves, err := p.Decide(ctx, g.View(), rand.New(rand.NewPCG(1, 2))); !errors.Is(err, enough) || len(moves) > 0 {
			t.Errorf("%s: %v, %v", name, moves, err)
		}
	}
}
