// Memory: how a limit is shared out, and what is held.

package endgame

import (
	"slices"
	"unsafe"

	"kedou/search"
	"kedou/search/phrase"
)

const (
	// DefaultMemory is a solver's memory limit, in bytes, where Limits has none.
	DefaultMemory = 1 << 30
	// MinMemory is the lowest memory limit that New takes, in bytes: enough for every deal of 54 cards into 20, 17 and 17.
	// The limit covers the table of positions (up to a half), the records of sub-hands (up to a quarter, then dropped and
	// rebuilt), the workers, the maps of a best line, and the proof. Garbage of the Go runtime, up to as much again, isn't counted.
	MinMemory = 16 << 20

	firstBuckets = 13      // the size of a new table, in bits
	replyBits    = 18      // the size of a worker's replies, where memory allows
	spareBytes   = 1 << 20 // for the workers' stacks, and the record or two with which the records outgrow their room
)

// room is a memory limit shared out for one deal.
type room struct {
	limit   int64
	fixed   int64 // the arrays over the sub-hands, and the workers' replies
	records int64 // the records of sub-hands: when they outgrow it, they are dropped
	replies int   // the size of a worker's replies, in bits
}

// newRoom shares out a limit for arrays of this many bytes and some workers. It
// fails if the arrays alone would take half of it.
func newRoom(limit, arrays int64, workers int) (room, error) {
	m := room{limit: limit, replies: replyBits}
	for m.replies > 0 && int64(workers)*8<<m.replies > limit/8 {
		m.replies--
	}
	m.fixed = arrays + int64(workers)*8<<m.replies
	m.records = min(limit/4, (limit-m.fixed)/3)
	if arrays > limit/2 {
		return m, phrase.Errorf("%w: hands so large need a memory limit of %d bytes or more, it is %d", search.ErrLimits, 2*arrays, limit)
	}
	return m, nil
}

// fits reports whether a table of old bytes may be replaced by one of bytes; for
// a moment both are there.
func (m *room) fits(old, bytes int64) bool {
	return bytes <= m.limit/2 && old+bytes+m.records+m.fixed+spareBytes <= m.limit
}

// larger returns by how many bits the table should grow, 0 if it may not.
func (m *room) larger(t *table) int {
	for bits := 2; bits > 0; bits-- {
		if m.fits(t.bytes(), t.bytes()<<bits) {
			return bits
		}
	}
	return 0
}

// bytes is what the solver holds. The workers must be at rest.
func (r *run) bytes() int64 {
	sum := r.table.bytes() + r.deal.recordBytes.Load() + r.deal.arrays()
	for _, w := range r.workers {
		sum += int64(cap(w.kids))*int64(unsafe.Sizeof(child{})) + w.replies.bytes()
	}
	return sum
}

// arrays is what the arrays over the sub-hands take.
func (d *deal) arrays() (sum int64) {
	for i := range d.spaces {
		sum += d.spaces[i].bytes()
	}
	return sum
}

// trim drops the records of sub-hands, to be made again, if they have outgrown
// their room. The workers must be at rest.
func (r *run) trim() {
	if r.deal.recordBytes.Load() > r.deal.recordRoom {
		r.deal.forget()
	}
}

// positions counts the distinct positions in the table, bucket by bucket; the workers
// must be at rest. Once at the end of an answer that costs a hundredth of the time
// that the search took, or less.
func (t *table) positions() (n int64) {
	for bucket := range slices.Chunk(t.words, ways) {
		if bucket[0] != 0 { // buckets fill from the front
			n += int64(distinct(bucket))
		}
	}
	return n
}

// distinct counts the positions in a bucket: what several views guess of one counts
// once, and not at all apart from its proofs.
func distinct(bucket []uint64) int {
	var proved, guessed [ways]uint64
	p, g := 0, 0
	for _, w := range bucket {
		if w != 0 && w&guessFlag == 0 {
			proved[p] = w >> 16 & guessKey
			p++
		}
	}
	for _, w := range bucket {
		if w&guessFlag != 0 && !slices.Contains(proved[:p], w>>35&guessKey) && !slices.Contains(guessed[:g], w>>30) {
			guessed[g] = w >> 30
			g++
		}
	}
	return p + g
}
