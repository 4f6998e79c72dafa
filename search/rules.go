// Replaying a path by a domain's own rules.

package search

import (
	"slices"

	"kedou/internal/phrase"
)

// Replay makes the moves of path from start. It returns the states passed, including the start, and the cost. A move that AppendMoves does
// not offer, or that costs Infinite, ends the replay with an error that names the move and its place, counted from 1; Replay then returns
// the states up to there.
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
