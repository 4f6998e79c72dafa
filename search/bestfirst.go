// Best-first search: A*, weighted A*, greedy and uniform cost in one loop.

package search

import "context"

// BestFirst expands the state of least priority first, as Config.Evaluate ranks
// them (AStar by default).
//
// It is complete on finite spaces: Solved or, when every state that can be reached
// is expanded, Unsolvable. With AStar, Reopen and an admissible heuristic the
// path is a cheapest one. Not so under Limits.Depth: a state then never moves to a
// cheaper path that is longer, nor to a shorter one that is dearer, so that solutions
// within the limit may be missed; the verdict is Unknown then, not Unsolvable. The
// error is context.Cause(ctx) when ctx ends, or one of this package's.
func BestFirst[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	return newBestFirst(ctx, p, c).run(start)
}

type bestFirst[S, M any, K comparable] struct {
	space[S, M, K]
	open  OpenList
	sizer Sizer        // the open list's, or nil
	links arena[links] // under Propagate only
}

func newBestFirst[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], c Config[S, M]) *bestFirst[S, M, K] {
	b := &bestFirst[S, M, K]{space: newSpace(ctx, p, c)}
	b.eager = c.GoalOnGeneration
	if b.evaluate = c.Evaluate; b.evaluate == nil {
		b.evaluate = AStar
	}
	if c.Open == nil {
		c.Open = NewHeap
	}
	b.open = c.Open()
	b.sizer, _ = b.open.(Sizer)
	b.engine, b.side = b, b
	return b
}

// Bytes is the memory of the open list and of the tree's links.
func (b *bestFirst[S, M, K]) Bytes() int64 {
	n := b.links.bytes(0)
	if b.config.Reopening == Propagate {
		n = b.links.bytes(1)
	}
	if b.sizer != nil {
		n += b.sizer.Bytes()
	}
	return n
}

func (b *bestFirst[S, M, K]) run(start S) (Result[M], error) {
	b.begin(start)
	for b.open.Len() > 0 && b.proceed() {
		id, _, _ := b.open.Pop()
		b.stats.Open = b.open.Len()
		if !b.eager && b.problem.IsGoal(b.at(id).state) {
			b.reach(id)
		} else if b.close(id) {
			b.expand(id)
		}
	}
	return b.finish()
}

// reach ends the search at a goal.
func (b *bestFirst[S, M, K]) reach(id ID) {
	b.at(id).status = dead
	b.goal = id
	b.emit(Found, id)
}

// admit puts a new state into the open list and the tree.
func (b *bestFirst[S, M, K]) admit(id ID, opened bool) {
	b.adopt(id)
	if opened {
		b.enqueue(id, Opened)
	}
}

func (b *bestFirst[S, M, K]) enqueue(id ID, kind EventKind) {
	n := b.at(id)
	b.open.Push(id, b.evaluate(n.g, n.h))
	b.stats.Open = b.open.Len()
	b.stats.OpenPeak = max(b.stats.OpenPeak, b.stats.Open)
	b.emit(kind, id)
}
