// Guesses: best-first search's memory of unsettled states, in the same buckets as the proofs.

package endgame

import "sync/atomic"

// numbers are best-first search's guesses at a state: the landlord's distance from a win, and the peasants'; see evaluate.
type numbers struct{ proof, disproof int32 }

// guessKey is the part of a state's key, above the bucket, that a guess holds.
const guessKey = 1<<28 - 1

// pattern matches the guesses at a state: their word under a mask.
type pattern struct{ mask, word uint64 }

// guessed returns the pattern of guesses at a state, from any view.
func guessed(tag uint64, least uint8) pattern {
	return pattern{guessFlag | guessKey<<35 | 31<<30, guessFlag | tag&guessKey<<35 | uint64(least)<<30}
}

// viewed narrows the pattern to one view.
func (p pattern) viewed(view int) pattern {
	return pattern{p.mask | 15<<26, p.word | uint64(view)<<26}
}

// recall returns the guess at a state from one view.
func (t *table) recall(spread uint64, least uint8, view int) (n numbers, ok bool) {
	p := guessed(spread>>t.bucketBits, least).viewed(view)
	bucket := t.bucket(spread)
	for i := range bucket {
		if w := atomic.LoadUint64(&bucket[i]); w&p.mask == p.word {
			return numbers{unpacked(w), unpacked(w >> 10)}, true
		}
	}
	return n, false
}

// remember stores a guess and the work behind it.
func (t *table) remember(spread uint64, least uint8, view int, n numbers, work int64) {
	p := guessed(spread>>t.bucketBits, least).viewed(view)
	bucket := t.bucket(spread)
	slot, cheapest := 0, 64
	for i := range bucket {
		w := atomic.LoadUint64(&bucket[i])
		if w&p.mask == p.word {
			slot = i
			break
		}
		if c := effort(w); c < cheapest {
			slot, cheapest = i, c
		}
	}
	word := p.word | doublings(work)<<20 | packed(n.disproof)<<10 | packed(n.proof)
	atomic.StoreUint64(&bucket[slot], word)
}

// packed puts a number into ten bits, of which the largest stands for infinite.
func packed(n int32) uint64 {
	if n == infinite {
		return 1023
	}
	return uint64(min(n, 1022))
}

// unpacked is the inverse of packed, of a word's lowest ten bits.
func unpacked(w uint64) int32 {
	if w &= 1023; w < 1023 {
		return int32(w)
	}
	return infinite
}
