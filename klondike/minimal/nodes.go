package minimal

// The nodes, and the open list: nodes by the length of the lines through them, and by their remaining cost.

// node is a state as it was reached: 32 bytes, two to a cache line.
type node struct {
	key    key
	parent uint32 // 0 for the root
	link   uint32 // the next one in the queue
	cost   uint16 // from the root
	rest   uint16 // a lower bound on the remaining cost
	stale  bool   // a cheaper path is known
	exact  bool   // rest includes the exact bound on the stock
}

const (
	nodeBytes   = 32
	chunk       = 1 << 15 // nodes allocated together
	fewestLinks = 1 << 14 // of the table
)

// A link of the table is a node's number, below a few bits of the hash, which save most looks at nodes of other states.
const (
	linkBits = 28
	linkMask = 1<<linkBits - 1
)

// nodes is an append-only list with an open-addressed table of the nodes. States that differ in ties, waste and redeals only have the same
// hash, so that they are found together. Memory is kept from deal to deal; an easy deal touches only what it uses.
type nodes struct {
	deal    *deal
	exact   bool // no state makes another one superfluous
	chunks  []*[chunk]node
	used    uint32 // nodes; number 0 is unused
	live    uint32 // nodes that aren't stale
	links   uint32 // in the table
	table   []uint32
	reserve []uint32 // the largest table so far
	batch   []arrival
}

// arrival is a state on its way into the list.
type arrival struct {
	key    key
	hash   uint64
	link   uint32 // the first link of the table that may be the state's
	other  uint32 // the same, if it leads to another group
	cost   int
	parent uint32
}

func (n *nodes) reset(d *deal, exact bool) {
	n.deal, n.exact = d, exact
	n.used, n.live, n.batch = 1, 0, n.batch[:0]
	n.setTable(fewestLinks)
}

func (n *nodes) at(i uint32) *node { return &n.chunks[i/chunk][i%chunk] }

func (n *nodes) bytes() int64 {
	return int64(len(n.chunks))*chunk*nodeBytes + int64(len(n.reserve))*4
}

// growth returns the additional memory needed to enter more nodes.
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

// full reports whether there are no numbers for more nodes.
func (n *nodes) full(more int) bool { return int(n.used)+more > linkMask }

// crowded reports whether the table is too small for more nodes.
func (n *nodes) crowded(more int) bool { return (int(n.links)+more)*5 > len(n.table)*3 }

func (n *nodes) grow(more int) {
	for int(n.used)+more > len(n.chunks)*chunk {
		n.chunks = append(n.chunks, new([chunk]node))
	}
	if !n.crowded(more) {
		return
	}
	n.setTable(2 * len(n.table))
	for i := uint32(1); i < n.used; i++ {
		if x := n.at(i); !x.stale {
			n.links++
			h := x.key.hash()
			at := n.slot(h)
			for n.table[at] != 0 {
				at = n.after(at)
			}
			n.table[at] = tag(h) | i
		}
	}
}

func (n *nodes) setTable(links int) {
	if links > len(n.reserve) {
		n.reserve = make([]uint32, links)
	} else {
		clear(n.reserve[:links])
	}
	n.table, n.links = n.reserve[:links], 0
}

func (n *nodes) offer(k key, parent uint32, cost int) {
	n.batch = append(n.batch, arrival{key: k, hash: k.hash(), cost: cost, parent: parent})
}

// hash spreads the part of the key that all states of a group have in common.
func (k key) hash() uint64 {
	x := k.a * 0x9E3779B97F4A7C15
	x = (x ^ x>>32) * 0xD6E8FEB86659FD93
	return x ^ x>>29
}

// slot returns where the search for a hash begins in the table, and tag the bits of the hash that links keep.
func (n *nodes) slot(hash uint64) uint32 { return uint32(hash) & uint32(len(n.table)-1) }
func tag(hash uint64) uint32             { return uint32(hash>>linkBits) &^ linkMask }

func (n *nodes) after(slot uint32) uint32 { return (slot + 1) & uint32(len(n.table)-1) }

// queue is an array of stacks, linked through the nodes (Dial's buckets, 1969). The least sum of cost and rest comes first, and of equal
// sums the least rest.
type queue struct {
	rows []row // by sum
	base int   // the sum of the first row
}

type row struct {
	tops  [infinite + 1]uint32 // by rest
	least int                  // all stacks with a smaller rest are empty
}

// reset empties q; sums start at base.
func (q *queue) reset(base int) { q.rows, q.base = q.rows[:0], base }

func (q *queue) row(sum int) *row {
	for len(q.rows) <= sum-q.base {
		if len(q.rows) < cap(q.rows) {
			q.rows = q.rows[:len(q.rows)+1]
			q.rows[len(q.rows)-1] = row{least: infinite}
		} else {
			q.rows = append(q.rows, row{least: infinite})
		}
	}
	return &q.rows[sum-q.base]
}

// push puts node i, which is x, into the row of a sum.
func (q *queue) push(sum int, i uint32, x *node) {
	r := q.row(sum)
	x.link = r.tops[x.rest]
	r.tops[x.rest] = i
	r.least = min(r.least, int(x.rest))
}

// pop removes a node from the row of a sum; 0 means that the row is empty.
func (q *queue) pop(sum int, n *nodes) uint32 {
	r := q.row(sum)
	for ; r.least < infinite; r.least++ {
		if i := r.tops[r.least]; i != 0 {
			r.tops[r.least] = n.at(i).link
			return i
		}
	}
	return 0
}
