// The agenda: best-first search's own open list, for when it is given no other.
//
// Where costs are small integers, priorities are few, and a stack for each of them
// takes a state in and gives one out in constant time. The order is that of NewHeap, to
// the last tie: least priority first, among equals the newest state. New states have
// rising IDs, so that each stack is in order by itself. Whatever would break the order of
// its stack, and all that comes when there are too many priorities for stacks, goes to a
// heap beside them, and the least of both is the first.
//
// Nothing is moved in place. A state that got cheaper is entered again, and the old
// entry goes stale: the search passes over it, since the record tells the state's
// priority. So there is no index by ID, which would cost a look at memory for every
// step of an entry.

package search

import (
	"unsafe"

	"kedou/search/internal/table"
)

// agenda holds IDs by packed priority, stale entries among them.
type agenda struct {
	stacks []stack
	index  []int32    // a hash table from priorities to stacks, plus one
	front  entryHeap  // by priority, the stacks that may hold something
	others entryHeap  // what no stack takes
	chunks chunkArena // what the stacks are made of
	pushed int64
}

const (
	fewStacks  = 1 << 7  // may be made whatever comes
	mostStacks = 1 << 12 // all there may be
	perStack   = 8       // entries a stack, on average, for more than a few stacks to be worth it
)

// stack is the entries of one priority in rising order of IDs.
type stack struct {
	key     uint64
	top     *chunk // nil: none yet
	n       int32  // entries in top
	fronted bool
}

func newAgenda() *agenda { return &agenda{index: make([]int32, 2*fewStacks)} }

// push enters a state.
func (a *agenda) push(id ID, key uint64) {
	a.pushed++
	n := a.find(key)
	if n < 0 {
		a.others.push(heapEntry{key, id})
		return
	}
	s := &a.stacks[n]
	switch {
	case s.n == 0:
		if s.top == nil {
			s.top = a.chunks.take(nil)
		}
		if !s.fronted {
			s.fronted = true
			a.front.push(heapEntry{key, ID(n)})
		}
	case s.top.ids[s.n-1] > id:
		a.others.push(heapEntry{key, id})
		return
	case s.n == chunkSize:
		s.top, s.n = a.chunks.take(s.top), 0
	}
	s.top.ids[s.n] = id
	s.n++
}

// pop takes out the first entry, which may be stale. There must be one. A stack that
// gets empty stays in front until it is seen there again: the children of the state
// just taken often belong there.
func (a *agenda) pop() (ID, uint64) {
	for len(a.front) > 0 {
		first := a.front[0]
		s := &a.stacks[first.id]
		if s.n == 0 {
			s.fronted = false
			a.front.pop()
			continue
		}
		id := s.top.ids[s.n-1]
		if len(a.others) > 0 && a.others[0].before(heapEntry{first.key, id}) {
			break
		}
		a.shorten(s)
		return id, first.key
	}
	e := a.others.pop()
	return e.id, e.key
}

// first returns the priority of the first entry, which may be stale; false if there is none.
func (a *agenda) first() (uint64, bool) {
	for len(a.front) > 0 && a.stacks[a.front[0].id].n == 0 {
		a.stacks[a.front[0].id].fronted = false
		a.front.pop()
	}
	switch {
	case len(a.front) == 0 && len(a.others) == 0:
		return 0, false
	case len(a.front) == 0 || len(a.others) > 0 && a.others[0].key < a.front[0].key:
		return a.others[0].key, true
	}
	return a.front[0].key, true
}

// shorten drops a stack's last entry.
func (a *agenda) shorten(s *stack) {
	if s.n--; s.n == 0 && s.top.below != nil {
		old := s.top
		s.top, s.n = old.below, chunkSize
		a.chunks.give(old)
	}
}

// find returns the stack of a priority, made if need be, or -1 if there are too many.
func (a *agenda) find(key uint64) int32 {
	at := a.place(key)
	if n := a.index[at]; n > 0 {
		return n - 1
	}
	n := len(a.stacks)
	if n >= fewStacks && (n >= mostStacks || int64(n)*perStack > a.pushed) {
		return -1
	}
	if 2*n >= len(a.index) {
		a.index = make([]int32, 4*n)
		for i := range a.stacks {
			a.index[a.place(a.stacks[i].key)] = int32(i) + 1
		}
		at = a.place(key)
	}
	a.stacks = append(a.stacks, stack{key: key})
	a.index[at] = int32(n) + 1
	return int32(n)
}

// place is where the index has a priority, or would have it.
func (a *agenda) place(key uint64) int {
	mask := len(a.index) - 1
	for at := int(key*0x9E3779B97F4A7C15>>40) & mask; ; at = (at + 1) & mask {
		if n := a.index[at]; n == 0 || a.stacks[n-1].key == key {
			return at
		}
	}
}

// bytes is the memory held while one more state is entered.
func (a *agenda) bytes() int64 {
	return table.Growing(a.stacks) + 3*int64(len(a.index))*int64(unsafe.Sizeof(a.index[0])) +
		table.Growing(a.front) + table.Growing(a.others) + a.chunks.bytes()
}

// chunkSize makes a chunk 256 bytes.
const chunkSize = 62

// chunk is a part of a stack.
type chunk struct {
	below *chunk // the part below; of a spare chunk, another spare one
	ids   [chunkSize]ID
}

// chunkArena makes chunks, and takes back those that have become empty.
type chunkArena struct {
	spare *chunk
	slab  []chunk // made and never used
	made  int64
}

// slabSize chunks are made at a time.
const slabSize = 1 << 4

// take returns an empty chunk on top of another.
func (a *chunkArena) take(below *chunk) *chunk {
	c := a.spare
	switch {
	case c != nil:
		a.spare = c.below
	default:
		if len(a.slab) == 0 {
			a.slab = make([]chunk, slabSize)
			a.made += slabSize
		}
		c, a.slab = &a.slab[0], a.slab[1:]
	}
	c.below = below
	return c
}

// give takes a chunk back.
func (a *chunkArena) give(c *chunk) { c.below, a.spare = a.spare, c }

func (a *chunkArena) bytes() int64 { return (a.made + slabSize) * int64(unsafe.Sizeof(chunk{})) }

// entryHeap is a binary heap.
type entryHeap []heapEntry

func (h *entryHeap) push(e heapEntry) {
	*h = append(*h, e)
	s := *h
	i := len(s) - 1
	for i > 0 && e.before(s[(i-1)/2]) {
		s[i] = s[(i-1)/2]
		i = (i - 1) / 2
	}
	s[i] = e
}

func (h *entryHeap) pop() heapEntry {
	s := *h
	first, e := s[0], s[len(s)-1]
	s = s[:len(s)-1]
	*h = s
	i := 0
	for c := 1; c < len(s); c = 2*i + 1 {
		if c+1 < len(s) && s[c+1].before(s[c]) {
			c++
		}
		if !s[c].before(e) {
			break
		}
		s[i] = s[c]
		i = c
	}
	if len(s) > 0 {
		s[i] = e
	}
	return first
}
