// The agenda: the open list that best-first search uses unless the caller brings one.
//
// Where costs are small integers, few priorities occur. The agenda then keeps a stack of states for each priority and adds or removes a
// state in constant time. The order equals NewHeap's, including ties: least priority first, among equals the newest state. New states have
// rising IDs, so each stack stays sorted. An entry that would break its stack's order goes to a heap, and so do all entries when priorities
// are too many for stacks. The first entry is the lesser of the first stack's and the heap's.
//
// No entry moves. When a state gets cheaper, the agenda adds a second entry and the old one goes stale: the search skips an entry whose
// priority differs from its state's record. So the agenda needs no index by ID, which would cost a memory access for every step of an
// entry.

package search

import (
	"unsafe"

	"kedou/internal/engine"
)

// agenda holds IDs by packed priority, stale entries included.
type agenda struct {
	stacks []stack
	index  []int32    // a hash table from priorities to stacks, plus one
	front  entryHeap  // by priority, the stacks that may hold something
	others entryHeap  // entries that no stack takes
	chunks chunkArena // memory for the stacks
	pushed int64
}

const (
	fewStacks  = 1 << 7  // stacks allowed from the start
	mostStacks = 1 << 12 // the greatest number of stacks
	perStack   = 8       // entries per stack, on average, that justify more than fewStacks
)

// stack is the entries of one priority in rising order of IDs.
type stack struct {
	key     uint64
	top     *chunk // nil: none yet
	n       int32  // entries in top
	fronted bool
}

func newAgenda() *agenda { return &agenda{index: make([]int32, 2*fewStacks)} }

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

// pop removes and returns the first entry, which may be stale. The agenda must not be empty. An emptied stack stays in front until pop
// meets it again: the children of the state just removed often belong there.
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

// shorten removes a stack's last entry.
func (a *agenda) shorten(s *stack) {
	if s.n--; s.n == 0 && s.top.below != nil {
		old := s.top
		s.top, s.n = old.below, chunkSize
		a.chunks.give(old)
	}
}

// find returns the stack of a priority and makes one if needed. It returns -1 if there are too many stacks.
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

// place returns the index slot that holds a priority, or the free slot where it would go.
func (a *agenda) place(key uint64) int {
	mask := len(a.index) - 1
	for at := int(key*0x9E3779B97F4A7C15>>40) & mask; ; at = (at + 1) & mask {
		if n := a.index[at]; n == 0 || a.stacks[n-1].key == key {
			return at
		}
	}
}

// bytes is the memory held while one more state is added.
func (a *agenda) bytes() int64 {
	return engine.Growing(a.stacks) + 3*int64(len(a.index))*int64(unsafe.Sizeof(a.index[0])) +
		engine.Growing(a.front) + engine.Growing(a.others) + a.chunks.bytes()
}

// chunkSize makes a chunk 256 bytes.
const chunkSize = 62

// chunk is a part of a stack.
type chunk struct {
	below *chunk // the part below; of a spare chunk, another spare one
	ids   [chunkSize]ID
}

// chunkArena allocates chunks and reuses emptied ones.
type chunkArena struct {
	spare *chunk
	slab  []chunk // allocated, not yet used
	made  int64
}

// slabSize is how many chunks one allocation makes.
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
