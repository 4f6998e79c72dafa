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
	d, s := started(t, rules, &e)
	h := d.hands(&s)
	for seat := range uint8(3) {
		for n := 1; n <= 2; n++ {
			for xs := s.burdens(&h, seat, n); xs != 0; xs &= xs - 1 {
				x := doudizhu.Rank(bits.TrailingZeros16(xs))
				lighter := e
				if lighter.Hands[seat] -= doudizhu.Of(x, n); lighter.Hands[seat] == 0 {
					continue
				}
				tried++
				q := lighter.State()
				if got := d.start(&q).trick; got != s.trick {
					t.Fatalf("%v, last %v by %v: the trick is %v without a burden, %v with it", &e, e.Last, e.Owner, got, s.trick)
				}
				if wins(rules, &e, seat) && !wins(rules, &lighter, seat) {
					t.Fatalf("%v, last %v by %v: seat %d loses without its %d cards of rank %v", &e, e.Last, e.Owner, seat, n, x)
				}
			}
		}
	}
	return tried
}

// TestBurdenConditions: hands that win with a low card and lose without, so that the card is no burden.
func TestBurdenConditions(t *testing.T) {
	rules := ruleSets(t)["standard"]
	for _, c := range []struct {
		name, line, last string
		owner, turn      doudizhu.Seat
		seat             doudizhu.Seat // the owner of the card
		card             doudizhu.Rank
		n                int
	}{
		{"the partner beats it, and leads", "a 9A 9QK T D", "R", doudizhu.Down, doudizhu.Up, doudizhu.Down, doudizhu.Three + 6, 1},
		{"a kicker", "b 6663 KK P", "5557", doudizhu.Down, doudizhu.Landlord, doudizhu.Landlord, doudizhu.Three, 1},
		{"it beats the play on the table", "c 445 4 P", "33", doudizhu.Down, doudizhu.Landlord, doudizhu.Landlord, doudizhu.Three + 1, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			e, err := doudizhu.Notation{}.ParseEndgame(c.line)
			if err != nil {
				t.Fatal(err)
			}
			plays, err := rules.ParsePlay(c.last, doudizhu.Notation{})
			if err != nil {
				t.Fatal(err)
			}
			e.Last, e.Owner, e.Turn = plays[0], c.owner, c.turn
			if !wins(rules, &e, uint8(c.seat)) {
				t.Error("the hand loses with the card")
			}
			d, s := started(t, rules, &e)
			h := d.hands(&s)
			if s.burdens(&h, uint8(c.seat), c.n)>>c.card&1 != 0 {
				t.Error("the card counts as a burden")
			}
			if e.Hands[c.seat] -= doudizhu.Of(c.card, c.n); wins(rules, &e, uint8(c.seat)) {
				t.Error("the hand wins without the card")
			}
		})
	}
}

// wins reports by plain minimax whether a seat's side wins e.
func wins(rules doudizhu.Rules, e *doudizhu.Endgame, seat uint8) bool {
	return minimax(rules.Game(e), e.State(), map[[3]uint64]bool{}) == (seat == 0)
}

// started returns the deal of e, prepared, and its state.
func started(t *testing.T, rules doudizhu.Rules, e *doudizhu.Endgame) (*deal, state) {
	t.Helper()
	d, err := newDeal(&rules, everything, e)
	if err != nil {
		t.Fatal(err)
	}
	d.prepare(1 << 30)
	p := e.State()
	return d, d.start(&p)
}
