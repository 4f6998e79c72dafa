package fast

// The cards of the stock that can be played, for any draw count and redeal limit, and those that can come up in some pass.

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// Sets of places are words with a bit for each place of deal.order. The number of a stock card is its index among the cards left, from 1
// on.

// recent are the turns of some stocks, each in the place that its cards choose, since most questions are about a few stocks again and again.
type recent [1 << recentLog]turns

const recentLog = 6

// turnsOf returns the turns of s.
func (g *game) turnsOf(s *state) *turns {
	left := s.key & g.deal.stockMask
	t := &g.turns[left*spread>>(64-recentLog)]
	t.sort(left, g.deal.Rules.Draw)
	return t
}

// turns are the cards left in a stock, sorted by where a turn ends.
type turns struct {
	left   uint64                    // places of the cards left
	within [quotient.MaxStock]uint64 // within[i]: those whose numbers are at most i modulo the draw
}

// sort makes t the turns of the cards left.
func (t *turns) sort(left uint64, draw int) {
	if t.left == left {
		return
	}
	t.left = left
	clear(t.within[:draw])
	for i := 1; left != 0; i++ {
		if i == draw {
			i = 0
		}
		rest := left & (left - 1)
		t.within[i] |= left ^ rest
		left = rest
	}
	for i := 1; i < draw; i++ {
		t.within[i] |= t.within[i-1]
	}
}

// every returns the places of the cards whose numbers are first, first+draw, first+2·draw and so on.
func (t *turns) every(first, draw int) uint64 {
	places := t.within[first%draw]
	if first%draw != 0 {
		places &^= t.within[first%draw-1]
	}
	for ; first > draw; first -= draw {
		places &= places - 1
	}
	return places
}

// reach returns the places of the stock cards that can be turned up before the next redeal, and of those that need one, where t are the
// turns of s. With unlimited redeals the offset 0 stands for all offsets that turns connect, so nothing needs a redeal then.
//
// It is klondike.Talon.Open for sets of places, because it runs for every component. TestReach compares the two.
func (d *deal) reach(s *state, t *turns) (now, later uint64) {
	left := s.key & d.stockMask
	if left == 0 {
		return 0, 0
	}
	ends := t.within[0]
	if now = ends; s.offset != 0 {
		now = t.every(int(s.offset), d.Rules.Draw)
	}
	now |= 1 << (63 - bits.LeadingZeros64(left))
	if d.Unlimited() || s.redeals > 0 {
		later = ends &^ now
	}
	return now, later
}

func (d *deal) at(places uint64) (set cards) {
	for i := range d.sets {
		set |= d.sets[i][places&15]
		places >>= 4
	}
	return set
}

func (d *deal) last(s *state) cards {
	return d.order[63-bits.LeadingZeros64(s.key&d.stockMask|1)]
}

// near returns the open card of the waste and the next of the stock.
func (d *deal) near(s *state) cards {
	c, at := cards(0), 1
	for places := s.key & d.stockMask; places != 0 && at <= int(s.offset)+1; places &= places - 1 {
		if at >= int(s.offset) {
			c |= d.order[bits.TrailingZeros64(places)]
		}
		at++
	}
	return c
}

// turns returns about how many turns of the stock lie between two states, the second without one of the first's stock cards. It is exact
// except for the waste of a pure offset, which is assumed to be turned over.
func (d *deal) turns(from, to *state) int16 {
	taken := from.Stock &^ to.Stock
	if taken == 0 || d.Rules.Draw == 1 {
		return 0
	}
	_, c := quotient.Lowest(taken)
	cards := bits.OnesCount64(to.key&(1<<d.place[c]-1)) + 1 - int(from.offset)
	if cards < 0 {
		cards += bits.OnesCount64(from.Stock)
	}
	return int16(cards / d.Rules.Draw)
}

// draws is the knowledge about the passes of the stock in one question, as places of the stock.
type draws struct {
	*turns        // of the state itself
	taken  uint64 // cards that can be taken
}

// take records that the cards of fresh can be taken, and returns those that can come up for this reason alone: the card before a taken one,
// which is uncovered, and the cards of behind.
func (w *draws) take(d *deal, fresh cards) cards {
	open := uint64(0)
	for ; fresh != 0; fresh &= fresh - 1 {
		one := uint64(1) << (d.place[bits.TrailingZeros64(fresh)&63] & 63)
		w.taken |= one
		if before := w.left & (one - 1); before != 0 {
			open |= 1 << (63 - bits.LeadingZeros64(before))
		}
	}
	return d.at(open | w.behind(d.Rules.Draw))
}

// behind returns the places of cards that can end a turn because others before them are taken: a card whose number is i modulo the draw, i
// not 0, if i taken cards are before it. So after n taken cards these are all cards whose number is at most n modulo the draw.
func (w *draws) behind(draw int) (open uint64) {
	for taken, n := w.taken, 1; taken != 0 && n < draw; n++ {
		open |= w.within[n] &^ (taken ^ (taken - 1))
		taken &= taken - 1
	}
	return open
}
