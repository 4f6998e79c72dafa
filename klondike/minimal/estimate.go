package minimal

// The lower bound on what a state still costs.

import "math/bits"

// estimate bounds what the state of a key still costs: every card that isn't up takes a
// move, the dealt cards their reveals, and the stock its turns and lays. These are
// different steps, so the bounds add up. It returns infinite or more for a state that is lost.
func (d *deal) estimate(k key, on Technique) int {
	h := d.upMoves(k, on)
	if on&TalonBound != 0 {
		return h + d.talonBySuits(k.stock(), k.waste())
	}
	return h + d.turnsOf(bits.OnesCount32(k.stock())-k.waste())
}

// exact is estimate with the exact bound on the stock.
func (u *unloading) exact(k key, on Technique) int {
	return u.deal.upMoves(k, on) + u.ask(k.stock(), k.waste())
}

// upMoves bounds the moves but for lays.
func (d *deal) upMoves(k key, on Technique) int {
	h := d.cards - k.height()
	if on&TableauBound != 0 {
		h += int(d.layouts[k.layout()].bound)
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
	return (cards + d.Rules.Draw - 1) / d.Rules.Draw * d.metric.turn()
}
