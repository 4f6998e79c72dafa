// Random graphs: the domain in which engines are compared with the oracle.

package searchtest

import (
	"math/rand/v2"

	"kedou/search"
)

// Graph is an explicit directed graph as a Problem: states are vertices, a move is the number of an edge at its vertex.
type Graph struct {
	Edges [][]Edge
	Goals map[int32]bool
	H     []search.Cost // a heuristic, one value a vertex
}

// Edge leads to a vertex at a cost.
type Edge struct {
	To   int32
	Cost search.Cost
}

// Key is the vertex itself.
func (g *Graph) Key(v int32) int32 { return v }

// IsGoal looks Goals up.
func (g *Graph) IsGoal(v int32) bool { return g.Goals[v] }

// AppendMoves appends the numbers of v's edges.
func (g *Graph) AppendMoves(dst []int, v int32) []int {
	for i := range g.Edges[v] {
		dst = append(dst, i)
	}
	return dst
}

// Next follows edge m.
func (g *Graph) Next(v int32, m int) (int32, search.Cost) {
	e := g.Edges[v][m]
	return e.To, e.Cost
}

// Heuristic looks H up.
func (g *Graph) Heuristic(v int32) search.Cost { return g.H[v] }

// RandomGraph draws n vertices with n·degree edges of costs 0 to maxCost, and some goals, possibly out of reach. H is zero.
func RandomGraph(r *rand.Rand, n, degree, goals int, maxCost search.Cost) *Graph {
	g := &Graph{Edges: make([][]Edge, n), Goals: map[int32]bool{}, H: make([]search.Cost, n)}
	for range n * degree {
		from := r.IntN(n)
		g.Edges[from] = append(g.Edges[from], Edge{int32(r.IntN(n)), search.Cost(r.IntN(int(maxCost) + 1))})
	}
	for range goals {
		g.Goals[int32(r.IntN(n))] = true
	}
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
