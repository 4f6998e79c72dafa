package fast

// A card is one bit of a word and a set of cards is a word, laid out so that
// the tableau's rules are shifts.

import (
	"math/bits"

	"kedou/klondike"
)

// cards is a set of cards, one bit each. Card r (rank - 1) of a suit has bit
// 4r + 2·half + s, where s tells the suits of a colour apart and half is the
// colour, flipped on every other rank. Hence
//
//	twin (same rank, same colour)   bit ^ 1
//	the pair that may lie on it     bit - 4, either of the two
//	the next of its suit            bit + 4 with the halves of the nibble swapped
//
// (the numbering is lonelybot's, by Vuong Hy, 2023).
type cards = uint64

const (
	pairs   cards = 0x5555555555555555 // the lower card of every pair
	halves  cards = 0x3333333333333333 // the lower pair of every rank
	aces    cards = 0xF                // of all suits
	oneRank       = 4                  // bits from a rank to the next
)

// suits are the cards of every suit.
var suits = [4]cards{0x1414141414141, 0x4141414141414, 0x8282828282828, 0x2828282828282}

// index returns c's bit number.
func index(c klondike.Card) int {
	r, s := int(c.Rank())-1, int(c.Suit())
	colour := (s ^ s>>1) & 1
	return r*oneRank + (colour^r)&1*2 + s>>1
}

// cardAt is the inverse of index.
func cardAt(i int) klondike.Card {
	r, s := i/oneRank, i&1
	colour := (i>>1 ^ r) & 1
	return klondike.NewCard(klondike.Rank(r+1), klondike.Suit(s<<1|(colour^s)))
}

// lowest returns the lowest card of x and its number.
func lowest(x cards) (cards, int) { return x & -x, bits.TrailingZeros64(x) }

// some returns the lower bit of every pair with a card in x, both of every pair
// with two; whole gives the two cards of every pair named by its lower bit.
func some(x cards) cards  { return (x | x>>1) & pairs }
func both(x cards) cards  { return x & (x >> 1) & pairs }
func whole(x cards) cards { return x | x<<1 }

// pair returns the two cards of the pair that c belongs to.
func pair(c cards) cards { return whole(some(c)) }

// twins returns the twin of every card of x.
func twins(x cards) cards { return x>>1&pairs | (x&pairs)<<1 }

// swapped exchanges the two pairs of every rank.
func swapped(x cards) cards { return x>>2&halves | (x&halves)<<2 }

// above returns the next card of its suit for every card of x, below the one
// before.
func above(x cards) cards { return swapped(x << oneRank) }
func below(x cards) cards { return swapped(x >> oneRank) }

// safeCards returns the cards that are safe on their foundation once they get there,
// if up lies on the foundations: every card of the other colour two ranks lower
// is up, and so is the twin suit's card three ranks lower (technique Safe).
func safeCards(up cards) cards {
	const two, three = 1<<(2*oneRank) - 1, 1<<(3*oneRank) - 1
	return (swapped(whole(both(up)))<<(2*oneRank) | two) & (twins(swapped(up))<<(3*oneRank) | three)
}
