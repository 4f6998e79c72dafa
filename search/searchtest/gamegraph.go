// Random games: acyclic graphs with shared children and both kinds of node.

package searchtest

import (
	"math/rand/v2"

	"kedou/search/andor"
)

// GameGraph is an explicit game: states are vertices, a move is the number of
// an edge at its vertex. Every edge must lead to a higher vertex.
type GameGraph struct {
	Kinds  []andor.Kind
	Values []andor.Outcome
	Edges  [][]int32
}

// Key is the vertex itself.
func (g *GameGraph) Key(v int32) int32 { return v }

// Kind looks Kinds up.
func (g *GameGraph) Kind(v int32) andor.Kind { return g.Kinds[v] }

// Outcome looks Values up.
func (g *GameGraph) Outcome(v int32) andor.Outcome { return g.Values[v] }

// Next follows edge m.
func (g *GameGraph) Next(v int32, m int32) int32 { return g.Edges[v][m] }

// AppendMoves appends the numbers of v's edges.
func (g *GameGraph) AppendMoves(dst []int32, v int32) []int32 {
	for i := range g.Edges[v] {
		dst = append(dst, int32(i))
	}
	return dst
}

// Hash spreads v, so that node counts don't depend on the runtime's hash.
func (g *GameGraph) Hash(v int32) uint64 { return (uint64(v) + 1) * 0x9e37_79b9_7f4a_7c15 }

// RandomGameGraph draws a game of n vertices with up to degree edges each to any of the reach next vertices; some edges lead to the same
// vertex. Half of the vertices are Or nodes. A vertex without edges is won by either side or left open, which loses for the side to move.
func RandomGameGraph(r *rand.Rand, n, degree, reach int) *GameGraph {
	g := &GameGraph{
		Kinds:  make([]andor.Kind, n),
		Values: make([]andor.Outcome, n),
		Edges:  make([][]int32, n),
	}
	for v := range n {
		g.Kinds[v] = andor.Kind(r.IntN(2))
		if after := min(reach, n-1-v); after > 0 && r.IntN(6) > 0 {
			for range 1 + r.IntN(degree) {
				g.Edges[v] = append(g.Edges[v], int32(v+1+r.IntN(after)))
			}
		} else {
			g.Values[v] = andor.Outcome(r.IntN(3))
		}
	}
	return g
}
