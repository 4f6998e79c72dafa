package minimal

// The states that are known: a list of nodes, and a table that finds them.

import "math/bits"

// node is a state, as it was reached: 32 bytes, two to a line of the cache.
type node struct {
	key    key
	parent uint32 // 0 for the root
	link   uint32 // the next one in the queue
	cost   uint16 // from the root
	rest   uint16 // a lower bound from here
	stale  bool   // a cheaper way is known
	exact  bool   // rest has the exact bound on the stock
}

const (
	nodeBytes   = 32
	chunk       = 1 << 15 // nodes that are allocated together
	fewestLinks = 1 << 14 // of the table
)

// nodes is an append-only list with an open-addressed table of its live nodes. Memory is
// kept from deal to deal; an easy deal touches only what it uses.
type nodes struct {
	chunks  []*[chunk]node
	used    uint32 // nodes; number 0 is unused
	live    uint32 // those that aren't stale
	table   []uint32
	reserve []uint32 // the largest table so far
	batch   []arrival
}

// arrival is a state on its way into the list.
type arrival struct {
	key    key
	hash   uint64
	slot   uint32 // what the table held where the state was looked for
	cost   int
	rest   int
	parent uint32
}

// reset forgets all nodes.
func (n *nodes) reset() {
	n.used, n.live = 1, 0
	n.setTable(fewestLinks)
}

// at returns node i.
func (n *nodes) at(i uint32) *node { return &n.chunks[i/chunk][i%chunk] }

// bytes returns the memory that is held, or would be with room for more nodes and a table
// of so many links.
func (n *nodes) bytes() int64 { return int64(len(n.chunks))*chunk*nodeBytes + int64(len(n.reserve))*4 }

// growth returns the memory that is needed to enter so many more nodes, beyond that held.
func (n *nodes) growth(more int) int64 {
	var bytes int64
	if int(n.used)+more > len(n.chunks)*chunk {
		bytes = chunk * nodeBytes
	}
	if n.crowded(more) && 2*len(n.table) > len(n.reserve) {
		bytes += 2 * int64(len(n.table)) * 4
	}
	return bytes
}

// crowded reports whether the table is too small for so many more nodes.
func (n *nodes) crowded(more int) bool { return (int(n.live)+more)*5 > len(n.table)*3 }

// grow makes room for so many more nodes.
func (n *nodes) grow(more int) {
	for int(n.used)+more > len(n.chunks)*chunk {
		n.chunks = append(n.chunks, new([chunk]node))
	}
	if !n.crowded(more) {
		return
	}
	n.setTable(2 * len(n.table))
	mask := uint64(len(n.table) - 1)
	for i := uint32(1); i < n.used; i++ {
		if x := n.at(i); !x.stale {
			at := x.key.hash() & mask
			for n.table[at] != 0 {
				at = (at + 1) & mask
			}
			n.table[at] = i
		}
	}
}

// setTable makes the table an empty one of so many links.
func (n *nodes) setTable(links int) {
	if links > len(n.reserve) {
		n.reserve = make([]uint32, links)
	} else {
		clear(n.reserve[:links])
	}
	n.table = n.reserve[:links]
}

// offer puts a state into the batch.
func (n *nodes) offer(k key, parent uint32, cost, rest int) {
	n.batch = append(n.batch, arrival{key: k, hash: k.hash(), cost: cost, rest: rest, parent: parent})
}

// enter adds the states of the batch that are new, or cheaper than they were, and calls
// opened for each. The table and the nodes are read for the whole batch at a time, so
// that the processor waits for several of them at once.
func (n *nodes) enter(opened func(i uint32)) (duplicates, reopened int64) {
	mask := uint64(len(n.table) - 1)
	for b := range n.batch {
		a := &n.batch[b]
		a.slot = n.table[a.hash&mask]
	}
	for b := range n.batch {
		a := &n.batch[b]
		if a.slot != 0 && n.at(a.slot).key != a.key {
			a.slot = 0
		}
	}
	for b := range n.batch {
		a := &n.batch[b]
		at, i := n.find(a, mask)
		switch {
		case i == 0:
			n.live++
		case int(n.at(i).cost) <= a.cost:
			duplicates++
			continue
		default:
			reopened++
			n.at(i).stale = true
		}
		n.table[at] = n.used
		*n.at(n.used) = node{key: a.key, parent: a.parent, cost: uint16(a.cost), rest: uint16(a.rest)}
		n.used++
		opened(n.used - 1)
	}
	n.batch = n.batch[:0]
	return duplicates, reopened
}

// find returns the place of a's link in the table, and the link, 0 if there is none.
func (n *nodes) find(a *arrival, mask uint64) (at uint64, i uint32) {
	at = a.hash & mask
	if a.slot != 0 && n.table[at] == a.slot {
		return at, a.slot
	}
	for i = n.table[at]; i != 0 && n.at(i).key != a.key; i = n.table[at] {
		at = (at + 1) & mask
	}
	return at, i
}

// hash spreads the key: two multiplications fold it, shifts mix.
func (k key) hash() uint64 {
	const a, b = 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93
	x := k.a*a ^ bits.RotateLeft64(k.b*b, 31)
	x = (x ^ x>>32) * b
	return x ^ x>>29
}
