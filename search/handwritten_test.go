// A* for the 15-puzzle alone, without interfaces, callbacks, limits or type parameters. It has the same heap, tables and order as the
// generic engine, to measure their cost.

package search_test

import (
	"kedou/search"
	"kedou/search/searchtest"
)

const (
	handBits = 11
	handPage = 1 << handBits
)

type handRecord struct {
	state searchtest.Tiles
	move  searchtest.Slide
	handNode
}

type handNode struct {
	g, h   search.Cost
	parent int32
	depth  int32
	closed bool
}

type handEntry struct {
	key uint64
	id  int32
}

type handSlot struct {
	tag uint32
	id  int32
}

type handTable struct {
	puzzle *searchtest.Puzzle
	nodes  []*[handPage]handRecord
	places []*[handPage]int32
	heap   []handEntry
	slots  []handSlot
	size   int32
}

func (t *handTable) node(id int32) *handRecord { return &t.nodes[id>>handBits][id&(handPage-1)] }

func (t *handTable) place(e handEntry, i int) {
	t.heap[i] = e
	t.places[e.id>>handBits][e.id&(handPage-1)] = int32(i)
}

func (a handEntry) before(b handEntry) bool { return a.key < b.key || a.key == b.key && a.id > b.id }

func (t *handTable) up(i int, e handEntry) {
	for i > 0 && e.before(t.heap[(i-1)/2]) {
		t.place(t.heap[(i-1)/2], i)
		i = (i - 1) / 2
	}
	t.place(e, i)
}

func (t *handTable) down(e handEntry) {
	i := 0
	for {
		c := 2*i + 1
		if c >= len(t.heap) {
			break
		}
		if c+1 < len(t.heap) && t.heap[c+1].before(t.heap[c]) {
			c++
		}
		if !t.heap[c].before(e) {
			break
		}
		t.place(t.heap[c], i)
		i = c
	}
	t.place(e, i)
}

func (t *handTable) put(s handSlot) {
	i := s.tag & uint32(len(t.slots)-1)
	for t.slots[i].id != 0 {
		i = (i + 1) & uint32(len(t.slots)-1)
	}
	t.slots[i] = s
}

func (t *handTable) find(s searchtest.Tiles) (int32, uint32) {
	tag := uint32(t.puzzle.Hash(s) * 0x9E3779B97F4A7C15 >> 32)
	for i := tag & uint32(len(t.slots)-1); ; i = (i + 1) & uint32(len(t.slots)-1) {
		e := t.slots[i]
		if e.id == 0 {
			return -1, tag
		}
		if id := e.id - 1; e.tag == tag && t.node(id).state == s {
			return id, tag
		}
	}
}

func (t *handTable) add(s searchtest.Tiles, tag uint32, m searchtest.Slide, n handNode) {
	id := t.size
	if id&(handPage-1) == 0 {
		t.nodes = append(t.nodes, new([handPage]handRecord))
		t.places = append(t.places, new([handPage]int32))
	}
	*t.node(id) = handRecord{s, m, n}
	t.size++
	if 4*int(id) >= 3*len(t.slots) {
		old := t.slots
		t.slots = make([]handSlot, 2*len(old))
		for _, e := range old {
			if e.id != 0 {
				t.put(e)
			}
		}
	}
	t.put(handSlot{tag, id + 1})
	t.heap = append(t.heap, handEntry{})
	t.up(len(t.heap)-1, handEntry{handKey(n), id})
}

func handKey(n handNode) uint64 {
	return uint64(uint32(n.g+n.h)^1<<31)<<32 | uint64(uint32(n.h)^1<<31)
}

// handAStar returns the cost of a cheapest solution and the number of expansions.
func handAStar(p *searchtest.Puzzle, start searchtest.Tiles) (search.Cost, int64) {
	t := &handTable{puzzle: p, slots: make([]handSlot, 256)}
	_, tag := t.find(start)
	t.add(start, tag, 0, handNode{h: p.Manhattan(start), parent: -1})
	var moves []searchtest.Slide
	var expanded int64
	for len(t.heap) > 0 {
		id, last := t.heap[0].id, len(t.heap)-1
		e := t.heap[last]
		t.heap = t.heap[:last]
		if last > 0 {
			t.down(e)
		}
		n := t.node(id)
		if p.IsGoal(n.state) {
			return n.g, expanded
		}
		n.closed = true
		expanded++
		moves = p.AppendMoves(moves[:0], n.state)
		for _, m := range moves {
			next, cost := p.Next(n.state, m)
			t.meet(next, m, handNode{g: n.g + cost, parent: id, depth: n.depth + 1})
		}
	}
	return search.Infinite, expanded
}

func (t *handTable) meet(s searchtest.Tiles, m searchtest.Slide, found handNode) {
	id, tag := t.find(s)
	if id < 0 {
		found.h = t.puzzle.Manhattan(s)
		t.add(s, tag, m, found)
		return
	}
	n := t.node(id)
	if found.g >= n.g {
		return
	}
	n.g, n.depth, n.parent = found.g, found.depth, found.parent
	n.move = m
	e := handEntry{handKey(n.handNode), id}
	if n.closed {
		n.closed = false
		t.heap = append(t.heap, handEntry{})
		t.up(len(t.heap)-1, e)
		return
	}
	t.up(int(t.places[id>>handBits][id&(handPage-1)]), e)
}
