// Two walks through a domain's own rules: replaying a path, and perft, the standard test of a move generator.

package search

import (
	"slices"

	"kedou/internal/phrase"
)

// Replay makes the moves of path from start. It returns the states passed, including the start, and the cost. A move that AppendMoves does
// not offer, or that costs Infinite, ends the replay with an error that names the move and its place, counted from 1; Replay then returns the states up to there.
func Replay[S any, M, K comparable](p Problem[S, M, K], start S, path []M) ([]S, Cost, error) {
	states, cost := []S{start}, Cost(0)
	var legal []M
	for i, m := range path {
		next, c := states[i], Infinite
		if legal = p.AppendMoves(legal[:0], states[i]); slices.Contains(legal, m) {
			next, c = p.Next(states[i], m)
		}
		if c == Infinite {
			return states, cost, phrase.Errorf("search: move %d of %d, %v, is not legal", i+1, len(path), m)
		}
		states, cost = append(states, next), cost.Plus(c)
	}
	return states, cost, nil
}

// Perft counts the sequences of exactly depth moves from start as AppendMoves lists them, whatever they cost, including those that pass goals
// or repeat states. Two generators of the same rules agree on it at every depth.
func Perft[S, M any, K comparable](p Problem[S, M, K], start S, depth int) int64 {
	if depth <= 0 {
		return 1
	}
	c := counter[S, M, K]{problem: p}
	return c.count(start, depth)
}

type counter[S, M any, K comparable] struct {
	problem Problem[S, M, K]
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
