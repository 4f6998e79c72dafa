// Graphs on which an inconsistent heuristic costs A* exponentially many expansions.

package searchtest

import "kedou/search"

// Martelli returns the graph of n+1 vertices on which A* expands 2^(n-1) states, from
// vertex n to 0 (Martelli 1977, in the form of Zhang, Sturtevant, Holte, Schaeffer and Felner
// 2009). The heuristic is admissible. Each vertex but the last leads to all those below, by
// ways of which the longest in steps is the cheapest, and the heuristic makes A*
// find them in the worst order. N is at least 3 and at most 29.
func Martelli(n int) *Graph {
	g := &Graph{Edges: make([][]Edge, n+1), Goals: map[int32]bool{0: true}, H: make([]search.Cost, n+1)}
	cost := func(from, to int) search.Cost { return 1<<from>>2 - 1<<to>>1 + search.Cost(from-to) }
	last := search.Cost(1)<<(n-1) + search.Cost(n) - 2
	g.Edges[1] = []Edge{{0, last}}
	for from := 2; from <= n; from++ {
		for to := from - 1; to > 0; to-- {
			g.Edges[from] = append(g.Edges[from], Edge{int32(to), cost(from, to)})
		}
	}
	for v := 2; v < n; v++ {
		g.H[v] = cost(n, 1) - cost(n, v) + 1
	}
	return g
}
