package fast

// The greatest number of cards up, compared with all positions of small decks.

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"kedou/klondike"
	"kedou/search"
	"kedou/search/searchtest"
)

// mostByRules visits all positions that p leads to, by the rules alone, and returns the greatest number of cards up; ok is false if there
// are too many positions.
func mostByRules(t *testing.T, p klondike.Position, r klondike.Rules) (most int, ok bool) {
	t.Helper()
	seen, open := map[string]bool{}, []klondike.Position{p}
	for len(open) > 0 {
		at := open[len(open)-1]
		open = open[:len(open)-1]
		name := fmt.Sprint(at)
		if seen[name] {
			continue
		}
		if seen[name] = true; len(seen) > 5_000 {
			return 0, false
		}
		most = max(most, cardsUp(at))
		moves, err := klondike.LegalMoves(at, r)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range moves {
			next := at.Clone()
			if err := next.Play(m, r); err != nil {
				t.Fatal(err)
			}
			if r.Redeals == klondike.Unlimited {
				next.Redealt = 0
			}
			open = append(open, next)
		}
	}
	return most, true
}

func cardsUp(p klondike.Position) (n int) {
	for _, height := range p.Foundation {
		n += int(height)
	}
	return n
}

// TestMost: Most agrees with the best of all positions of lost small decks, and its moves bring that many cards up.
func TestMost(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	lost, checked := 0, 0
	for seed := uint64(0); checked < searchtest.Size(30, 300); seed++ {
		rules := klondike.Standard(1 + r.IntN(3))
		rules.Redeals = []int{klondike.Unlimited, klondike.Unlimited, 1}[r.IntN(3)]
		rules.WorryBack = r.IntN(3) > 0
		rules.Ranks, rules.Columns = 4+r.IntN(2), 3+r.IntN(2)
		p := klondike.NewDeal(seed, rules)
		s, err := New(rules, Options{})
		if err != nil {
			t.Fatal(err)
		}
		m, err := s.Most(context.Background(), &p)
		if err != nil || m.Upper != m.Lower {
			t.Fatalf("%+v seed %d: %+v, %v", rules, seed, m, err)
		}
		if m.Status != search.Unsolvable {
			continue
		}
		lost++
		positions, err := klondike.Replay(p, rules, m.Path)
		if err != nil {
			t.Fatalf("%+v seed %d: %v", rules, seed, err)
		}
		if up := cardsUp(positions[len(positions)-1]); up != m.Lower {
			t.Errorf("%+v seed %d: the moves bring up %d cards, not %d", rules, seed, up, m.Lower)
		}
		if want, ok := mostByRules(t, p, rules); ok {
			if checked++; want != m.Lower {
				t.Errorf("%+v seed %d: %d cards, want %d", rules, seed, m.Lower, want)
			}
		}
	}
	t.Logf("%d lost deals, %d of them checked", lost, checked)
}

// TestMostWithinLimits: under a limit the lower bound is the best number found.
func TestMostWithinLimits(t *testing.T) {
	rules := klondike.Standard(3)
	p := klondike.NewDeal(104, rules)
	before := -1
	for _, expansions := range []int64{1, 30, 300, 3000} {
		s, err := New(rules, Options{Limits: search.Limits{Expansions: expansions}})
		if err != nil {
			t.Fatal(err)
		}
		m, err := s.Most(context.Background(), &p)
		if err != nil || m.Lower > m.Upper || m.Lower < before || m.Proved() != (m.Reason == search.NoReason) {
			t.Errorf("%d expansions: %+v, %v", expansions, m, err)
		}
		before = m.Lower
	}
}

// TestMostRelaxed: at draw 1 no more cards of deal 51 go up, as a few states show; at draw 3 alone a hundred times as many are needed.
func TestMostRelaxed(t *testing.T) {
	rules := klondike.Standard(3)
	p := klondike.NewDeal(51, rules)
	for _, off := range []Technique{0, Relaxation} {
		s, err := New(rules, Options{Off: off, Limits: search.Limits{Expansions: 100_000}})
		if err != nil {
			t.Fatal(err)
		}
		m, err := s.Most(context.Background(), &p)
		if err != nil || m.Lower != 10 || m.Proved() != (off == 0) {
			t.Errorf("without %v: %+v, %v", off, m, err)
		}
	}
}

// TestMostSwitches: larger decks, mostly at draw 1, have the same answer without the techniques that leave out moves.
func TestMostSwitches(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	lost := 0
	for seed := uint64(0); lost < 60; seed++ {
		rules := klondike.Standard([]int{1, 1, 1, 2, 3}[r.IntN(5)])
		rules.WorryBack = r.IntN(4) > 0
		rules.Ranks, rules.Columns = 5+r.IntN(3), 4+r.IntN(2)
		p := klondike.NewDeal(seed, rules)
		var cards [2]int
		for i, off := range []Technique{0, Safe | LazyStock | LazyEmptying | OffsetDominance} {
			s, err := New(rules, Options{Off: off, Polish: -1, Limits: search.Limits{Expansions: 50_000}})
			if err != nil {
				t.Fatal(err)
			}
			m, err := s.Most(context.Background(), &p)
			if err != nil {
				t.Fatal(err)
			}
			if m.Status != search.Unsolvable || !m.Proved() {
				break
			}
			cards[i] = m.Lower
		}
		if cards[1] > 0 {
			if lost++; cards[0] != cards[1] {
				t.Errorf("%+v seed %d: %d cards, without techniques %d", rules, seed, cards[0], cards[1])
			}
		}
	}
}
