// Leading and following by roles.

package bot

import (
	"math"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// What it is worth, in thousandths of a turn, that the game isn't lost by this play, and that a partner may go out.
const (
	exit = 10_000
	feed = 5_000
)

// lead chooses a lead.
func (p *roles) lead() doudizhu.Play {
	return p.best(math.Inf(-1), func(q doudizhu.Play) float64 {
		w := p.after(q) + p.temper.card*float64(q.Cards.Cards())
		if p.on.has(mindCounts) {
			w += p.feeding(q) - p.exits(q)
		}
		return w
	})
}

// exits is what it costs that an enemy may go out over q.
func (p *roles) exits(q doudizhu.Play) (cost float64) {
	for i := range p.foes {
		cost += p.exit(i, q)
	}
	return cost
}

// exit is what it costs that one enemy may.
func (p *roles) exit(foe int, q doudizhu.Play) float64 {
	if p.foes[foe].left != q.Cards.Cards() {
		return 0
	}
	return exit * p.foes[foe].beats(q)
}

// feeding is what it is worth that a partner after the player may go out over q.
func (p *roles) feeding(q doudizhu.Play) float64 {
	s := p.view
	if s.next != s.mate || s.Left[s.mate] != q.Cards.Cards() || q.Cards.Cards() > 2 && !p.byPlays {
		return 0
	}
	mate := newOdds(s.unseen, s.Left[s.mate])
	return feed * mate.beats(q)
}

// followMate chooses an answer to a partner's play: a higher one only before the landlord, and only if it is more
// likely to stand. A partner who is nearly out is left alone, unless the landlord may go out over his play.
func (p *roles) followMate() doudizhu.Play {
	s := p.view
	passed := s.seat == doudizhu.Down // the landlord has
	nearly := s.mate != table.Nobody && p.nearly(s.mate) && p.let() == 0
	if p.on.has(leaveMate) && (passed || nearly) || !p.on.has(gate) && !passed {
		return doudizhu.Play{}
	}
	pass := float64(p.worth.Total(s.Hand)) + p.temper.gate*p.standing(s.Last) + p.temper.leave - p.let()
	return p.best(pass, func(q doudizhu.Play) float64 { return p.after(q) + p.temper.gate*p.standing(q) - p.denied(q) })
}

// denied is exits, if the player minds.
func (p *roles) denied(q doudizhu.Play) float64 {
	if !p.on.has(denyExit) {
		return 0
	}
	return p.exits(q)
}

// let is what it costs that the next player, if an enemy who hasn't laid it himself, may go out over the last play.
func (p *roles) let() float64 {
	s := p.view
	i := slices.Index(s.foes, s.next)
	if i < 0 || s.next == s.Owner || !p.on.has(denyExit) {
		return 0
	}
	return p.exit(i, s.Last)
}

// followFoe chooses an answer to an enemy's play: one that costs less than the play that is let be.
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
