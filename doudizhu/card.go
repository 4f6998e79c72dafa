// Cards: ranks, and hands as packed counts.

package doudizhu

import "math/bits"

// Rank is a card's strength: 0 for a three up to 11 for an ace, 12 for a two,
// then the small and the big joker. Suits never matter.
type Rank uint8

// Ranks with a role of their own. Chains may use Three to Ace. Wild is the
// flower card, which stands for other cards and is no rank of its own; only
// package hand plays it.
const (
	Three      Rank = 0
	Ace        Rank = 11
	Two        Rank = 12
	SmallJoker Rank = 13
	BigJoker   Rank = 14
	Ranks           = 15
	Wild       Rank = 15
)

// rankLetters has the ranks from low to high; B is the small joker and R the big one. wildLetter is
// the flower's letter.
const (
	rankLetters = "3456789TJQKA2BR"
	wildLetter  = "F"
)

// String returns the rank's letter.
func (r Rank) String() string { return (rankLetters + wildLetter)[r&15 : r&15+1] }

// Hand is a multiset of cards: how many of each rank, four bits a rank, the three lowest. Hands add
// and subtract as integers while every count stays within 0–4. The highest four bits count
// wildcards.
type Hand uint64

// Deck is the pack of 54 cards: four of each rank and the two jokers.
const Deck Hand = 0x0114_4444_4444_4444

// Jokers is the small and the big joker.
const Jokers Hand = 0x0110_0000_0000_0000

// Masks over all sixteen counts: the lowest and the highest bit of each.
const (
	nibbleOnes Hand = 0x1111_1111_1111_1111
	nibbleTops Hand = 0x8888_8888_8888_8888
)

// Of returns n cards of rank r.
func Of(r Rank, n int) Hand { return Hand(n) << (4 * r) }

// Count returns how many cards of rank r the hand holds.
func (h Hand) Count(r Rank) int { return int(h>>(4*r)) & 15 }

// Cards returns how many cards the hand holds, wildcards included.
func (h Hand) Cards() int {
	const bytes = 0x0f0f_0f0f_0f0f_0f0f
	return int((uint64(h)&bytes + uint64(h>>4)&bytes) * 0x0101_0101_0101_0101 >> 56)
}

// Contains reports whether every card of o is in h. Counts must be below 8.
func (h Hand) Contains(o Hand) bool { return ((h|nibbleTops)-o)&nibbleTops == nibbleTops }

// AtLeast returns the set of ranks of which the hand holds n cards or more
// (1 ≤ n ≤ 4), one bit a rank.
func (h Hand) AtLeast(n int) uint16 {
	var set uint16
	for rest := (h + Hand(8-n)*nibbleOnes) & nibbleTops; rest != 0; rest &= rest - 1 {
		set |= 1 << (bits.TrailingZeros64(uint64(rest)) / 4)
	}
	return set
}

// Lowest returns the lowest rank in a hand that isn't empty.
func (h Hand) Lowest() Rank { return Rank(bits.TrailingZeros64(uint64(h)) / 4) }

// Highest returns the highest rank in a hand that isn't empty.
func (h Hand) Highest() Rank { return Rank((63 - bits.LeadingZeros64(uint64(h))) / 4) }

// String writes the hand's cards from low to high, as in 445577TTKK2.
func (h Hand) String() string { return string(h.appendTo(make([]byte, 0, 20))) }

// appendTo appends the cards from low to high.
func (h Hand) appendTo(dst []byte) []byte {
	for r := Three; r <= Wild; r++ {
		for range h.Count(r) {
			dst = append(dst, r.String()...)
		}
	}
	return dst
}
