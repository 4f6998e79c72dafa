// Upgrades against plain minimax: a better hand never loses where the worse one wins.

package endgame

import (
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/search/searchtest"
)

func TestUpgradesHelp(t *testing.T) {
	for name, rules := range ruleSets(t) {
		t.Run(name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(uint64(len(name)), 17))
			tried := 0
			for range searchtest.Size(150, 3000) {
				three := rng.IntN(3) > 0
				tried += checkUpgrades(t, rules, randomEndgame(rng, &rules, 7+rng.IntN(7), three), rng)
			}
			if !testing.Short() && tried < 50 {
				t.Errorf("only %d upgrades tried", tried)
			}
		})
	}
}

// checkUpgrades gives a seat of e more cards at the start, so that its hand in e has upgrades, and
// compares e with the result of each. It returns the number of upgrades.
func checkUpgrades(t *testing.T, rules doudizhu.Rules, e doudizhu.Endgame, rng *rand.Rand) (tried int) {
	t.Helper()
	seat := rng.IntN(len(e.Players()))
	began := e
	for range 4 {
		r := doudizhu.Rank(rng.IntN(doudizhu.Ranks))
		left := doudizhu.Deck.Count(r)
		for _, h := range began.Hands {
			left -= h.Count(r)
		}
		began.Hands[seat] += doudizhu.Of(r, left)
	}
	d, err := newDeal(&rules, everything, &began)
	if err != nil {
		t.Fatal(err)
	}
	d.prepare(1 << 30)
	sp := &d.spaces[seat]
	at := sp.index(e.Hands[seat])
	lost := func(e *doudizhu.Endgame) bool {
		landlord := minimax(rules.Game(e), e.State(), map[[3]uint64]bool{})
		return landlord != (seat == 0)
	}
	for _, u := range d.record(seat, at).upgrades {
		if seat != 0 && u.gap&e.Hands[3-seat].AtLeast(1) != 0 {
			continue
		}
		better := e
		better.Hands[seat] = sp.hand(at + u.delta)
		tried++
		if lost(&better) && !lost(&e) {
			t.Fatalf("%v, last %v by %v: seat %d loses with %v instead", &e, e.Last, e.Owner, seat, better.Hands[seat])
		}
	}
	return tried
}
