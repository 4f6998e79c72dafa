// Upgrades: a side that loses even with a better hand loses.

package endgame

import (
	"math/bits"

	"kedou/doudizhu"
	"kedou/search/andor"
)

// An upgrade turns all cards of an isolated rank x of a sub-hand into as many of a higher rank y. By the argument in dominance.go the new
// sub-hand is at least as good: its owner plays y in place of x, and y beats every play that x beats and fewer plays beat y, if the partner
// holds no rank above x and up to y. So if the side is known to lose with the upgrade, it loses without.
//
// The new hand need not occur in play: any sub-hand of the seat serves, with the same trick on the table, whoever laid it. So that the
// exchange makes no illegal kickers, the new hand must hold y at most three times, or, if the rules restrict equal kickers or jokers as
// kickers, as often as x before, and y must be no joker.
type upgrade struct {
	delta uint32 // its change of the sub-hand's index
	gap   uint16 // the ranks above x, up to y
}

// upgrade notes, for each isolated rank of h, the lowest rank that can replace it within the seat's first hand.
func (h *subhand) upgrade(d *deal, sp *space) {
	for n := 1; n <= 3; n++ {
		for xs := h.isolated[n]; xs != 0; xs &= xs - 1 {
			x := doudizhu.Rank(bits.TrailingZeros16(xs))
			for y := x + 1; y <= doudizhu.BigJoker; y++ {
				if held := h.held(y); sp.root.Count(y) >= held+n && d.upgradable(y, held, n) {
					delta := uint32(n) * (sp.step[y] - sp.step[x])
					h.upgrades = append(h.upgrades, upgrade{delta, gap(1<<x, uint8(y))})
					break
				}
			}
		}
	}
}

// held returns how many cards of rank y the sub-hand has.
func (h *subhand) held(y doudizhu.Rank) (n int) {
	for n < 4 && h.counts[n+1]>>y&1 != 0 {
		n++
	}
	return n
}

// upgradable reports whether n cards may turn into rank y, of which the hand already has held.
func (d *deal) upgradable(y doudizhu.Rank, held, n int) bool {
	if d.free {
		return held+n <= 3
	}
	return held == 0 && y <= doudizhu.Two
}

// A better is a state in which one side has a better hand; the table may know that the side loses it.
type better struct {
	spread uint64
	loss   andor.Outcome // for the landlord
}

// better adds the state with this key to w.betters, and asks for its bucket.
func (w *worker) better(key uint64, loss andor.Outcome) {
	spread := w.table.spread(key)
	w.table.fetch(spread)
	w.betters = append(w.betters, better{spread, loss})
}

// lossOf is the outcome for the landlord if the seat's side loses.
func lossOf(seat uint8) andor.Outcome {
	if seat == 0 {
		return andor.Lost
	}
	return andor.Won
}

// meet reports whether the view meets s for the first time. If so, it collects the states that differ from s by the upgrade of one hand or
// by the lack of a burden, and asks for their buckets, so that the buckets have arrived once the children are generated.
func (w *worker) meet(s *state, h *[3]*subhand, spread uint64) bool {
	if w.deal.on&(Upgrades|Burdens) == 0 {
		return false
	}
	if _, seen := w.table.recall(spread, s.least, w.viewID); seen {
		return false
	}
	w.betters = w.betters[:0]
	key := w.deal.key(s)
	if w.deal.on&Burdens != 0 {
		w.unburden(s, h, key)
	}
	if w.deal.on&Upgrades != 0 {
		w.upgrade(h, key)
	}
	return true
}

// upgrade adds to w.betters the states that differ from the one with this key by an upgrade.
func (w *worker) upgrade(h *[3]*subhand, key uint64) {
	for seat := range h {
		var partner uint16
		if seat != 0 {
			partner = h[3-seat].counts[1]
		}
		for _, u := range h[seat].upgrades {
			if u.gap&partner == 0 {
				w.better(key+w.deal.weight[seat]*uint64(u.delta), lossOf(uint8(seat)))
			}
		}
	}
}

// upgraded looks, among the states that meet has collected for s, for one that the better side is
// known to lose. It returns the outcome of s for the landlord: Unknown if there is none.
func (w *worker) upgraded(s *state) andor.Outcome {
	for i := range w.betters {
		b := &w.betters[i]
		if o, _ := w.table.probe(b.spread, &s.trick); o == b.loss {
			return b.loss
		}
	}
	return andor.Unknown
}
