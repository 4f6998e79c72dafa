// Following by principles.

package bot

import "kedou/doudizhu"

// follow chooses an answer to the last play, or a pass.
func (p *principled) follow(s *view, g *grouped) doudizhu.Play {
	if s.Last.Kind == doudizhu.Solo && p.mustStop(s) {
		if high := single(g.cards.Highest()); high.Rank > s.Last.Rank {
			p.by(&stops[s.seat])
			return p.orBomb(s, g, high)
		}
	}
	own, ok := p.own(g, s.Last)
	if !s.enemy(s.Owner) {
		return p.followMate(s, own, ok)
	}
	switch {
	case p.on.has(lastGroup) && p.alone(g):
		p.by(&lastGroups)
		if !ok {
			return p.bomb(g, s.Last)
		}
		return own
	case !p.on.has(ownFirst):
		if found := p.rules.AppendFollows(p.found[:0], g.cards, s.Last); len(found) > 0 {
			return found[0]
		}
	case ok:
		p.by(&owns)
		if own.Rank == doudizhu.Two {
			p.by(&twos)
		}
		return own
	}
	if !p.on.has(breakForEnemies) {
		return doudizhu.Play{}
	}
	if broken, ok := p.broken(g, s.Last); ok {
		return broken
	}
	return p.bomb(g, s.Last)
}

// orBomb returns the solo q, or a bomb if there is one and an enemy may lay his last card on q.
func (p *principled) orBomb(s *view, g *grouped, q doudizhu.Play) doudizhu.Play {
	if s.enemy(s.Owner) && p.loses(s, q) {
		if bomb := p.bomb(g, s.Last); bomb.Kind != doudizhu.Pass {
			return bomb
		}
	}
	return q
}

// followMate chooses an answer to a partner's play: the lowest play that breaks no group, if it is cheap, and no enemy may lay his last card on it.
func (p *principled) followMate(s *view, own doudizhu.Play, ok bool) doudizhu.Play {
	switch {
	case ok && p.on.has(stopLandlord) && p.loses(s, own):
		p.by(&sparesForLast)
	case !ok:
		p.by(&breaksForNobody)
	case p.cheap(own):
		p.by(p.followed(own.Kind))
		return own
	default:
		p.by(spared(own.Kind))
	}
	return doudizhu.Play{}
}

// mustStop reports whether an enemy with one card, who may play next, demands the highest solo.
func (p *principled) mustStop(s *view) bool {
	if s.least > 1 {
		return false
	}
	return s.seat == doudizhu.Landlord && p.on.has(watchPeasants) || p.on.has(stopLandlord) && (s.seat == doudizhu.Up || s.seat == doudizhu.Down && s.enemy(s.Owner))
}

// cheap reports whether a play may be spent on a partner's.
func (p *principled) cheap(q doudizhu.Play) bool {
	switch q.Kind {
	case doudizhu.Solo:
		return q.Rank < doudizhu.Two || !p.on.has(spareSolo)
	case doudizhu.Pair:
		return q.Rank < doudizhu.Ace || !p.on.has(sparePair)
	}
	return !p.on.has(sparePartner)
}

// alone reports whether all but bombs and the rocket is a single play.
func (p *principled) alone(g *grouped) bool {
	rest := g.cards
	for _, q := range g.groups {
		if q.Kind.Trumps() {
			rest -= q.Cards
		}
	}
	return rest != g.cards && p.nearlyOut(rest, 1)
}

// bare returns the kinds of p's body and kickers; the second is a pass if p has none.
func bare(p doudizhu.Play) (body, kicker doudizhu.Kind) {
	shape := p.Kind.Shape()
	body = p.Kind
	if shape.Kickers == 0 {
		return body, doudizhu.Pass
	}
	body = [...]doudizhu.Kind{3: doudizhu.Trio, 4: doudizhu.Bomb}[shape.Unit]
	if body == doudizhu.Trio && p.Len > 1 {
		body = doudizhu.TrioChain
	}
	return body, [...]doudizhu.Kind{1: doudizhu.Solo, 2: doudizhu.Pair}[shape.Size]
}

// own returns the lowest play that beats last and breaks no group.
func (p *principled) own(g *grouped, last doudizhu.Play) (doudizhu.Play, bool) {
	return p.answer(g, last, 1)
}

// broken returns the first play that beats last in the order of breaking groups, if the player follows
// that order.
func (p *principled) broken(g *grouped, last doudizhu.Play) (doudizhu.Play, bool) {
	body, _ := bare(last)
	on, known := breaking[body]
	if !known || !p.on.has(on) {
		return doudizhu.Play{}, false
	}
	play, ok := p.answer(g, last, len(sources[body]))
	if ok {
		p.by(&breaksForFoes)
		p.by(breaks[body])
	}
	return play, ok
}

// breaking says which principle has the order of breaking groups for a body.
var breaking = map[doudizhu.Kind]principles{
	doudizhu.Solo: breakForSolo, doudizhu.Pair: breakForPair, doudizhu.Trio: breakForTrio,
	doudizhu.TrioChain: breakForPlane, doudizhu.Chain: breakForChain, doudizhu.PairChain: breakForPairs,
}

// answer returns the play that beats last by the first sources, with kickers by the same.
func (p *principled) answer(g *grouped, last doudizhu.Play, many int) (doudizhu.Play, bool) {
	body, kicker := bare(last)
	from := sources[body]
	found, ok := g.find(from[:min(many, len(from))], body, last.Len, last.Rank+1, 0)
	switch {
	case !ok || found.Rank == doudizhu.Two && !p.on.has(useTwos):
		return doudizhu.Play{}, false
	case kicker == doudizhu.Pass:
		return found, true
	}
	from = sources[kicker]
	kickers, ok := p.kickers(g, from[:min(many, len(from))], found, kicker)
	return doudizhu.Play{Kind: last.Kind, Rank: found.Rank, Len: last.Len, Cards: found.Cards + kickers}, ok
}

// bomb returns the lowest bomb that beats last, or else the rocket, or a pass.
func (p *principled) bomb(g *grouped, last doudizhu.Play) doudizhu.Play {
	shape := last.Kind.Shape()
	if last.Kind == doudizhu.Bomb && !p.on.has(bombBombs) || shape.Unit == 4 && shape.Kickers > 0 && !p.on.has(bombFours) {
		return doudizhu.Play{}
	}
	var rocket doudizhu.Play
	for _, q := range g.groups {
		if q.Kind == doudizhu.Bomb && q.Beats(last) {
			p.by(bombed(last))
			return q
		}
		if q.Kind == doudizhu.Rocket && q.Beats(last) {
			rocket = q
		}
	}
	if rocket.Kind != doudizhu.Pass {
		p.by(bombed(last))
	}
	return rocket
}
