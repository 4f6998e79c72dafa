// Burdens: a side that loses without a low card loses with it.

package endgame

import (
	"math/bits"

	"kedou/doudizhu"
)

// A burden is an isolated rank x of a hand, held once or twice, that can beat nothing: no other player holds a lower rank, and it doesn't
// answer the trick on the table. Nor can its cards be kickers, for the hand has no trio. So they can only be led, as a solo or a pair.
//
// If the hand wins with the burden, it wins without. Its owner keeps to the strategy that wins with the burden, and leaves out the leads of
// x: the others may pass at each, so the strategy wins from the next lead, too, with the same cards but for x. Nobody's answers differ, and
// the hand without the burden is empty no later.
//
// A partner spoils the argument: he may beat x, and lead. So the owner is the landlord, or a peasant
// whose partner has no cards, as in a game of two hands or in a view with a lone peasant.

// burdens returns the burdens, held n times, of a seat's sub-hand.
func (s *state) burdens(h *[3]*subhand, seat uint8, n int) uint16 {
	mine, partner := h[seat], seat != 0 && s.at[3-seat] != 0
	if partner || mine.counts[3] != 0 {
		return 0
	}
	others := h[next[seat]].counts[1] | h[prev[seat]].counts[1]
	xs := mine.isolated[n] & (others&-others<<1 - 1) & (1<<doudizhu.SmallJoker - 1)
	if s.owner != seat {
		xs &^= mine.from(s.group, s.least)
	}
	return xs
}

// unburden adds to w.betters the states that differ from s by the lack of a burden.
func (w *worker) unburden(s *state, h *[3]*subhand, key uint64) {
	for seat := range uint8(3) {
		for n := 1; n <= 2; n++ {
			for xs := s.burdens(h, seat, n); xs != 0; xs &= xs - 1 {
				x := bits.TrailingZeros16(xs)
				if delta := uint32(n) * w.deal.spaces[seat].step[x]; delta != s.at[seat] {
					w.better(key-w.deal.weight[seat]*uint64(delta), lossOf(seat))
				}
			}
		}
	}
}
