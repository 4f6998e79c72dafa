// Depth-first search with a table of the states met.

package search

import "context"

// DepthFirst follows the first move as far as it goes and then the next, and
// returns the first solution met, with no promise about its cost. It expands no
// state twice, and is complete on finite spaces.
//
// Under Limits.Depth a state is expanded anew each time it is reached in fewer
// moves than before, so that the table hides no solution within the limit
// (a table without depths would). The verdict is Unsolvable only if, in the end,
// no state was left unexpanded.
func DepthFirst[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	d := depthFirst[S, M, K]{space: newSpace(ctx, p, c)}
	d.engine, d.side, d.eager = &d, &d, true
	d.begin(start)
	for len(d.frames) > 0 && !d.over() {
		d.advance(&d.frames[len(d.frames)-1])
	}
	return d.finish()
}

type depthFirst[S, M any, K comparable] struct {
	space[S, M, K]
	frames []frame
}

// frame is a state on the current path; buffer[next:end] are its untried moves.
type frame struct {
	id               ID
	first, next, end int32
}

// Bytes is the memory of the path.
func (d *depthFirst[S, M, K]) Bytes() int64 { return growing(d.frames) }

// enter expands a state, new or reached in fewer moves.
func (d *depthFirst[S, M, K]) enter(id ID) {
	if !d.proceed() || !d.close(id) {
		return
	}
	first := int32(len(d.buffer))
	d.buffer = d.problem.AppendMoves(d.buffer, d.at(id).state)
	d.frames = append(d.frames, frame{id, first, first, int32(len(d.buffer))})
}

// advance tries the next move of the last state of the path, or leaves it.
func (d *depthFirst[S, M, K]) advance(f *frame) {
	if f.next == f.end {
		d.buffer = d.buffer[:f.first]
		d.frames = d.frames[:len(d.frames)-1]
		return
	}
	m, n := d.buffer[f.next], d.at(f.id)
	f.next++
	next, cost := d.problem.Next(n.state, m)
	d.stats.Generated++
	if g, ok := d.passable(n.g, cost); ok {
		d.meet(next, m, node{g: g, parent: f.id, depth: n.depth + 1})
	}
}

func (d *depthFirst[S, M, K]) admit(id ID, opened bool) {
	if opened {
		d.emit(Opened, id)
		d.enter(id)
	}
}

// revisit expands a known state again if it is now reached in fewer moves and
// there is a depth limit. A state on the current path never is.
func (d *depthFirst[S, M, K]) revisit(id ID, m M, found node) {
	n := d.at(id)
	if d.config.Limits.Depth <= 0 || found.depth >= n.depth || n.status == dead {
		d.duplicate(id, found.parent, m, found.g)
		return
	}
	if n.status == cut {
		d.cuts--
	}
	d.stats.Duplicates++
	d.stats.Reopened++
	n.g, n.depth, n.parent, n.status = found.g, found.depth, found.parent, open
	n.move = m
	d.emit(Reopened, id)
	d.enter(id)
}
