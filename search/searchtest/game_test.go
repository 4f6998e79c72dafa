// The suite for games with broken games, and the oracle compared with the rules.

package searchtest_test

import (
	"testing"

	"kedou/search/andor"
	"kedou/search/searchtest"
)

// brokenGame is a small game with a chosen fault.
type brokenGame struct {
	*searchtest.GameGraph
	fault string
	calls *int
}

// newBrokenGame makes two lines of play from 0, over 1 and 2, that meet in 3.
func newBrokenGame(fault string) brokenGame {
	g := &searchtest.GameGraph{
		Kinds:  []andor.Kind{andor.Or, andor.And, andor.And, andor.Or, andor.Or},
		Values: []andor.Outcome{4: andor.Won},
		Edges:  [][]int32{{1, 2}, {3}, {3}, {4}, nil},
	}
	if fault == "cycle" {
		g.Edges[3] = []int32{0}
	}
	return brokenGame{g, fault, new(int)}
}

func (g brokenGame) Key(v int32) int32 {
	if g.fault == "key" && v == 4 {
		return 1
	}
	return g.GameGraph.Key(v)
}

func (g brokenGame) AppendMoves(dst []int32, v int32) []int32 {
	*g.calls++
	if g.fault == "order" && v == 0 && *g.calls%2 == 0 {
		return append(dst, 1, 0)
	}
	if g.fault == "replace" {
		dst = nil
	}
	return g.GameGraph.AppendMoves(dst, v)
}

func (g brokenGame) AppendOrdered(dst []int32, v int32) []int32 {
	if g.fault == "ordered" && v == 0 {
		return append(dst, 0, 0)
	}
	return append(dst, g.GameGraph.AppendMoves(nil, v)...)
}

func (g brokenGame) Estimate(int32) (uint32, uint32) {
	if g.fault == "estimate" {
		return 0, 1
	}
	return 1, 1
}

func (g brokenGame) Hash(v int32) uint64 {
	if *g.calls++; g.fault == "hash" {
		return uint64(*g.calls)
	}
	return g.GameGraph.Hash(v)
}

func TestConformGameCatches(t *testing.T) {
	for _, fault := range []string{"", "cycle", "key", "order", "replace", "ordered", "estimate", "hash"} {
		g := newBrokenGame(fault)
		if err := searchtest.ConformGame(g, 0, 100); (err != nil) != (fault != "") {
			t.Errorf("fault %q: error %v", fault, err)
		}
	}
}

// TestGameOracle checks value, quickest win and smallest strategy where they differ: the prover may win in three moves by a tree of four,
// or in two moves by a tree of five.
func TestGameOracle(t *testing.T) {
	g := &searchtest.GameGraph{
		Kinds:  []andor.Kind{andor.Or, andor.And, andor.And, andor.Or, andor.Or, andor.Or},
		Values: []andor.Outcome{4: andor.Won, 5: andor.Lost},
		Edges:  [][]int32{{1, 2, 5}, {4, 4, 4, 4}, {3, 4}, {4}, nil, nil},
	}
	o := searchtest.NewGameOracle(g)
	if o.Outcome(0) != andor.Won || o.Moves(0) != 2 || o.Size(0) != 4 || o.States() != 6 {
		t.Errorf("%v in %d moves, %d in the tree, %d states", o.Outcome(0), o.Moves(0), o.Size(0), o.States())
	}
	if o.Outcome(5) != andor.Lost || o.Moves(5) != 0 {
		t.Errorf("node 5: %v in %d moves", o.Outcome(5), o.Moves(5))
	}
}
