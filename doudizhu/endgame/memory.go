// Memory: the shares of a limit, and the bytes in use.

package endgame

import (
	"slices"
	"unsafe"

	"kedou/internal/phrase"
	"kedou/search"
)

const (
	// DefaultMemory is a solver's memory limit, in bytes, where Limits has none.
	DefaultMemory = 1 << 30
	// MinMemory is the lowest memory limit that New takes, in bytes: enough for every deal of 54 cards into 20, 17 and 17. The
	// limit covers the table of positions (up to a half), the records of sub-hands (up to a quarter, dropped and rebuilt beyond
	// that), the workers, the maps of a best line, and the proof. Garbage of the Go runtime, up to as much again, isn't counted.
	MinMemory = 16 << 20

	firstBuckets = 13      // the size of a new table, in bits
	replyBits    = 18      // the size of a worker's replies, where memory allows
	spareBytes   = 1 << 20 // for the workers' stacks, and the last record or two, with which the records exceed their room
)

// room divides a memory limit for one deal.
type room struct {
	limit   int64
	fixed   int64 // the arrays over the sub-hands, and the workers' replies
	records int64 // the records of sub-hands: the solver drops them when they exceed this
	replies int   // the size of a worker's replies, in bits
}

// newRoom divides a limit, given the bytes of the arrays and the number of workers. It fails if the
// arrays alone would take half of the limit.
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

// fits reports whether a table of old bytes may be replaced by one of bytes; both exist for a moment.
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

// bytes is the memory of the solver. The workers must be at rest.
func (r *run) bytes() int64 {
	sum := r.table.bytes() + r.deal.recordBytes.Load() + r.deal.arrays()
	for _, w := range r.workers {
		sum += int64(cap(w.kids))*int64(unsafe.Sizeof(child{})) + w.replies.bytes()
	}
	return sum
}

// arrays is the memory of the arrays over the sub-hands.
func (d *deal) arrays() (sum int64) {
	for i := range d.spaces {
		sum += d.spaces[i].bytes()
	}
	return sum
}

// trim drops the records of sub-hands if they have outgrown their room; the search makes them again. The workers must be at rest.
func (r *run) trim() {
	if r.deal.recordBytes.Load() > r.deal.recordRoom {
		r.deal.forget()
	}
}

// positions counts the distinct positions in the table, bucket by bucket; the workers must be at
// rest. It runs once, at the end of an answer, in a hundredth of the search's time or less.
func (t *table) positions() (n int64) {
	for bucket := range slices.Chunk(t.words, ways) {
		if bucket[0] != 0 { // buckets fill from the front
			n += int64(distinct(bucket))
		}
	}
	return n
}

// distinct counts the positions in a bucket: the guesses of several views at one position count once, and not at all if a proof is there.
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
