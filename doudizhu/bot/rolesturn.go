// Leading and following by roles.

package bot

import (
	"math"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// The values, in thousandths of a turn, of a play that doesn't lose the game, and of a chance for the partner to go
// out.
const (
	exit = 10_000
	feed = 5_000
)

func (p *roles) lead() doudizhu.Play {
	return p.best(math.Inf(-1), func(q doudizhu.Play) float64 {
		w := p.after(q) + p.temper.card*float64(q.Cards.Cards())
		if p.on.has(mindCounts) {
			w += p.feeding(q) - p.exits(q)
		}
		return w
	})
}

// exits is the cost of the risk that an enemy goes out on q.
func (p *roles) exits(q doudizhu.Play) (cost float64) {
	for i := range p.foes {
		cost += p.exit(i, q)
	}
	return cost
}

func (p *roles) exit(foe int, q doudizhu.Play) float64 {
	if p.foes[foe].left != q.Cards.Cards() {
		return 0
	}
	return exit * p.foes[foe].beats(q)
}

// feeding is the value of the chance that the next player, a partner, goes out on q.
func (p *roles) feeding(q doudizhu.Play) float64 {
	s := p.view
	if s.next != s.mate || s.Left[s.mate] != q.Cards.Cards() || q.Cards.Cards() > 2 && !p.byPlays {
		return 0
	}
	mate := newOdds(s.unseen, s.Left[s.mate])
	return feed * mate.beats(q)
}

// followMate chooses an answer to a partner's play: a higher one only before the landlord, and only if it is more
// likely to stand. It leaves a partner who is nearly out alone, unless the landlord may go out on the partner's
// play.
func (p *roles) followMate() doudizhu.Play {
	s := p.view
	passed := s.seat == doudizhu.Down // the landlord has passed
	nearly := s.mate != table.Nobody && p.nearly(s.mate) && p.let() == 0
	if p.on.has(leaveMate) && (passed || nearly) || !p.on.has(gate) && !passed {
		return doudizhu.Play{}
	}
	pass := float64(p.worth.Total(s.Hand)) + p.temper.gate*p.standing(s.Last) + p.temper.leave - p.let()
	return p.best(pass, func(q doudizhu.Play) float64 { return p.after(q) + p.temper.gate*p.standing(q) - p.denied(q) })
}

// denied is exits, if the player follows R4.
func (p *roles) denied(q doudizhu.Play) float64 {
	if !p.on.has(denyExit) {
		return 0
	}
	return p.exits(q)
}

// let is the cost of the risk that the next player, an enemy who hasn't laid the last play, goes out on it.
func (p *roles) let() float64 {
	s := p.view
	i := slices.Index(s.foes, s.next)
	if i < 0 || s.next == s.Owner || !p.on.has(denyExit) {
		return 0
	}
	return p.exit(i, s.Last)
}

// followFoe chooses an answer to an enemy's play: one that costs less than a pass.
func (p *roles) followFoe() doudizhu.Play {
	s, hold := p.view, p.temper.hold
	pass := float64(p.worth.Total(s.Hand)) - p.let()
	if p.on.has(breakInDanger) {
		pass -= p.temper.threat + p.temper.near/float64(s.Left[s.Owner])
	}
	if p.on.has(leadForMate) && s.next == s.mate && p.nearly(s.mate) {
		hold += feed
	}
	return p.best(pass, func(q doudizhu.Play) float64 { return p.after(q) + hold*p.standing(q) - p.denied(q) })
}
