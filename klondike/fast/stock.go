package fast

// Which cards of the stock can be played, for any draw count and redeal limit.

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// reach returns the stock cards that can be turned up before the next redeal,
// and those that need one. With unlimited redeals the offset 0 stands for all
// offsets that null moves lead to and from, so that nothing needs a redeal then.
//
// This is klondike.Talon.Open over the bits of the key, because it runs for every
// component: with the cards found by their places, Talon.Open takes about twice the
// time (1.9 to 3.1 times in five of six runs on a busy machine, 0.7 in one, 24 cards, draw 1 and 3). TestReach holds one
// against the other.
func (d *deal) reach(s *state) (now, later cards) {
	n := bits.OnesCount64(s.stock)
	draw, from := d.rules.Draw, max(int(s.offset), 1)
	turn, fresh := int(s.offset), draw // the next places whose cards end a turn
	if turn < from {
		turn = draw
	}
	at := 0
	for places := s.key & d.stockMask; places != 0; places &= places - 1 {
		at++
		c := d.stockOrder[bits.TrailingZeros64(places)]
		switch {
		case at == turn || at == n:
			now |= c
			turn += draw
		case at == fresh:
			later |= c
		}
		if at == fresh {
			fresh += draw
		}
	}
	if !d.unlimited() && s.redeals == 0 {
		later = 0
	}
	return now, later
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
