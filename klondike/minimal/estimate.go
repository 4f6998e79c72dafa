package minimal

// The lower bound on a state's remaining cost.

import "math/bits"

// estimate bounds the remaining cost of a key's state from below: every card that isn't up takes a move, the dealt cards their reveals, and
// the stock its turns and lays. These are different steps, so the bounds add up. It returns infinite or more for a lost state.
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

// upMoves bounds the moves other than lays.
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

// turnsOf is the number of turns for a number of cards, if turns count.
func (d *deal) turnsOf(cards int) int {
	return (cards + d.Rules.Draw - 1) / d.Rules.Draw * d.metric.turn()
}
