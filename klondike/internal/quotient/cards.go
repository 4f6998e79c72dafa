// Package quotient is what the dedicated solvers have in common: sets of cards as words, steps between classes of positions, and the
// conversion of steps into a player's moves.
//
// The solvers search classes of positions instead of positions. A class doesn't record in which column an uncovered card lies; the proofs
// of package fast say why that loses nothing. An example: with 9♣ and 9♠ both in sight, it doesn't matter on which of them 8♥ lies.
package quotient

// A card is one bit of a word and a set of cards is a word, laid out so that the tableau's rules are shifts.

import (
	"math/bits"

	"kedou/klondike"
)

// Cards is a set of cards, one bit each. Card r (rank - 1) of a suit has bit 4r + 2·half + s, where s distinguishes the suits of a colour
// and half is the colour, flipped on every other rank. Hence
//
//	twin (same rank, same colour)   bit ^ 1
//	the pair that may lie on it     bit - 4, either of the two
//	the next of its suit            bit + 4 with the halves of the nibble swapped
//
// (the numbering is lonelybot's, by Vuong Hy, 2023).
type Cards = uint64

// Constant sets, and measures of a set.
const (
	Firsts  Cards = 0x5555555555555555 // the card with the lower bit of every pair
	Aces    Cards = 0xF
	OneRank       = 4  // bits from a rank to the next
	Bits          = 52 // of a whole deck

	halves Cards = 0x3333333333333333 // the lower pair of every rank
)

// Suits are the cards of every suit.
var Suits = [4]Cards{0x1414141414141, 0x4141414141414, 0x8282828282828, 0x2828282828282}

// Raised returns the cards of a foundation of a height.
func Raised(suit, height int) Cards { return Suits[suit] & (1<<(height*OneRank) - 1) }

// Number returns c's bit number.
func Number(c klondike.Card) int {
	r, s := int(c.Rank())-1, int(c.Suit())
	colour := (s ^ s>>1) & 1
	return r*OneRank + (colour^r)&1*2 + s>>1
}

// CardAt is the inverse of Number.
func CardAt(i int) klondike.Card {
	r, s := i/OneRank, i&1
	colour := (i>>1 ^ r) & 1
	return klondike.NewCard(klondike.Rank(r+1), klondike.Suit(s<<1|(colour^s)))
}

// Lowest returns the lowest card of x and its number.
func Lowest(x Cards) (Cards, int) { return x & -x, bits.TrailingZeros64(x) }

// Some returns the lower bit of every pair with a card in x. Both returns that of every pair with two cards in x, and Whole both cards of
// every pair given by its lower bit.
func Some(x Cards) Cards { return (x | x>>1) & Firsts }

// Both: see Some.
func Both(x Cards) Cards { return x & (x >> 1) & Firsts }

// Whole: see Some.
func Whole(x Cards) Cards { return x | x<<1 }

// Pair returns all cards of the pairs that x has a card of.
func Pair(x Cards) Cards { return Whole(Some(x)) }

// Twins returns the twin of every card of x.
func Twins(x Cards) Cards { return x>>1&Firsts | (x&Firsts)<<1 }

// swapped exchanges the two pairs of every rank.
func swapped(x Cards) Cards { return x>>2&halves | (x&halves)<<2 }

// Above returns the next card of its suit for every card of x, and Below the one before.
func Above(x Cards) Cards { return swapped(x << OneRank) }

// Below: see Above.
func Below(x Cards) Cards { return swapped(x >> OneRank) }

// Tops returns the top cards of foundations that hold up.
func Tops(up Cards) Cards { return up &^ Below(up) }

// Next returns the cards that foundations that hold up take next.
func Next(up Cards) Cards { return (Above(up) | Aces) &^ up }

// Slots returns both cards of every pair one of which is, or can be, uncovered: the pairs with fewer free cards on them than members in the
// tableau. A card is free unless it is locked in its dealt place.
func Slots(tableau, locked Cards) Cards {
	children := (tableau &^ locked) << OneRank
	return Whole(Some(tableau)&^Some(children) | Both(tableau)&^Both(children))
}

// SafeCards returns the cards that are safe on foundations that hold up, once they get there: every card of the other colour two ranks
// lower is up, and so is the twin suit's card three ranks lower. No lower card needs them.
func SafeCards(up Cards) Cards {
	const two, three = 1<<(2*OneRank) - 1, 1<<(3*OneRank) - 1
	return (swapped(Whole(Both(up)))<<(2*OneRank) | two) & (Twins(swapped(up))<<(3*OneRank) | three)
}

// Ready returns the cards that could go up after the stock cards between them and their foundations, if the foundations take next.
func Ready(next, stock Cards) (ready Cards) {
	for a := next & stock; a != 0; a &= stock {
		a = Above(a)
		ready |= a
	}
	return ready
}

// Lead returns the card of c's suit that goes up first if c is to go up, when the foundations hold up.
func Lead(c, up Cards) Cards {
	for b := Below(c) &^ up; b != 0; b = Below(b) &^ up {
		c = b
	}
	return c
}

// Rise returns the cards of set for which all lower cards of their suit are in set too.
func Rise(set Cards) Cards {
	const two, four, eight = 2 * OneRank, 4 * OneRank, 8 * OneRank
	set &= Above(set) | Aces
	set &= set<<two | (1<<two - 1)
	set &= set<<four | (1<<four - 1)
	return set & (set<<eight | (1<<eight - 1))
}
