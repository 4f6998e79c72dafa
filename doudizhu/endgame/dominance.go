// Dominance: plays that another play makes needless.
//
// A rank x is isolated in a hand if no chain goes through it, so that its cards go only as one set, in smaller sets, or as kickers. Then a
// higher rank y held as often serves at least as well as x: y beats every play that x beats, and fewer plays beat y. (In general a higher
// card is not better: it may be missing from a chain.) So of two plays that leave the same hands but for x in one and y in the other, the
// play that leaves y is preferable, as long as it allows the other players no more answers. A strategy that wins with x left wins with y
// left, too, with y for x in all later plays.
//
// One thing can be worse: a partner who beats x may be unable to beat y. So if the mover has a
// partner, the partner must hold no rank above x and up to y.
//
// The exchange may make equal kickers of unequal ones, if the hand holds more cards of rank y than it gives; and of four cards it makes no
// legal kicker at all (yyy+x turns into yyy+y). So the hand must hold y at most three times; if the rules restrict equal kickers or jokers
// as kickers, exactly as often as x, and y must be no joker.

package endgame

import (
	"math/bits"

	"kedou/doudizhu"
)

// dominated reports whether all moves of m's class, solos, pairs or trios of rank y, are needless because an isolated lower rank x would
// do: no opponent can answer with a rank above x and up to y, so that the answers are the same.
func (d *deal) dominated(s *state, h *[3]*subhand, m move) bool {
	unit, mine := int(d.groups.unit[m.group]), h[s.mover]
	if unit == 0 {
		return false
	}
	below := mine.isolated[unit] & (1<<m.rank - 1) &^ (1<<s.least - 1)
	if below == 0 || !d.exchangeable(mine, unit, m.rank) {
		return false
	}
	between := gap(below, m.rank)
	for _, seat := range [2]uint8{next[s.mover], prev[s.mover]} {
		held := h[seat].counts[unit]
		if with(seat, s.mover) {
			held = h[seat].counts[1]
		}
		if held&between != 0 {
			return false
		}
	}
	return true
}

// wasteful reports whether an isolated lower rank x can take the place of m's kicker of rank y. The answers are the same.
func (d *deal) wasteful(s *state, h *[3]*subhand, m move) bool {
	size, mine := int(d.groups.kicker[m.group]), h[s.mover]
	free := mine.isolated[size] &^ m.kickers
	for ys := m.kickers; ys != 0; ys &= ys - 1 {
		y := uint8(bits.TrailingZeros16(ys))
		below := free & (1<<y - 1)
		if below == 0 || !d.exchangeable(mine, size, y) {
			continue
		}
		if s.landlord() || h[3-s.mover].counts[1]&gap(below, y) == 0 {
			return true
		}
	}
	return false
}

// exchangeable reports whether y may stand for an isolated rank of which the hand holds n cards.
func (d *deal) exchangeable(mine *subhand, n int, y uint8) bool {
	if d.free {
		return mine.counts[4]>>y&1 == 0
	}
	return mine.counts[n+1]>>y&1 == 0 && doudizhu.Rank(y) <= doudizhu.Two
}

// gap returns the ranks above the highest of a set of ranks below y, up to y.
func gap(below uint16, y uint8) uint16 {
	return 1<<(y+1) - 1<<bits.Len16(below)
}

// freeKickers reports whether the rules let up to three kickers be equal, as
// many as there may be after an exchange, and as many jokers as there are.
func freeKickers(r *doudizhu.Rules) bool {
	for k := doudizhu.Solo; k < doudizhu.Kinds; k++ {
		a, shape := r.Kinds[k], k.Shape()
		if a.Max == 0 || shape.Size != 1 {
			continue
		}
		most := shape.Kickers * int(a.Max)
		if int(a.Same) < min(most, 3) || int(a.Jokers) < min(most, 2) {
			return false
		}
	}
	return true
}
