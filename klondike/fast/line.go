package fast

// From a line of exits back to moves: the columns are rebuilt.

import (
	"slices"

	"kedou/klondike"
)

// stepSettle stands in a line where safe and free cards go up.
const stepSettle = stepLay | 63

// steps returns the steps of x.line from root.
func (x *searcher) steps(root state) []step {
	steps := make([]step, 0, 2*len(x.line))
	at := root
	x.game.normalise(&at, &steps)
	for _, t := range slices.Backward(x.line) {
		if t == stepSettle {
			x.game.normalise(&at, &steps)
		} else {
			x.game.do(&at, t)
			steps = append(steps, t)
		}
	}
	return steps
}

// finished returns steps with those that end the game after a won state.
func (x *searcher) finished(steps []step, at state) []step {
	for _, t := range steps {
		x.game.do(&at, t)
	}
	for {
		open := x.game.deal.next(&at) & (at.tableau&at.slots() | at.stock)
		if open == 0 {
			return steps
		}
		c, i := lowest(open)
		x.game.deal.raise(&at, c, i)
		steps = append(steps, stepUp|step(i))
	}
}

// moves writes steps, which lead from root to a won state, as moves from the
// position p, whose state is root: finished, shortened and with columns.
func (x *searcher) moves(steps []step, root state, p *klondike.Position) []klondike.Move {
	polish := &x.polisher
	polish.deal, polish.steps = x.game.deal, x.finished(steps, root)
	polish.polish(point{state: root, talon: talon{x.game.deal.stockMask, p.Talon(x.game.deal.rules)}})
	l := newLayout(x.game.deal.rules, p)
	l.moves = make([]klondike.Move, 0, polish.cost())
	for _, s := range polish.steps {
		l.play(s)
	}
	return l.moves
}
