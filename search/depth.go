// Depth-first search with a table of the states met.

package search

import (
	"context"

	"kedou/internal/engine"
)

// DepthFirst follows the first move as far as possible and then the next, and returns the first solution met, with no promise about its
// cost. It expands no state twice, and is complete on finite spaces.
//
// Under Limits.Depth it expands a state again each time a path with fewer moves reaches it, so that the table hides no solution within the
// limit (a table without depths would). The verdict is Unsolvable only if no state was left unexpanded in the end.
func DepthFirst[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	r, err := newRun(ctx, p, c)
	if err != nil {
		return Result[M]{}, err
	}
	d := depthFirst[S, M, K]{run: r, tree: newTree(r)}
	d.tree.eager = true
	d.tree.aside = func() int64 { return engine.Growing(d.frames) }
	if id, met := d.tree.addStart(start); met == fresh {
		d.enter(id, engine.Opened)
	}
	for len(d.frames) > 0 && !r.over() {
		d.advance(&d.frames[len(d.frames)-1])
	}
	return d.tree.finish()
}

type depthFirst[S, M any, K comparable] struct {
	run    *run[S, M, K]
	tree   *tree[S, M, K]
	frames []frame
}

// frame is a state on the current path; run.moves[next:end] are its untried moves.
type frame struct {
	id               ID
	first, next, end int32
}

// enter puts a state, new or reached in fewer moves, at the end of the path.
func (d *depthFirst[S, M, K]) enter(id ID, kind string) {
	d.tree.emit(kind, id)
	if !d.run.ready() || !d.tree.closeOrCut(id) {
		return
	}
	first := int32(len(d.run.moves))
	d.run.moves = d.run.problem.AppendMoves(d.run.moves, d.tree.at(id).state)
	d.frames = append(d.frames, frame{id, first, first, int32(len(d.run.moves))})
}

// advance tries the next move of the path's last state, or leaves that state.
func (d *depthFirst[S, M, K]) advance(f *frame) {
	if f.next == f.end {
		d.run.moves = d.run.moves[:f.first]
		d.frames = d.frames[:len(d.frames)-1]
		return
	}
	m := d.run.moves[f.next]
	f.next++
	switch id, way, met := d.tree.step(f.id, m); met {
	case fresh:
		d.enter(id, engine.Opened)
	case known:
		d.revisit(id, m, way)
	}
}

// revisit expands a known state again if a depth limit is set and the new path has fewer moves. A state on the current path never has a
// shorter path.
func (d *depthFirst[S, M, K]) revisit(id ID, m M, way path) {
	n := d.tree.at(id)
	if d.run.config.Limits.Depth == 0 || way.depth >= n.depth() || n.status() == dead {
		d.tree.duplicate(id, m, way)
		return
	}
	d.tree.reparent(id, m, way)
	d.tree.reopen(id)
	d.enter(id, engine.Reopened)
}
