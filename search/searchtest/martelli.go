// Graphs on which an inconsistent heuristic costs A* exponentially many expansions.

package searchtest

import "kedou/search"

// Fan returns a graph with small costs on which a heuristic makes A* expand a tail of m states n times, where once would do: 1 + n(m+1)
// expansions. The start, 0, leads to n states, each of which looks dearer than the one before but has the cheaper path to the tail. The
// heuristic is admissible, the goal the last vertex.
func Fan(n, m int) *Graph {
	goal := int32(n + m + 1)
	g := &Graph{Edges: make([][]Edge, goal+1), Goals: map[int32]bool{goal: true}, H: make([]search.Cost, goal+1)}
	looks := search.Cost(2*n + m + 1)
	for i := range n {
		g.Edges[0] = append(g.Edges[0], Edge{int32(i + 1), search.Cost(i + 1)})
		g.Edges[i+1] = []Edge{{int32(n + 1), search.Cost(2*(n-i) - 1)}}
		g.H[i+1] = looks
	}
	for v := int32(n + 1); v < goal; v++ {
		g.Edges[v] = []Edge{{v + 1, 1}}
	}
	g.Edges[goal-1][0].Cost = looks + 1
	return g
}

// Martelli returns the graph of n+1 vertices on which A* expands 2^(n-1) states, from vertex n to 0 (Martelli 1977, in the form of Zhang,
// Sturtevant, Holte, Schaeffer and Felner 2009). The heuristic is admissible. Each vertex but the last leads to all those below, the path
// with the most steps is the cheapest, and the heuristic makes A* find the paths in the worst order. N is at least 3 and at most 29.
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
