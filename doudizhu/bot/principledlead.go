// Leading by principles.

package bot

import (
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

func (p *principled) lead(s *view, g *grouped) doudizhu.Play {
	if low := single(g.cards.Lowest()); p.on.has(feedPartner) && s.next == s.mate && s.Left[s.mate] == 1 && (s.least > 1 || low.Rank < s.unseen.Lowest()) {
		p.by(&feeds)
		return low
	}
	groups := slices.DeleteFunc(slices.Clone(g.groups), func(q doudizhu.Play) bool { return q.Kind.Trumps() })
	switch {
	case len(g.groups) == 0: // only a flower
		return doudizhu.Play{}
	case len(groups) == 0:
		p.by(&onlyBombs)
		return g.groups[0]
	}
	if p.avoidsSolos(s) {
		return p.leadNoSolo(s, g, groups)
	}
	if p.on.has(leadLowest) {
		p.by(&lowest)
		low := slices.MinFunc(groups, func(a, b doudizhu.Play) int { return int(a.Rank) - int(b.Rank) })
		return p.dress(g, low)
	}
	return p.dress(g, groups[len(groups)-1])
}

// avoidsSolos reports whether an enemy with one card keeps the player from leading solos.
func (p *principled) avoidsSolos(s *view) bool {
	if s.least > 1 {
		return false
	}
	return s.seat == doudizhu.Landlord && p.on.has(watchPeasants) || s.seat.Peasant() && p.on.has(bewareLandlord)
}

// leadNoSolo leads the first group that is no solo; if only solos and bombs are left, the play other than a solo that leaves the best hand by
// power, unless the enemies can't beat the highest solo; and the highest solo if there is nothing else.
func (p *principled) leadNoSolo(s *view, g *grouped, groups []doudizhu.Play) doudizhu.Play {
	if rest := slices.DeleteFunc(slices.Clone(groups), isSolo); len(rest) > 0 {
		p.by(&avoids[s.seat])
		return p.dress(g, rest[0])
	}
	highest := groups[len(groups)-1]
	if p.loses(s, highest) {
		hints := slices.DeleteFunc(p.analyst.Hints(g.cards, doudizhu.Play{}), func(h hand.Hint) bool { return isSolo(h.Play) })
		if len(hints) > 0 {
			p.by(&avoids[s.seat])
			return hints[0].Play
		}
	}
	p.by(&descends[s.seat])
	return p.dress(g, highest)
}

// loses reports whether an enemy may lay his last card on q, a solo.
func (p *principled) loses(s *view, q doudizhu.Play) bool {
	return isSolo(q) && slices.ContainsFunc(s.hidden, func(o hand.Other) bool { return o.Left == 1 && o.CanBeat(&p.rules, q) })
}

// dress makes a lead of a group: trios take kickers along, and solos and pairs may be kickers of a trio.
func (p *principled) dress(g *grouped, q doudizhu.Play) doudizhu.Play {
	switch {
	case q.Kind == doudizhu.Trio && p.on.has(dressTrio):
		p.by(&dressesTrio)
		return p.kicked(g, q)
	case q.Kind == doudizhu.TrioChain && p.on.has(dressPlane):
		p.by(&dressesPlane)
		return p.kicked(g, q)
	case q.Kind == doudizhu.Solo && p.on.has(thriftySolo), q.Kind == doudizhu.Pair && p.on.has(thriftyPair):
		if trio, ok := spareTrio(g); ok {
			p.by(map[bool]*hand.Reason{true: &withSolo, false: &withPair}[isSolo(q)])
			return p.withKickers(g, trio, q.Cards)
		}
	case q.Kind != doudizhu.Chain && q.Kind != doudizhu.PairChain:
	case p.on.has(keepChains):
		p.by(&keepsChains)
	default:
		return single(q.Rank)
	}
	return q
}

// spareTrio returns the lowest trio if there are too many trios to find kickers for them all (L5, L6).
func spareTrio(g *grouped) (doudizhu.Play, bool) {
	trios := g.count(doudizhu.Trio) + g.count(doudizhu.TrioChain)
	if trios <= g.count(doudizhu.Pair)+g.count(doudizhu.Solo)-2 {
		return doudizhu.Play{}, false
	}
	i := slices.IndexFunc(g.groups, func(q doudizhu.Play) bool { return q.Kind == doudizhu.Trio })
	if i < 0 {
		return doudizhu.Play{}, false
	}
	return g.groups[i], true
}

// kicked returns the trio or the trio chain q with solos, or else with pairs, if the hand has enough.
func (p *principled) kicked(g *grouped, q doudizhu.Play) doudizhu.Play {
	for _, k := range [2]doudizhu.Kind{doudizhu.Solo, doudizhu.Pair} {
		loose := source{kind: k}
		long := source{kind: doudizhu.Chain, least: 6}
		if k == doudizhu.Pair {
			long = source{kind: doudizhu.PairChain, least: 4}
		}
		list := []source{loose}
		if q.Kind == doudizhu.TrioChain && g.count(k) > 0 {
			list = append(list, long)
		}
		if kickers, ok := p.kickers(g, list, q, k); ok {
			return p.withKickers(g, q, kickers)
		}
	}
	return q
}

// kickers finds kickers for the body q in the order of list: one of kind k for each of its ranks.
func (p *principled) kickers(g *grouped, list []source, q doudizhu.Play, k doudizhu.Kind) (cards doudizhu.Hand, ok bool) {
	taken := q.Cards * 15 / 3
	for range q.Len {
		kicker, ok := g.find(list, k, 1, doudizhu.Three, taken)
		if !ok {
			return 0, false
		}
		cards += kicker.Cards
		taken |= doudizhu.Of(kicker.Rank, 15)
	}
	return cards, !dear(cards) || p.nearlyOut(g.cards-q.Cards-cards, 1)
}

// withKickers returns q with kickers, if that is a legal play, otherwise q.
func (p *principled) withKickers(g *grouped, q doudizhu.Play, kickers doudizhu.Hand) doudizhu.Play {
	p.found = p.rules.Classify(p.found[:0], q.Cards+kickers)
	for _, with := range p.found {
		if with.Rank == q.Rank && with.Body() == q.Cards {
			return with
		}
	}
	return q
}

// dear reports whether the cards include a two or a joker.
func dear(cards doudizhu.Hand) bool { return cards>>(4*doudizhu.Two) != 0 }

func single(r doudizhu.Rank) doudizhu.Play {
	return doudizhu.Play{Kind: doudizhu.Solo, Rank: r, Len: 1, Cards: doudizhu.Of(r, 1)}
}

func isSolo(p doudizhu.Play) bool { return p.Kind == doudizhu.Solo }
