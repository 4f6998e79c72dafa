// Hands of playouts: four sets of ranks in one word.

package strong

import (
	"math/bits"

	"kedou/doudizhu"
)

// cards is a hand in thermometer code: bit r of lane k, sixteen bits each, is set if the hand holds more than k cards
// of rank r. So 3345 is the set {3 4 5} in lane 0 and {3} in lane 1. The word is the hand's exact key, its bits count
// the cards, a lane is the set of ranks held twice or thrice, and a shift by a lane takes one card of each rank of a
// set.
type cards uint64

const (
	lanes      = 0x0001_0001_0001_0001 // the lowest bit of each lane
	chainRanks = 1<<(doudizhu.Ace+1) - 1
	realRanks  = 1<<doudizhu.Ranks - 1
	bothJokers = 1<<doudizhu.SmallJoker | 1<<doudizhu.BigJoker
	allReal    = cards(realRanks * lanes)
	flower     = cards(1) << doudizhu.Wild // the wildcard of the Yuncheng game, which playouts never hold: see natural
)

// thermometer is the code of a count of cards, for rank 0.
var thermometer = [5]cards{0, 0x1, 0x1_0001, 0x1_0001_0001, lanes}

// pack converts a hand that holds at most four cards of a rank.
func pack(h doudizhu.Hand) cards {
	var c cards
	for r := 0; h != 0; r, h = r+1, h>>4 {
		c |= thermometer[h&7] << r
	}
	return c
}

// unpack converts back.
func (c cards) unpack() doudizhu.Hand {
	var h doudizhu.Hand
	for r := doudizhu.Three; r <= doudizhu.Wild; r++ {
		h += doudizhu.Of(r, bits.OnesCount64(uint64(c>>r)&lanes))
	}
	return h
}

// count returns how many cards the hand holds.
func (c cards) count() int { return bits.OnesCount64(uint64(c)) }

// atLeast returns the ranks held n times or more, 1 ≤ n ≤ 4.
func (c cards) atLeast(n uint) uint16 { return uint16(c >> (16*n - 16)) }

// less takes n cards of each rank in set out of the hand, which must hold them.
func (c cards) less(set uint16, n uint) cards {
	s := cards(set) * lanes
	return c&^s | c>>(16*n)&s
}

// more puts one card of each rank in set into the hand, which must hold fewer than four of them.
func (c cards) more(set uint16) cards {
	s := cards(set) * lanes
	return c&^s | (c<<16|cards(set))&s
}

// plus adds the cards of d.
func (c cards) plus(d cards) cards {
	for ; d != 0; d >>= 16 {
		c = c.more(uint16(d))
	}
	return c
}

// minus takes out the cards of d, which the hand must hold.
func (c cards) minus(d cards) cards {
	for ; d != 0; d >>= 16 {
		c = c.less(uint16(d), 1)
	}
	return c
}

// rocket reports whether the hand holds both jokers.
func (c cards) rocket() bool { return c.atLeast(1)&bothJokers == bothJokers }

// runs returns the ranks of set from which n consecutive ranks of a chain are in set.
func runs(set uint16, n int) uint16 {
	set &= chainRanks
	from := set
	for i := 1; i < n; i++ {
		from &= set >> i
	}
	return from
}

// lowest returns the n lowest ranks of set; it is false if there are fewer.
func lowest(set uint16, n int) (uint16, bool) {
	rest := set
	for ; n > 0; n-- {
		if rest == 0 {
			return 0, false
		}
		rest &= rest - 1
	}
	return set &^ rest, true
}

// from returns the ranks of set from r on.
func from(set uint16, r uint8) uint16 { return set >> r << r }

// low returns the lowest rank of a set that isn't empty.
func low(set uint16) uint8 { return uint8(bits.TrailingZeros16(set)) }

// high returns the highest rank of a set that isn't empty.
func high(set uint16) uint8 { return uint8(bits.Len16(set) - 1) }

// natural replaces a flower by the card that makes the best hand; playouts know no wildcards.
func (s *splitter) natural(c cards) cards {
	if c&flower == 0 {
		return c
	}
	plain := c &^ flower
	best, value := plain, int32(-1<<30)
	for set := uint16(chainRanks) &^ plain.atLeast(4); set != 0; set &= set - 1 {
		with := plain.more(set & -set)
		if v := s.split(with).value; v > value {
			best, value = with, v
		}
	}
	return best
}
