package fast

// Which cards of the stock can be played, for any draw count and redeal limit.

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// number returns the place of stock card i among those that are left, from 1 on. Sets of
// numbers are words with a bit for each.
func (d *deal) number(s *state, i int) int { return bits.OnesCount64(s.key & (2<<d.stockPlace[i] - 1)) }

// reach returns the numbers of the stock cards that can be turned up before the next redeal,
// and of those that need one. With unlimited redeals the offset 0 stands for all
// offsets that null moves lead to and from, so that nothing needs a redeal then. There may be bits that are
// no card's.
//
// This is klondike.Talon.Open for sets of numbers, because it runs for every component.
// TestReach holds one against the other.
func (d *deal) reach(s *state) (now, later uint64) {
	now = d.ends<<s.offset | 1<<bits.OnesCount64(s.stock)
	if d.unlimited() || s.redeals > 0 {
		later = d.ends &^ now
	}
	return now, later
}

// within returns those stock cards of a set whose numbers are among some, and their numbers.
func (d *deal) within(s *state, set cards, among uint64) (found cards, numbers uint64) {
	for ; set != 0; set &= set - 1 {
		c, i := quotient.Lowest(set)
		number := d.number(s, i)
		is := among >> number & 1 // no branch, since nothing foretells it
		found |= c & -is
		numbers |= is << number
	}
	return found, numbers
}

// last returns the stock card that is turned up last.
func (d *deal) last(s *state) cards {
	return d.stockOrder[63-bits.LeadingZeros64(s.key&d.stockMask|1)]
}

// near returns the open card of the waste and the next of the stock.
func (d *deal) near(s *state) cards {
	c, at := cards(0), 1
	for places := s.key & d.stockMask; places != 0 && at <= int(s.offset)+1; places &= places - 1 {
		if at >= int(s.offset) {
			c |= d.stockOrder[bits.TrailingZeros64(places)]
		}
		at++
	}
	return c
}

// turns returns about how many turns of the stock lie between two states one
// of whose stock cards is gone in the other. It is exact but for the waste of
// a pure offset, which is taken to be turned over.
func (d *deal) turns(from, to *state) int16 {
	taken := from.stock &^ to.stock
	if taken == 0 || d.rules.Draw == 1 {
		return 0
	}
	_, c := quotient.Lowest(taken)
	cards := bits.OnesCount64(to.key&(1<<d.stockPlace[c]-1)) + 1 - int(from.offset)
	if cards < 0 {
		cards += bits.OnesCount64(from.stock)
	}
	return int16(cards / d.rules.Draw)
}
