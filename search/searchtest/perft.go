// Perft, the standard test of a move generator.

package searchtest

import "kedou/search"

// Perft counts the sequences of exactly depth moves from start as AppendMoves lists them, whatever they cost, including those that pass goals
// or repeat states. Two generators of the same rules agree on it at every depth.
func Perft[S, M any, K comparable](p search.Problem[S, M, K], start S, depth int) int64 {
	if depth <= 0 {
		return 1
	}
	c := counter[S, M, K]{problem: p}
	return c.count(start, depth)
}

type counter[S, M any, K comparable] struct {
	problem search.Problem[S, M, K]
	moves   []M // of all states on the current path
}

// count does not expand the last level: its moves are the leaves.
func (c *counter[S, M, K]) count(s S, depth int) int64 {
	first := len(c.moves)
	c.moves = c.problem.AppendMoves(c.moves, s)
	last := len(c.moves)
	n := int64(last - first)
	if depth > 1 {
		n = 0
		for i := first; i < last; i++ {
			next, _ := c.problem.Next(s, c.moves[i])
			n += c.count(next, depth-1)
		}
	}
	c.moves = c.moves[:first]
	return n
}
