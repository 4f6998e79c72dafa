package minimal

// The steps between states, and what each costs.

import (
	"math/bits"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

// do makes step t of s, which must be legal, and returns its cost: a move, the move of
// the card that lies on the one going up if there is a tie, and what turning takes.
func (d *deal) do(s *state, t step) (cost int) {
	c, i := t.Card()
	cost = 1
	if s.ties&c != 0 && t.Kind() == quotient.Up {
		cost++
	}
	if c&d.inStock(s.stock) != 0 {
		turns, redeals, _ := d.reach(s, i)
		cost += turns*d.metric.turn() + redeals*d.metric.redeal()
		d.take(s, i, redeals)
	}
	switch t.Kind() {
	case quotient.Up:
		d.raise(s, c, i)
	case quotient.Return:
		s.up ^= c
		s.heights -= 1 << d.suit[i]
		s.put(c)
	case quotient.Reveal:
		s.attach(c)
		d.leave(s, i)
	case quotient.Lay:
		s.put(c)
	}
	return cost
}

// put lays c, from the stock or a foundation, on the tableau.
func (s *state) put(c cards) {
	s.tableau |= c
	s.attach(c)
	s.appear(c)
}

// raise puts c on its foundation.
func (d *deal) raise(s *state, c cards, i int) {
	s.up |= c
	s.heights += 1 << d.suit[i]
	if s.tableau&c == 0 {
		return
	}
	s.tableau ^= c
	s.ties &^= quotient.Pair(c)
	if s.locked&c != 0 {
		d.leave(s, i)
	} else {
		s.detach(c)
	}
}

// leave takes the locked card i out of its place, and turns up the one below it.
func (d *deal) leave(s *state, i int) {
	s.layout -= d.leaves[i]
	s.locked = d.layouts[s.layout].locked
	if z := d.shown[i]; z != 0 {
		s.tableau |= z
		s.appear(z)
	}
}

// reach returns the turns and redeals until stock card i is the waste's top, and
// whether the rules allow that.
func (d *deal) reach(s *state, i int) (turns, redeals int, ok bool) {
	t := d.row(s)
	at := s.at(d.place[i])
	turns, redeal := t.Reach(at)
	if !redeal {
		return turns, 0, true
	}
	helps := at%t.Draw == 0 || at == t.Cards // a redeal opens these only
	return turns, 1, helps && t.Redeals != 0
}

// take removes stock card i.
func (d *deal) take(s *state, i, redeals int) {
	w := s.at(d.place[i]) - 1
	s.stock &^= 1 << d.place[i]
	s.waste = d.waste(w, bits.OnesCount32(s.stock))
	if d.rules.Redeals != klondike.Unlimited {
		s.redeals -= uint8(redeals)
		s.redeals = min(s.redeals, uint8(bits.OnesCount32(s.stock)))
	}
}

// at returns where among the cards that are left the one at a place of the deal's
// order is, from 1.
func (s *state) at(place uint8) int { return bits.OnesCount32(s.stock&(1<<place-1)) + 1 }

// row is the talon of s.
func (d *deal) row(s *state) klondike.Talon {
	t := klondike.Talon{Cards: bits.OnesCount32(s.stock), Waste: int(s.waste), Draw: d.rules.Draw, Redeals: klondike.Unlimited}
	if d.rules.Redeals != klondike.Unlimited {
		t.Redeals = int(s.redeals)
	}
	return t
}
