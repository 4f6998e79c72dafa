package fast

// From a line of exits back to moves: the columns are rebuilt.

import (
	"math"
	"slices"

	"kedou/klondike"
)

// steps returns the steps of x.line from root.
func (x *searcher) steps(root state) []step {
	var steps []step
	at := root
	x.normalise(&at, &steps)
	for i := len(x.line) - 1; i >= 0; i-- {
		first := x.open(&at)
		e := x.exits[first+x.line[i].exit]
		x.exits = x.exits[:first]
		n := len(steps)
		for j := int(e.member); j > 0; j = int(x.members[j].from) {
			steps = append(steps, x.members[j].step)
		}
		slices.Reverse(steps[n:])
		steps = append(steps, x.trail[e.begin:e.end]...)
		for _, t := range steps[n:] {
			x.do(&at, t)
		}
		x.normalise(&at, &steps)
	}
	return steps
}

// finished returns steps with those that end the game after a won state.
func (x *searcher) finished(steps []step, at state) []step {
	for _, t := range steps {
		x.do(&at, t)
	}
	for {
		open := x.next(&at) & (at.tableau&at.slots() | at.hand)
		if open == 0 {
			return steps
		}
		c, i := lowest(open)
		x.raise(&at, c, i)
		steps = append(steps, stepUp|step(i))
	}
}

// moves writes steps, which lead from root to a won state, as moves from the
// position p, whose state is root: finished, shortened and with columns.
func (x *searcher) moves(steps []step, root state, p *klondike.Position) []klondike.Move {
	polish := &x.polisher
	polish.deal, polish.steps = x.deal, x.finished(steps, root)
	polish.polish(spot{state: root, talon: talon{cards: x.stock, waste: len(p.Waste), left: left(x.rules, p)}})
	l := newLayout(x.rules, p)
	l.moves = make([]klondike.Move, 0, polish.cost())
	for _, s := range polish.steps {
		l.play(s)
	}
	return l.moves
}

// left returns the redeals that p's player has left.
func left(r klondike.Rules, p *klondike.Position) int {
	if r.Redeals == klondike.Unlimited {
		return math.MaxInt
	}
	return r.Redeals - p.Redealt
}
