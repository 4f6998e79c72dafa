package table

// Deals by their seeds.

import (
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/search/phrase"
)

// dealStream is the second word of the generator's state: "table" in ASCII.
const dealStream = 0x7461626c65

// handSize is how many cards everybody is dealt.
const handSize = 17

// maxRedeals is how often cards are dealt anew because everybody has passed. After that, the first caller must take
// the landlord's seat.
const maxRedeals = 3

// Deal is who holds what before the first call. Deals are values: compare and copy them.
type Deal struct {
	Seed     uint64 // the number of the deal, if it has one
	Numbered bool   // false for a deal that was put together by hand, which can't be dealt anew
	Redeals  int    // how many deals of this seed were thrown in before this one
	Hands    [Chairs]doudizhu.Hand
	Bottom   doudizhu.Hand
	First    Chair // who is asked first
}

// NewDeal returns the deal with the number seed. All choices of who holds what, and of who is asked first, are equally
// likely, and a seed names the same deal of a variant's deck for ever.
//
// The deck is shuffled as [doudizhu.Shuffle] says, with the generator PCG-DXSM of math/rand/v2, and dealt from its
// head: 17 cards to chair 0, then to chair 1 and chair 2, and the rest to the bottom. The next number below 3 is the
// chair that is asked first. If everybody passes, the generator goes on from there with a new deck.
func NewDeal(v Variant, seed uint64) Deal { return dealt(&v, seed, 0) }

// dealt returns the deal with a number after so many others of it were thrown in.
func dealt(v *Variant, seed uint64, redeals int) Deal {
	random := rand.New(rand.NewPCG(seed, dealStream))
	d := Deal{}
	for range redeals + 1 {
		d = Deal{Seed: seed, Numbered: true, Redeals: redeals}
		for i, rank := range doudizhu.Shuffle(v.Deck(), random) {
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

// Check reports what is wrong with a deal of the variant's cards.
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
