package fast

// From a line of exits back to steps, and to moves.

import (
	"slices"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

// stepSettle in a line means that safe and free cards go up.
const stepSettle = quotient.Lay | 63

// steps returns the steps of x.line from root.
func (x *searcher) steps(root state) []step {
	steps := make([]step, 0, 2*len(x.line))
	at := root
	x.game.normalize(&at, &steps)
	for _, t := range slices.Backward(x.line) {
		if t == stepSettle {
			x.game.normalize(&at, &steps)
		} else {
			x.game.do(&at, t)
			steps = append(steps, t)
		}
	}
	return steps
}

// finish returns steps plus those that end the game after a won state.
func (d *deal) finish(steps []step, at state) []step {
	for {
		open := d.Next(at.Up) & (at.Tableau&at.Slots() | at.Stock)
		if open == 0 {
			return steps
		}
		c, i := quotient.Lowest(open)
		d.raise(&at, c, i)
		steps = append(steps, quotient.Up.Of(i))
	}
}

// moves converts steps, which lead from root to a won state, into moves from the position p, whose state is root: finished, shortened and
// with columns.
func (s *Solver) moves(steps []step, root state, p *klondike.Position, o Options) []klondike.Move {
	x := &s.shortener
	x.game.deal, x.meter = &s.real, s.meter
	if quotient.IsHand(s.rules) {
		x.game.deal = &s.hand
	}
	left := max(o.Limits.Memory-s.bytes(), 0)
	x.judge.root, x.judge.slots = root, int(max(left/4-headShare, 0)/(slotShare+winShare))
	won := root
	for _, t := range steps {
		x.game.deal.apply(&won, t)
	}
	x.shorten(startNode(root, p), x.game.deal.finish(steps, won), o.Polish, int((left-left/4)/nodeShare))
	return quotient.Moves(s.rules, p, x.line)
}
