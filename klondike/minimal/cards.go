package minimal

// A card is one bit of a word and a set of cards is a word, as in package fast.

import (
	"math/bits"

	"kedou/klondike"
)

// cards is a set of cards. Card r (rank - 1) of a suit has bit 4r + 2·half + s, where
// half is the colour, flipped on every other rank, and s tells the suits of a
// colour apart. So the twin of a card, of the same rank and colour, has the bit ^ 1,
// and the two cards that may lie on it have the bits below 4 less than those of its pair.
type cards = uint64

const (
	firsts  cards = 0x5555555555555 // the lower bit of every pair
	halves  cards = 0x3333333333333 // the lower pair of every rank
	aces    cards = 0xF
	oneRank       = 4 // bits from a rank to the next
	allBits       = 52
)

// number returns c's bit number, and cardAt is its inverse.
func number(c klondike.Card) int {
	r, s := int(c.Rank())-1, int(c.Suit())
	colour := (s ^ s>>1) & 1
	return r*oneRank + (colour^r)&1*2 + s>>1
}

func cardAt(i int) klondike.Card {
	r, s := i/oneRank, i&1
	colour := (i>>1 ^ r) & 1
	return klondike.NewCard(klondike.Rank(r+1), klondike.Suit(s<<1|(colour^s)))
}

// lowest returns the lowest card of x and its number.
func lowest(x cards) (cards, int) { return x & -x, bits.TrailingZeros64(x) }

// some returns the lower bit of every pair with a card in x, both of every pair with
// two; whole gives the two cards of every pair named by its lower bit.
func some(x cards) cards  { return (x | x>>1) & firsts }
func both(x cards) cards  { return x & (x >> 1) & firsts }
func whole(x cards) cards { return x | x<<1 }

// pair returns the pair of c, and twin the other card of it.
func pair(c cards) cards { return whole(some(c)) }
func twin(c cards) cards { return pair(c) ^ c }

// swapped exchanges the two pairs of every rank.
func swapped(x cards) cards { return x>>2&halves | (x&halves)<<2 }

// above returns the next card of its suit for every card of x, below the one before.
func above(x cards) cards { return swapped(x << oneRank) }
func below(x cards) cards { return swapped(x >> oneRank) }

// safeCards returns the cards that no lower card can need as a place once up lies on
// the foundations: every card of the other colour two ranks lower is up, and so is
// the twin suit's card three ranks lower.
func safeCards(up cards) cards {
	const two, three = 1<<(2*oneRank) - 1, 1<<(3*oneRank) - 1
	twinSuit := swapped(up)
	twinSuit = twinSuit>>1&firsts | (twinSuit&firsts)<<1
	return (swapped(whole(both(up)))<<(2*oneRank) | two) & (twinSuit<<(3*oneRank) | three)
}
