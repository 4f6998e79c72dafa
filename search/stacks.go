// Stacks by priority: the open list that best-first search uses unless the caller brings one.
//
// Where costs are small integers, few priorities occur. A stack of states for each priority then adds or removes a state in
// constant time. The order equals NewHeap's, including ties: least priority first, among equals the newest state. New states have
// rising IDs, so each stack stays sorted. An entry that would break its stack's order goes to a heap, and so do all entries when priorities
// are too many for stacks. The first entry is the lesser of the first stack's and the heap's.
//
// No entry moves. When a state gets cheaper, a second entry is added and the old one goes stale: the search skips an entry whose
// priority differs from its state's record. So the stacks need no index by ID, which would cost a memory access for every step of an
// entry.

package search

import (
	"unsafe"

	"kedou/internal/engine"
)

// stacks holds IDs by packed priority, stale entries included.
type stacks struct {
	all    []stack
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

func newStacks() *stacks { return &stacks{index: make([]int32, 2*fewStacks)} }

func (l *stacks) push(id ID, key uint64) {
	l.pushed++
	n := l.find(key)
	if n < 0 {
		l.others.push(heapEntry{key, id})
		return
	}
	s := &l.all[n]
	switch {
	case s.n == 0:
		if s.top == nil {
			s.top = l.chunks.take(nil)
		}
		if !s.fronted {
			s.fronted = true
			l.front.push(heapEntry{key, ID(n)})
		}
	case s.top.ids[s.n-1] > id:
		l.others.push(heapEntry{key, id})
		return
	case s.n == chunkSize:
		s.top, s.n = l.chunks.take(s.top), 0
	}
	s.top.ids[s.n] = id
	s.n++
}

// pop removes and returns the first entry, which may be stale. The list must not be empty. An emptied stack stays in front until pop
// meets it again: the children of the state just removed often belong there.
func (l *stacks) pop() (ID, uint64) {
	for len(l.front) > 0 {
		first := l.front[0]
		s := &l.all[first.id]
		if s.n == 0 {
			s.fronted = false
			l.front.pop()
			continue
		}
		id := s.top.ids[s.n-1]
		if len(l.others) > 0 && l.others[0].before(heapEntry{first.key, id}) {
			break
		}
		l.shorten(s)
		return id, first.key
	}
	e := l.others.pop()
	return e.id, e.key
}

// first returns the priority of the first entry, which may be stale; false if there is none.
func (l *stacks) first() (uint64, bool) {
	for len(l.front) > 0 && l.all[l.front[0].id].n == 0 {
		l.all[l.front[0].id].fronted = false
		l.front.pop()
	}
	switch {
	case len(l.front) == 0 && len(l.others) == 0:
		return 0, false
	case len(l.front) == 0 || len(l.others) > 0 && l.others[0].key < l.front[0].key:
		return l.others[0].key, true
	}
	return l.front[0].key, true
}

// shorten removes a stack's last entry.
func (l *stacks) shorten(s *stack) {
	if s.n--; s.n == 0 && s.top.below != nil {
		old := s.top
		s.top, s.n = old.below, chunkSize
		l.chunks.give(old)
	}
}

// find returns the stack of a priority and makes one if needed. It returns -1 if there are too many stacks.
func (l *stacks) find(key uint64) int32 {
	at := l.place(key)
	if n := l.index[at]; n > 0 {
		return n - 1
	}
	n := len(l.all)
	if n >= fewStacks && (n >= mostStacks || int64(n)*perStack > l.pushed) {
		return -1
	}
	if 2*n >= len(l.index) {
		l.index = make([]int32, 4*n)
		for i := range l.all {
			l.index[l.place(l.all[i].key)] = int32(i) + 1
		}
		at = l.place(key)
	}
	l.all = append(l.all, stack{key: key})
	l.index[at] = int32(n) + 1
	return int32(n)
}

// place returns the index slot that holds a priority, or the free slot where it would go.
func (l *stacks) place(key uint64) int {
	mask := len(l.index) - 1
	for at := int(key*0x9E3779B97F4A7C15>>40) & mask; ; at = (at + 1) & mask {
		if n := l.index[at]; n == 0 || l.all[n-1].key == key {
			return at
		}
	}
}

// bytes is the memory held while one more state is added.
func (l *stacks) bytes() int64 {
	return engine.Growing(l.all) + 3*int64(len(l.index))*int64(unsafe.Sizeof(l.index[0])) +
		engine.Growing(l.front) + engine.Growing(l.others) + l.chunks.bytes()
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
