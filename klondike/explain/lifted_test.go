package explain

// Lifted deals of small decks, compared with a game with columns, and with the deal itself.

import (
	"context"
	"iter"
	"math/rand/v2"
	"testing"

	"kedou/internal/engine"
	"kedou/klondike"
	"kedou/klondike/internal/lift"
	"kedou/klondike/internal/quotient"
	"kedou/search"
	"kedou/search/searchtest"
)

// small returns a random small deck with random rules, in half of the cases some moves after the
// deal.
func small(seed uint64) (klondike.Position, klondike.Rules, *rand.Rand) {
	random := rand.New(rand.NewPCG(seed, 9))
	r := klondike.Standard(1 + random.IntN(4))
	r.Ranks, r.WorryBack = 3+random.IntN(2), random.IntN(3) > 0
	r.Columns = r.Ranks + random.IntN(2)
	if r.Ranks == 4 && random.IntN(2) == 0 {
		r.Suits, r.Columns = 3, 4
	}
	if random.IntN(3) == 0 {
		r.Redeals = random.IntN(3)
	}
	p := klondike.NewDeal(seed, r)
	for range random.IntN(2) * random.IntN(12) {
		if legal, err := klondike.LegalMoves(p, r); err == nil && len(legal) > 0 {
			_ = p.Play(legal[random.IntN(len(legal))], r)
		}
	}
	return p, r, random
}

// verdict decides the deal in which only the set keeps its places by the searcher, with or without cases.
func verdict(p *klondike.Position, r klondike.Rules, set cards, cases bool) search.Status {
	b := blocker{position: p, rules: r}
	b.searcher = lift.NewSearcher(engine.NewMeter[search.Stats](context.Background(), search.Limits{}, nil))
	b.searcher.Cases = cases
	return b.verdict(set)
}

// byColumns decides the same deal by the generic engine, with columns; Unknown means that the engine reached its limit.
func byColumns(t *testing.T, p *klondike.Position, r klondike.Rules, set cards) search.Status {
	t.Helper()
	deck := quotient.NewDeal(r).Deck
	n := &naive{rules: r, hand: set&order == 0 || r.Draw == 1 && r.Redeals == klondike.Unlimited}
	for _, c := range lift.Members(deck &^ set) {
		if card := cardOf(c); p.Foundation[card.Suit()] < card.Rank() {
			n.lifted = append(n.lifted, card)
		}
	}
	found, err := search.DepthFirst(context.Background(), n, n.start(p), search.Config[board, board]{Limits: search.Limits{Expansions: 2000}})
	if err != nil {
		t.Fatal(err)
	}
	return found.Status
}

// original decides the deal itself by the generic engine.
func original(t *testing.T, p *klondike.Position, r klondike.Rules) search.Status {
	t.Helper()
	problem, root, err := klondike.NewProblem(*p, r, klondike.Score{})
	if err != nil {
		t.Fatal(err)
	}
	found, err := search.DepthFirst(context.Background(), problem, root, search.Config[klondike.State, klondike.Step]{Limits: search.Limits{Expansions: 300_000}})
	if err != nil {
		t.Fatal(err)
	}
	return found.Status
}

// explained is a small deck with an explainer of its rules.
type explained struct {
	explainer *Explainer
	position  klondike.Position
}

// decided yields, by their seeds, those of the first n small decks for which the generic engine has the wanted verdict.
func decided(t *testing.T, n int, want search.Status) iter.Seq2[uint64, *explained] {
	t.Helper()
	return func(yield func(uint64, *explained) bool) {
		for seed := range uint64(n) {
			p, r, _ := small(seed)
			if original(t, &p, r) != want {
				continue
			}
			e, err := New(r, Options{})
			if err != nil {
				t.Fatal(err)
			}
			if !yield(seed, &explained{e, p}) {
				return
			}
		}
	}
}

// explain explains the deck.
func (d *explained) explain(t *testing.T, seed uint64) Explanation {
	t.Helper()
	x, err := d.explainer.Explain(context.Background(), &d.position)
	if err != nil || x.Lost == nil && x.Won == nil {
		t.Fatalf("seed %d: %+v, %v", seed, x, err)
	}
	return x
}

// TestLifted compares the searcher with the game with columns: for random sets of cards of small decks both have the same verdict, and a
// deal lost with cards lifted is lost.
func TestLifted(t *testing.T) {
	decks := uint64(searchtest.Size(300, 3000))
	counts := map[search.Status]int{}
	for seed := range decks {
		p, r, random := small(seed)
		deck := quotient.NewDeal(r).Deck
		whole := original(t, &p, r)
		if whole == search.Unknown || whole == search.Solved && seed%4 > 0 {
			continue
		}
		for try := range 4 {
			set := deck | order
			for range try {
				set &^= 1 << random.IntN(quotient.OneRank*r.Ranks)
			}
			if try == 3 && random.IntN(2) == 0 {
				set &^= order
			}
			got, want := verdict(&p, r, set, false), byColumns(t, &p, r, set)
			counts[want]++
			switch {
			case want != search.Unknown && got != want:
				t.Fatalf("seed %d, %+v, %s, kept %x: %v, by columns %v", seed, r, p.Neutral(r), set, got, want)
			case verdict(&p, r, set, true) != got:
				t.Fatalf("seed %d, %+v, %s, kept %x: %v, but not by cases", seed, r, p.Neutral(r), set, got)
			case got == search.Unsolvable && whole == search.Solved, try == 0 && got != whole:
				t.Fatalf("seed %d, %+v, kept %x: %v, and the deal itself %v", seed, r, set, got, whole)
			}
		}
	}
	if !testing.Short() && (counts[search.Solved] < 50 || counts[search.Unsolvable] < 20) {
		t.Errorf("too few of a kind: %v", counts)
	}
	t.Log(counts)
}
