// A player's conclusions from the view: friends and enemies, unseen cards, and plays that no player beats.

package bot

import (
	"math"
	"math/bits"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// view is a player's view in the stage Playing and conclusions from it.
type view struct {
	*table.View
	rules  *hand.Rules
	seat   doudizhu.Seat
	unseen doudizhu.Hand // the cards of the two others
	next   table.Chair   // the player after the viewer
	mate   table.Chair   // a peasant's partner; Nobody for the landlord
	foes   []table.Chair // the viewer's enemies, in the order of play
	least  int           // the fewest cards of an enemy
}

func newView(v *table.View, r *hand.Rules) *view {
	s := &view{View: v, rules: r, seat: v.Seat(v.Chair), next: v.Chair.Next(), mate: table.Nobody, least: math.MaxInt}
	s.unseen = v.Unseen()
	for _, c := range [2]table.Chair{s.next, s.next.Next()} {
		if s.enemy(c) {
			s.foes = append(s.foes, c)
			s.least = min(s.least, v.Left[c])
		} else {
			s.mate = c
		}
	}
	return s
}

// enemy reports whether the player on chair c plays against the viewer.
func (s *view) enemy(c table.Chair) bool { return s.Seat(c).Peasant() != s.seat.Peasant() }

func (s *view) leads() bool { return s.Last.Kind == doudizhu.Pass }

// stands reports whether no enemy can beat p, whatever he holds of the unseen cards.
func (s *view) stands(p doudizhu.Play) bool {
	for _, c := range s.foes {
		if canBeat(s.unseen, s.Left[c], p) {
			return false
		}
	}
	return true
}

// canBeat reports whether n of the cards of h may beat p. A wildcard counts as any card, so it may wrongly report
// true.
func canBeat(h doudizhu.Hand, n int, p doudizhu.Play) bool {
	wild := h.Count(doudizhu.Wild)
	h &^= doudizhu.Of(doudizhu.Wild, 15)
	switch {
	case p.Kind == doudizhu.Rocket:
		return false
	case n >= 2 && h.Contains(doudizhu.Jokers):
		return true
	case n >= 4 && p.Kind != doudizhu.Bomb && bombs(h, wild, 0):
		return true
	case p.Kind == doudizhu.Bomb:
		return n >= 4 && bombs(h, wild, p.Rank+1)
	}
	return n >= p.Cards.Cards() && answers(h, wild, p)
}

// bombs reports whether h and this many wildcards hold a bomb of rank low or higher.
func bombs(h doudizhu.Hand, wild int, low doudizhu.Rank) bool {
	return h.AtLeast(4-wild)&(1<<doudizhu.SmallJoker-1)>>low != 0
}

// answers reports whether h and this many wildcards hold the body of a play of p's kind and length that beats p.
func answers(h doudizhu.Hand, wild int, p doudizhu.Play) bool {
	unit, n := p.Kind.Shape().Unit, int(p.Len)
	have, few := h.AtLeast(unit), uint16(0)
	if wild > 0 && unit > 1 {
		few = h.AtLeast(unit - 1)
	}
	if n == 1 {
		return (have|few&(1<<doudizhu.SmallJoker-1))>>(p.Rank+1) != 0
	}
	for low := p.Rank + 1; int(low)+n <= int(doudizhu.Ace)+1; low++ {
		run := uint16(1<<n-1) << low
		if missing := bits.OnesCount16(run &^ have); missing == 0 || missing <= wild && (unit == 1 || run&^have&^few == 0) {
			return true
		}
	}
	return false
}
