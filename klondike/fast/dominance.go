package fast

// Stored verdicts of the hand game, for states that compare with them, and when one state is no worse than another (technique HandDominance).

import (
	"math/bits"
	"sync/atomic"

	"kedou/klondike/internal/quotient"
	"kedou/search"
)

// dominanceStore lists, for every number of hidden cards in every column, lost states and won states, none of which follows from another
// (technique HandDominance). A state is one word, and the lists are chained through indices. Several goroutines may use the lists at once
// while shared is set: a word is written whole, and any word is true. Entries may get lost or superfluous then, and when the room is used
// up, which only costs time.
//
// It is no hash table, because no question is for an equal state: a question compares all states with the same hidden cards.
type dominanceStore struct {
	deal    *deal
	weight  [quotient.MaxColumns]int // of a hidden card in the index of its lists
	heads   []uint32                 // the first of each list, lost and won in turn; 0 ends a list
	entries []entry
	used    counter
	most    int // entries allowed
	shared  bool
}

type entry struct {
	word uint64
	next uint32
	_    uint32 // so that every word of a list is aligned for sync/atomic on processors of 32 bits
}

const (
	mostLists = 1 << 17
	leastRoom = 1 << 10
)

// reset empties ds for a new deal with the state root, and reports whether the
// deal has few enough lists.
func (ds *dominanceStore) reset(d *deal, root *state, most int) bool {
	lists := 2
	for i := range ds.weight {
		ds.weight[i] = lists
		if lists *= max(root.columns.At(i), 1); lists > mostLists {
			return false
		}
	}
	if cap(ds.heads) < lists {
		ds.heads = make([]uint32, lists)
	}
	ds.heads = ds.heads[:lists]
	clear(ds.heads)
	ds.deal, ds.most, ds.shared = d, most, false
	ds.used.n.Store(1)
	if ds.entries == nil {
		ds.enlarge(leastRoom)
	}
	return true
}

func (ds *dominanceStore) enlarge(n int) {
	ds.entries = append(make([]entry, 0, n), ds.entries...)[:n]
}

func (ds *dominanceStore) verdict(s *state) search.Status {
	word, list := ds.pack(s)
	for i := atomic.LoadUint32(&ds.heads[list]); i != 0; {
		m := &ds.entries[i]
		if ds.covers(atomic.LoadUint64(&m.word), word) {
			ds.promote(list, m)
			return search.Unsolvable
		}
		i = atomic.LoadUint32(&m.next)
	}
	for i := atomic.LoadUint32(&ds.heads[list+1]); i != 0; {
		m := &ds.entries[i]
		if ds.covers(word, atomic.LoadUint64(&m.word)) {
			ds.promote(list+1, m)
			return search.Solved
		}
		i = atomic.LoadUint32(&m.next)
	}
	return search.Unknown
}

// promote moves m's word to the front of its list: an entry that answered once often does so again soon.
func (ds *dominanceStore) promote(list int, m *entry) {
	first := &ds.entries[atomic.LoadUint32(&ds.heads[list])]
	if first == m {
		return
	}
	one, other := atomic.LoadUint64(&first.word), atomic.LoadUint64(&m.word)
	atomic.StoreUint64(&first.word, other)
	atomic.StoreUint64(&m.word, one)
}

// add adds the verdict on s in place of an entry that it makes superfluous, if there is one, and removes other superfluous entries.
func (ds *dominanceStore) add(s *state, verdict search.Status) {
	word, list := ds.pack(s)
	won := verdict == search.Solved
	if won {
		list++
	}
	entered := false
	link := &ds.heads[list]
	for i := atomic.LoadUint32(link); i != 0; i = atomic.LoadUint32(link) {
		m := &ds.entries[i]
		old := atomic.LoadUint64(&m.word)
		superfluous := won && ds.covers(old, word) || !won && ds.covers(word, old)
		if superfluous && entered {
			*link = m.next
			continue
		}
		if superfluous {
			entered = true
			atomic.CompareAndSwapUint64(&m.word, old, word)
			if ds.shared {
				return
			}
		}
		link = &m.next
	}
	if !entered {
		ds.prepend(&ds.heads[list], word)
	}
}

// prepend puts a new entry at the head of a list, if there is room.
func (ds *dominanceStore) prepend(head *uint32, word uint64) {
	i := ds.used.n.Add(1) - 1
	if i >= int64(len(ds.entries)) && (ds.shared || !ds.grow()) {
		ds.used.n.Store(int64(len(ds.entries)))
		return
	}
	m := &ds.entries[i]
	atomic.StoreUint64(&m.word, word)
	for {
		first := atomic.LoadUint32(head)
		atomic.StoreUint32(&m.next, first)
		if atomic.CompareAndSwapUint32(head, first, uint32(i)) {
			return
		}
	}
}

// grow doubles the room, unless that exceeds the limit.
func (ds *dominanceStore) grow() bool {
	if 2*len(ds.entries) > ds.most {
		return false
	}
	ds.enlarge(2 * len(ds.entries))
	return true
}

// share prepares ds for several goroutines, with room to spare, since it can't grow meanwhile.
func (ds *dominanceStore) share() {
	for ds.shared = true; ds.deal != nil && len(ds.entries) < max(1<<sharedLog, 2*int(ds.used.n.Load())) && ds.grow(); {
	}
}

func (ds *dominanceStore) bytes() int64 { return int64(len(ds.entries))*16 + int64(len(ds.heads))*4 }

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
