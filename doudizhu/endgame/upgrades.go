// Upgrades: a side that loses even with a better hand loses.

package endgame

import (
	"math/bits"

	"kedou/doudizhu"
	"kedou/search/andor"
)

// An upgrade turns all cards of an isolated rank x of a sub-hand into as many of
// a higher rank y. By the argument in dominance.go the sub-hand that comes of it
// is at least as good: its owner plays y where he would have played x, which
// beats what x beats and is beaten by less, if his partner holds no rank above x
// and up to y. So where his side is known to lose with it, it loses without it.
//
// The new hand need not have been there before y was played or after: any
// sub-hand of the seat's will do, with the same trick on the table, whoever laid
// it. For the exchange not to make kickers that the rules forbid, y must then be
// held at most three times, or, if the rules restrict equal kickers or jokers as
// kickers, as often as x was, and be no joker.
type upgrade struct {
	delta uint32 // what it adds to the sub-hand's index
	gap   uint16 // the ranks above x, up to y
}

// upgrade notes, for each isolated rank of h, the lowest that it can be turned
// into within the hand that the seat began with.
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

// upgradable reports whether n cards may turn into rank y, of which held are
// there.
func (d *deal) upgradable(y doudizhu.Rank, held, n int) bool {
	if d.free {
		return held+n <= 3
	}
	return held == 0 && y <= doudizhu.Two
}

// A better is a state of which the table may know that one side loses it with a
// better hand than it has.
type better struct {
	spread uint64
	loss   andor.Outcome // for the landlord
}

// meet reports whether the view meets s for the first time. If so, it collects the
// states that differ from s by the upgrade of one hand, and asks for their buckets,
// so that they are there once the children have been generated. (A third of the
// search's time went by in waiting for them when each was read in its turn.)
func (w *worker) meet(s *state, h *[3]*subhand, spread uint64) bool {
	if w.deal.on&Upgrades == 0 {
		return false
	}
	if _, seen := w.table.recall(spread, s.least, w.viewID); seen {
		return false
	}
	w.betters = w.betters[:0]
	key := w.deal.key(s)
	for seat := range h {
		var partner uint16
		loss := andor.Lost
		if seat != 0 {
			partner, loss = h[3-seat].counts[1], andor.Won
		}
		for _, u := range h[seat].upgrades {
			if u.gap&partner != 0 {
				continue
			}
			spread := w.table.spread(key + w.deal.weight[seat]*uint64(u.delta))
			w.table.fetch(spread)
			w.betters = append(w.betters, better{spread, loss})
		}
	}
	return true
}

// upgraded looks among the states that meet has collected for s for one
// that a side is known to lose. It returns who wins s, for the landlord: Unknown if
// there is none.
func (w *worker) upgraded(s *state) andor.Outcome {
	for i := range w.betters {
		b := &w.betters[i]
		if o, _ := w.table.probe(b.spread, &s.trick); o == b.loss {
			return b.loss
		}
	}
	return andor.Unknown
}
