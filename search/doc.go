// Package search is a generic core for single-agent search: one contract for domains, and the strategies that people compare on them.
//
// # Example
//
// A domain is four methods. This one climbs from 1 to 100 by doubling and by adding 7:
//
//	type ladder struct{}
//
//	func (ladder) Key(n int) int     { return n }
//	func (ladder) IsGoal(n int) bool { return n == 100 }
//	func (ladder) AppendMoves(dst []string, n int) []string {
//		if n > 100 {
//			return dst
//		}
//		return append(dst, "double", "add 7")
//	}
//	func (ladder) Next(n int, m string) (int, search.Cost) {
//		if m == "double" {
//			return 2 * n, 1
//		}
//		return n + 7, 1
//	}
//
//	result, err := search.BestFirst(ctx, ladder{}, 1, search.Config[int, string]{})
//	// solved in 6: double, add 7, double, add 7, double, double
//
// # Vocabulary
//
// A Problem is a graph of states: moves lead from each state to others at a cost, and a test recognizes goals. A state is generated when a
// move leads to it, and expanded when its own moves are generated. The open list holds states that wait to be expanded, the closed list
// states that were. For each state the engine knows g, the cost of the best path found so far, and h, the Heuristic's estimate of the
// remaining cost. The paths form a tree with the start as its root.
//
// A heuristic is admissible if it never overestimates, and consistent if it also falls by no more than the cost of each step. A heuristic
// that returns Infinite declares a dead end; every engine then drops the state. An estimate below zero is an error, since it is mostly a sum
// that wrapped.
//
// # Engines
//
//	engine        finds, given an admissible h      without a solution    memory
//	BestFirst     a cheapest path with AStar and    Unsolvable            every state generated
//	              Reopen; at most w times the
//	              cheapest with Weighted(w)
//	BreadthFirst  a path of the fewest moves        Unsolvable            every state generated
//	DepthFirst    a path                            Unsolvable            every state generated
//	IDAStar       a cheapest path                   Unsolvable, in its    one path
//	                                                own time
//	Beam          often a path                      mostly Unknown        every state generated
//
// "Unsolvable" needs a finite space and no limit. BestFirst is a loop with three settings, and A* one of its configurations:
//
//   - Evaluate ranks states: AStar, Weighted, Greedy or UniformCost.
//   - Open makes the list that holds states: NewHeap, NewBucket, NewGods or your own.
//   - Reopening decides what happens to an expanded state when a cheaper path turns up: Reopen expands the state again, Propagate moves its
//     subtree and re-scores it, Keep does nothing.
//
// Each engine and option names its source. Result.Status is Solved, Unsolvable or Unknown; Result.Reason says what left a search undecided.
// Errors are the cause of a context that ended, ErrNegativeCost, ErrNegativeEstimate, ErrCostOverflow, ErrLimits, or name another setting that
// makes no sense. Stats counts the work.
//
// NOTES.md has the memory a state takes. Package searchtest has a conformance suite for domains and an oracle; package trace records what a
// search does, event by event. Package andor searches games, where an opponent moves.
package search
