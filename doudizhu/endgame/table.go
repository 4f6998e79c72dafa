// The table: exact proofs and best-first search's guesses in one bounded array that all workers share.

package endgame

import (
	"math/bits"
	"sync/atomic"
	"unsafe"

	"kedou/search/andor"
)

// table maps keys of at most keyBits bits to entries of one word. A key is spread over its bits one to one; its low bits choose a bucket of
// one cache line, and a proved entry holds all the others, so no verdict rests on a hash. Guesses share the buckets and keep only 28 bits
// of the key: they steer the search and prove nothing. Workers read and write words atomically, and each word is complete, so that they
// need no locks.
//
// A full bucket loses the entry that took the least work.
//
// The core's table of numbered records wouldn't do: it keeps every record, and a search of three hands soon meets more positions than any
// memory holds. This table is bounded, stores a position in 8 bytes, finds it in one cache line, and lets several workers write at once.
//
//	proved:  0 | key above the bucket 47 | work 6 | 31-lost 5 | won+1 5
//	guessed: 1 | key 28 | least 5 | view 4 | work 6 | disproof 10 | proof 10
type table struct {
	words      []uint64
	keyBits    int
	bucketBits int
}

const (
	ways      = 8 // entries a bucket: one cache line
	tagBits   = 47
	guessFlag = 1 << 63
)

// newTable returns a table of 1<<bucketBits buckets, or more if keys need them.
func newTable(keyBits, bucketBits int) table {
	bucketBits = max(bucketBits, keyBits-tagBits)
	words := make([]uint64, ways<<bucketBits)
	adviseHuge(words)
	return table{words, keyBits, bucketBits}
}

// bytes is the memory of a table.
func (t *table) bytes() int64 { return int64(len(t.words)) * 8 }

// spread permutes the keys of keyBits bits so that their low bits depend on all.
func (t *table) spread(key uint64) uint64 {
	mask := uint64(1)<<t.keyBits - 1
	half := (t.keyBits + 1) / 2
	key = key * 0x9e37_79b9_7f4a_7c15 & mask
	key ^= key >> half
	key = key * 0xd6e8_feb8_6659_fd93 & mask
	return key ^ key>>half
}

// bucket returns the cache line of a spread key.
func (t *table) bucket(spread uint64) []uint64 {
	i := spread & (1<<t.bucketBits - 1) * ways
	return t.words[i : i+ways : i+ways]
}

// fetch prefetches the bucket of a spread key. The search calls it as soon as it generates a child,
// since it spends most of its time waiting for memory.
func (t *table) fetch(spread uint64) {
	prefetch(unsafe.Pointer(&t.words[spread&(1<<t.bucketBits-1)*ways]))
}

// probe looks a state up by its spread key and trick. It returns the outcome for the landlord, and the work of the proof, in doublings. (An
// entry speaks for the side to move, to which a lower rank to beat can only help.)
func (t *table) probe(spread uint64, on *trick) (o andor.Outcome, work int) {
	tag := spread >> t.bucketBits
	bucket := t.bucket(spread)
	for i := range bucket {
		w := atomic.LoadUint64(&bucket[i])
		if w>>16 != tag {
			continue
		}
		switch {
		case uint64(on.least) < w&31:
			return on.goal(), int(w >> 10 & 63)
		case uint64(on.least)+(w>>5&31) >= 31:
			return on.goal().Opposite(), int(w >> 10 & 63)
		}
		return andor.Unknown, 0
	}
	return andor.Unknown, 0
}

// store enters the outcome of a state for the landlord, in place of guesses at the state.
func (t *table) store(spread uint64, on *trick, o andor.Outcome, work int64) {
	tag := spread >> t.bucketBits
	bucket := t.bucket(spread)
	word := tag << 16
	guess, slot, cheapest := guessed(tag, on.least), 0, 64
	for i := range bucket {
		w := atomic.LoadUint64(&bucket[i])
		if w>>16 == tag || w&guess.mask == guess.word {
			slot, cheapest = i, -1
			if w>>16 == tag {
				word = w &^ (63 << 10)
				work = max(work, 1<<(w>>10&63))
				break
			}
		}
		if c := effort(w); c < cheapest {
			slot, cheapest = i, c
		}
	}
	if o == on.goal() {
		word = word&^31 | max(word&31, uint64(on.least)+1)
	} else {
		word = word&^(31<<5) | max(word>>5&31, 31-uint64(on.least))<<5
	}
	atomic.StoreUint64(&bucket[slot], word|doublings(work)<<10)
}

// effort is the work of an entry, in doublings; -1 if it is empty.
func effort(w uint64) int {
	switch {
	case w == 0:
		return -1
	case w&guessFlag != 0:
		return int(w >> 20 & 63)
	}
	return int(w >> 10 & 63)
}

// doublings is the scale on which entries keep their work.
func doublings(work int64) uint64 { return uint64(bits.Len64(uint64(work))) & 63 }

// grown returns a larger table with the proofs. It drops guesses, which have only a part of their key.
func (t *table) grown(bucketBits int) table {
	big := newTable(t.keyBits, bucketBits)
	for i, w := range t.words {
		if w == 0 || w&guessFlag != 0 {
			continue
		}
		spread := w>>16<<t.bucketBits | uint64(i/ways)
		tag := spread >> big.bucketBits
		bucket := big.bucket(spread)
		for j := range bucket {
			if bucket[j] == 0 {
				bucket[j] = tag<<16 | w&0xffff
				break
			}
		}
	}
	return big
}

// load estimates the share of entries in use from a sample of the buckets.
func (t *table) load() float64 {
	sample := t.words[:min(len(t.words), 4096)]
	used := 0
	for i := range sample {
		if atomic.LoadUint64(&sample[i]) != 0 {
			used++
		}
	}
	return float64(used) / float64(len(sample))
}
