package fast

// Asking the draw-1 relaxation, as far as that pays.

import (
	"math"

	"kedou/search"
)

// credit is the work that a searcher may spend on the relaxation, in quarters of a state. Up to draw 7 every state that the searcher
// expands itself earns some, and so does every loss that the relaxation finds. So a deal costs at most about twice what it would without
// the relaxation, and a deal that the relaxation decides alone about twice what that takes (technique Sparing).
type credit struct {
	left  int64
	state int64 // earned by a state that the searcher expands itself
	loss  int64 // earned by a loss that the relaxation finds
}

// credit returns a searcher's first credit. The more cards are turned at once, the fewer states the real game has, and the less a loss
// found by the relaxation saves: at draws 6 and 7 the first states pay off a debt, and from 8 on no question pays.
func (g *game) credit() credit {
	switch draw := g.deal.Rules.Draw; {
	case !g.stage.uses(Sparing):
		return credit{left: math.MaxInt64}
	case draw == 2:
		return credit{40_000, 8, 2000}
	case draw > 1 && draw < 6:
		return credit{12_000, 4, 1000}
	case draw == 6 || draw == 7:
		return credit{-4000, 4, 400}
	case draw == 1:
		return credit{0, 1, 4}
	}
	return credit{}
}

// askRelaxation asks the relaxation about s: Solved means that it proves nothing, or that more work wouldn't pay.
func (x *searcher) askRelaxation(s state) search.Status {
	r := x.relaxed
	s.offset, s.redeals = 0, 0
	r.game.normalize(&s, nil)
	r.line = r.line[:0]
	before := x.meter.Stats.Expanded
	verdict := r.decideInRounds(&s, false, x.credit.left/4)
	x.credit.left -= 4 * (x.meter.Stats.Expanded - before)
	switch {
	case verdict == search.Unsolvable:
		x.credit.left += x.credit.loss
	case verdict == search.Unknown && !x.meter.Stopped():
		return search.Solved
	}
	return verdict
}
