// Winning answers: plays that no enemy beats and after which the hand can't be stopped.

package strong

import "kedou/doudizhu"

// mostTurns is the most turns of a hand for which the policy looks for a winning answer, while no enemy is about to go
// out.
const mostTurns = 5

// winning returns an answer that no enemy beats and that leaves at most one group that an enemy can beat, if there is one. An
// example: the landlord who holds A2 answers a solo with the 2 if no other player holds a joker, and goes out on the ace. It tries
// all answers, bombs and those that break groups included.
func (p *policy) winning(v *look) (move, bool) {
	if !p.sure || v.turns > mostTurns && p.guardOf(v) == nil {
		return move{}, false
	}
	for set := v.answers(); set != 0; set &= set - 1 {
		m := move{kind: v.last.kind, rank: low(set), len: v.last.len}
		if v.kickLow(&m) && p.decides(v, m) {
			return m, true
		}
	}
	bombs := v.me.cards.atLeast(4)
	if v.last.kind == doudizhu.Bomb {
		bombs = from(bombs, v.last.rank+1)
	}
	for ; bombs != 0; bombs &= bombs - 1 {
		if m := (move{kind: doudizhu.Bomb, rank: low(bombs), len: 1}); p.decides(v, m) {
			return m, true
		}
	}
	return rocket, v.me.cards.rocket() && p.decides(v, rocket)
}

// answers returns the ranks from which the hand has a body of the kind on the table that beats it.
func (v *look) answers() uint16 {
	if v.last.kind >= doudizhu.FourSolos {
		return 0
	}
	set := v.me.cards.atLeast(unit[v.last.kind])
	if v.last.len > 1 {
		set = runs(set, int(v.last.len))
	}
	return from(set, v.last.rank+1)
}

// kickLow gives m the lowest kickers that its kind asks for, loose ones before others; it returns false if there are too
// few.
func (v *look) kickLow(m *move) (ok bool) {
	switch ok = v.spare(m); {
	case ok:
	case m.kind == doudizhu.TrioSolo || m.kind == doudizhu.PlaneSolos:
		m.ones, ok = lowest(v.me.cards.atLeast(1)&^m.body(), int(m.len))
	default:
		m.twos, ok = lowest(v.me.cards.atLeast(2)&^m.body(), int(m.len))
	}
	return ok
}

// decides reports whether no enemy can beat m, and at most one of the groups that it leaves.
func (p *policy) decides(v *look, m move) bool {
	return v.safe(m) && p.unstopped(v, v.me.cards.after(m))
}

// unstopped reports whether enemies can beat at most one of the groups of a hand, as split by the policy or by its guards.
func (p *policy) unstopped(v *look, rest cards) bool {
	if p.stops(v, p.splitter, rest) <= 1 {
		return true
	}
	s := p.guardOf(v)
	return s != nil && p.stops(v, s, rest) <= 1
}

// stops counts the groups of a hand, as split by s, that an enemy can beat.
func (p *policy) stops(v *look, s *splitter, rest cards) (beaten int) {
	after := v.over(&holding{cards: rest, split: *s.split(rest), ready: true})
	for _, m := range p.groups(&after) {
		if !v.safe(m) {
			beaten++
		}
	}
	return beaten
}
