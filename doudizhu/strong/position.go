// Positions of a playout: three hands, and the table.

package strong

import "kedou/doudizhu"

// The seats, counted from the landlord as doudizhu.Seat does. noSeat is the landlord's partner.
const (
	landlord int8 = 0
	noSeat   int8 = -1
)

// next holds the seat that plays after each seat.
var next = [doudizhu.Seats]int8{1, 2, 0}

// holding is one seat's cards and, while ready is set, their split.
type holding struct {
	cards cards
	split split
	ready bool
}

// position is the state of a playout. For a player's view each hidden hand may hold all unseen cards; so the position
// also has the number of cards of each seat.
type position struct {
	hands       [doudizhu.Seats]holding
	left        [doudizhu.Seats]int8 // how many cards each seat holds
	plays       [doudizhu.Seats]int8 // how many plays each seat has laid
	turn, owner int8                 // who moves, and who laid last
	last        move                 // a pass if the mover leads
	trumps      int8                 // the bombs and rockets laid
}

// set gives a seat the cards c.
func (p *position) set(seat int8, c cards) {
	p.hands[seat].cards, p.hands[seat].ready = c, false
}

// lay makes the mover's move.
func (p *position) lay(m move) {
	if m.kind == doudizhu.Pass {
		p.pass()
		return
	}
	h := &p.hands[p.turn]
	h.ready = h.ready && h.split.drop(m)
	h.cards = h.cards.after(m)
	p.put(m, int8(m.size()))
}

// pass lets the next player move, who leads if he owns the table.
func (p *position) pass() {
	p.turn = next[p.turn]
	if p.turn == p.owner {
		p.last = move{}
	}
}

// put places a move of size cards, already taken from the mover's hand, on the table.
func (p *position) put(m move, size int8) {
	p.left[p.turn] -= size
	p.plays[p.turn]++
	if m.trumps() {
		p.trumps++
	}
	p.last, p.owner, p.turn = m, p.turn, next[p.turn]
}

// answerable reports whether the mover may do anything but pass.
func (p *position) answerable() bool {
	return p.last.kind == doudizhu.Pass || p.hands[p.turn].cards.beats(p.last)
}

// drop removes the groups of m from the split. It returns false, and the split becomes useless, if m doesn't consist of
// groups. It doesn't update the value.
func (s *split) drop(m move) bool {
	if m.ones&^s.solos != 0 || m.twos&^s.pairs != 0 {
		return false
	}
	s.solos &^= m.ones
	s.pairs &^= m.twos
	switch m.kind {
	case doudizhu.Rocket:
		held := s.rocket
		s.rocket = false
		return held
	case doudizhu.Solo:
		return drop(&s.solos, m.rank)
	case doudizhu.Pair:
		return drop(&s.pairs, m.rank)
	case doudizhu.Trio, doudizhu.TrioSolo, doudizhu.TrioPair:
		return drop(&s.trios, m.rank)
	case doudizhu.Bomb, doudizhu.FourSolos, doudizhu.FourPairs:
		return drop(&s.bombs, m.rank)
	case doudizhu.PlaneSolos, doudizhu.PlanePairs:
		return s.dropChain(group{doudizhu.TrioChain, m.rank, m.len})
	}
	return s.dropChain(group{m.kind, m.rank, m.len})
}

// drop removes rank r from set, and reports whether it was in.
func drop(set *uint16, r uint8) bool {
	held := *set>>r&1 != 0
	*set &^= 1 << r
	return held
}

// dropChain removes g from the chains, and reports whether g was there.
func (s *split) dropChain(g group) bool {
	for i := range s.chains {
		if s.chain[i] == g {
			s.chains--
			copy(s.chain[i:s.chains], s.chain[i+1:s.chains+1])
			return true
		}
	}
	return false
}
