package fast

// The stock cards that can come up in some pass of the stock, for the delete relaxation.

import "math/bits"

// draws is the knowledge about the passes of the stock in one question, as places of the stock.
type draws struct {
	left       uint64 // cards that the state itself has
	ends, next uint64 // cards whose number is a multiple of the draw, and one more
	open       uint64 // cards that can come up
	taken      uint64 // cards that can be taken
}

// begin returns the stock cards that can come up before another one is taken.
func (w *draws) begin(d *deal, s *state) cards {
	w.left = s.key & d.stockMask
	w.ends, w.next = d.ends(w.left)
	now, later := d.passes(s, w.left, w.ends)
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
	open = (open | w.behind(d)) &^ w.open
	w.open |= open
	return d.at(open)
}

// behind returns the places of cards that can end a turn because others before them are taken: a card whose number is i modulo the draw, i
// not 0, if i taken cards are before it. So after n taken cards these are all cards whose number is at most n modulo the draw (ends); the
// first and the last of these sets need no search.
func (w *draws) behind(d *deal) (open uint64) {
	ends, last := w.ends, w.next
	for taken, n := w.taken, 1; taken != 0 && n < d.Rules.Draw; n++ {
		switch n {
		case d.Rules.Draw - 1:
			ends = w.left
		case 1:
			ends |= last
		default:
			last = after(w.left, last)
			ends |= last
		}
		open |= ends &^ (taken ^ (taken - 1))
		taken &= taken - 1
	}
	return open
}

// after returns the places of left that follow those of set at once.
func after(left, set uint64) (places uint64) {
	for ; set != 0; set &= set - 1 {
		rest := left &^ (set ^ (set - 1))
		places |= rest & -rest
	}
	return places
}
