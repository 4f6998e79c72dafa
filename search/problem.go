// The contract between the core and a domain.

package search

import "math"

// Cost measures steps, paths and heuristic estimates in the Problem's own unit.
// Costs are never negative: a step or an estimate below zero ends a search with ErrNegativeCost or ErrNegativeEstimate. Sums saturate at
// Infinite, except those of the steps of a path, which end it with ErrCostOverflow.
type Cost int32

// Infinite is the cost of what can't be reached: of a step, that the step can't be taken, and as an estimate, that the state is a dead end.
const Infinite Cost = math.MaxInt32

// Plus returns c+d, saturating at Infinite.
func (c Cost) Plus(d Cost) Cost {
	if d > Infinite-c {
		return Infinite
	}
	return c + d
}

// Problem is the contract of a searchable domain: a graph given by its states S, the moves M between them, and a comparable key K per
// state.
//
// Two states with equal keys must have the same future: the same moves lead from both to states with equal keys at equal costs, and both or
// neither are goals. An engine keeps only one of them. Keys are compared exactly, so a bare hash is not a key.
type Problem[S, M any, K comparable] interface {
	// Key identifies s among all states of one search.
	Key(s S) K
	// IsGoal reports whether s solves the problem.
	IsGoal(s S) bool
	// AppendMoves appends the legal moves of s to dst. Their order is part of the contract: engines break ties by it.
	AppendMoves(dst []M, s S) []M
	// Next returns the state after m, a move of s, and the cost of the step. A step of cost Infinite can't be taken: engines, Replay and the
	// oracle of searchtest leave it out, as if AppendMoves had not listed m, and pass the state returned with it to nothing but Key.
	Next(s S, m M) (S, Cost)
}

// Hasher is an optional upgrade of a Problem: its own hash of a key. Engines
// find it by type assertion; without it they use the runtime's map hash.
type Hasher[K comparable] interface {
	// Hash spreads k over 64 bits; equal keys have equal hashes.
	Hash(k K) uint64
}

// Successor is a state that one move leads to.
type Successor[S, M any, K comparable] struct {
	State S
	Key   K
	Move  M
	Cost  Cost // of the step
}

// Expander is an optional upgrade of a Problem: it returns a state's successors in one call, instead of one call of Next and one of Key for
// each. Engines that expand states as a whole find it by type assertion.
type Expander[S, M any, K comparable] interface {
	// AppendSuccessors appends the successors of s, in the order of AppendMoves, equal to the results of Next and Key.
	AppendSuccessors(dst []Successor[S, M, K], s S) []Successor[S, M, K]
}
