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

// lead is the worth of a lead.
func (p *roles) lead(q doudizhu.Play) float64 {
	w := p.after(q) + p.temper.card*float64(q.Cards.Cards())
	if p.on.has(mindCounts) {
		w += p.feeding(q) - p.exits(q)
	}
	return w
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

// passMate is the worth of leaving a partner's play. A higher one is worth more only before the landlord, and only if it is more
// likely to stand. The play of a partner who is nearly out stands, unless the landlord may go out on it.
func (p *roles) passMate() float64 {
	s := p.view
	passed := s.seat == doudizhu.Down // the landlord has passed
	nearly := s.mate != table.Nobody && p.nearly(s.mate) && p.let() == 0
	if p.on.has(leaveMate) && (passed || nearly) || !p.on.has(gate) && !passed {
		return math.Inf(1)
	}
	return float64(p.worth.Total(s.Hand)) + p.temper.gate*p.standing(s.Last) + p.temper.leave - p.let()
}

// overMate is the worth of an answer to a partner's play.
func (p *roles) overMate(q doudizhu.Play) float64 {
	return p.after(q) + p.temper.gate*p.standing(q) - p.denied(q)
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

// passFoe is the worth of letting an enemy's play stand.
func (p *roles) passFoe() float64 {
	s := p.view
	pass := float64(p.worth.Total(s.Hand)) - p.let()
	if p.on.has(breakInDanger) {
		pass -= p.temper.threat + p.temper.near/float64(s.Left[s.Owner])
	}
	return pass
}

// overFoe returns the worth of answers to an enemy's play.
func (p *roles) overFoe() func(doudizhu.Play) float64 {
	s, hold := p.view, p.temper.hold
	if p.on.has(leadForMate) && s.next == s.mate && p.nearly(s.mate) {
		hold += feed
	}
	return func(q doudizhu.Play) float64 { return p.after(q) + hold*p.standing(q) - p.denied(q) }
}
