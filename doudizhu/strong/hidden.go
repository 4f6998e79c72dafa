// Hidden cards: the cards that a player doesn't see, and worlds that agree with the view.

package strong

import (
	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// source is a fast random source (xorshift, Marsaglia 2003), seeded from the player's own for each decision.
type source uint64

// under returns a number below n.
func (s *source) under(n int) int {
	*s ^= *s << 13
	*s ^= *s >> 7
	*s ^= *s << 17
	return int(uint64(*s>>33) * uint64(n) >> 31)
}

// world is a possible truth behind a view: two hands, and the models of their players.
type world struct {
	hands  [2]cards
	models [2]uint8
}

// hidden has the unseen cards of a view, and how many of them each of two seats holds.
type hidden struct {
	seats  [2]int8 // whose hands are hidden
	first  int     // how many of the unseen cards are in the first of them; the rest are in the second
	known  cards   // the bottom cards that the landlord must still hold, if he is the first
	unseen []uint8 // the ranks of the unseen cards in some order, the first hand's before the second's
	world  world
	models [2]int // how many models are possible for each hidden player
}

// gather fills h from a view.
func (h *hidden) gather(v *table.View) {
	me := int8(v.Seat(v.Chair))
	unseen, known := v.Unseen(), doudizhu.Hand(0)
	if me != landlord {
		known = v.BottomLeft()
		unseen -= known
	}
	h.seats = [2]int8{min(next[me], next[next[me]]), max(next[me], next[next[me]])}
	h.known = pack(known)
	h.first = leftOf(v, h.seats[0]) - known.Cards()
	h.unseen = appendRanks(h.unseen[:0], unseen)
}

// leftOf returns how many cards a seat holds.
func leftOf(v *table.View, seat int8) int { return v.Left[(v.Landlord+table.Chair(seat))%table.Chairs] }

// shuffle deals the unseen cards again, each deal with equal probability. Only the first hand's need choosing.
func (h *hidden) shuffle(random *source) {
	for i := range h.first {
		j := i + random.under(len(h.unseen)-i)
		h.unseen[i], h.unseen[j] = h.unseen[j], h.unseen[i]
	}
	h.pick()
	for i := range h.world.models {
		h.world.models[i] = uint8(random.under(h.models[i]))
	}
}

// pick makes the world's hands from the order of the unseen cards.
func (h *hidden) pick() {
	h.world.hands = [2]cards{handOf(h.known, h.unseen[:h.first]), handOf(0, h.unseen[h.first:])}
}

// worlds returns an upper bound on the number of worlds: it counts equal cards as different.
func (h *hidden) worlds() float64 {
	n := float64(h.models[0] * h.models[1])
	for i := range min(h.first, len(h.unseen)-h.first) {
		n *= float64(len(h.unseen)-i) / float64(i+1)
	}
	return n
}

// settled reports whether all hidden cards are known by counting.
func (h *hidden) settled() bool {
	if h.first == 0 || h.first == len(h.unseen) {
		return true
	}
	for _, r := range h.unseen {
		if r != h.unseen[0] {
			return false
		}
	}
	return true
}
