// Breadth-first search.

package search

import (
	"context"

	"kedou/internal/engine"
)

// BreadthFirst expands states in the order of their discovery and returns a path of the fewest moves, whatever they cost (Moore 1959).
// Goals are tested when states are generated. It is complete on finite spaces, and under Limits.Depth finds every solution within the
// limit.
func BreadthFirst[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	r, err := newRun(ctx, p, c)
	if err != nil {
		return Result[M]{}, err
	}
	t := newTree(r)
	t.eager = true
	if id, met := t.addStart(start); met == fresh {
		t.list(engine.Opened, id)
	}
	// IDs follow the order of discovery, so the tree itself is the queue.
	for id := ID(0); id < t.size(); id++ {
		if t.at(id).status() != open {
			continue
		}
		if !r.ready() {
			break
		}
		r.stats.Open--
		if t.closeOrCut(id) {
			t.spread(id)
		}
	}
	return t.finish()
}

// spread generates the children of a state and keeps the first path to each.
func (t *tree[S, M, K]) spread(parent ID) {
	for i, kid := range t.successors(parent) {
		switch id, way, met := t.child(parent, i); met {
		case fresh:
			t.list(engine.Opened, id)
		case known:
			t.duplicate(id, kid.Move, way)
		}
		if t.run.over() {
			return
		}
	}
}
