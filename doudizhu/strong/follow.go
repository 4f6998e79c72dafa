// Following: whether to beat the play on the table, and by which play.

package strong

import "kedou/doudizhu"

// follow chooses an answer, or a pass. An answer that no player beats and that leaves one turn wins. The policy blocks
// an enemy with one card, leaves the partner alone except for solos and pairs that the landlord could beat, and beats an
// enemy with a group of the split, else by breaking groups if that costs little, else with a bomb if the enemy has few
// cards.
func (p *policy) follow(v *look) move {
	match, bomb := v.match(), v.bomb()
	after := next[v.seat]
	switch {
	case match.kind != doudizhu.Pass && v.turns <= 2 && v.safe(match):
		return match
	case v.last.kind == doudizhu.Solo && v.enemy(after) && v.left[after] == 1:
		if m, ok := v.block(v.hands[after].cards); ok {
			return m
		}
	}
	switch {
	case bomb.kind != doudizhu.Pass && v.turns <= 2 && v.safe(bomb):
		return bomb
	case !v.enemy(v.owner):
		return v.overPartner(match)
	case match.kind != doudizhu.Pass:
		if !p.hold(v, match) {
			return match
		}
	default:
		if m := p.breakUp(v); m.kind != doudizhu.Pass {
			return m
		}
	}
	if v.left[v.owner] <= p.style.BombCards {
		return bomb
	}
	return move{}
}

// overPartner answers a partner's play with match, if the landlord plays next and could beat the partner's solo or
// pair, and the partner isn't about to go out.
func (v *look) overPartner(match move) move {
	last := v.last
	if v.mate == next[v.seat] || v.left[v.mate] <= 1 || last.kind != doudizhu.Solo && last.kind != doudizhu.Pair ||
		match.rank >= uint8(doudizhu.Two) || v.safe(last) {
		return move{}
	}
	return match
}

// hold reports whether a two or joker is too good an answer to a low card of an enemy with many cards.
func (p *policy) hold(v *look, m move) bool {
	return m.rank >= uint8(doudizhu.Two) && m.kind <= doudizhu.Pair &&
		int8(v.last.rank) < p.style.HoldBelow && v.left[v.owner] > p.style.HoldCards && v.turns > 3
}

// block answers a solo before an enemy with one card: with the lowest card that he can't beat, or else the highest. It
// returns false if no block is needed or possible.
func (v *look) block(foe cards) (move, bool) {
	if v.owner == v.mate && !foe.follows(v.last) {
		return move{}, false
	}
	set := from(v.me.cards.atLeast(1), v.last.rank+1)
	if set == 0 {
		return move{}, false
	}
	m := move{kind: doudizhu.Solo, rank: high(set), len: 1}
	if enough := from(set, high(foe.atLeast(1))); enough != 0 {
		m.rank = low(enough)
	}
	return m, true
}

// match returns the lowest group of the split that beats the table, with kickers, or a pass.
func (v *look) match() move {
	s, last := &v.me.split, v.last
	switch last.kind {
	case doudizhu.Solo:
		return first(doudizhu.Solo, s.solos, last.rank)
	case doudizhu.Pair:
		return first(doudizhu.Pair, s.pairs, last.rank)
	case doudizhu.Trio:
		return first(doudizhu.Trio, s.trios, last.rank)
	case doudizhu.TrioSolo, doudizhu.TrioPair:
		return v.kick(first(last.kind, s.trios, last.rank))
	case doudizhu.Chain, doudizhu.PairChain, doudizhu.TrioChain:
		return v.chain(last.kind)
	case doudizhu.PlaneSolos, doudizhu.PlanePairs:
		return v.kick(v.chain(doudizhu.TrioChain))
	}
	return move{}
}

// first returns the move of the kind with the lowest rank of set above r, or a pass.
func first(k doudizhu.Kind, set uint16, r uint8) move {
	if set = from(set, r+1); set == 0 {
		return move{}
	}
	return move{kind: k, rank: low(set), len: 1}
}

// chain returns the lowest chain of the split with the length of the last play that is higher.
func (v *look) chain(k doudizhu.Kind) (m move) {
	for _, g := range v.me.split.chain[:v.me.split.chains] {
		if g.kind == k && g.len == v.last.len && g.rank > v.last.rank && (m.kind == doudizhu.Pass || g.rank < m.rank) {
			m = move{kind: v.last.kind, rank: g.rank, len: g.len}
		}
	}
	return m
}

// kick gives a body the kickers that the kind on the table asks for: loose groups, or for solos also other low
// cards. Without kickers it returns a pass.
func (v *look) kick(m move) move {
	if m.kind == doudizhu.Pass {
		return m
	}
	ok := false
	if m.kind == doudizhu.TrioPair || m.kind == doudizhu.PlanePairs {
		m.twos, ok = lowest(v.pairs, int(m.len))
	} else if m.ones, ok = lowest(v.solos, int(m.len)); !ok {
		const middle = 1<<9 - 1 // up to the jack
		others := v.me.cards.atLeast(1) &^ m.body() &^ v.me.cards.atLeast(4) & middle
		m.ones, ok = lowest(v.solos|others, int(m.len))
	}
	if !ok {
		return move{}
	}
	return m
}

// bomb returns the lowest bomb that beats the table, or else the rocket, or a pass.
func (v *look) bomb() move {
	s := &v.me.split
	above := s.bombs
	if v.last.kind == doudizhu.Bomb {
		above = from(above, v.last.rank+1)
	}
	switch {
	case v.last.kind == doudizhu.Rocket:
		return move{}
	case above != 0:
		return move{kind: doudizhu.Bomb, rank: low(above), len: 1}
	case s.rocket:
		return rocket
	}
	return move{}
}

// breakUp returns the best answer to an enemy, whatever groups it breaks, if it costs no more than the slack.
func (p *policy) breakUp(v *look) move {
	slack := p.style.Slack
	if v.left[v.owner] <= p.style.UrgentCards {
		slack = p.style.UrgentSlack
	}
	best, value := p.bestAnswer(v)
	if best.kind != doudizhu.Pass && value <= p.split(v.me.cards).value+slack {
		return move{}
	}
	return best
}

// answered is an entry of the cache of best answers: the hand, its loose cards, the play to beat, and the answer with the value of the
// remaining hand. The loose cards count, since the exact search meets hands that another policy has split.
type answered struct {
	held         cards
	solos, pairs uint16
	last, best   move
	value        int32
}

const answerBits = 11

// bestAnswer is findAnswer, kept in a direct-mapped cache.
func (p *policy) bestAnswer(v *look) (move, int32) {
	held, last := v.me.cards, move{kind: v.last.kind, rank: v.last.rank, len: v.last.len}
	key := uint64(held) + uint64(last.kind)<<9 + uint64(last.rank)<<25 + uint64(last.len)<<41
	entry := &p.answers[key*0x9e37_79b9_7f4a_7c15>>(64-answerBits)]
	if entry.held != held || entry.last != last || entry.solos != v.solos || entry.pairs != v.pairs {
		best, value := p.findAnswer(v)
		*entry = answered{held, v.solos, v.pairs, last, best, value}
	}
	return entry.best, entry.value
}

// findAnswer returns the answer of the kind on the table that leaves the best hand, and the value of that hand; bombs and
// the rocket stay whole.
func (p *policy) findAnswer(v *look) (move, int32) {
	best, value, held := move{}, int32(-1<<30), v.me.cards
	for set := v.sparing(); set != 0; set &= set - 1 {
		m := move{kind: v.last.kind, rank: low(set), len: v.last.len}
		if !v.spare(&m) {
			continue
		}
		if rest := p.split(held.after(m)).value; rest > value {
			best, value = m, rest
		}
	}
	return best, value
}

// sparing returns the answers that leave bombs and the rocket whole.
func (v *look) sparing() uint16 {
	set := v.answers() &^ v.me.cards.atLeast(4)
	if v.me.cards.rocket() {
		set &^= bothJokers
	}
	return set
}

// spare gives m loose kickers, if its kind asks for any and the hand has them; a four takes none along.
func (v *look) spare(m *move) (ok bool) {
	switch m.kind {
	case doudizhu.TrioSolo, doudizhu.PlaneSolos:
		m.ones, ok = lowest(v.solos&^m.body(), int(m.len))
	case doudizhu.TrioPair, doudizhu.PlanePairs:
		m.twos, ok = lowest(v.pairs&^m.body(), int(m.len))
	default:
		ok = unit[m.kind] < 4
	}
	return ok
}
