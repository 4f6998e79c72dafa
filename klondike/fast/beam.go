package fast

// The nodes of the shortener: sets of them by layer, and an estimate of the moves and turns still to come in a line.

import (
	"math"
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// beam holds the nodes of one beam search. The layer of a state is the number of irreversible steps still to come, if no step takes two
// cards: dealt cards in place and stock cards.
type beam struct {
	nodes  []node
	most   int        // nodes allowed
	layers [][]uint64 // waiting nodes, by layer: heaps of entries, see entry
	heads  []head     // a hash table of keys
	keys   int
}

// head names a key's newest node.
type head struct {
	tag uint32 // of the key
	id  int32  // the node's number, plus 1; 0 in an empty slot
}

func layer(s *state) int {
	n := bits.OnesCount64(s.Stock)
	for counts := s.columns; counts != 0; counts >>= 4 {
		n += int(counts & 15)
	}
	return n
}

func (b *beam) bytes() int64 { return int64(len(b.nodes)) * nodeShare }

// fewestHeads is the size of an empty table, and fewestNodes how many nodes have room at first.
const (
	fewestHeads = 1 << 12
	fewestNodes = 3 << 12
)

// reset empties b for states of the given number of layers and for the given number of nodes.
func (b *beam) reset(layers, most int) {
	if b.nodes == nil {
		b.nodes = make([]node, 0, min(most, fewestNodes)) // fresh pages, which slices.Grow would clear
	}
	b.nodes, b.keys, b.most = b.nodes[:0], 0, most
	b.setHeads(fewestHeads)
	for len(b.layers) <= layers {
		b.layers = append(b.layers, nil)
	}
	for i := range b.layers {
		b.layers[i] = b.layers[i][:0]
	}
}

func (b *beam) setHeads(size int) {
	if cap(b.heads) < size {
		b.heads = make([]head, size)
		return
	}
	b.heads = b.heads[:size]
	clear(b.heads)
}

func (b *beam) head(key uint64) *head {
	const spread = 0x9E3779B97F4A7C15 // the golden ratio (Knuth 1973)
	hash, mask := key*spread, uint64(len(b.heads)-1)
	tag := uint32(hash >> 32)
	for at := hash >> 24; ; at++ {
		if h := &b.heads[at&mask]; h.id == 0 || h.tag == tag && b.nodes[h.id-1].state.key == key {
			h.tag = tag
			return h
		}
	}
}

func (b *beam) grow() {
	b.setHeads(2 * len(b.heads))
	for i := range b.nodes {
		b.head(b.nodes[i].state.key).id = int32(i + 1)
	}
}

// store adds n as the newest node of the key in slot h, and returns its number.
func (b *beam) store(n *node, h *head) int32 {
	id := int32(len(b.nodes))
	n.next = h.id - 1
	b.nodes = append(b.nodes, *n)
	if h.id == 0 {
		b.keys++
	}
	if h.id = id + 1; b.keys > len(b.heads)/4*3 {
		b.grow()
	}
	return id
}

// entry returns what orders node id in its layer: the least expected length first, then the longest way so far.
func (b *beam) entry(id int32) uint64 {
	n := &b.nodes[id]
	return uint64(n.bound)<<48 | uint64(math.MaxInt16-n.cost)<<32 | uint64(id)
}

func (b *beam) push(id int32) {
	at, e := b.nodes[id].layer, b.entry(id)
	h := append(b.layers[at], e)
	i := len(h) - 1
	for up := (i - 1) / 2; i > 0 && e < h[up]; up = (i - 1) / 2 {
		h[i] = h[up]
		i = up
	}
	h[i], b.layers[at] = e, h
}

func (b *beam) pop(at int) int32 {
	h := b.layers[at]
	first, n := h[0], len(h)-1
	last, i := h[n], 0
	for child := 1; child < n; child = 2*i + 1 {
		if child+1 < n && h[child+1] < h[child] {
			child++
		}
		if last <= h[child] {
			break
		}
		h[i] = h[child]
		i = child
	}
	h[i], b.layers[at] = last, h[:n]
	return int32(first & math.MaxUint32)
}

// estimate guesses the rest of a line. An example: 20 cards aren't up; in one column 9♥ lies above 4♥, so that it has to move away before
// it can go up; at draw 3 the stock has 5 cards and the waste 4. The guess is 20 + 1 + 2 + 1.
//
// It is no bound: the cards of the waste may go one after another without another turn. But lines that leave cards on the waste pay for
// that later, and without this term they look better than they are.
type estimate struct {
	draw   int
	blocks [quotient.MaxColumns][quotient.MaxDealt + 1]uint8 // by column and dealt cards in place: cards above a lower card of their suit
}

func (e *estimate) reset(d *deal) {
	e.draw = d.Rules.Draw
	for column, dealt := range d.dealt {
		below := cards(0)
		for place, c := range dealt {
			e.blocks[column][place+1] = e.blocks[column][place]
			for _, suit := range quotient.Suits {
				if suit&c != 0 && suit&(c-1)&below != 0 {
					e.blocks[column][place+1]++
				}
			}
			below |= c
		}
	}
}

// of returns the estimate for s with the given waste; left are the cards that aren't up.
func (e *estimate) of(s *state, waste int, left cards) int {
	stock := bits.OnesCount64(s.Stock)
	n := bits.OnesCount64(left) + (stock-waste+e.draw-1)/e.draw + waste/e.draw
	for column := range e.blocks {
		n += int(e.blocks[column][s.columns.At(column)])
	}
	return n
}
