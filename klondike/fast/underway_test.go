package fast

// Components that another worker is in.

import (
	"testing"

	"kedou/internal/engine"
	"kedou/klondike"
	"kedou/search"
)

// TestUnderway enters and leaves two components; of two with one slot the later stays.
func TestUnderway(t *testing.T) {
	var u underway
	a, b := uint64(1), uint64(2)
	for other := uint64(3); u.place(b) != u.place(a); other++ {
		b = other
	}
	if u.enter(a); !u.has(a) || u.has(b) {
		t.Error("the first component isn't underway, or another is")
	}
	u.enter(b)
	if u.leave(a); !u.has(b) {
		t.Error("the second component was left with the first")
	}
	if u.leave(b); u.has(b) {
		t.Error("the second component was left and is still underway")
	}
}

// TestPutOff decides small decks while another worker seems to be in all first exits.
func TestPutOff(t *testing.T) {
	won := 0
	for seed := range uint64(300) {
		rules := klondike.Standard(1 + int(seed%3))
		rules.Ranks, rules.Columns = 7, 6
		s, err := New(rules, Options{VerdictOnly: true})
		if err != nil {
			t.Fatal(err)
		}
		p := klondike.NewDeal(seed, rules)
		want, err := s.Solve(t.Context(), &p)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.puttingOff(t, &p); got != want.Status {
			t.Errorf("seed %d: %v, but %v where nothing is put off", seed, got, want.Status)
		}
		if want.Status == search.Solved {
			won++
		}
	}
	if won < 100 || won > 280 {
		t.Errorf("%d of 300 decks are won", won)
	}
}

// puttingOff decides p in one round, after the exits of its component were entered as if by another worker.
func (s *Solver) puttingOff(t *testing.T, p *klondike.Position) search.Status {
	root, err := s.real.setUp(s.rules, p)
	if err != nil {
		t.Fatal(err)
	}
	s.hand.relax(&s.real)
	s.realTable.reset(1 << 20)
	s.handTable.reset(1 << 20)
	x := s.searcher(s.workers[0])
	x.meter = engine.NewMeter[search.Stats](t.Context(), search.Limits{}, nil)
	x.begin(stage{techniques: allTechniques.under(x.game.deal.Rules) &^ (Relaxation | HandDominance)})
	x.game.normalize(&root, nil)
	x.game.round = round{allowance: 1 << 40}
	defer func() { s.realTable.shared, s.handTable.shared = false, false }()
	s.share()
	f := x.game.expand(&root)
	for _, e := range x.game.exits {
		x.table.busy.enter(x.name(&e.state))
	}
	x.game.end(f)
	return x.decide(&root)
}
