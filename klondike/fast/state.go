package fast

// A state is a class of positions of the exact quotient; steps lead from state to state.

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// cards is a set of cards, and a step leads from one state to another.
type (
	cards = quotient.Cards
	step  = quotient.Step
)

// state is one class of positions. The cards of the tableau that aren't locked have no place of their own: see PROOFS.md, Quotient.
type state struct {
	quotient.State
	key     uint64           // foundations, columns and stock; not the offset
	columns quotient.Columns // hidden cards and the locked one
	hidden  uint8            // face-down cards
	offset  uint8            // cards of waste, see quotient.Deal.Offset
	redeals uint8            // redeals left
}

// apply makes step t, but doesn't count redeals.
func (d *deal) apply(s *state, t step) {
	c, i := t.Card()
	switch t.Kind() {
	case quotient.Up:
		d.raise(s, c, i)
	case quotient.Return:
		s.Lower(c)
		s.key -= d.raiseWeight[i]
	case quotient.Reveal:
		d.uncover(s, c, i)
	case quotient.Lay:
		d.lay(s, c, i)
	}
}

// keyAfter returns the key of s after step t of a card that is neither locked nor in the stock.
func (d *deal) keyAfter(s *state, t step) uint64 {
	if t.Kind() == quotient.Up {
		return s.key + d.raiseWeight[t&63]
	}
	return s.key - d.raiseWeight[t&63]
}

// raise puts a card of tableau or stock on its foundation.
func (d *deal) raise(s *state, c cards, i int) {
	if s.Stock&c != 0 {
		d.take(s, c, i)
	} else {
		s.Tableau ^= c
		if s.Locked&c != 0 {
			d.uncover(s, c, i)
		}
	}
	s.Up |= c
	s.key += d.raiseWeight[i]
}

// lay plays a stock card to the tableau.
func (d *deal) lay(s *state, c cards, i int) {
	d.take(s, c, i)
	s.Tableau |= c
}

// take removes a card from the stock; the cards before it are the waste then.
func (d *deal) take(s *state, c cards, i int) {
	bit := uint64(1) << d.place[i]
	s.key -= bit
	s.Stock ^= c
	if d.Hand {
		return
	}
	s.offset = d.Offset(bits.OnesCount64(s.key&(bit-1)), bits.OnesCount64(s.Stock))
}

// uncover takes the locked card c off the cards below: the next one is turned up and locked in its place, unless it is a king on bare
// ground.
func (d *deal) uncover(s *state, c cards, i int) {
	column := int(d.column[i])
	s.Locked ^= c
	n := s.columns.At(column) - 1
	s.key -= d.revealWeight[column]
	if n > 0 {
		c = d.under[i]
		s.Tableau |= c
		s.hidden--
		if n == 1 && c&d.Kings != 0 {
			n = 0
			s.key -= d.revealWeight[column]
		} else {
			s.Locked |= c
		}
	}
	s.columns.Set(column, n)
}
