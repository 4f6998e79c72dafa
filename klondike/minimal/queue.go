package minimal

// The open list: nodes by the length of the lines through them, and by their remaining cost.

// queue is an array of stacks, linked through the nodes (Dial's buckets, 1969). The least sum of cost and rest comes first, and of equal
// sums the least rest.
type queue struct {
	rows []row // by sum
	base int   // the sum of the first row
}

// row holds the stacks of one sum.
type row struct {
	tops  [infinite + 1]uint32 // by rest
	least int                  // all stacks with a smaller rest are empty
}

// reset empties q; sums start at base.
func (q *queue) reset(base int) { q.rows, q.base = q.rows[:0], base }

// row returns the row of a sum.
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
