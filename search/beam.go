// Beam search.

package search

import (
	"cmp"
	"context"
	"slices"

	"kedou/internal/engine"
	"kedou/internal/phrase"
)

// Beam expands one layer after another and keeps only the Config.Width states of least priority of each (Lowerre 1976). It returns the
// first goal generated, with no promise about its cost. When the layers run out the verdict is Unknown (BeamLimit), unless every dropped
// state was met again later and kept.
func Beam[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	if c.Width < 1 {
		return Result[M]{}, phrase.Errorf("search: Beam needs a width of at least 1, not %d", c.Width)
	}
	r, err := newRun(ctx, p, c)
	if err != nil {
		return Result[M]{}, err
	}
	b := beam[S, M, K]{run: r, tree: newTree(r)}
	b.tree.eager, b.tree.evaluate = true, c.evaluator()
	b.tree.aside = func() int64 { return engine.Growing(b.layer) + engine.Growing(b.next) }
	if id, met := b.tree.addStart(start); met == fresh {
		b.enqueue(id, engine.Opened)
	}
	for len(b.next) > 0 && !r.over() {
		b.layer, b.next = b.next, b.layer[:0]
		b.expandLayer()
		b.prune()
	}
	if !r.over() && b.tree.drops > 0 {
		r.meter.Stop(engine.BeamLimit)
	}
	return b.tree.finish()
}

type beam[S, M any, K comparable] struct {
	run         *run[S, M, K]
	tree        *tree[S, M, K]
	layer, next []ID
}

func (b *beam[S, M, K]) expandLayer() {
	for i, id := range b.layer {
		if !b.run.ready() {
			return
		}
		b.run.stats.Open = len(b.layer) - i - 1 + len(b.next)
		if b.tree.closeOrCut(id) {
			b.expand(id)
		}
	}
}

func (b *beam[S, M, K]) expand(parent ID) {
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

// enqueue makes a state a candidate for the next layer.
func (b *beam[S, M, K]) enqueue(id ID, kind string) {
	b.next = append(b.next, id)
	b.tree.list(kind, id)
}

// revisit takes a dropped state in again, and moves a candidate under a cheaper parent. States of this layer and of earlier ones stay as
// they are.
func (b *beam[S, M, K]) revisit(id ID, m M, way path) {
	switch n := b.tree.at(id); {
	case n.status() == dropped:
		b.tree.reparent(id, m, way)
		b.tree.reopen(id)
		b.enqueue(id, engine.Reopened)
	case n.status() == open && n.depth() == way.depth && way.g < n.g:
		b.tree.reparent(id, m, way)
		b.tree.emit(engine.Reparented, id)
	default:
		b.tree.duplicate(id, m, way)
	}
}

// prune drops the states that exceed the beam's width, the newest first among equals.
func (b *beam[S, M, K]) prune() {
	width := b.run.config.Width
	if b.run.over() || len(b.next) <= width {
		return
	}
	slices.SortFunc(b.next, func(x, y ID) int {
		return cmp.Or(cmp.Compare(b.rank(x), b.rank(y)), cmp.Compare(x, y))
	})
	for _, id := range b.next[width:] {
		b.tree.drop(id)
	}
	b.next = b.next[:width]
}

func (b *beam[S, M, K]) rank(id ID) uint64 {
	n := b.tree.at(id)
	return b.tree.evaluate(n.g, n.h).packed()
}
