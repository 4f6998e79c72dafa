// The hinter: the model of a player who judges a play by the remaining hand, and knows little of roles.

package strong

import (
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// Many robots play hints: the play that leaves the best hand, by the value of a split, if that costs little. Package
// hand's robot is one of them, and the hinter uses its powers as weights. A hinter leads the group of least value,
// bombs late, and does little for the partner.
//
// All his values are powers, 150,000 a turn.
const hinterSlack = -60_000

// newHinter returns the policy of a hinter.
func newHinter() *policy {
	p := &policy{splitter: newSplitter(powerWeights()), style: tunedStyle, hints: true}
	p.style.Cheap, p.style.Pairs = realRanks, 0
	return p
}

// powerWeights makes weights of package hand's powers.
func powerWeights() *weights {
	value := func(k doudizhu.Kind, r, n int) int32 {
		return int32(hand.PowerOf(doudizhu.Play{Kind: k, Rank: doudizhu.Rank(r), Len: uint8(n)}))
	}
	w := &weights{rocket: value(doudizhu.Rocket, int(doudizhu.SmallJoker), 1), kicker: -1_000, along: realRanks}
	for r := range int(doudizhu.Ranks) {
		w.solo[r], w.pair[r] = value(doudizhu.Solo, r, 1), value(doudizhu.Pair, r, 1)
		w.trio[r], w.bomb[r] = value(doudizhu.Trio, r, 1), value(doudizhu.Bomb, r, 1)
	}
	for i, k := range chainKinds {
		eachChain(func(r, n int) { w.chains[i][n][r] = value(k.kind, r, n) })
	}
	w.solos, w.pairs = sumsOf(&w.solo), sumsOf(&w.pair)
	return w
}

// hintedLead leads the group of the least value. While an enemy holds one card it leads no solo, or else the highest;
// while an enemy holds two, no pair; and to a partner with one card the lowest card..
func (p *policy) hintedLead(v *look) (best move) {
	if v.mate == next[v.seat] && v.left[v.mate] == 1 {
		return move{kind: doudizhu.Solo, rank: low(v.me.cards.atLeast(1)), len: 1}
	}
	least, highest := int32(1<<30), move{}
	for _, m := range p.groups(v) {
		control := p.w.control(m)
		switch {
		case m.size() <= 2 && m.size() == int(v.least) && !m.trumps():
			highest = m // solos come last, the highest last of all
		case control < least:
			best, least = m, control
		}
	}
	if best.kind == doudizhu.Pass {
		return highest
	}
	return v.orKicker(best)
}

// orKicker returns a lead that leaves as good a hand as the solo or pair m, but is lower: a kicker, in whose place m goes
// along with the trio.
func (v *look) orKicker(m move) move {
	s := &v.me.split
	solos, pairs := s.solos&^v.solos, s.pairs&^v.pairs
	switch {
	case m.kind > doudizhu.Pair || int8(m.size()) == v.least:
		return m
	case solos != 0 && v.least > 1:
		return move{kind: doudizhu.Solo, rank: low(solos), len: 1}
	case pairs != 0 && m.kind == doudizhu.Pair:
		return move{kind: doudizhu.Pair, rank: low(pairs), len: 1}
	}
	return m
}

// hintedFollow answers an enemy with the play that leaves the best hand, if that costs little or the enemy has few cards;
// the highest solo blocks a next player with one card; and beats a partner only by low cards that are better gone.
func (p *policy) hintedFollow(v *look) move {
	held, after := v.me.cards, next[v.seat]
	if set := from(held.atLeast(1), v.last.rank+1); v.last.kind == doudizhu.Solo && v.enemy(after) && v.left[after] == 1 && set != 0 {
		return move{kind: doudizhu.Solo, rank: high(set), len: 1}
	}
	m, value := p.bestAnswer(v)
	if b := v.bomb(); b.kind != doudizhu.Pass && p.split(held.after(b)).value > value {
		m = b
	}
	if m.kind == doudizhu.Pass {
		return m
	}
	gain := p.split(held.after(m)).value - p.split(held).value
	low := m.kind == doudizhu.Solo && m.rank < uint8(doudizhu.Two) || m.kind == doudizhu.Pair && m.rank < uint8(doudizhu.Ace)
	few := v.left[v.owner] <= 2
	if v.enemy(v.owner) && (gain >= hinterSlack || few) || !v.enemy(v.owner) && low && gain > 0 && v.left[v.owner] > 1 {
		return m
	}
	return move{}
}
