// The conformance suite for games: the contract of andor.Game.

package searchtest

import (
	"maps"
	"slices"

	"kedou/search"
	"kedou/search/andor"
)

// ConformGame explores up to states states of g from start, depth first, and returns the first breach of andor.Game's contract as an error:
//
//   - AppendMoves appends after the contents of dst, and the same moves each time; Next leaves states unchanged;
//   - there is no cycle;
//   - states with equal keys have the same kind, value and children;
//   - Orderer gives the same moves, Estimator at least 1, Hasher equal hashes for equal keys.
func ConformGame[S, M any, K comparable](g andor.Game[S, M, K], start S, states int) (err error) {
	defer caught(&err)
	c := &gameConform[S, M, K]{g: g, left: states, met: map[K]*gameTraits[K]{}}
	c.visit(start)
	return nil
}

type gameConform[S, M any, K comparable] struct {
	g    andor.Game[S, M, K]
	left int
	met  map[K]*gameTraits[K]
}

// gameTraits is what all states with one key must share.
type gameTraits[K comparable] struct {
	kind     andor.Kind
	value    andor.Outcome
	children []K // in move order
	onPath   bool
}

func (c *gameConform[S, M, K]) visit(s S) {
	k := c.g.Key(s)
	traits := &gameTraits[K]{kind: c.g.Kind(s), value: c.g.Outcome(s), onPath: true}
	if traits.value == andor.Unknown {
		traits.children = c.children(s, c.moves(s))
		c.upgrades(s, k, traits.children)
	}
	if c.g.Key(s) != k || c.g.Kind(s) != traits.kind || c.g.Outcome(s) != traits.value {
		breachf("state %v changed while its moves were made", s)
	}
	if old := c.met[k]; old != nil {
		c.compare(s, old, traits)
		return
	}
	c.met[k] = traits
	if c.left--; c.left > 0 && traits.value == andor.Unknown {
		for _, m := range c.moves(s) {
			c.visit(c.g.Next(s, m))
		}
	}
	traits.onPath = false
}

// compare checks a state against an earlier one with the same key.
func (c *gameConform[S, M, K]) compare(s S, old, now *gameTraits[K]) {
	if old.onPath {
		breachf("cycle: state %v comes after itself", s)
	}
	if old.kind != now.kind || old.value != now.value || !slices.Equal(old.children, now.children) {
		breachf("state %v shares its key with a state of another kind, value or future", s)
	}
}

// moves returns the moves of s, checked against AppendMoves's contract.
func (c *gameConform[S, M, K]) moves(s S) []M {
	return checkedMoves(s, c.g.AppendMoves, func(moves []M) []K { return c.children(s, moves) })
}

func (c *gameConform[S, M, K]) children(s S, moves []M) []K {
	keys := make([]K, len(moves))
	for i, m := range moves {
		keys[i] = c.g.Key(c.g.Next(s, m))
	}
	return keys
}

// upgrades checks the optional interfaces at s, whose children are known.
func (c *gameConform[S, M, K]) upgrades(s S, k K, children []K) {
	if o, ok := c.g.(andor.Orderer[S, M]); ok {
		if !maps.Equal(counts(children), counts(c.children(s, o.AppendOrdered(nil, s)))) {
			breachf("state %v: AppendOrdered gives other moves than AppendMoves", s)
		}
	}
	if e, ok := c.g.(andor.Estimator[S]); ok {
		if p, d := e.Estimate(s); p == 0 || d == 0 {
			breachf("state %v is open, but estimated at %d, %d", s, p, d)
		}
	}
	if h, ok := c.g.(search.Hasher[K]); ok && h.Hash(k) != h.Hash(c.g.Key(s)) {
		breachf("state %v: equal keys, unequal hashes", s)
	}
}
