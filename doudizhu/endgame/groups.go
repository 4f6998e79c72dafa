// Groups and indices: kinds of play and sub-hands as small numbers.

package endgame

import (
	"sync/atomic"
	"unsafe"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// A group is a kind of play of one length. Plays of a group differ in rank and kickers; only a group's higher ranks and bombs beat its
// plays. Bombs are a group of their own, with the rocket as its highest rank.
type group = uint8

const (
	noGroup    group = 0   // the play to beat of a leader
	bombs      group = 1   // bombs and the rocket
	maxGroups        = 100 // no more than a hand of 20 cards allows, for any rules
	rocketRank       = 15
)

// space numbers the sub-hands of one seat's hand: the index counts each rank's cards with a mixed radix, so that playing cards is a
// subtraction and 0 is the empty hand.
type space struct {
	root  doudizhu.Hand
	step  [doudizhu.Ranks]uint32 // what one card of the rank adds to the index
	size  int64
	slots []slot
}

// slot holds the note and the record of a sub-hand, both empty at first. They are neighbours so that the search waits for memory once.
type slot struct {
	record atomic.Pointer[subhand]
	note   atomic.Uint32 // see note
}

// newSpace numbers the sub-hands of h.
func newSpace(h doudizhu.Hand) space {
	s := space{root: h, size: 1}
	for r := range s.step {
		s.step[r] = uint32(s.size)
		s.size *= int64(h.Count(doudizhu.Rank(r))) + 1
	}
	return s
}

// prepare makes the array over the sub-hands.
func (s *space) prepare() { s.slots = make([]slot, s.size) }

// index returns the number of sub-hand h.
func (s *space) index(h doudizhu.Hand) uint32 {
	var i uint32
	for r, step := range s.step {
		i += step * uint32(h.Count(doudizhu.Rank(r)))
	}
	return i
}

// hand returns the cards of sub-hand i.
func (s *space) hand(i uint32) doudizhu.Hand {
	var h doudizhu.Hand
	for r := doudizhu.Ranks - 1; r >= 0; r-- {
		h += doudizhu.Of(doudizhu.Rank(r), int(i/s.step[r]))
		i %= s.step[r]
	}
	return h
}

// bytes is the size of the array over the sub-hands.
func (s *space) bytes() int64 { return s.size * int64(unsafe.Sizeof(slot{})) }

// groups numbers the kinds and lengths that occur in a deal.
type groups struct {
	of   [doudizhu.Kinds][13]group
	kind []doudizhu.Kind
	len  []uint8
	// For dominance: the cards of a body of one rank, unless they are a bomb or four with kickers, and the cards of a kicker.
	unit, kicker [maxGroups]uint8
}

// newGroups numbers every kind and length among plays.
func newGroups(hands []doudizhu.Hand, r *doudizhu.Rules) (groups, error) {
	g := groups{kind: []doudizhu.Kind{doudizhu.Pass, doudizhu.Bomb}, len: []uint8{0, 1}}
	g.of[doudizhu.Bomb][1], g.of[doudizhu.Rocket][1] = bombs, bombs
	for _, h := range hands {
		plays := r.AppendLeads(nil, h)
		if len(plays) > 1<<16-1 {
			return g, phrase.Errorf("endgame: %v has %d plays; the dedicated solver takes at most %d", h, len(plays), 1<<16-1)
		}
		for _, p := range plays {
			if id := &g.of[p.Kind][p.Len]; *id == noGroup {
				*id = group(len(g.kind))
				g.kind, g.len = append(g.kind, p.Kind), append(g.len, p.Len)
				shape := p.Kind.Shape()
				g.kicker[*id] = uint8(shape.Size)
				if p.Len == 1 && shape.Unit < 4 {
					g.unit[*id] = uint8(shape.Unit)
				}
			}
		}
	}
	return g, nil
}

// class returns the group and rank of a play. A group that no player of the deal can play is noGroup.
func (g *groups) class(p doudizhu.Play) (group, uint8) {
	if p.Kind == doudizhu.Rocket {
		return bombs, rocketRank
	}
	return g.of[p.Kind][p.Len], uint8(p.Rank)
}

// fetch prefetches the slot of sub-hand i.
func (s *space) fetch(i uint32) { prefetch(unsafe.Pointer(&s.slots[i])) }

// fetchRecord prefetches the parts of sub-hand i's record that the search reads first.
func (s *space) fetchRecord(i uint32) {
	if h := s.slots[i].record.Load(); h != nil {
		prefetch(unsafe.Pointer(h))
		prefetch(unsafe.Pointer(&h.moves))
	}
}
