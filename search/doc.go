// Package search is a generic core for single-agent search: one contract that a
// domain fulfils, and the strategies people compare on it.
//
// # Vocabulary
//
// A Problem is a graph given implicitly: states, the moves that lead from each to
// others at a cost, and a test for goals. A state is generated when a move leads to
// it, and expanded when its own moves are generated. The open list holds the states
// that wait to be expanded, the closed list those that were. For each state the
// engine knows g, the cost of the best path found to it, and h, the Heuristic's
// estimate of what is left. The paths form a tree, whose root is the start.
//
// A heuristic is admissible if it never overestimates, consistent if besides it
// falls by no more than the cost of each step. One that returns Infinite says that
// the state is a dead end; every engine drops it then, and relies on its truth.
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
// "Unsolvable" asks for a finite space and no limit in the way. BestFirst is a loop
// with three settings, and A* merely one of its configurations:
//
//   - the Evaluator ranks states: AStar (Hart, Nilsson and Raphael 1968),
//     Weighted (Pohl 1970), Greedy (Doran and Michie 1966), UniformCost (Dijkstra
//     1959);
//   - the OpenList holds them: its own, NewHeap, NewBucket, NewLazy, NewMartelli
//     (algorithm B, Martelli 1977), NewDelayed (Sturtevant and others 2008), or yours;
//   - Reopening says what becomes of an expanded state to which a cheaper path turns
//     up: Reopen expands it again, Propagate moves its whole subtree under the new
//     parent and re-scores it at once, Keep does nothing. Cheaper means cost: a longer
//     path of less cost wins. Pathmax mends inconsistent estimates (Mérő 1984).
//
// The other sources: breadth-first Moore 1959; depth-first Tarjan 1972; IDA* Korf
// 1985, and with a budget Helmert and others 2019; beam Lowerre 1976; best-first search with
// several workers Kumar, Ramesh and Rao 1988; the effect of reopening with inconsistent heuristics
// Martelli 1977, and Felner and others 2011.
//
// A state costs its own size, that of a move and 16 bytes; 10 to 15 more in the index,
// where the slots grow for a moment 25; and 4 in the engine's own open list for as long as it
// is open, or twice that after a cheaper path. NewHeap takes 4 for each state and 16 for each
// that is open, NewLazy 16 and 16, NewBucket 16 and 4. Propagate adds 12. Several workers
// need 20 bytes besides state and move, and 12 to 24 in the index. Keys are not
// stored: on a probable match the engine computes the stored state's key again, so make
// Key cheap. All this is within Limits.Memory; the floor of each engine is 512 states and some
// KiB, and a limit below the floor is refused with ErrLimits, which names the floor.
//
// # Answers
//
// A search is Solved, Unsolvable or Unknown, and Unknown has a Reason. A limit is an
// answer, not an error; errors are a context that ended (the Result then tells how far
// the search came), a Problem with negative costs, or settings that make no sense.
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
// Package searchtest has a conformance suite for such domains and an oracle; package
// trace records what a search does, event by event.
//
// # What it is not
//
// It keeps its tables in memory, and has one goroutine per search but for BestFirst with
// several workers. States with an opponent's moves between are the business of package
// andor.
package search
