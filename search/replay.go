// Replaying a path through the domain's own rules.

package search

import (
	"fmt"
	"slices"
)

// Replay makes the moves of path from start and returns the states passed, the
// start included, and the cost. A move that AppendMoves does not offer ends it
// with an error that names the move and its place, counted from 1; the states
// up to there are returned.
func Replay[S any, M, K comparable](p Problem[S, M, K], start S, path []M) ([]S, Cost, error) {
	states, cost := []S{start}, Cost(0)
	var legal []M
	for i, m := range path {
		s := states[i]
		if legal = p.AppendMoves(legal[:0], s); !slices.Contains(legal, m) {
			return states, cost, fmt.Errorf("search: move %d of %d, %v, is not legal", i+1, len(path), m)
		}
		next, c := p.Next(s, m)
		states, cost = append(states, next), cost.Plus(c)
	}
	return states, cost, nil
}
