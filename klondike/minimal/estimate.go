package minimal

// The lower bound on what a state still costs.

import "math/bits"

// estimate bounds what s still costs: every card that isn't up takes a move, the dealt
// cards their reveals, and the stock its turns and lays. These are different steps, so
// the bounds add up. It returns never or more for a state that is lost.
func (d *deal) estimate(s *state, on Technique) int {
	h := d.upMoves(s, on)
	if on&TalonBound != 0 {
		return h + d.talonBySuits(s.stock, int(s.waste))
	}
	return h + d.turnsOf(bits.OnesCount32(s.stock)-int(s.waste))
}

// exact is estimate with the exact bound on the stock.
func (u *unloading) exact(s *state, on Technique) int {
	return u.deal.upMoves(s, on) + u.ask(s.stock, int(s.waste))
}

// upMoves bounds the moves of s but for lays.
func (d *deal) upMoves(s *state, on Technique) int {
	h := bits.OnesCount64(d.deck &^ s.up)
	if on&TableauBound != 0 {
		h += int(d.layouts[s.layout].bound)
	}
	return h
}

// talonBySuits bounds what the stock costs by the suits' tables.
func (d *deal) talonBySuits(mask uint32, waste int) int {
	if d.metric.turn() == 0 {
		return 0
	}
	return d.turnsOf(bits.OnesCount32(mask) - waste + d.talonExtra(mask, waste))
}

// turnsOf is the number of turns for so many cards, if turns count.
func (d *deal) turnsOf(cards int) int {
	return (cards + d.rules.Draw - 1) / d.rules.Draw * d.metric.turn()
}
