// Random graphs: the domain in which engines are compared with the oracle.

package searchtest

import (
	"math/rand/v2"

	"kedou/search"
)

// Graph is an explicit directed graph as a Problem: states are vertices, a move
// is the number of an edge at its vertex.
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
