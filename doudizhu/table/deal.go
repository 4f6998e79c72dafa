package table

// Deals by their seeds.

import (
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// dealStream is the second word of the generator's state: "table" in ASCII.
const dealStream = 0x7461626c65

// handSize is the number of cards of each player.
const handSize = 17

// maxRedeals is the number of new deals after all have passed. Then the first caller must take
// the landlord's seat.
const maxRedeals = 3

// Deal has the cards of all players before the first call. Deals are values: compare and copy them.
type Deal struct {
	Seed     uint64 // the number of the deal, if it has one
	Numbered bool   // false for a deal made by hand, which can't be dealt again
	Redeals  int    // the number of deals of this seed before this one, in which all passed
	Hands    [Chairs]doudizhu.Hand
	Bottom   doudizhu.Hand
	First    Chair // the first caller
}

// NewDeal returns the deal with the number seed. All choices of holders and of the first caller are equally
// likely, and a seed always names the same deal of a variant's deck.
//
// The deck is shuffled as [doudizhu.Hand.Shuffle] says, with the generator PCG-DXSM of math/rand/v2, and dealt from its
// head: 17 cards to chair 0, then to chair 1 and chair 2, and the rest to the bottom. The next number below 3 is the
// first caller. If all pass, the generator continues with a new deck.
func NewDeal(v Variant, seed uint64) Deal { return dealt(&v, seed, 0) }

// dealt returns the deal with a number after this many deals in which all passed.
func dealt(v *Variant, seed uint64, redeals int) Deal {
	random := rand.New(rand.NewPCG(seed, dealStream))
	d := Deal{}
	for range redeals + 1 {
		d = Deal{Seed: seed, Numbered: true, Redeals: redeals}
		for i, rank := range v.Deck().Shuffle(random) {
			if c := i / handSize; c < Chairs {
				d.Hands[c] += doudizhu.Of(rank, 1)
			} else {
				d.Bottom += doudizhu.Of(rank, 1)
			}
		}
		d.First = Chair(random.Uint64N(Chairs))
	}
	return d
}

// Check reports a fault of a deal of the variant's cards.
func (d *Deal) Check(v *Variant) error {
	left := v.Deck()
	for c, h := range append(d.Hands[:], d.Bottom) {
		name, want := phrase.New("chair %d", c), handSize
		if c == Chairs {
			name, want = phrase.New("the bottom"), v.Bottom
		}
		switch {
		case h.Cards() != want:
			return phrase.Errorf("%v has %d cards, %v; give it %d", name, h.Cards(), h, want)
		case !left.Contains(h):
			return phrase.Errorf("%v has %v, but the deck has only %v left; deal every card once", name, h, left)
		}
		left -= h
	}
	if d.First < 0 || d.First >= Chairs {
		return phrase.Errorf("chair %d calls first; chairs are 0, 1 and 2", d.First)
	}
	return nil
}
