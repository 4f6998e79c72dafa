// The conformance suite for problems: the contract of search.Problem.

package searchtest

import (
	"fmt"
	"maps"
	"slices"

	"kedou/search"
)

// Conform explores up to states states of p from start, breadth first, and returns the first breach of search.Problem's contract as an error:
//
//   - AppendMoves appends after the contents of dst, and the same moves each time; Next leaves states unchanged;
//   - no cost is negative;
//   - states with equal keys are both goals or neither, and have children of the same keys and costs;
//   - Hasher gives equal hashes to equal keys, and seldom to others; Expander gives the successors of the moves.
func Conform[S, M any, K comparable](p search.Problem[S, M, K], start S, states int) (err error) {
	defer caught(&err)
	c := &conform[S, M, K]{p: p, met: map[K]traits[K]{}, hashes: map[uint64]bool{}}
	c.meet(start)
	for i := 0; i < len(c.queue); i++ {
		s := c.queue[i]
		for _, m := range c.moves(s) {
			next, cost := p.Next(s, m)
			if _, known := c.met[p.Key(next)]; cost < search.Infinite && (known || len(c.queue) < states) {
				c.meet(next)
			}
		}
	}
	if distinct := len(c.met); len(c.hashes) > 0 && len(c.hashes) < distinct-distinct/100 {
		breachf("%d keys have only %d hashes", distinct, len(c.hashes))
	}
	return nil
}

// breach ends a check at its first fault.
type breach struct{ error }

func breachf(format string, args ...any) { panic(breach{fmt.Errorf("searchtest: "+format, args...)}) }

// caught makes a breach the error of a check. Other panics go on.
func caught(err *error) {
	switch v := recover().(type) {
	case nil:
	case breach:
		*err = v.error
	default:
		panic(v)
	}
}

type conform[S, M any, K comparable] struct {
	p      search.Problem[S, M, K]
	queue  []S // of different keys
	met    map[K]traits[K]
	hashes map[uint64]bool
}

// traits is what all states with one key must share, except the order of moves: two such states may number their parts differently.
type traits[K comparable] struct {
	goal     bool
	children map[arc[K]]int
}

// meet checks a state on its own and against an earlier one with its key.
func (c *conform[S, M, K]) meet(s S) {
	k := c.p.Key(s)
	moves := c.moves(s)
	now := traits[K]{c.p.IsGoal(s), counts(c.arcs(s, moves))}
	c.expand(s, moves)
	for a := range now.children {
		if a.cost < 0 {
			breachf("state %v: a step costs %d", s, a.cost)
		}
	}
	if c.p.Key(s) != k || c.p.IsGoal(s) != now.goal {
		breachf("state %v changed while its moves were made", s)
	}
	if h, ok := c.p.(search.Hasher[K]); ok {
		c.hashes[h.Hash(k)] = true
		if h.Hash(k) != h.Hash(c.p.Key(s)) {
			breachf("state %v: equal keys, unequal hashes", s)
		}
	}
	old, known := c.met[k]
	if !known {
		c.met[k] = now
		c.queue = append(c.queue, s)
		return
	}
	if old.goal != now.goal || !maps.Equal(old.children, now.children) {
		breachf("state %v shares its key with a state of another future", s)
	}
}

// moves returns the moves of s, checked against AppendMoves's contract.
func (c *conform[S, M, K]) moves(s S) []M {
	return checkedMoves(s, c.p.AppendMoves, func(moves []M) []arc[K] { return c.arcs(s, moves) })
}

// checkedMoves returns the moves that appendMoves has for s. It checks that they are the same each time, compared by where they lead, and
// are appended after the contents of dst.
func checkedMoves[S, M any, T comparable](s S, appendMoves func([]M, S) []M, ends func([]M) []T) []M {
	moves := appendMoves(nil, s)
	again := appendMoves(slices.Clone(moves), s)
	if len(again) != 2*len(moves) {
		breachf("state %v: %d moves at first, then %d behind them", s, len(moves), len(again)-len(moves))
	}
	want := ends(moves)
	if !slices.Equal(want, ends(again[:len(moves)])) || !slices.Equal(want, ends(again[len(moves):])) {
		breachf("state %v: AppendMoves changed what stood in dst, or the order of its moves", s)
	}
	return moves
}

// expand compares search.Expander, if the problem has it, with the moves.
func (c *conform[S, M, K]) expand(s S, moves []M) {
	e, ok := c.p.(search.Expander[S, M, K])
	if !ok {
		return
	}
	kids := e.AppendSuccessors(make([]search.Successor[S, M, K], 1), s)[1:]
	arcs, made := c.arcs(s, moves), make([]M, len(kids))
	for i, k := range kids {
		if made[i] = k.Move; i >= len(arcs) || (arc[K]{k.Key, k.Cost}) != arcs[i] || c.p.Key(k.State) != k.Key {
			breachf("state %v: the successor %v has no such move", s, k)
		}
	}
	if !slices.Equal(arcs, c.arcs(s, made)) {
		breachf("state %v: AppendSuccessors and AppendMoves differ", s)
	}
}

func (c *conform[S, M, K]) arcs(s S, moves []M) []arc[K] {
	arcs := make([]arc[K], len(moves))
	for i, m := range moves {
		next, cost := c.p.Next(s, m)
		arcs[i] = arc[K]{c.p.Key(next), cost}
	}
	return arcs
}

func counts[T comparable](list []T) map[T]int {
	n := map[T]int{}
	for _, v := range list {
		n[v]++
	}
	return n
}
