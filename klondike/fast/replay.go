package fast

// A line replayed step by step while it is being shortened, with the stock and
// the waste as they lie on the table.

import (
	"math"
	"math/bits"
)

// point is a point of a line: its state, the stock as it lies, and the cost so far
// in moves and turns.
type point struct {
	state state
	talon talon
	cost  int
}

// legal reports whether step t can be made, but for the turns of the stock.
func (p *polisher) legal(s *state, t step) bool {
	c, _ := t.card()
	switch t.kind() {
	case stepUp:
		return c&p.deal.next(s)&(s.slots()&s.tableau|s.stock) != 0
	case stepDown:
		return c&tops(s)&p.deal.homes(s, s.slots()) != 0
	case stepReveal:
		return c&s.locked&p.deal.homes(s, s.slots()) != 0
	default:
		return c&s.stock&p.deal.homes(s, s.slots()) != 0
	}
}

// advance makes step t and reports whether it is legal.
func (p *polisher) advance(at *point, t step) bool {
	c, i := t.card()
	legal := p.legal(&at.state, t) && p.turn(at, c, i)
	p.deal.apply(&at.state, t)
	at.cost++
	return legal
}

// turn takes c, if it is a stock card, and reports whether the rules allow it.
func (p *polisher) turn(at *point, c cards, i int) bool {
	if at.state.stock&c == 0 {
		return true
	}
	turns, ok := at.talon.take(p.deal.stockPlace[i], p.deal.rules.Draw)
	at.cost += turns
	return ok
}

// talon is the stock as it lies on the table.
type talon struct {
	cards uint64 // left, by place
	waste int    // how many of them are turned
	left  int    // redeals; MaxInt if there is no limit
}

// take turns the stock until the card at a place can be played, and plays it.
// It returns the turns, and whether the rules allow that.
func (l *talon) take(place uint8, draw int) (turns int, ok bool) {
	n := bits.OnesCount64(l.cards)
	at := bits.OnesCount64(l.cards&(1<<place-1)) + 1 // of n, from 1
	if turns, ok = l.reach(at, n, draw); !ok {
		over := (n - l.waste + draw - 1) / draw
		l.waste = 0
		if l.left != math.MaxInt {
			l.left--
		}
		turns, ok = l.reach(at, n, draw)
		turns += over
	}
	l.waste, l.cards = at-1, l.cards&^(1<<place)
	return turns, ok && l.left >= 0
}

// reach returns the turns until the card at, of n from 1, is open without a
// redeal, and whether it will be.
func (l *talon) reach(at, n, draw int) (turns int, ok bool) {
	if at < l.waste {
		return 0, false
	}
	cards := at - l.waste
	if draw > 1 {
		turns = (cards + draw - 1) / draw
	} else {
		turns = cards
	}
	return turns, turns*draw == cards || at == n
}
