// The field's standard domains: conformance, oracles, and known values.

package searchtest_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

// TestPancakes: conformance, every engine against the oracle, and the greatest least
// number of turns, 7 for 6 pancakes and 8 for 7 (Heydari and Sudborough 1997).
func TestPancakes(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 6))
	for size, most := range map[int]int{6: 7, 7: 8} {
		p, err := searchtest.NewPancake(size)
		if err != nil {
			t.Fatal(err)
		}
		if err := searchtest.Conform(p, searchtest.StackOf(r.Perm(size)), 2000); err != nil {
			t.Fatal(err)
		}
		sorted := make([]int, size)
		for i := range sorted {
			sorted[i] = i
		}
		o, deepest := searchtest.NewOracle(p, searchtest.StackOf(sorted)), 0
		for _, n := range o.Moves { // a turn undoes itself, so distances are the same in both directions
			deepest = max(deepest, n)
		}
		if deepest != most {
			t.Errorf("%d pancakes take up to %d turns, known %d", size, deepest, most)
		}
	}
	p, _ := searchtest.NewPancake(6)
	if err := searchtest.Agree(p, searchtest.StackOf(r.Perm(6)), p.Gap); err != nil {
		t.Fatal(err)
	}
	for _, size := range []int{1, 17} {
		if _, err := searchtest.NewPancake(size); err == nil {
			t.Errorf("%d pancakes are taken", size)
		}
	}
}

// TestMaps: conformance, every engine against the oracle, and octile distance exact on open
// ground.
func TestMaps(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 6))
	for range searchtest.Size(40, 400) {
		m := searchtest.RandomMap(r, 2+r.IntN(9), r.IntN(45))
		if err := searchtest.Conform(m, m.Start, 200); err != nil {
			t.Fatal(err)
		}
		if err := searchtest.Agree(m, m.Start, m.Octile); err != nil {
			t.Fatal(err)
		}
	}
	m := searchtest.RandomMap(r, 60, 10)
	var costs [2]search.Cost
	for i := range costs {
		c := search.Config[searchtest.Cell, uint8]{Heuristic: m.Octile, Workers: i + 1}
		a, err := search.BestFirst(context.Background(), m, m.Start, c)
		if costs[i] = a.Cost; err != nil || costs[i] != costs[0] {
			t.Errorf("%d workers: cost %d, one %d, error %v", i+1, a.Cost, costs[0], err)
		}
	}
	open := searchtest.RandomMap(r, 30, 0)
	c := search.Config[searchtest.Cell, uint8]{Heuristic: open.Octile}
	if a, err := search.BestFirst(context.Background(), open, searchtest.Cell{X: 3}, c); err != nil || a.Cost != open.Octile(searchtest.Cell{X: 3}) {
		t.Errorf("cost %d on open ground, octile distance %d, error %v", a.Cost, open.Octile(searchtest.Cell{X: 3}), err)
	}
}

// TestConnect: conformance, and the values of small boards. The first player wins on none of them (Tromp's table has 4x4, 5x4 and 4x5 as
// draws), but wins from a position with four in a row.
func TestConnect(t *testing.T) {
	for _, board := range [][2]int{{2, 2}, {4, 4}, {5, 4}, {4, 5}} {
		g, err := searchtest.NewConnect(board[0], board[1])
		if err != nil {
			t.Fatal(err)
		}
		if err := searchtest.ConformGame(g, searchtest.Discs{}, 3000); err != nil {
			t.Fatal(err)
		}
		r, err := andor.AlphaBeta(context.Background(), g, searchtest.Discs{}, andor.Config[searchtest.Discs, uint8]{})
		if err != nil || r.Outcome != andor.Lost {
			t.Errorf("%v: %v, error %v", board, r.Outcome, err)
		}
	}
	g, _ := searchtest.NewConnect(5, 4)
	for name, moves := range map[string][]uint8{"up": {0, 1, 0, 1, 0, 1, 0}, "across": {0, 0, 1, 1, 2, 2, 3}, "rising": {0, 1, 1, 2, 3, 2, 2, 3, 4, 3, 3}, "falling": {4, 3, 3, 2, 1, 2, 2, 1, 0, 1, 1}} {
		var d searchtest.Discs
		for i, m := range moves {
			if g.Outcome(d) != andor.Unknown {
				t.Errorf("%s: over after %d moves", name, i)
			}
			d = g.Next(d, m)
		}
		if g.Outcome(d) != andor.Won {
			t.Errorf("%s: %v", name, g.Outcome(d))
		}
	}
	for _, board := range [][2]int{{1, 4}, {8, 4}, {7, 7}} {
		if _, err := searchtest.NewConnect(board[0], board[1]); err == nil {
			t.Errorf("a board of %v is taken", board)
		}
	}
}
