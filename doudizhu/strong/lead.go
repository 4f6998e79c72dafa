// Leading: which group of the split to lead.

package strong

import "kedou/doudizhu"

// lead chooses a lead from the split; while an enemy holds one or two cards, unless the lead wins, from a split with few groups on which
// the enemy could go out. The lowest card goes to a partner who is next and holds one card.
func (p *policy) lead(v *look) (m move) {
	if m, p.won = p.leadOf(v); p.won {
		return m
	}
	if s := p.guardOf(v); s != nil {
		g := v.over(&holding{cards: v.me.cards, split: *s.split(v.me.cards), ready: true})
		m, p.won = p.leadOf(&g)
	}
	if !p.won && v.mate == next[v.seat] && v.left[v.mate] == 1 {
		return move{kind: doudizhu.Solo, rank: low(v.me.cards.atLeast(1)), len: 1}
	}
	return m
}

// leadOf chooses a group of the split. While enemies can beat at most one group, the unbeatable groups go first, and the game is won:
// then leadOf returns true. Otherwise groups of low control and many cards lead, bombs last of all.
func (p *policy) leadOf(v *look) (m move, won bool) {
	var best, sure move
	bestScore, sureScore, beaten := int32(1<<30), int32(1<<30), 0
	for _, m := range p.groups(v) {
		score, safe := p.score(v, m), v.safe(m)
		if score < bestScore {
			best, bestScore = m, score
		}
		if !safe {
			beaten++
		} else if score < sureScore {
			sure, sureScore = m, score
		}
	}
	if beaten <= 1 && sure.kind != doudizhu.Pass {
		return sure, true
	}
	return best, false
}

// score is low for a good lead. A solo or pair on which an enemy may go out comes last, before the bombs, the highest
// before the lowest.
func (p *policy) score(v *look, m move) int32 {
	control, size := p.w.control(m), m.size()
	score := control*p.style.Control/100 - p.style.Size*int32(size)
	if m.ones|m.twos != 0 {
		score -= p.style.Kicked
	}
	switch {
	case m.trumps():
		score += 3 * turn
	case size <= 2 && size == int(v.least) && !v.safe(m):
		score += 5*turn - 2*control
	}
	return score
}

// groups lists the split's groups as leads, trios with their kickers. The list is valid until the next
// call.
func (p *policy) groups(v *look) []move {
	s, dst := &v.me.split, p.leads[:0]
	for _, g := range s.chain[:s.chains] {
		dst = append(dst, p.dress(v, move{kind: g.kind, rank: g.rank, len: g.len}))
	}
	for set := s.trios; set != 0; set &= set - 1 {
		dst = append(dst, p.dress(v, move{kind: doudizhu.Trio, rank: low(set), len: 1}))
	}
	if s.rocket {
		dst = append(dst, rocket)
	}
	dst = appendEach(dst, doudizhu.Bomb, s.bombs)
	dst = appendEach(dst, doudizhu.Pair, v.pairs)
	return appendEach(dst, doudizhu.Solo, v.solos)
}

// appendEach appends a move of the kind for each rank of set.
func appendEach(dst []move, k doudizhu.Kind, set uint16) []move {
	for ; set != 0; set &= set - 1 {
		dst = append(dst, move{kind: k, rank: low(set), len: 1})
	}
	return dst
}

// dress gives a trio or a chain of trios the lowest kickers, which then are no longer loose: solos, unless pairs are
// lower by more than the style's Pairs, or an enemy could go out on a solo.
func (p *policy) dress(v *look, m move) move {
	solos, pairs := v.solos&p.style.Cheap, v.pairs&p.style.Cheap
	switch {
	case m.kind == doudizhu.Trio && solos != 0 && (pairs == 0 || v.least == 1 || low(solos) <= low(pairs)+p.style.Pairs):
		m.kind, m.ones = doudizhu.TrioSolo, solos&-solos
	case m.kind == doudizhu.Trio && pairs != 0:
		m.kind, m.twos = doudizhu.TrioPair, pairs&-pairs
	case m.kind == doudizhu.TrioChain:
		m = v.dressPlane(m, solos, pairs)
	}
	v.solos &^= m.ones
	v.pairs &^= m.twos
	return m
}

// dressPlane is dress for a chain of trios. The two solos of a plane of two may be a pair.
func (v *look) dressPlane(m move, solos, pairs uint16) move {
	if k, ok := lowest(solos, int(m.len)); ok {
		m.kind, m.ones = doudizhu.PlaneSolos, k
	} else if k, ok := lowest(pairs, int(m.len)); ok {
		m.kind, m.twos = doudizhu.PlanePairs, k
	} else if m.len == 2 && pairs != 0 && v.solos == 0 {
		m.kind, m.twos = doudizhu.PlaneSolos, pairs&-pairs
	}
	return m
}
