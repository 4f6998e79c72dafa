// The player by principles: the steps before leading and following.

package bot

import (
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
	"kedou/internal/registry"
)

// principled plays by the principles of document 002, on groups found without search.
type principled struct {
	rules   hand.Rules
	analyst *hand.Analyst
	on      principles
	found   []doudizhu.Play
	why     []*hand.Reason // of the present choice
}

func newPrincipled(v table.Variant, o registry.Values) table.Player {
	p := &principled{rules: v.Rules, analyst: hand.NewAnalyst(v.Rules), on: principles(kept(o, principleNames))}
	return &player{caller: newCaller(v, o), closer: hand.NewCloser(v.Rules), choose: p.choose, reasons: p.explain}
}

// choose lays the whole hand if possible. Otherwise it leads or follows, and lays the result if legal: with a flower
// it may be illegal, since a flower is no kicker.
func (p *principled) choose(v *table.View) doudizhu.Play {
	s, g := newView(v), group(&p.rules, v.Hand)
	p.why = p.why[:0]
	if out, err := p.rules.Check(v.Hand, v.Hand, v.Last); err == nil {
		p.by(&empties)
		return out
	}
	if !s.leads() {
		return p.real(v, p.follow(s, &g))
	}
	if lead := p.real(v, p.lead(s, &g)); lead.Kind != doudizhu.Pass {
		return lead
	}
	p.why = p.why[:0]
	p.by(&takesFlower)
	return firstHint(p.analyst, v) // with a flower next to a single group, a play that takes the flower along
}

// real returns want as a play of v.Hand, with the flower for the card that the hand lacks; a pass if there is no such
// play, or if it leaves only the flower, which can't be laid alone.
func (p *principled) real(v *table.View, want doudizhu.Play) doudizhu.Play {
	cards, flower := want.Cards, doudizhu.Of(doudizhu.Wild, 1)
	for r := doudizhu.Three; r <= doudizhu.Ace && v.Hand.Contains(flower); r++ {
		if cards.Count(r) > v.Hand.Count(r) {
			cards += flower - doudizhu.Of(r, 1)
		}
	}
	if cards == 0 || v.Hand-cards == flower {
		return doudizhu.Play{}
	}
	p.found = p.rules.Classify(p.found[:0], cards)
	for _, q := range p.found {
		if q.Kind == want.Kind && q.Rank == want.Rank && v.Hand.Contains(cards) && q.Beats(v.Last) {
			return q
		}
	}
	return doudizhu.Play{}
}

// nearlyOut reports whether h can be laid in this many plays.
func (p *principled) nearlyOut(h doudizhu.Hand, plays int) bool {
	n, ok := p.analyst.Fewest(h)
	return ok && n <= plays
}
