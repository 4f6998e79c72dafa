package blind

// A state is what can be known of a position, in 72 bytes; steps lead from state to state.

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

type (
	cards = quotient.Cards
	step  = quotient.Step
)

// state is a class of positions as in package fast's quotient, where a free card of the tableau has no place of its own. The card below a
// locked card that leaves is unknown at first: its column is fresh until the card is turned up.
type state struct {
	quotient.State
	ground  cards                      // locked cards on bare ground
	order   uint64                     // places of the seen cards of a hidden stock, as a sum of hashes
	left    uint32                     // places of the stock that have a card, by the order of turning
	seen    uint32                     // those of them whose card has been seen
	columns quotient.Columns           // hidden cards and the locked one
	heads   [quotient.MaxColumns]uint8 // per column: the locked card's number plus 1, or 0
	hidden  uint8                      // face-down cards
	offset  uint8                      // cards of waste, see quotient.Deal.Offset
	redeals uint8                      // redeals left
	fresh   uint8                      // one bit for each column whose last card hasn't been turned up yet
	depth   uint8                      // sum of the squares of the columns' face-down cards
}

func (e *engine) spaces(s *state) int {
	return e.Spaces(s.Locked, s.Tableau) - bits.OnesCount8(s.fresh)
}

func (e *engine) apply(s *state, t step) {
	c, i := t.Card()
	switch t.Kind() {
	case quotient.Up:
		e.raise(s, c, i)
	case quotient.Return:
		s.Lower(c)
	case quotient.Reveal:
		e.uncover(s, c, i)
	case quotient.Lay:
		e.take(s, c, i)
		s.Tableau |= c
	}
}

// raise puts a card of tableau or stock on its foundation.
func (e *engine) raise(s *state, c cards, i int) {
	if s.Stock&c != 0 {
		e.take(s, c, i)
	} else {
		s.Tableau ^= c
		if s.Locked&c != 0 {
			e.uncover(s, c, i)
		}
	}
	s.Up |= c
}

// take removes a card from the stock; the cards before it are the waste then.
func (e *engine) take(s *state, c cards, i int) {
	if e.paid&c != 0 {
		s.redeals--
	}
	bit := uint32(1) << e.world.place[i]
	s.left &^= bit
	s.seen &^= bit
	s.Stock ^= c
	if e.stockHidden {
		s.order -= placed(int(e.world.place[i]), i)
	}
	s.offset = e.Offset(bits.OnesCount32(s.left&(bit-1)), bits.OnesCount32(s.left))
}

// uncover takes the locked card c off what it holds down.
func (e *engine) uncover(s *state, c cards, i int) {
	column := int(e.world.column[i])
	s.Locked ^= c
	s.ground &^= c
	n := s.columns.At(column) - 1
	s.columns.Set(column, n)
	s.heads[column] = 0
	if n > 0 {
		s.hidden--
		s.depth -= uint8(2*n - 1)
		s.fresh |= 1 << column
	}
}

// reveal turns up, in the present world, the cards that the last way on has uncovered, and looks at stock cards that are no longer hidden.
func (e *engine) reveal(s *state) {
	for f := s.fresh; f != 0; f &= f - 1 {
		e.turnUp(s, bits.TrailingZeros8(f))
	}
	s.fresh = 0
	if e.stockHidden {
		e.learn(s, e.inSight(s))
	}
}

func (e *engine) turnUp(s *state, column int) {
	n := s.columns.At(column)
	number := e.world.dealt[column][n-1]
	c := cards(1) << number
	s.Tableau |= c
	if n == 1 && c&e.Kings != 0 {
		s.columns.Set(column, 0)
		return
	}
	s.Locked |= c
	s.heads[column] = number + 1
	if n == 1 {
		s.ground |= c
	}
}

// won reports whether the player can't lose any more: no card is face down and the stock is empty, or as good as a hand of cards.
func (e *engine) won(s *state) bool { return s.hidden == 0 && s.fresh == 0 && (e.Hand || s.left == 0) }

func (s *state) unseen() int {
	return int(s.hidden) + bits.OnesCount8(s.fresh) + bits.OnesCount32(s.left&^s.seen)
}
