package fast

// A line replayed step by step while it is being shortened, with the stock and
// the waste as they lie on the table.

import (
	"math/bits"

	"kedou/klondike"
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
	turns, ok := at.talon.take(p.deal.stockPlace[i])
	at.cost += turns
	return ok
}

// talon is the stock as it lies on the table.
type talon struct {
	cards uint64 // left, by place in the deal's order
	row   klondike.Talon
}

// take turns the stock until the card at a place of the deal's order can be played,
// and plays it. It returns the turns, and whether the rules allow that.
func (l *talon) take(place uint8) (turns int, ok bool) {
	at := bits.OnesCount64(l.cards&(1<<place-1)) + 1
	turns, redeal := l.row.Reach(at)
	helps := at%l.row.Draw == 0 || at == l.row.Cards // a redeal opens these only
	ok = !redeal || l.row.Redeals != 0 && helps
	l.row = l.row.Take(at)
	l.cards &^= 1 << place
	return turns, ok
}
