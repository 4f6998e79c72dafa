package fast

// A state is a class of positions of the exact quotient, and its steps.

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// cards is a set of cards, and a step leads from one state to another.
type (
	cards = quotient.Cards
	step  = quotient.Step
)

// state is one class of positions. The cards of the tableau that aren't locked
// have no place of their own: see PROOFS.md, Quotient.
type state struct {
	tableau cards  // face-up cards of the columns
	locked  cards  // those that hold their column's hidden cards down, or its bare ground
	up      cards  // cards on the foundations
	stock   cards  // cards of stock and waste
	key     uint64 // foundations, columns and stock; not the offset
	counts  uint32 // per column, four bits: hidden cards and the locked one
	hidden  uint8  // face-down cards
	offset  uint8  // cards of waste, see deal.pure
	redeals uint8  // redeals left
}

func (s *state) count(column int) int { return int(s.counts >> (4 * column) & 15) }

func (s *state) setCount(column, n int) {
	s.counts = s.counts&^(15<<(4*column)) | uint32(n)<<(4*column)
}

// slots returns both cards of every pair one of which is, or can be, uncovered.
func (s *state) slots() cards { return quotient.Slots(s.tableau, s.locked) }

// next returns the cards that their foundations wait for.
func (d *deal) next(s *state) cards { return quotient.Next(s.up) & d.deck }

// spaces returns the number of empty columns.
func (d *deal) spaces(s *state) int {
	return d.rules.Columns - bits.OnesCount64(s.locked|s.tableau&d.kings)
}

// homes returns the cards for which the tableau has a place, given its slots:
// on a slot, or in an empty column.
func (d *deal) homes(s *state, slots cards) cards {
	if d.spaces(s) > 0 {
		return slots>>quotient.OneRank | d.kings
	}
	return slots >> quotient.OneRank
}

// apply makes step t, but doesn't count redeals.
func (d *deal) apply(s *state, t step) {
	c, i := t.Card()
	switch t.Kind() {
	case quotient.Up:
		d.raise(s, c, i)
	case quotient.Return:
		d.lower(s, c, i)
	case quotient.Reveal:
		d.uncover(s, c, i)
	case quotient.Lay:
		d.lay(s, c, i)
	}
}

// raise puts a card of tableau or stock on its foundation.
func (d *deal) raise(s *state, c cards, i int) {
	if s.stock&c != 0 {
		d.take(s, c, i)
	} else {
		s.tableau ^= c
		if s.locked&c != 0 {
			d.uncover(s, c, i)
		}
	}
	s.up |= c
	s.key += d.raiseWeight[i]
}

// lower brings a foundation's top card back to the tableau.
func (d *deal) lower(s *state, c cards, i int) {
	s.up ^= c
	s.tableau |= c
	s.key -= d.raiseWeight[i]
}

// lay plays a stock card to the tableau.
func (d *deal) lay(s *state, c cards, i int) {
	d.take(s, c, i)
	s.tableau |= c
}

// take removes a card from the stock; the cards before it are the waste then.
func (d *deal) take(s *state, c cards, i int) {
	bit := uint64(1) << d.stockPlace[i]
	s.key -= bit
	s.stock ^= c
	if d.stockIsHand {
		return
	}
	w := bits.OnesCount64(s.key & (bit - 1))
	if d.unlimited() {
		s.offset = d.pure(w, bits.OnesCount64(s.stock))
	} else {
		s.offset = uint8(w)
	}
}

// uncover takes the locked card c off what it holds down: the card below it is
// turned up and locked in its place, unless it is a king on bare ground.
func (d *deal) uncover(s *state, c cards, i int) {
	column := int(d.columnOf[i])
	s.locked ^= c
	n := s.count(column) - 1
	s.key -= d.revealWeight[column]
	if n > 0 {
		c = d.under[i]
		s.tableau |= c
		s.hidden--
		if n == 1 && c&d.kings != 0 {
			n = 0
			s.key -= d.revealWeight[column]
		} else {
			s.locked |= c
		}
	}
	s.setCount(column, n)
}
