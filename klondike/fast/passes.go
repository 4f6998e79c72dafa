package fast

// The stock cards that can come up in some pass of the stock, for the delete relaxation.

import "math/bits"

// draws is the knowledge about the passes of the stock in one question, as places of the stock.
type draws struct {
	*turns        // of the state itself
	open   uint64 // cards that can come up
	taken  uint64 // cards that can be taken
}

// begin returns the stock cards that can come up before another one is taken. It makes t the turns of s.
func (w *draws) begin(d *deal, s *state, t *turns) cards {
	w.turns = t
	now, later := d.reach(s, t)
	w.open = now | later
	return d.at(w.open)
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
	open = (open | w.behind(d.Rules.Draw)) &^ w.open
	w.open |= open
	return d.at(open)
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
