// The policy: how the players of a playout choose moves.

package strong

import (
	"math/bits"

	"kedou/doudizhu"
)

// style holds the policy's numbers. A slack is the most value of the split that a player gives up, in thousandths of a
// turn.
type style struct {
	Slack, UrgentSlack   int32  // to beat an enemy by breaking groups; the same while that enemy is about to go out
	UrgentCards          int8   // an enemy with at most this many cards is about to go out
	BombCards            int8   // bombs beat an enemy with at most this many cards
	HoldBelow, HoldCards int8   // twos and jokers don't answer ranks below, while the enemy has more cards than HoldCards
	Control              int32  // percent of a lead's control that count against the lead
	Size, Kicked         int32  // the bonus of a lead for each card, and for kickers
	Cheap                uint16 // the ranks that go along as kickers
	Pairs                uint8  // by how many ranks a pair must be lower than a solo to take its place
}

// tunedStyle is the style found by hill climbing on self-play.
var tunedStyle = style{Slack: -694, UrgentSlack: -1723, UrgentCards: 5, BombCards: 6, HoldBelow: 7, HoldCards: 11,
	Control: 61, Size: 83, Kicked: 9, Cheap: 1<<doudizhu.Ace - 1, Pairs: 4}

// policy chooses moves by rules on splits. Its players see each other's hands if the position has them. A policy
// serves one goroutine.
type policy struct {
	*splitter
	guards   [guarded]*splitter
	style    style
	hints    bool // plays by hints (hinter.go); else by lead.go and follow.go
	sure     bool // tries winning answers: winning.go
	guarding bool // guards leads: guard.go
	leads    [24]move
	answers  [1 << answerBits]answered
	won      bool // the last chosen move surely wins with open cards
}

func newPolicy() *policy {
	return &policy{splitter: newSplitter(tuned.weights()), guards: newGuards(&tuned), style: tunedStyle}
}

// look is the position as the mover sees it.
type look struct {
	*position
	me           *holding
	seat, mate   int8
	least        int8 // the fewest cards that an enemy holds
	solos, pairs uint16
	turns        int
}

// look prepares the mover's choice.
func (p *policy) look(at *position) look {
	v := look{position: at, me: &at.hands[at.turn], seat: at.turn, mate: noSeat, least: at.left[landlord]}
	if v.seat == landlord {
		v.least = min(at.left[1], at.left[2])
	} else {
		v.mate = 3 - v.seat
	}
	p.ready(v.me)
	v.solos, v.pairs, v.turns = v.me.split.solos, v.me.split.pairs, v.me.split.turns()
	return v
}

// ready splits the hand unless that is done.
func (p *policy) ready(h *holding) {
	if !h.ready {
		h.split, h.ready = *p.split(h.cards), true
	}
}

// enemy reports whether seat s plays against the mover.
func (v *look) enemy(s int8) bool { return s != v.seat && s != v.mate }

// safe reports whether no enemy can beat m.
func (v *look) safe(m move) bool {
	if v.seat != landlord {
		return !v.hands[landlord].cards.beats(m)
	}
	return !v.hands[1].cards.beats(m) && !v.hands[2].cards.beats(m)
}

// choose returns the mover's move: a move that empties the hand, if legal; a pass only for a follower.
func (p *policy) choose(at *position) move {
	p.won = false
	if !at.answerable() {
		return move{}
	}
	v, leads := p.look(at), at.last.kind == doudizhu.Pass
	m, ok := v.whole()
	switch {
	case ok && m.beats(at.last):
		return m
	case p.hints && leads:
		return p.hintedLead(&v)
	case p.hints:
		return p.hintedFollow(&v)
	case leads:
		return p.lead(&v)
	}
	if m, p.won = p.winning(&v); p.won {
		return m
	}
	return p.follow(&v)
}

// whole returns the move that lays the whole hand, if there is one.
func (v *look) whole() (move, bool) {
	s := &v.me.split
	if v.turns > 1 && s.bombs == 0 {
		return move{}, false
	}
	loose, twice := bits.OnesCount16(s.solos), bits.OnesCount16(s.pairs)
	bodies := int(s.chains) + bits.OnesCount16(s.trios) + bits.OnesCount16(s.bombs)
	if s.rocket {
		bodies++
	}
	switch {
	case bodies+loose+twice == 1:
		return v.only(), true
	case bodies != 1 || s.rocket:
		return move{}, false
	}
	m := v.only()
	m.ones, m.twos = s.solos, s.pairs
	m.kind = kicked(m, loose, twice)
	return m, m.kind != doudizhu.Pass
}

// only returns the split's only body, or else its only group.
func (v *look) only() move {
	s := &v.me.split
	switch {
	case s.chains > 0:
		return move{kind: s.chain[0].kind, rank: s.chain[0].rank, len: s.chain[0].len}
	case s.rocket:
		return rocket
	case s.bombs != 0:
		return move{kind: doudizhu.Bomb, rank: low(s.bombs), len: 1}
	case s.trios != 0:
		return move{kind: doudizhu.Trio, rank: low(s.trios), len: 1}
	case s.pairs != 0:
		return move{kind: doudizhu.Pair, rank: low(s.pairs), len: 1}
	}
	return move{kind: doudizhu.Solo, rank: low(s.solos), len: 1}
}

// kicked returns the kind that the body of m becomes with this many solos and pairs as kickers, or a pass if no
// kind has them.
func kicked(m move, solos, pairs int) doudizhu.Kind {
	n := int(m.len)
	switch {
	case m.kind == doudizhu.Trio && solos == 1 && pairs == 0:
		return doudizhu.TrioSolo
	case m.kind == doudizhu.Trio && pairs == 1 && solos == 0:
		return doudizhu.TrioPair
	case m.kind == doudizhu.TrioChain && solos+2*pairs == n:
		return doudizhu.PlaneSolos
	case m.kind == doudizhu.TrioChain && pairs == n && solos == 0:
		return doudizhu.PlanePairs
	case m.kind == doudizhu.Bomb && solos+2*pairs == 2:
		return doudizhu.FourSolos
	case m.kind == doudizhu.Bomb && pairs == 2 && solos == 0:
		return doudizhu.FourPairs
	}
	return doudizhu.Pass
}
