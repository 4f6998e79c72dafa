package fast

// States of the hand game as single words, and when one of them is no worse than another (technique HandDominance).

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// A word is a state without what its list determines: the stock's mask, a bit for every column that still has its locked card, and five
// bits for every foundation.
const (
	lockedAt = quotient.MaxStock
	heightAt = lockedAt + quotient.MaxColumns
	height   = 5                           // bits of one foundation
	subsets  = uint64(1)<<heightAt - 1     // bits that only the better state may have in addition
	guards   = uint64(0x84210) << heightAt // the highest bit of every foundation
)

// pack returns s as a word, and the number of the list of the lost.
func (ds *dominanceStore) pack(s *state) (word uint64, list int) {
	word = s.key & ds.deal.stockMask
	for i := range ds.weight {
		if n := s.columns.At(i); n > 0 {
			list += (n - 1) * ds.weight[i]
			word |= 1 << (lockedAt + i)
		}
	}
	for suit, all := range quotient.Suits {
		word |= uint64(bits.OnesCount64(s.Up&all)) << (heightAt + height*suit)
	}
	return word, list
}

// covers reports whether better is won if worse is: cards up in worse are up or in the hand in better, cards free in worse are free, in the
// hand or locked on the ground in better, and everything else is equal.
func (ds *dominanceStore) covers(better, worse uint64) bool {
	switch {
	case worse&^better&subsets != 0, ((worse&^subsets|guards)-better&^subsets)&guards != guards:
		return false
	case (better^worse)>>lockedAt == 0:
		return true
	}
	hand := cards(0)
	for places := better & ds.deal.stockMask; places != 0; places &= places - 1 {
		hand |= ds.deal.order[bits.TrailingZeros64(places)]
	}
	return raised(worse)&^raised(better)&^hand == 0
}

// raised returns the cards that are up in the state of a word.
func raised(word uint64) cards {
	up := cards(0)
	for i, all := range quotient.Suits {
		up |= all & (1<<(word>>(heightAt+height*i)&31*quotient.OneRank) - 1)
	}
	return up
}
