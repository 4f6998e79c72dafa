package fast

// Technique Lifting on small decks, compared with the plain search.

import (
	"context"
	"math/rand/v2"
	"testing"

	"kedou/internal/engine"
	"kedou/klondike"
	"kedou/klondike/internal/lift"
	"kedou/search"
	"kedou/search/searchtest"
)

// TestLifting makes passes over small decks under all rules, some of them under way: no won deck may be called lost, and most lost ones
// must be.
func TestLifting(t *testing.T) {
	lost, found, won := 0, 0, 0
	for seed := range uint64(searchtest.Size(600, 60_000)) {
		r := rand.New(rand.NewPCG(seed, 12))
		rules, p, d, s := smallDeck(t, seed, r)
		x := &searcher{game: game{deal: d}, table: &table{}}
		want := x.plainly(s)
		var l lifter
		l.begin(&p, rules, DefaultMemory)
		m := engine.NewMeter[search.Stats](context.Background(), search.Limits{}, nil)
		is := false
		for range 3 {
			is = is || l.pass(m)
		}
		switch {
		case want == search.Unsolvable:
			if lost++; is {
				found++
			}
		case want == search.Solved:
			if won++; is {
				t.Errorf("%+v seed %d is won, but called lost: %v", rules, seed, p.Neutral(rules))
			}
		}
	}
	if t.Logf("%d of %d lost decks found, %d won", found, lost, won); 2*found < lost || won == 0 {
		t.Errorf("only %d of %d lost decks found, and %d won", found, lost, won)
	}
}

// smallDeck returns a small deck under random rules, at times under way.
func smallDeck(t *testing.T, seed uint64, r *rand.Rand) (rules klondike.Rules, p klondike.Position, d *deal, s state) {
	t.Helper()
	rules = klondike.Standard(1 + r.IntN(6))
	rules.Ranks, rules.Columns, rules.WorryBack = 5+r.IntN(3), 3+r.IntN(3), r.IntN(4) > 0
	if r.IntN(3) == 0 {
		rules.Redeals = r.IntN(4)
	}
	p, d = underWay(seed, rules, r), new(deal)
	s, err := d.setUp(rules, &p)
	if err != nil {
		t.Fatal(err)
	}
	return rules, p, d, s
}

// TestLemmas searches for sets of cards at the states of random games of small decks, and asks each set about the states of that game and of
// another: no state that plain search wins may be called lost, and most of the lost ones must be.
func TestLemmas(t *testing.T) {
	count := map[bool]int{}
	won := 0
	for seed := range uint64(searchtest.Size(150, 15_000)) {
		r := rand.New(rand.NewPCG(seed, 13))
		rules, p, d, root := smallDeck(t, seed, r)
		x := &searcher{game: game{deal: d}, table: &table{}, lifter: &lifter{}}
		x.lifter.begin(&p, rules, DefaultMemory)
		m := engine.NewMeter[search.Stats](context.Background(), search.Limits{}, nil)
		for game := range 2 {
			for s := root; ; {
				x.meter = m
				m.Stats.Expanded = 1 << 40 // pays for any question
				kept, is := x.find(&s)
				if is && game == 0 {
					x.lifter.lemmas.add(lift.NewLemma(lift.NewEasier(&p, rules, kept)))
				}
				is = x.lemma(&s) || is
				switch x.plainly(s) {
				case search.Unsolvable:
					count[is]++
				case search.Solved:
					if won++; is {
						t.Fatalf("%+v seed %d, game %d: a won state is called lost: %v, %+v", rules, seed, game, p.Neutral(rules), s)
					}
				}
				next := x.branches(nil, &branch{state: s})
				if len(next) == 0 || r.IntN(20) == 0 {
					break
				}
				s = next[r.IntN(len(next))].state
			}
		}
	}
	if t.Logf("lost states found and not: %v; %d won", count, won); count[true] < 4*count[false] || won == 0 {
		t.Errorf("lost states found and not: %v; %d won", count, won)
	}
}

// underWay returns the deal of a seed after some random moves.
func underWay(seed uint64, rules klondike.Rules, r *rand.Rand) klondike.Position {
	p := klondike.NewDeal(seed, rules)
	for range r.IntN(2) * r.IntN(15) {
		if legal, err := klondike.LegalMoves(p, rules); err == nil && len(legal) > 0 {
			_ = p.Play(legal[r.IntN(len(legal))], rules)
		}
	}
	return p
}

// TestLiftedTail decides two of the hardest known deals at draw 3, which took up to 6.8 million states without lifting, also by two workers;
// KEDOU_LONG=1 takes five.
func TestLiftedTail(t *testing.T) {
	rules := klondike.Standard(3)
	seeds := []uint64{300057, 20099, 168, 30788, 5000170}
	switch {
	case testing.Short():
		seeds = seeds[4:]
	case !searchtest.Long():
		seeds = seeds[3:]
	}
	for _, seed := range seeds {
		for workers := 1; workers <= 2; workers++ {
			limit := int64(2_000_000)
			if workers > 1 {
				limit *= 10 // how two workers share a search is the machine's choice
			}
			s, err := New(rules, Options{Workers: workers, Limits: search.Limits{Expansions: limit}})
			if err != nil {
				t.Fatal(err)
			}
			p := klondike.NewDeal(seed, rules)
			if r, err := s.Solve(context.Background(), &p); err != nil || r.Status != search.Unsolvable {
				t.Errorf("seed %d, %d workers: %v after %d states, %v", seed, workers, r.Status, r.Stats.Expanded, err)
			} else {
				t.Logf("seed %d, %d workers: %d states", seed, workers, r.Stats.Expanded)
			}
		}
	}
}
