// BuildProof: from knowing the winner's moves to his whole strategy.

package andor

import "slices"

// BuildProof returns winner's strategy from start, a state he is known to win.
// It asks move for his move in each state where he is to move, and takes all
// moves of the other side; held is about how many bytes the strategy has grown
// to. If move returns false or a line comes back to a state, the result is nil.
// States with equal keys share a node.
func BuildProof[S, M any, K comparable](g Game[S, M, K], start S, winner Outcome, move func(s S, held int64) (M, bool)) *Proof[S, M] {
	b := &builder[S, M, K]{g: g, winner: winner, move: move, ids: map[K]int{}}
	if _, ok := b.visit(start); !ok {
		return nil
	}
	slices.Reverse(b.nodes)
	for _, node := range b.nodes {
		for i := range node {
			node[i].To = len(b.nodes) - 1 - node[i].To
		}
	}
	return &Proof[S, M]{Start: start, Winner: winner, Nodes: b.nodes}
}

type builder[S, M any, K comparable] struct {
	g      Game[S, M, K]
	winner Outcome
	move   func(S, int64) (M, bool)
	ids    map[K]int   // states by order of finishing; unfinished on the line
	nodes  [][]Edge[M] // in that order: children before parents
	held   int64
	moves  []M // scratch
}

// unfinished stands for the place of a state on the line that is being visited.
const unfinished = -1

// bytesPerNode and bytesPerEdge are about what a strategy takes while it grows.
const bytesPerNode, bytesPerEdge = 100, 24

// visit adds the strategy from s on and returns its node's place.
func (b *builder[S, M, K]) visit(s S) (id int, ok bool) {
	k := b.g.Key(s)
	if id, ok := b.ids[k]; ok {
		return id, id != unfinished
	}
	b.ids[k] = unfinished
	var edges []Edge[M]
	if b.g.Outcome(s) == Unknown {
		if edges, ok = b.edges(s); !ok {
			return 0, false
		}
	}
	b.held += bytesPerNode + bytesPerEdge*int64(len(edges))
	for i := range edges {
		if edges[i].To, ok = b.visit(b.g.Next(s, edges[i].Move)); !ok {
			return 0, false
		}
	}
	id = len(b.nodes)
	b.ids[k] = id
	b.nodes = append(b.nodes, edges)
	return id, true
}

// edges returns the winner's move in s, or all moves where the loser plays.
func (b *builder[S, M, K]) edges(s S) ([]Edge[M], bool) {
	if b.g.Kind(s).wants() == b.winner {
		m, ok := b.move(s, b.held)
		return []Edge[M]{{Move: m}}, ok
	}
	b.moves = b.g.AppendMoves(b.moves[:0], s)
	edges := make([]Edge[M], len(b.moves))
	for i, m := range b.moves {
		edges[i].Move = m
	}
	return edges, true
}
