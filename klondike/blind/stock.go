package blind

// The cards of the stock that can be played, and those in sight.

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// stride gives, for a byte of the stock's places and the number of cards before it, which of its cards end a turn. It is a table because
// rollouts use it at every state.
type stride [quotient.MaxStock][256]uint8

func newStride(draw int) *stride {
	t := new(stride)
	for before := range draw {
		for b := range 256 {
			at := before
			for rest := b; rest != 0; rest &= rest - 1 {
				if at++; at%draw == 0 {
					t[before][b] |= uint8(rest & -rest)
				}
			}
		}
	}
	return t
}

// tops returns the places that turning from the first of left brings to the top of the waste: every one that ends a turn, and the last one.
func (e *engine) tops(left uint32) uint32 {
	if left == 0 {
		return 0
	}
	draw := e.Rules.Draw
	a := bits.OnesCount8(uint8(left))
	b := a + bits.OnesCount8(uint8(left>>8))
	return uint32(e.stride[0][uint8(left)]) | uint32(e.stride[a%draw][uint8(left>>8)])<<8 |
		uint32(e.stride[b%draw][uint8(left>>16)])<<16 | 1<<(31-bits.LeadingZeros32(left))
}

// reach returns the places of the stock that can be played before the next redeal, and those that need one.
func (e *engine) reach(s *state) (now, later uint32) {
	later = e.tops(s.left)
	if s.offset == 0 && (e.Unlimited() || s.left == 0) {
		return later, 0
	}
	waste := lowest(s.left, int(s.offset))
	now = e.tops(s.left &^ waste)
	if waste != 0 {
		now |= 1 << (31 - bits.LeadingZeros32(waste))
	}
	if !e.Unlimited() && s.redeals == 0 {
		later = 0
	}
	return now, later &^ now
}

// lowest returns the n lowest bits set in x.
func lowest(x uint32, n int) uint32 {
	rest := x
	for range n {
		rest &= rest - 1
	}
	return x &^ rest
}

// openStock computes which stock cards s can play, among those seen.
func (e *engine) openStock(s *state) { e.open, e.paid = e.inReach(s) }

// recent is the number of cached results of inReach, a power of two.
const recent = 1 << 9

// inReach returns the stock cards that s can play, among those seen, and those of them that cost a redeal. Where the stock is known most
// results come from the cache, because few of its subsets occur in a game.
func (e *engine) inReach(s *state) (open, paid cards) {
	if e.Hand {
		return s.Stock, 0
	}
	if e.world.row == 0 {
		return e.findReach(s)
	}
	t := talon{s.left, s.offset, s.redeals}
	r := &e.reached[(t.left*0x9E3779B1>>16^uint32(t.offset)<<3^uint32(t.redeals))%recent]
	if r.talon != t || r.row != e.world.row {
		r.talon, r.row = t, e.world.row
		r.open, r.paid = e.findReach(s)
	}
	return r.open, r.paid
}

func (e *engine) findReach(s *state) (open, paid cards) {
	now, later := e.reach(s)
	open = e.at(now & s.seen)
	if later &= s.seen; later != 0 {
		c := e.at(later)
		open |= c
		if !e.Unlimited() {
			paid = c
		}
	}
	return open, paid
}

func (e *engine) at(places uint32) (c cards) {
	for ; places != 0; places &= places - 1 {
		c |= 1 << e.world.order[bits.TrailingZeros32(places)]
	}
	return c
}

// inSight returns the places of the stock that s shows, or that can be looked at freely.
func (e *engine) inSight(s *state) uint32 {
	switch {
	case e.Unlimited() && s.offset == 0 && !e.squared:
		return s.left
	case e.Unlimited() && s.offset == 0:
		return e.tops(s.left)
	}
	waste := lowest(s.left, int(s.offset))
	if e.squared && waste != 0 {
		return 1 << (31 - bits.LeadingZeros32(waste))
	}
	return waste
}

// learn records that the cards at the places have been seen.
func (e *engine) learn(s *state, places uint32) {
	for places &^= s.seen; places != 0; places &= places - 1 {
		place := bits.TrailingZeros32(places)
		card := int(e.world.order[place])
		s.seen |= 1 << place
		s.Stock |= 1 << card
		s.order += placed(place, card)
	}
}

// placed is what a card at a place of a hidden stock adds to state.order, so that states differ whose seen cards lie in different places: a
// hash by the generator splitmix64 (Steele, Lea and Flood 2014). A linear one won't do, as two cards that change places would leave the sum
// unchanged.
func placed(place, card int) uint64 {
	x := uint64(64*place+card+1) * 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}

// turnOn returns the state after turning the stock to the next unseen card, if there is one: with a hidden stock, that is a way on.
func (e *engine) turnOn(s *state) (after state, found bool) {
	after = *s
	n, w := bits.OnesCount32(s.left), int(s.offset)
	for pass := 0; pass < 2; pass++ {
		for w < n {
			w = min(w+e.Rules.Draw, n)
			after.offset = e.Offset(w, n)
			if e.inSight(&after)&^s.seen != 0 {
				return after, true
			}
		}
		if !e.Unlimited() && after.redeals == 0 {
			break
		}
		if !e.Unlimited() {
			after.redeals--
		}
		w = 0
	}
	return after, false
}

// last returns the stock card that is turned up last, if it has been seen.
func (e *engine) last(s *state) cards {
	if s.left == 0 {
		return 0
	}
	return e.at(1 << (31 - bits.LeadingZeros32(s.left)) & s.seen)
}

// forcible returns the stock cards that may go up as soon as they are safe: taking them puts no other card out of reach.
func (e *engine) forcible(s *state) cards {
	switch {
	case e.Hand:
		return s.Stock
	case e.Unlimited() && s.offset == 0:
		return e.last(s)
	}
	return 0
}
