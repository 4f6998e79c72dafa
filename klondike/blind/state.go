package blind

// A state is what can be known of a position, in 72 bytes, and the steps that lead
// from one to the next.

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

type (
	cards = quotient.Cards
	step  = quotient.Step
)

const (
	columns  = 7
	places   = 15 // face-down cards and the locked one of a column
	maxStock = 24
)

// state is a class of positions as in package fast's quotient, where a free card of
// the tableau has no place of its own; but a card below a locked one that goes away is
// unknown at first: its column is fresh until the card is turned up.
type state struct {
	tableau cards          // face-up cards of the columns
	locked  cards          // those that hold their column's hidden cards down, or its bare ground
	ground  cards          // those of them on bare ground
	up      cards          // cards on the foundations
	stock   cards          // cards of stock and waste that have been seen
	order   uint64         // where the seen cards of a hidden stock lie, as a sum of numbers like random ones
	left    uint32         // places of the stock that have a card, by the order of turning
	seen    uint32         // those of them whose card has been seen
	counts  uint32         // per column, four bits: hidden cards and the locked one
	heads   [columns]uint8 // per column: the locked card's number plus 1, or 0
	hidden  uint8          // face-down cards
	offset  uint8          // cards of waste; 0 for all between which a player may turn freely
	redeals uint8          // redeals left
	fresh   uint8          // columns, a bit each, whose card at the end hasn't been turned up yet
	depth   uint8          // sum of the squares of the columns' face-down cards
}

func (s *state) count(column int) int { return int(s.counts >> (4 * column) & 15) }

func (s *state) setCount(column, n int) {
	s.counts = s.counts&^(15<<(4*column)) | uint32(n)<<(4*column)
}

// slots returns both cards of every pair one of which is, or can be, uncovered.
func (s *state) slots() cards { return quotient.Slots(s.tableau, s.locked) }

// spaces returns the number of empty columns.
func (e *engine) spaces(s *state) int {
	return e.rules.Columns - bits.OnesCount64(s.locked|s.tableau&e.kings) - bits.OnesCount8(s.fresh)
}

// homes returns the cards for which the tableau has a place, given its slots.
func (e *engine) homes(s *state, slots cards) cards {
	if e.spaces(s) > 0 {
		return slots>>quotient.OneRank | e.kings
	}
	return slots >> quotient.OneRank
}

// next returns the cards that their foundations wait for.
func (e *engine) next(s *state) cards { return quotient.Next(s.up) & e.deck }

// apply makes step t.
func (e *engine) apply(s *state, t step) {
	c, i := t.Card()
	switch t.Kind() {
	case quotient.Up:
		e.raise(s, c, i)
	case quotient.Return:
		s.up ^= c
		s.tableau |= c
	case quotient.Reveal:
		e.uncover(s, c, i)
	case quotient.Lay:
		e.take(s, c, i)
		s.tableau |= c
	}
}

// raise puts a card of tableau or stock on its foundation.
func (e *engine) raise(s *state, c cards, i int) {
	if s.stock&c != 0 {
		e.take(s, c, i)
	} else {
		s.tableau ^= c
		if s.locked&c != 0 {
			e.uncover(s, c, i)
		}
	}
	s.up |= c
}

// take removes a card from the stock; the cards before it are the waste then.
func (e *engine) take(s *state, c cards, i int) {
	if e.paid&c != 0 {
		s.redeals--
	}
	bit := uint32(1) << e.world.stockPlace[i]
	s.left &^= bit
	s.seen &^= bit
	s.stock ^= c
	if e.stockHidden {
		s.order -= placed(int(e.world.stockPlace[i]), i)
	}
	s.offset = e.pure(bits.OnesCount32(s.left&(bit-1)), bits.OnesCount32(s.left))
}

// pure returns the offset of a waste of w cards out of n: with unlimited redeals all
// those between which a player may turn freely are one, called 0.
func (e *engine) pure(w, n int) uint8 {
	if e.unlimited && (w == n || w%e.rules.Draw == 0) {
		return 0
	}
	return uint8(w)
}

// uncover takes the locked card c off what it holds down.
func (e *engine) uncover(s *state, c cards, i int) {
	column := int(e.world.column[i])
	s.locked ^= c
	s.ground &^= c
	n := s.count(column) - 1
	s.setCount(column, n)
	s.heads[column] = 0
	if n > 0 {
		s.hidden--
		s.depth -= uint8(2*n - 1)
		s.fresh |= 1 << column
	}
}

// reveal turns up, in the present world, the cards that the last way on has uncovered,
// and looks at those of the stock that nothing hides any more.
func (e *engine) reveal(s *state) {
	for f := s.fresh; f != 0; f &= f - 1 {
		e.turnUp(s, bits.TrailingZeros8(f))
	}
	s.fresh = 0
	if e.stockHidden {
		e.learn(s, e.inSight(s))
	}
}

// turnUp turns up the card at the end of a column.
func (e *engine) turnUp(s *state, column int) {
	n := s.count(column)
	number := e.world.dealt[column][n-1]
	c := cards(1) << number
	s.tableau |= c
	if n == 1 && c&e.kings != 0 {
		s.setCount(column, 0)
		return
	}
	s.locked |= c
	s.heads[column] = number + 1
	if n == 1 {
		s.ground |= c
	}
}

// won reports whether the player can't lose any more: no card is face down and the
// stock is empty, or as good as a hand of cards.
func (e *engine) won(s *state) bool { return s.hidden == 0 && s.fresh == 0 && (e.hand || s.left == 0) }

// unseen is how many cards haven't been seen.
func (s *state) unseen() int {
	return int(s.hidden) + bits.OnesCount8(s.fresh) + bits.OnesCount32(s.left&^s.seen)
}
