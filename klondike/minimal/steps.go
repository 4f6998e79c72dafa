package minimal

// The steps between states, and their costs.

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// do makes step t of s, which must be legal, and returns its cost: a move, for a card going up with a tie the move of the card on it, and
// the turns.
func (d *deal) do(s *state, t step) (cost int) {
	c, i := t.Card()
	cost = 1
	if s.ties&c != 0 && t.Kind() == quotient.Up {
		cost++
	}
	if c&s.Stock != 0 {
		turns, redeals, _ := d.reach(s, i)
		cost += turns*d.metric.turn() + redeals*d.metric.redeal()
		d.take(s, c, i, redeals)
	}
	switch t.Kind() {
	case quotient.Up:
		d.raise(s, c, i)
	case quotient.Return:
		s.Lower(c)
		s.heights -= 1 << d.suit[i]
		s.arrive(c)
	case quotient.Reveal:
		s.attach(c)
		d.uncover(s, i)
	case quotient.Lay:
		s.Tableau |= c
		s.arrive(c)
	}
	return cost
}

// arrive settles the ties when c comes to the tableau, from the stock or a foundation.
func (s *state) arrive(c cards) {
	s.attach(c)
	s.appear(c)
}

func (d *deal) raise(s *state, c cards, i int) {
	s.Up |= c
	s.heights += 1 << d.suit[i]
	if s.Tableau&c == 0 {
		return
	}
	s.Tableau ^= c
	s.ties &^= quotient.Pair(c)
	if s.Locked&c != 0 {
		d.uncover(s, i)
	} else {
		s.detach(c)
	}
}

// uncover moves the locked card i off the cards below, and turns up the next one.
func (d *deal) uncover(s *state, i int) {
	s.layout -= d.leaves[i]
	s.Locked = d.layouts[s.layout].locked
	if z := d.under[i]; z != 0 {
		s.Tableau |= z
		s.appear(z)
	}
}

// reach returns the turns and redeals until stock card i is the waste's top, and
// whether the rules allow that.
func (d *deal) reach(s *state, i int) (turns, redeals int, ok bool) {
	t := d.Talon(bits.OnesCount32(s.left), int(s.offset), s.redeals)
	at := s.at(d.place[i])
	turns, redeal := t.Reach(at)
	if !redeal {
		return turns, 0, true
	}
	helps := at%t.Draw == 0 || at == t.Cards // a redeal opens only these
	return turns, 1, helps && t.Redeals != 0
}

func (d *deal) take(s *state, c cards, i, redeals int) {
	w := s.at(d.place[i]) - 1
	s.Stock ^= c
	s.left &^= 1 << d.place[i]
	s.offset = d.Offset(w, bits.OnesCount32(s.left))
	if !d.Unlimited() {
		s.redeals -= uint8(redeals)
		s.redeals = min(s.redeals, uint8(bits.OnesCount32(s.left)))
	}
}

// at returns the index, from 1, of a place of the deal's order among the cards that are left.
func (s *state) at(place uint8) int { return bits.OnesCount32(s.left&(1<<place-1)) + 1 }
