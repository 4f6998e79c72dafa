package fast

// The lists of a beam: its nodes by key, and waiting nodes by layer.

import "math/bits"

// beam holds the nodes of one beam search. The layer of a state is the number of irreversible steps still to come, if no step takes two
// cards: dealt cards in place and stock cards.
type beam struct {
	nodes  []node
	most   int       // nodes allowed
	layers [][]int32 // waiting nodes, by layer: heaps of node numbers
	heads  []int32   // a hash table of keys: the newest node of each, plus 1
	keys   int
}

// layer returns the layer of s.
func layer(s *state) int {
	n := bits.OnesCount64(s.Stock)
	for counts := s.columns; counts != 0; counts >>= 4 {
		n += int(counts & 15)
	}
	return n
}

// bytes returns the memory of the nodes.
func (b *beam) bytes() int64 { return int64(len(b.nodes)) * nodeShare }

// fewestHeads is the size of an empty table.
const fewestHeads = 256

// reset empties b for states of the given number of layers and for the given number of nodes.
func (b *beam) reset(layers, most int) {
	b.nodes, b.keys, b.most = b.nodes[:0], 0, most
	if b.heads = b.heads[:min(len(b.heads), fewestHeads)]; len(b.heads) == 0 {
		b.heads = make([]int32, fewestHeads)
	}
	clear(b.heads)
	for len(b.layers) <= layers {
		b.layers = append(b.layers, nil)
	}
	for i := range b.layers {
		b.layers[i] = b.layers[i][:0]
	}
}

// head returns the slot for the number of a key's newest node.
func (b *beam) head(key uint64) *int32 {
	const spread = 0x9E3779B97F4A7C15 // the golden ratio (Knuth 1973)
	mask := uint64(len(b.heads) - 1)
	for at := key * spread >> 24; ; at++ {
		if h := &b.heads[at&mask]; *h == 0 || b.nodes[*h-1].state.key == key {
			return h
		}
	}
}

// grow doubles the hash table.
func (b *beam) grow() {
	old := b.heads
	b.heads = make([]int32, 2*len(old))
	for _, h := range old {
		if h != 0 {
			*b.head(b.nodes[h-1].state.key) = h
		}
	}
}

// store adds n as the newest node of its key, and returns its number.
func (b *beam) store(n node) int32 {
	if b.keys > len(b.heads)/2 {
		b.grow()
	}
	h := b.head(n.state.key)
	if *h == 0 {
		b.keys++
	}
	n.next = *h - 1
	b.nodes = append(b.nodes, n)
	*h = int32(len(b.nodes))
	return *h - 1
}

// before orders the nodes of a layer: the least expected length first.
func (b *beam) before(i, j int32) bool {
	p, q := &b.nodes[i], &b.nodes[j]
	return p.bound < q.bound || p.bound == q.bound && p.cost > q.cost
}

// push adds node id to its layer.
func (b *beam) push(id int32) {
	at := layer(&b.nodes[id].state)
	h := append(b.layers[at], id)
	for i := len(h) - 1; i > 0; {
		up := (i - 1) / 2
		if !b.before(h[i], h[up]) {
			break
		}
		h[i], h[up] = h[up], h[i]
		i = up
	}
	b.layers[at] = h
}

// pop removes the first node of a layer.
func (b *beam) pop(at int) int32 {
	h := b.layers[at]
	first, n := h[0], len(h)-1
	h[0] = h[n]
	h = h[:n]
	for i := 0; ; {
		least := i
		for child := 2*i + 1; child <= 2*i+2 && child < n; child++ {
			if b.before(h[child], h[least]) {
				least = child
			}
		}
		if least == i {
			break
		}
		h[i], h[least] = h[least], h[i]
		i = least
	}
	b.layers[at] = h
	return first
}
