// Breadth-first search.

package search

import "context"

// BreadthFirst expands states in the order of their discovery and returns a path
// of the fewest moves, whatever they cost (Moore 1959). Goals are tested when
// states are generated. It is complete on finite spaces, and under Limits.Depth
// finds every solution within the limit.
func BreadthFirst[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	r, err := newRun(ctx, p, c)
	if err != nil {
		return Result[M]{}, err
	}
	b := breadthFirst[S, M, K]{run: r, tree: newTree(r)}
	b.tree.eager = true
	if id, met := b.tree.plant(start); met == fresh {
		b.enqueue(id)
	}
	// IDs follow the order of discovery, so the tree itself is the queue.
	for id := ID(0); id < b.tree.size(); id++ {
		if b.tree.at(id).status() != open {
			continue
		}
		if !r.ready() {
			break
		}
		r.stats.Open--
		if b.tree.closeOrCut(id) {
			b.expand(id)
		}
	}
	return b.tree.finish()
}

type breadthFirst[S, M any, K comparable] struct {
	run  *run[S, M, K]
	tree *tree[S, M, K]
}

func (b *breadthFirst[S, M, K]) enqueue(id ID) {
	b.run.stats.Open++
	b.run.stats.OpenPeak = max(b.run.stats.OpenPeak, b.run.stats.Open)
	b.tree.emit(Opened, id)
}

func (b *breadthFirst[S, M, K]) expand(parent ID) {
	for i, kid := range b.tree.successors(parent) {
		switch id, way, met := b.tree.child(parent, i); met {
		case fresh:
			b.enqueue(id)
		case known:
			b.tree.duplicate(id, kid.Move, way)
		}
		if b.run.over() {
			return
		}
	}
}
