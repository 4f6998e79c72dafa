// Burdens against plain minimax: a hand never wins with a burden where it loses without.

package endgame

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/search/searchtest"
)

func TestBurdensDontHelp(t *testing.T) {
	for name, rules := range ruleSets(t) {
		t.Run(name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(uint64(len(name)), 29))
			tried := 0
			for range searchtest.Size(300, 6000) {
				three := rng.IntN(2) > 0
				tried += checkBurdens(t, rules, randomEndgame(rng, &rules, 6+rng.IntN(8), three))
			}
			if !testing.Short() && tried < 50 {
				t.Errorf("only %d burdens tried", tried)
			}
		})
	}
}

// checkBurdens compares e with the endgames in which a hand lacks one of its burdens. It returns
// their number.
func checkBurdens(t *testing.T, rules doudizhu.Rules, e doudizhu.Endgame) (tried int) {
	t.Helper()
	d, err := newDeal(&rules, everything, &e)
	if err != nil {
		t.Fatal(err)
	}
	d.prepare(1 << 30)
	p := doudizhu.StateOf(&e)
	s := d.start(&p)
	h := d.hands(&s)
	wins := func(e *doudizhu.Endgame, seat uint8) bool {
		landlord := minimax(doudizhu.NewGame(rules, e), doudizhu.StateOf(e), map[doudizhu.Key]bool{})
		return landlord == (seat == 0)
	}
	for seat := range uint8(3) {
		for n := 1; n <= 2; n++ {
			for xs := s.burdens(&h, seat, n); xs != 0; xs &= xs - 1 {
				x := doudizhu.Rank(bits.TrailingZeros16(xs))
				lighter := e
				if lighter.Hands[seat] -= doudizhu.Of(x, n); lighter.Hands[seat] == 0 {
					continue
				}
				tried++
				q := doudizhu.StateOf(&lighter)
				if got := d.start(&q).trick; got != s.trick {
					t.Fatalf("%v, last %v by %v: the trick is %v without a burden, %v with it", &e, e.Last, e.Owner, got, s.trick)
				}
				if wins(&e, seat) && !wins(&lighter, seat) {
					t.Fatalf("%v, last %v by %v: seat %d loses without its %d cards of rank %v", &e, e.Last, e.Owner, seat, n, x)
				}
			}
		}
	}
	return tried
}
