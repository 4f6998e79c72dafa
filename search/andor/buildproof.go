// BuildProof: from the winner's moves to the whole strategy.

package andor

import (
	"slices"
	"unsafe"

	"kedou/internal/engine"
)

// BuildProof returns winner's strategy from start, a state that winner is known to win. It calls move for winner's move in each state where
// winner moves, and takes all moves of the other side; held is the memory of the strategy so far, in bytes. If move returns false or a line
// repeats a state, the result is nil. States with equal keys share a node.
func BuildProof[S, M any, K comparable](g Game[S, M, K], start S, winner Outcome, move func(s S, held int64) (M, bool)) *Proof[S, M] {
	b := &builder[S, M, K]{game: g, hasher: engine.HasherOf[K](g), winner: winner, move: move, places: engine.NewTable[place[K]]()}
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
	game   Game[S, M, K]
	hasher engine.Hasher[K]
	winner Outcome
	move   func(S, int64) (M, bool)
	places *engine.Table[place[K]]
	nodes  [][]Edge[M] // in order of completion: children before parents
	edges  int64
	moves  []M // scratch
}

// place is the index in nodes of a state's strategy, or unfinished while the state is on the line being visited.
type place[K comparable] struct {
	key  K
	node int
}

const unfinished = -1

// held is the memory of the strategy while it grows. A node's edges are one allocation, rounded up by at most an eighth.
func (b *builder[S, M, K]) held() int64 {
	return b.places.Bytes() + engine.Growing(b.nodes) + engine.Growing(b.moves) + b.edges*int64(unsafe.Sizeof(Edge[M]{}))*9/8
}

// find returns the place of a state, a new place if the state has none.
func (b *builder[S, M, K]) find(k K) (id int32, isNew bool) {
	tag := engine.Tag(b.hasher.Hash(k))
	for id, at := b.places.First(tag); id >= 0; id, at = b.places.Next(tag, at) {
		if b.places.At(id).key == k {
			return id, false
		}
	}
	id, p := b.places.Add(tag)
	*p = place[K]{k, unfinished}
	return id, true
}

// visit adds the strategy from s on and returns its node.
func (b *builder[S, M, K]) visit(s S) (node int, ok bool) {
	id, isNew := b.find(b.game.Key(s))
	if !isNew {
		node = b.places.At(id).node
		return node, node != unfinished
	}
	var edges []Edge[M]
	if b.game.Outcome(s) == Unknown {
		if edges, ok = b.choices(s); !ok {
			return 0, false
		}
	}
	b.edges += int64(len(edges))
	for i := range edges {
		if edges[i].To, ok = b.visit(b.game.Next(s, edges[i].Move)); !ok {
			return 0, false
		}
	}
	node = len(b.nodes)
	b.places.At(id).node = node
	b.nodes = append(b.nodes, edges)
	return node, true
}

// choices returns the winner's move in s, or all moves where the loser plays.
func (b *builder[S, M, K]) choices(s S) ([]Edge[M], bool) {
	if b.game.Kind(s).wants() == b.winner {
		m, ok := b.move(s, b.held())
		return []Edge[M]{{Move: m}}, ok
	}
	b.moves = b.game.AppendMoves(b.moves[:0], s)
	edges := make([]Edge[M], len(b.moves))
	for i, m := range b.moves {
		edges[i].Move = m
	}
	return edges, true
}
