// The settings of a search, one example each, on one maze.

package search_test

import (
	"context"
	"errors"
	"fmt"

	"kedou/search"
	"kedou/search/searchtest"
)

// rough has a short way over rough ground (the 9s) and a longer, cheaper one.
const rough = `
	##########
	#S.99.G..#
	#.####.#.#
	#......#.#
	##########`

// walk sets up a search for a way through a maze.
type walk = search.Config[searchtest.Cell, searchtest.Step]

// astar searches the maze with the settings given. The distance without walls is the estimate.
func astar(c walk) (search.Result[searchtest.Step], error) {
	g, err := searchtest.ParseGrid(rough)
	if err != nil {
		panic(err)
	}
	c.Heuristic = g.Manhattan
	return search.BestFirst(context.Background(), g, g.Start, c)
}

// Several goroutines share one table of states. The path costs the same as with one; which of several cheapest paths it is may differ.
func ExampleConfig_workers() {
	r, err := astar(walk{Workers: 2})
	fmt.Println(r.Status, r.Cost, err)
	// Output: solved 9 <nil>
}

// By Shallower a path of fewer moves wins, though it is dearer: two moves over the 9 instead of six around it. Propagate moves all that was
// found beyond along with it.
func ExampleConfig_shallower() {
	g, _ := searchtest.ParseGrid(`
		#############
		#S9........G#
		#.#.#########
		#...#########
		#############`)
	for _, shallower := range []bool{false, true} {
		r, err := search.BestFirst(context.Background(), g, g.Start, walk{Evaluate: search.UniformCost, Reopening: search.Propagate, Shallower: shallower})
		fmt.Println(len(r.Path), "moves, cost", r.Cost, err)
	}
	// Output:
	// 14 moves, cost 14 <nil>
	// 10 moves, cost 18 <nil>
}

// A search that ends at the first goal generated expands fewer states. Its path is not always cheapest.
func ExampleConfig_goalOnGeneration() {
	g, _ := searchtest.ParseGrid(`
		#######
		#S....#
		#.....#
		#..G..#
		#######`)
	for _, early := range []bool{false, true} {
		r, err := search.BestFirst(context.Background(), g, g.Start, walk{Evaluate: search.UniformCost, GoalOnGeneration: early})
		fmt.Println(r.Stats.Expanded, "expanded, cost", r.Cost, err)
	}
	// Output:
	// 11 expanded, cost 4 <nil>
	// 7 expanded, cost 4 <nil>
}

// A long search reports its counts now and then.
func ExampleConfig_progress() {
	tiles, reports := searchtest.NewPuzzle(4), 0
	_, err := search.BestFirst(context.Background(), tiles, tiles.Goal()^0x30^0x300, search.Config[searchtest.Tiles, searchtest.Slide]{
		Limits:   search.Limits{Expansions: 5000},
		Progress: func(search.Stats) { reports++ },
	})
	fmt.Println("several reports:", reports > 1, err)
	// Output: several reports: true <nil>
}

// A search that a limit ends names the moves to the deepest cell, or without Deepest to the cell nearest to the goal by the estimate. Show is
// called on the way.
func ExampleReach() {
	r, err := astar(walk{
		Limits: search.Limits{Expansions: 6},
		Reach: search.Reach[searchtest.Step]{Deepest: true, Every: 3, Show: func(s search.Stats, path []searchtest.Step) {
			fmt.Println(s.Expanded, "expanded, deepest", path)
		}},
	})
	fmt.Println(r.Status, r.Reason, r.Reached, err)
	// Output:
	// 3 expanded, deepest [E]
	// 6 expanded, deepest [S S E E]
	// undecided expansion limit [S S E E] <nil>
}

// An observer learns of every step. Package trace turns the steps into a file.
func ExampleEvent() {
	var seen search.ID
	_, err := astar(walk{
		Limits: search.Limits{Expansions: 2},
		Observe: func(e search.Event[searchtest.Cell, searchtest.Step]) {
			seen = max(seen, e.ID)
			if e.Parent == search.None {
				fmt.Println(e.Kind, e.ID, e.State)
			} else {
				fmt.Println(e.Kind, e.ID, e.State, "by", e.Move, "from", e.Parent)
			}
		},
	})
	fmt.Println(seen+1, "states", err)
	// Output:
	// open 0 {1 1}
	// expand 0 {1 1}
	// open 1 {2 1} by E from 0
	// open 2 {1 2} by S from 0
	// expand 1 {2 1} by E from 0
	// open 3 {3 1} by E from 1
	// duplicate 0 {1 1} by W from 1
	// 4 states <nil>
}

// An order of one's own: among equal sums, the cell that has come furthest.
func ExamplePriority() {
	furthest := func(g, h search.Cost) search.Priority { return search.Priority{F: g.Plus(h), Tie: -g} }
	fmt.Println(furthest(5, 4).Less(furthest(4, 5)))
	r, err := astar(walk{Evaluate: furthest, Reopening: search.Keep})
	fmt.Println(r.Path, r.Cost, err)
	// Output:
	// true
	// [S S E E E E E N N] 9 <nil>
}

// queue is an open list of one's own: first in, first out.
type queue struct {
	ids        []search.ID
	priorities map[search.ID]search.Priority
}

func (q *queue) Push(id search.ID, p search.Priority) {
	q.ids = append(q.ids, id)
	q.priorities[id] = p
}

func (q *queue) Update(id search.ID, p search.Priority) { q.priorities[id] = p }
func (q *queue) Len() int                               { return len(q.ids) }

func (q *queue) Pop() (search.ID, search.Priority, bool) {
	if len(q.ids) == 0 {
		return search.None, search.Priority{}, false
	}
	id := q.ids[0]
	q.ids = q.ids[1:]
	return id, q.priorities[id], true
}

// A queue makes breadth-first search of the best-first loop. Open returns a new list for each search.
func ExampleOpenList() {
	open := func() search.OpenList { return &queue{priorities: map[search.ID]search.Priority{}} }
	r, err := astar(walk{Open: open, Reopening: search.Keep})
	fmt.Println(r.Path, r.Cost, err)
	// Output:
	// [E E E E E] 21 <nil>
}

// faulty is a problem of one step, whose cost is wrong.
type faulty search.Cost

func (faulty) Key(n int) int                      { return n }
func (faulty) IsGoal(n int) bool                  { return n == 2 }
func (faulty) AppendMoves(dst []int, n int) []int { return append(dst, 1) }
func (f faulty) Next(n, m int) (int, search.Cost) { return n + m, search.Cost(f) }

// Mistakes of the problem, the heuristic or the caller are errors that a program can tell apart.
func ExampleBestFirst_errors() {
	none := search.Config[int, int]{}
	below := search.Config[int, int]{Heuristic: func(int) search.Cost { return -1 }}
	limits := search.Config[int, int]{Limits: search.Limits{Expansions: -1}}
	run := func(f faulty, c search.Config[int, int], want error) {
		_, err := search.BestFirst(context.Background(), f, 0, c)
		fmt.Println(errors.Is(err, want), err)
	}
	run(-1, none, search.ErrNegativeCost)
	run(faulty(search.Infinite-1), none, search.ErrCostOverflow)
	run(1, below, search.ErrNegativeEstimate)
	run(1, limits, search.ErrLimits)
	// Output:
	// true search: the problem returned a step of negative cost
	// true search: the cost of a path does not fit in Cost; use a coarser unit
	// true search: the heuristic returned an estimate below zero
	// true limits: expansions can't be negative, it is -1
}
