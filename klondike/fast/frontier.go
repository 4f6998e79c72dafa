package fast

// What is known of states of the hand game, for states that compare with them.

import (
	"math/bits"
	"sync/atomic"

	"kedou/search"
)

// frontier lists, for every number of hidden cards in every column, states that
// are lost, and others that are won, none of which follows from another
// (technique HandDominance). A state is one word, the lists are chained through
// indices, and several goroutines may use them at once while shared is set: a
// word is written whole, and any word is true. That one may get lost then, and
// superfluous ones stay, costs only time, and so does it when the room is used up.
type frontier struct {
	*deal
	weight [maxColumns]int // of a hidden card in the number of its lists
	heads  []uint32        // the first of each list, lost and won in turn; 0 ends a list
	marks  []mark
	used   atomic.Int64
	most   int // marks allowed
	shared bool
}

// mark is an item of a list.
type mark struct {
	word uint64
	next uint32
}

// A word is a state without what its list says: the stock's mask, a bit for every
// column that still has its locked card, and five for every foundation.
const (
	groundAt = maxStock
	heightAt = groundAt + maxColumns
	height   = 5                           // bits of one foundation
	subsets  = uint64(1)<<heightAt - 1     // the bits of which the better state has more
	guards   = uint64(0x84210) << heightAt // the highest bit of every foundation
)

const (
	mostLists = 1 << 17
	leastRoom = 1 << 10
)

// reset empties f for a new deal with the state root, and reports whether the
// deal has few enough lists.
func (f *frontier) reset(d *deal, root *state, most int) bool {
	lists := 2
	for i := range f.weight {
		f.weight[i] = lists
		if lists *= max(root.count(i), 1); lists > mostLists {
			return false
		}
	}
	if cap(f.heads) < lists {
		f.heads = make([]uint32, lists)
	}
	f.heads = f.heads[:lists]
	clear(f.heads)
	f.deal, f.most, f.shared = d, most, false
	f.used.Store(1)
	if f.marks == nil {
		f.enlarge(leastRoom)
	}
	return true
}

// enlarge makes room for n marks.
func (f *frontier) enlarge(n int) {
	f.marks = append(make([]mark, 0, n), f.marks...)[:n]
}

// pack returns s as a word, and the number of the list of the lost.
func (f *frontier) pack(s *state) (word uint64, list int) {
	word = s.key & f.stock
	for i := range f.weight {
		if n := s.count(i); n > 0 {
			list += (n - 1) * f.weight[i]
			word |= 1 << (groundAt + i)
		}
	}
	for suit, all := range suits {
		word |= uint64(bits.OnesCount64(s.up&all)) << (heightAt + height*suit)
	}
	return word, list
}

// verdict returns what the marks say about s.
func (f *frontier) verdict(s *state) search.Status {
	word, list := f.pack(s)
	for i := atomic.LoadUint32(&f.heads[list]); i != 0; {
		m := &f.marks[i]
		if f.covers(atomic.LoadUint64(&m.word), word) {
			f.promote(list, m)
			return search.Unsolvable
		}
		i = atomic.LoadUint32(&m.next)
	}
	for i := atomic.LoadUint32(&f.heads[list+1]); i != 0; {
		m := &f.marks[i]
		if f.covers(word, atomic.LoadUint64(&m.word)) {
			f.promote(list+1, m)
			return search.Solved
		}
		i = atomic.LoadUint32(&m.next)
	}
	return search.Unknown
}

// promote makes m's word the first of its list: what answered once often does so
// again soon.
func (f *frontier) promote(list int, m *mark) {
	first := &f.marks[atomic.LoadUint32(&f.heads[list])]
	one, other := atomic.LoadUint64(&first.word), atomic.LoadUint64(&m.word)
	atomic.StoreUint64(&first.word, other)
	atomic.StoreUint64(&m.word, one)
}

// covers reports whether better is won if worse is: what is up there is up or in
// the hand here, what is free there is free, in the hand or locked on the
// ground here, and all else is the same.
func (f *frontier) covers(better, worse uint64) bool {
	switch {
	case worse&^better&subsets != 0, ((worse&^subsets|guards)-better&^subsets)&guards != guards:
		return false
	case (better^worse)>>groundAt == 0:
		return true
	}
	hand := cards(0)
	for places := better & f.stock; places != 0; places &= places - 1 {
		hand |= f.order[bits.TrailingZeros64(places)]
	}
	return raised(worse)&^raised(better)&^hand == 0
}

// raised returns the cards that are up in the state of a word.
func raised(word uint64) cards {
	up := cards(0)
	for i, all := range suits {
		up |= all & (1<<(word>>(heightAt+height*i)&31*oneRank) - 1)
	}
	return up
}

// add enters the verdict on s, in the place of one that it makes superfluous, if
// there is one, and takes out all others.
func (f *frontier) add(s *state, verdict search.Status) {
	word, list := f.pack(s)
	won := verdict == search.Solved
	if won {
		list++
	}
	entered := false
	link := &f.heads[list]
	for i := atomic.LoadUint32(link); i != 0; i = atomic.LoadUint32(link) {
		m := &f.marks[i]
		old := atomic.LoadUint64(&m.word)
		superfluous := won && f.covers(old, word) || !won && f.covers(word, old)
		if superfluous && entered {
			*link = m.next
			continue
		}
		if superfluous {
			entered = true
			atomic.CompareAndSwapUint64(&m.word, old, word)
			if f.shared {
				return
			}
		}
		link = &m.next
	}
	if !entered {
		f.prepend(&f.heads[list], word)
	}
}

// prepend puts a new mark at the head of a list, if there is room.
func (f *frontier) prepend(head *uint32, word uint64) {
	i := f.used.Add(1) - 1
	if i >= int64(len(f.marks)) && (f.shared || !f.grow()) {
		f.used.Store(int64(len(f.marks)))
		return
	}
	m := &f.marks[i]
	atomic.StoreUint64(&m.word, word)
	for {
		first := atomic.LoadUint32(head)
		atomic.StoreUint32(&m.next, first)
		if atomic.CompareAndSwapUint32(head, first, uint32(i)) {
			return
		}
	}
}

// grow doubles the room, unless that is more than allowed.
func (f *frontier) grow() bool {
	if 2*len(f.marks) > f.most {
		return false
	}
	f.enlarge(2 * len(f.marks))
	return true
}

// share makes f ready for several goroutines, with room to spare: it can't grow
// meanwhile.
func (f *frontier) share() {
	for f.shared = true; f.deal != nil && len(f.marks) < max(1<<sharedLog, 2*int(f.used.Load())) && f.grow(); {
	}
}

// bytes returns the memory held.
func (f *frontier) bytes() int64 { return int64(len(f.marks))*16 + int64(len(f.heads))*4 }
