// One maze, every engine.

package search_test

import (
	"context"
	"fmt"

	"kedou/search"
	"kedou/search/searchtest"
)

// maze has a short way over rough ground (the 9s) and a longer, cheaper one.
const maze = `
	##########
	#S.99.G..#
	#.####.#.#
	#......#.#
	##########`

type settings = search.Config[searchtest.Cell, searchtest.Step]

func newMaze() *searchtest.Grid {
	g, err := searchtest.ParseGrid(maze)
	if err != nil {
		panic(err)
	}
	return g
}

func show(r search.Result[searchtest.Step], err error) {
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(r.Status, r.Reason, r.Path, "cost", r.Cost)
}

func ExampleBestFirst() {
	g := newMaze()
	show(search.BestFirst(context.Background(), g, g.Start, settings{Heuristic: g.Manhattan}))
	// Output: solved  [S S E E E E E N N] cost 9
}

func ExampleBestFirst_greedy() {
	g := newMaze()
	show(search.BestFirst(context.Background(), g, g.Start, settings{Heuristic: g.Manhattan, Evaluate: search.Greedy, Open: search.NewBucket}))
	// Output: solved  [E E E E E] cost 21
}

func ExampleWeighted() {
	g := newMaze()
	weighted, err := search.Weighted(3)
	if err != nil {
		fmt.Println(err)
		return
	}
	show(search.BestFirst(context.Background(), g, g.Start, settings{Heuristic: g.Manhattan, Evaluate: weighted}))
	fmt.Println("at most 3 times the cheapest path's 9")
	// Output:
	// solved  [S S E E E E E N N] cost 9
	// at most 3 times the cheapest path's 9
}

func ExampleBreadthFirst() {
	g := newMaze()
	show(search.BreadthFirst(context.Background(), g, g.Start, settings{}))
	// Output: solved  [E E E E E] cost 21
}

func ExampleDepthFirst() {
	g := newMaze()
	show(search.DepthFirst(context.Background(), g, g.Start, settings{}))
	show(search.DepthFirst(context.Background(), g, g.Start, settings{Limits: search.Limits{Depth: 4}}))
	// Output:
	// solved  [E E E E E] cost 21
	// undecided depth limit [] cost 0
}

func ExampleIDAStar() {
	g := newMaze()
	show(search.IDAStar(context.Background(), g, g.Start, settings{Heuristic: g.Manhattan}))
	// Output: solved  [S S E E E E E N N] cost 9
}

func ExampleBeam() {
	g := newMaze()
	show(search.Beam(context.Background(), g, g.Start, settings{Heuristic: g.Manhattan, Evaluate: search.Greedy, Width: 2}))
	// Output: solved  [E E E E E] cost 21
}

func ExampleReplay() {
	g := newMaze()
	states, cost, err := search.Replay(g, g.Start, []searchtest.Step{'E', 'E'})
	fmt.Println(states, cost, err)
	_, _, err = search.Replay(g, g.Start, []searchtest.Step{'E', 'N'})
	fmt.Println(err)
	// Output:
	// [{1 1} {2 1} {3 1}] 10 <nil>
	// search: move 2 of 2, N, is not legal
}
