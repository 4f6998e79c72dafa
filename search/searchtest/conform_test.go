// The toy domains in the suites, and the suites with broken domains.

package searchtest_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"kedou/internal/engine"
	"kedou/search"
	"kedou/search/searchtest"
)

func TestToysConform(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 6))
	for _, width := range []int{3, 4} {
		p := searchtest.NewPuzzle(width)
		if err := searchtest.Conform(p, p.Scramble(r, 100), 5000); err != nil {
			t.Fatal(err)
		}
	}
	for range searchtest.Size(100, 100) {
		if err := searchtest.Conform(searchtest.RandomGraph(r, 50, 3, 2, 9), 0, 50); err != nil {
			t.Fatal(err)
		}
		g := randomGrid(t, r)
		if err := searchtest.Conform(g, g.Start, 1000); err != nil {
			t.Fatal(err)
		}
		if err := searchtest.Agree(g, g.Start, g.Manhattan); err != nil {
			t.Fatal(err)
		}
	}
}

// randomGrid draws a maze of walls, plain floors and floors of cost 1 to 9.
func randomGrid(t *testing.T, r *rand.Rand) *searchtest.Grid {
	const width, height = 12, 8
	cells := make([]byte, 0, width*height)
	for range width * height {
		cells = append(cells, "####...123456789"[r.IntN(16)])
	}
	start := r.IntN(len(cells))
	cells[start], cells[(start+1+r.IntN(len(cells)-1))%len(cells)] = 'S', 'G'
	var text strings.Builder
	for y := range height {
		text.Write(append(cells[y*width:(y+1)*width:(y+1)*width], '\n'))
	}
	g, err := searchtest.ParseGrid(text.String())
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestParseGridRefuses(t *testing.T) {
	for _, text := range []string{"", "S", "..G"} {
		if _, err := searchtest.ParseGrid(text); err == nil {
			t.Errorf("%q is taken", text)
		}
	}
}

// TestEightPuzzle checks the 8-puzzle's known values: half of the 9! positions can be reached from any other, the last of them in 31 moves
// (Reinefeld 1993).
func TestEightPuzzle(t *testing.T) {
	p := searchtest.NewPuzzle(3)
	swapped := p.Goal() ^ 0x30 ^ 0x300
	var last searchtest.Tiles
	c := search.Config[searchtest.Tiles, searchtest.Slide]{Observe: func(e search.Event[searchtest.Tiles, searchtest.Slide]) {
		if e.Kind == engine.Expanded {
			last = e.State
		}
	}}
	r, err := search.BreadthFirst(context.Background(), p, swapped, c)
	if err != nil || r.Status != search.Unsolvable || r.Stats.Expanded != 181440 || r.Stats.Depth != 31 {
		t.Errorf("%v, %d expanded, depth %d, error %v", r.Status, r.Stats.Expanded, r.Stats.Depth, err)
	}
	hardest := swap(last) // as far from the goal as last is from the swapped goal
	c = search.Config[searchtest.Tiles, searchtest.Slide]{Heuristic: p.Manhattan}
	astar, _ := search.BestFirst(context.Background(), p, hardest, c)
	ida, _ := search.IDAStar(context.Background(), p, hardest, c)
	if astar.Cost != 31 || ida.Cost != 31 {
		t.Errorf("the hardest position: A* %d moves, IDA* %d", astar.Cost, ida.Cost)
	}
}

// swap exchanges tiles 1 and 2, which turns the swapped goal into the goal.
func swap(t searchtest.Tiles) searchtest.Tiles {
	for cell := range 9 {
		if tile := t >> (4 * cell) & 15; tile == 1 || tile == 2 {
			t ^= 3 << (4 * cell)
		}
	}
	return t
}

// broken is a walk along the numbers to 20, with a chosen fault.
type broken struct {
	fault string
	calls *int
}

type place struct{ at *int }

func (b broken) Key(s place) int {
	if b.fault == "key" {
		return *s.at / 2
	}
	return *s.at
}

func (b broken) Hash(k int) uint64 {
	if b.fault == "hash" {
		return uint64(k % 2)
	}
	return uint64(k)
}

func (b broken) IsGoal(s place) bool { return *s.at == 20 }

func (b broken) AppendMoves(dst []int, s place) []int {
	*b.calls++
	switch {
	case *s.at >= 20:
		return dst
	case b.fault == "append" && len(dst) > 0:
		dst[0] = 3
	case b.fault == "order" && *b.calls%2 == 0:
		return append(dst, 2, 1)
	case b.fault == "replace":
		return []int{1, 2}
	}
	return append(dst, 1, 2)
}

func (b broken) Next(s place, m int) (place, search.Cost) {
	if b.fault == "cost" {
		return s, -1
	}
	if b.fault == "next" {
		*s.at += m
		return s, 1
	}
	next := *s.at + m
	return place{&next}, search.Cost(m)
}

// The suites return errors, so a program can check a domain before it searches. Here a step and an estimate are below zero.
func ExampleConform() {
	g := &searchtest.Graph{Edges: [][]searchtest.Edge{{{To: 1, Cost: 3}}, {{To: 0, Cost: -3}}}, H: []search.Cost{0, -1}}
	fmt.Println(searchtest.Conform(g, 0, 1000))
	g.Edges[1][0].Cost = 3
	fmt.Println(searchtest.Conform(g, 0, 1000))
	fmt.Println(searchtest.Agree(g, 0, g.Heuristic))
	// Output:
	// searchtest: state 1: a step costs -3
	// <nil>
	// searchtest: the heuristic is below zero at 1
}

func TestConformCatches(t *testing.T) {
	for _, fault := range []string{"", "key", "hash", "append", "order", "replace", "cost", "next"} {
		p := broken{fault, new(int)}
		if err := searchtest.Conform(p, place{new(int)}, 100); (err != nil) != (fault != "") {
			t.Errorf("fault %q: error %v", fault, err)
		}
	}
}

func TestAgreeCatches(t *testing.T) {
	for slack, want := range map[search.Cost]bool{0: false, 1: true, -30: true} {
		p := broken{"", new(int)}
		h := func(s place) search.Cost { return search.Cost(20-min(*s.at, 20)) + slack }
		if err := searchtest.Agree(p, place{new(int)}, h); (err != nil) != want {
			t.Errorf("a heuristic off by %d: error %v", slack, err)
		}
	}
}
