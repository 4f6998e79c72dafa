// Sub-hands: the cards that a seat has left, as an index, and everything about them that the search needs, computed once.

package endgame

import (
	"slices"
	"unsafe"

	"kedou/doudizhu"
)

// A move is a play from some sub-hand.
type move struct {
	delta   uint32 // its change of the sub-hand's index
	kickers uint16 // the ranks of its kickers
	group   group
	rank    uint8
	cards   uint8
}

// subhand lists the plays of the cards that a seat has left.
type subhand struct {
	whole    []move                // the moves that play all cards at once
	counts   [5]uint16             // counts[n]: the ranks held n times or more
	isolated [4]uint16             // isolated[n]: the ranks held n times that no chain goes through
	upgrades []upgrade             // higher ranks that isolated ones may turn into
	steps    []step                // see laydown.go
	masks    [maxGroups]uint16     // of each group, the ranks that can be played
	moves    []move                // by group, then rank, then kickers, ascending
	leads    []uint16              // the moves in the order in which a leader tries them
	starts   [maxGroups + 1]uint16 // where each group's moves begin
}

// record returns the record of sub-hand i of a seat.
func (d *deal) record(seat int, i uint32) *subhand {
	slot := &d.spaces[seat].slots[i]
	if rec := slot.record.Load(); rec != nil {
		return rec
	}
	rec := d.newSubhand(seat, i)
	slot.record.Store(rec)
	d.recordBytes.Add(rec.bytes())
	return rec
}

// bytes is the memory of the record, with a sixteenth for the allocator's rounding.
func (h *subhand) bytes() int64 {
	n := int64(unsafe.Sizeof(*h)) + int64(len(h.moves)+len(h.whole))*int64(unsafe.Sizeof(move{})) + 2*int64(len(h.leads)) +
		int64(len(h.upgrades))*int64(unsafe.Sizeof(upgrade{})) + int64(cap(h.steps))*int64(unsafe.Sizeof(step{}))
	return n + n/16
}

// newSubhand generates the moves of sub-hand i.
func (d *deal) newSubhand(seat int, i uint32) *subhand {
	sp := &d.spaces[seat]
	hand := sp.hand(i)
	h := &subhand{}
	plays := d.rules.AppendLeads(make([]doudizhu.Play, 0, 256), hand)
	moves := make([]move, len(plays))
	for n, p := range plays {
		g, rank := d.groups.class(p)
		moves[n] = move{sp.index(p.Cards), p.Kickers().AtLeast(1), g, rank, uint8(p.Cards.Cards())}
		h.masks[g] |= 1 << rank
		if p.Cards == hand {
			h.whole = append(h.whole, moves[n])
		}
	}
	h.moves = make([]move, 0, len(moves))
	for _, n := range byWeight(moves, func(m move) int { return int(m.group)<<8 | int(m.rank) }) {
		h.moves = append(h.moves, moves[n])
	}
	h.index()
	h.isolate(hand, plays)
	h.upgrade(d, sp)
	h.layDown(d, uint8(seat), i)
	return h
}

// leadWeight is small for leads to try first.
func (m move) leadWeight() int {
	return doudizhu.Rank(m.rank).LeadOrder(int(m.cards), m.group == bombs)
}

// byWeight returns the places of moves, the lightest first, and moves of equal weight in their order.
func byWeight(moves []move, weight func(move) int) []int {
	places := make([]int, len(moves))
	for i, m := range moves {
		places[i] = weight(m)<<16 | i
	}
	slices.Sort(places)
	for i := range places {
		places[i] &= 1<<16 - 1
	}
	return places
}

// index notes where each group's moves begin, and orders the leads.
func (h *subhand) index() {
	h.leads = make([]uint16, 0, len(h.moves))
	for _, n := range byWeight(h.moves, move.leadWeight) {
		h.leads = append(h.leads, uint16(n))
	}
	for _, m := range h.moves {
		h.starts[m.group+1]++
	}
	for g := range maxGroups {
		h.starts[g+1] += h.starts[g]
	}
}

// isolate finds the ranks that no chain goes through.
func (h *subhand) isolate(hand doudizhu.Hand, plays []doudizhu.Play) {
	var chained uint16
	for _, p := range plays {
		if p.Len > 1 {
			chained |= p.Body().AtLeast(1)
		}
	}
	for n := 1; n <= 4; n++ {
		h.counts[n] = hand.AtLeast(n)
	}
	for n := 1; n <= 3; n++ {
		h.isolated[n] = h.counts[n] &^ h.counts[n+1] &^ chained
	}
}

// answers returns the moves of group g whose rank is least or higher.
func (h *subhand) answers(g group, least uint8) []move {
	moves := h.moves[h.starts[g]:h.starts[g+1]]
	for len(moves) > 0 && moves[0].rank < least {
		moves = moves[1:]
	}
	return moves
}

// from returns the ranks of group g, least or higher, that can be played.
func (h *subhand) from(g group, least uint8) uint16 { return h.masks[g] >> least << least }

// canAnswer reports whether h has any answer to a play of group g that takes a rank of least or higher.
func (h *subhand) canAnswer(g group, least uint8) bool {
	return h.from(g, least) != 0 || g != bombs && h.masks[bombs] != 0
}

// canGoOut reports whether h is one move, and that move may be made in t.
func (h *subhand) canGoOut(t trick) bool {
	for _, m := range h.whole {
		if t.takes(m.group, m.rank) {
			return true
		}
	}
	return false
}

// forget drops all records. The workers must be at rest.
func (d *deal) forget() {
	for seat := range d.spaces {
		slots := d.spaces[seat].slots
		for i := range slots {
			slots[i].record.Store(nil)
		}
	}
	d.recordBytes.Store(0)
}
