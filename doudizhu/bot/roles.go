// The player by power and roles: document 004's better robot.

package bot

import (
	"math"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
	"kedou/internal/registry"
)

// roles weighs each play by the hand that it leaves, as hints do, and by the possible answers. The value of a hand is
// the value of its best split: each play costs a turn, and regains most of the turn if no enemy is likely to beat it.
type roles struct {
	rules   hand.Rules
	on      roleRules
	worth   *hand.Weigher
	closer  *hand.Closer // against enemies alone: a partner is taken to pass
	found   []doudizhu.Play
	view    *view
	foes    []odds
	temper  *temper
	guess   *guesser      // nil unless one of the next two needs it
	byPlays bool          // a player with one play left is nearly out, not only one with one card
	strict  bool          // lays bombs only under R6's condition
	body    doudizhu.Play // of the last call of standing
	standed float64
}

func newRoles(v table.Variant, o registry.Values) table.Player {
	p := newRolesOf(v.Rules, roleRules(kept(o, roleRuleNames)))
	document := o.Index("as") == 1
	p.byPlays, p.strict = document || o.Index("nearly") == 1, document || o.Index("bombs") == 1
	if p.byPlays || p.strict {
		p.guess = newGuesser(v.Rules)
	}
	player := &player{caller: newCaller(v, o), choose: p.choose, reasons: p.explain, rule: "R2"}
	if p.on.has(standFirst) {
		player.closer = hand.NewCloser(v.Rules)
	}
	return player
}

// newRolesOf returns a player who follows some rules, without an auction.
func newRolesOf(r hand.Rules, on roleRules) *roles {
	p := &roles{rules: r, on: on, closer: hand.NewCloser(r)}
	p.worth = hand.NewWeigher(r, p.weigh, -10_000_000)
	return p
}

// choose goes out, or ensures that, if possible, and otherwise lays the play of the greatest
// weight.
func (p *roles) choose(v *table.View) doudizhu.Play {
	p.found = p.rules.AppendFollows(p.found[:0], v.Hand, v.Last)
	if len(p.found) == 0 {
		return doudizhu.Play{}
	}
	p.look(v)
	for _, q := range p.found {
		if p.on.has(goOut) && q.Cards == v.Hand {
			return q
		}
	}
	if p.on.has(standFirst) {
		if line := p.closer.Best(v.Last); len(line) > 1 {
			return line[0]
		}
	}
	if p.strict && !p.mayBomb() {
		p.spareBombs()
	}
	pass, worth := p.scale()
	return p.best(pass, worth)
}

// scale returns the worth of a pass, and the worth of plays: lay the play that is worth most, if it is worth more than a pass.
func (p *roles) scale() (pass float64, worth func(doudizhu.Play) float64) {
	switch s := p.view; {
	case s.leads():
		return math.Inf(-1), p.lead
	case s.Owner == s.mate:
		return p.passMate(), p.overMate
	}
	return p.passFoe(), p.overFoe()
}

func (p *roles) look(v *table.View) {
	p.view, p.temper, p.body = newView(v), &tempers[v.Seat(v.Chair)], doudizhu.Play{}
	p.foes = p.foes[:0]
	for _, c := range p.view.foes {
		p.foes = append(p.foes, newOdds(p.view.unseen, v.Left[c]))
	}
	p.worth.Reset(v.Hand)
	p.closer.Ready(v.Hand, p.view.hidden...)
}

// sure reports whether a leader with h surely lays all of it: enemies can beat at most one of its
// plays.
func (p *roles) sure(h doudizhu.Hand) bool { return p.closer.Risks(h) <= 1 }

// weigh returns the weight of a play in a split. A turn is 150 of power.
func (p *roles) weigh(q doudizhu.Play) int64 {
	if !p.on.has(countCards) {
		return int64(hand.PowerOf(q)) / 150
	}
	w := p.temper.stands*p.standing(q) + p.temper.rank*float64(q.Rank) - 1000
	if p.on.has(keepBombs) && q.Kind == doudizhu.Bomb {
		w += p.temper.bomb
	}
	if p.on.has(keepBombs) && q.Kind == doudizhu.Rocket {
		w += p.temper.rocket
	}
	return int64(w)
}

// standing returns the chance that no enemy beats q, given how ready enemies are to bomb.
func (p *roles) standing(q doudizhu.Play) float64 {
	if body := q.Rival(); body != p.body {
		p.body, p.standed = body, 1
		for i := range p.foes {
			o := &p.foes[i]
			p.standed *= (1 - o.beats(q)) * (1 - p.temper.trumps*o.trumps(q))
		}
	}
	return p.standed
}

func (p *roles) after(q doudizhu.Play) float64 {
	rest := p.view.Hand - q.Cards
	worth := float64(p.worth.Total(rest))
	if p.on.has(standFirst) && p.sure(rest) {
		worth += p.standing(q) * (p.temper.sure - worth)
	}
	return worth
}

// best returns the found play of the greatest worth, if that exceeds least; otherwise a pass.
func (p *roles) best(least float64, worth func(q doudizhu.Play) float64) (best doudizhu.Play) {
	for _, q := range p.found {
		if w := worth(q); w > least {
			best, least = q, w
		}
	}
	return best
}
