// Laydowns against plain minimax: a side that is seen to win wins.

package endgame

import (
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/search/searchtest"
)

func TestLaydownsWin(t *testing.T) {
	for name, rules := range ruleSets(t) {
		t.Run(name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(uint64(len(name)), 31))
			seen := 0
			for range searchtest.Size(150, 3000) {
				e := randomEndgame(rng, &rules, 6+rng.IntN(8), rng.IntN(3) > 0)
				d, s := started(t, rules, &e)
				if !d.wonAtSight(&s) {
					continue
				}
				seen++
				if !wins(rules, &e, s.mover) {
					t.Fatalf("%v, last %v by %v: seen to be won, and lost", &e, e.Last, e.Owner)
				}
			}
			if !testing.Short() && seen < 50 {
				t.Errorf("only %d endgames seen to be won", seen)
			}
		})
	}
}

// TestLaydownConditions: hands of few plays that are laid down, and some for which a condition fails.
func TestLaydownConditions(t *testing.T) {
	rules := ruleSets(t)["standard"]
	for _, c := range []struct {
		name, line string
		seen       bool
	}{
		{"two plays, the first unbeaten", "a A3 KK L", true},
		{"three plays, two of them unbeaten", "b AA23 KKQQ L", true},
		{"the first is beaten", "c K3 A4 L", false},
		{"a bomb beats it", "d A3 4444 L", false},
		{"two plays are beaten", "e A345 K6789 L", false},
		{"the partner beats it, but may pass", "f 75 A3 22 D", true},
		{"either peasant beats the landlord's", "g K3 44 AA L", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			e, err := doudizhu.Notation{}.ParseEndgame(c.line)
			if err != nil {
				t.Fatal(err)
			}
			d, s := started(t, rules, &e)
			if got := d.wonAtSight(&s); got != c.seen {
				t.Errorf("seen %v, want %v", got, c.seen)
			}
		})
	}
}
