// Best-first search: A*, weighted A*, greedy and uniform cost in one loop.
//
// A child passes through these steps: expand makes the move, and tree.child (tree.go) finds or creates the child's state. Then enqueue puts
// a new state into the open list (openlist.go), or revisit compares the two paths to a known state and takes the cheaper (node.go has each
// step from list to list). Four invariants hold at every moment; tests check them on random graphs:
//
//   - The tree has no cycle. A state moves only under a parent that makes it strictly cheaper. Costs never fall along the tree, so an
//     ancestor of that parent is never dearer than the parent, and never moves below it. With Shallower the same holds of depths.
//   - g(child) = g(parent) + cost. The exception is Reopen, below a state that got cheaper and waits for its second expansion: there
//     g(child) is greater.
//   - A tree re-scored by Propagate equals one computed from scratch.
//   - The reported cost is the cost of the reported path, replayed.

package search

import (
	"context"
	"runtime"
	"slices"

	"kedou/internal/engine"
	"kedou/internal/phrase"
)

// BestFirst expands the state of least priority first, as Config.Evaluate ranks them (AStar by default).
//
// It is complete on finite spaces: Solved or, when every reachable state is expanded, Unsolvable. With AStar, Reopen and an admissible
// heuristic the path is a cheapest one.
//
// Limits.Depth weakens both promises. A state then never moves to a cheaper path that is longer, nor to a shorter path that is dearer, so
// the search may miss solutions within the limit; the verdict is then Unknown, not Unsolvable. The error is context.Cause(ctx) when ctx
// ends, one of this package's errors, or names a setting that makes no sense.
func BestFirst[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	const threads = runtime.GOOS != "js" // in a browser workers would only take turns, and their code would take room
	if threads && c.Workers > 1 && c.Observe == nil && c.Open == nil && c.Reopening != Propagate && !c.Shallower {
		return several(ctx, p, start, c)
	}
	r, err := newRun(ctx, p, c)
	if err != nil {
		return Result[M]{}, err
	}
	b, err := newBestFirst(r)
	if err != nil {
		return Result[M]{}, err
	}
	return b.search(start)
}

type bestFirst[S, M any, K comparable] struct {
	run    *run[S, M, K]
	tree   *tree[S, M, K]
	stacks *stacks   // the open list, unless the caller provided one
	open   OpenList  // the caller's open list
	whole  refresher // the caller's list, if it takes subtrees as a whole
	moved  []ID      // reused by refresh
}

func newBestFirst[S, M any, K comparable](r *run[S, M, K]) (*bestFirst[S, M, K], error) {
	c := &r.config
	b := &bestFirst[S, M, K]{run: r, tree: newTree(r)}
	if c.Open == nil {
		b.stacks = newStacks()
		b.tree.aside = b.stacks.bytes
	} else {
		var err error
		if b.open, err = c.newList(); err != nil {
			return nil, err
		}
		b.whole, _ = b.open.(refresher)
		if s, ok := b.open.(sizer); ok {
			b.tree.aside = s.Bytes
		}
	}
	if c.Reopening == Propagate {
		b.tree.children = new(children)
	}
	b.tree.eager, b.tree.evaluate = c.GoalOnGeneration, c.evaluator()
	return b, nil
}

func (b *bestFirst[S, M, K]) search(start S) (Result[M], error) {
	if id, met := b.tree.addStart(start); met == fresh {
		b.enqueue(id, engine.Opened)
	}
	for b.run.stats.Open > 0 && b.run.ready() {
		id := b.next()
		b.run.stats.Open--
		if id == None {
			break
		}
		if !b.tree.eager && b.run.problem.IsGoal(b.tree.at(id).state) {
			b.tree.reach(id)
		} else if b.tree.closeOrCut(id) {
			b.expand(id)
		}
	}
	return b.tree.finish()
}

// next removes and returns the first state of the open list, which must not be empty: None if the caller's list has lost it.
func (b *bestFirst[S, M, K]) next() ID {
	if b.stacks == nil {
		id, _, ok := b.open.Pop()
		if !ok || id < 0 || id >= b.tree.size() || b.tree.at(id).status() != open {
			b.run.err = phrase.Errorf("search: the open list returned state %d (%t), which isn't in it", id, ok)
			return None
		}
		return id
	}
	for {
		id, key := b.stacks.pop()
		if n := b.tree.at(id); n.status() == open && b.tree.evaluate(n.g, n.h).packed() == key {
			return id
		}
	}
}

func (b *bestFirst[S, M, K]) expand(parent ID) {
	for i, kid := range b.tree.successors(parent) {
		switch id, way, met := b.tree.child(parent, i); met {
		case fresh:
			b.enqueue(id, engine.Opened)
		case known:
			b.revisit(id, kid.Move, way)
		}
		if b.run.over() {
			return
		}
	}
}

func (b *bestFirst[S, M, K]) enqueue(id ID, kind string) {
	if b.stacks != nil {
		b.stacks.push(id, b.priority(id).packed())
	} else {
		b.open.Push(id, b.priority(id))
	}
	b.tree.list(kind, id)
}

// update gives an open state that got cheaper its new place.
func (b *bestFirst[S, M, K]) update(id ID) {
	if b.stacks != nil {
		b.stacks.push(id, b.priority(id).packed())
	} else {
		b.open.Update(id, b.priority(id))
	}
}

func (b *bestFirst[S, M, K]) priority(id ID) Priority {
	n := b.tree.at(id)
	return b.tree.evaluate(n.g, n.h)
}

// revisit compares a new path to a known state with the state's present path.
func (b *bestFirst[S, M, K]) revisit(id ID, m M, way path) {
	n := b.tree.at(id)
	saved, risen := n.g-way.g, n.depth()-way.depth
	better := saved > 0
	if b.run.config.Shallower {
		better = risen > 0
	}
	kept := b.run.config.Reopening == Keep && n.status() != open
	deeper := b.run.config.Limits.Depth > 0 && risen < 0 // the subtree might pass the limit
	if !better || kept || deeper {
		b.tree.duplicate(id, m, way)
		return
	}
	b.tree.reparent(id, m, way)
	if saved <= 0 {
		b.run.stats.Reparented++ // reparent counted a cheaper path, which this is not
	}
	b.requeue(id)
	if b.run.config.Reopening == Propagate {
		b.rescore(id, saved, risen)
	}
}

// requeue gives a state that got cheaper its place in the open list. A dead end has no place there and, under Propagate, neither has an
// expanded state.
func (b *bestFirst[S, M, K]) requeue(id ID) {
	switch n := b.tree.at(id); {
	case n.status() == open:
		b.update(id)
	case n.status() == dead || n.status() == closed && b.run.config.Reopening == Propagate:
	default:
		b.tree.reopen(id)
		b.enqueue(id, engine.Reopened)
		return
	}
	b.tree.emit(engine.Reparented, id)
}

// rescore passes the saving of root on to the states below it. The saving is negative if root's path got shorter and dearer. A state that
// the depth limit had stopped is opened again if it has come within the limit.
func (b *bestFirst[S, M, K]) rescore(root ID, saved Cost, risen int32) {
	for id := b.tree.following(root, root); id != None; id = b.tree.following(id, root) {
		n := b.tree.at(id)
		n.g = n.g.Plus(-saved)
		n.life -= uint32(risen) << statusBits
		if n.status() == cut && !b.run.meter.TooDeep(int(n.depth())) {
			b.tree.reopen(id)
			b.enqueue(id, engine.Reopened)
			continue
		}
		if n.status() == open && b.whole != nil {
			b.moved = append(b.moved, id)
		} else if n.status() == open {
			b.update(id)
		}
		b.tree.emit(engine.Rescored, id)
	}
	b.refresh(-saved)
}

// refresh gives the states below a moved one to a list that takes subtrees as a whole. The walk met them in reverse order.
func (b *bestFirst[S, M, K]) refresh(by Cost) {
	if len(b.moved) > 0 {
		slices.Reverse(b.moved)
		b.whole.Refresh(b.moved, by)
		b.moved = b.moved[:0]
	}
}
