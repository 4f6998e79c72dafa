// Beam search.

package search

import (
	"cmp"
	"context"
	"slices"
)

// Beam expands layer after layer, keeping of each only the Config.Width states
// of least priority (Lowerre 1976). It returns the first goal generated, with no
// promise about its cost. When the layers run out the verdict is Unknown
// (BeamLimit), unless every state dropped was met again later and kept.
func Beam[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	if c.Width < 1 {
		return Result[M]{}, ErrWidth
	}
	b := beam[S, M, K]{space: newSpace(ctx, p, c)}
	b.engine, b.side, b.eager = &b, &b, true
	if b.evaluate = c.Evaluate; b.evaluate == nil {
		b.evaluate = AStar
	}
	b.begin(start)
	for len(b.next) > 0 && !b.over() {
		b.layer, b.next = b.next, b.layer[:0]
		b.expandLayer()
		b.prune()
	}
	if !b.over() && b.lost > 0 {
		b.reason = BeamLimit
	}
	return b.finish()
}

type beam[S, M any, K comparable] struct {
	space[S, M, K]
	layer, next []ID
	lost        int // states dropped and not met again
}

// Bytes is the memory of both layers.
func (b *beam[S, M, K]) Bytes() int64 { return growing(b.layer) + growing(b.next) }

func (b *beam[S, M, K]) expandLayer() {
	for i, id := range b.layer {
		if !b.proceed() {
			return
		}
		b.stats.Open = len(b.layer) - i - 1 + len(b.next)
		if b.close(id) {
			b.expand(id)
		}
	}
}

// admit makes a new state a candidate for the next layer.
func (b *beam[S, M, K]) admit(id ID, opened bool) {
	if opened {
		b.line(id, Opened)
	}
}

func (b *beam[S, M, K]) line(id ID, kind EventKind) {
	b.next = append(b.next, id)
	b.stats.Open++
	b.stats.OpenPeak = max(b.stats.OpenPeak, b.stats.Open)
	b.emit(kind, id)
}

// revisit takes a dropped state in again, and moves a candidate under a cheaper
// parent. States of this layer and of earlier ones stay as they are.
func (b *beam[S, M, K]) revisit(id ID, m M, found node) {
	n := b.at(id)
	again := n.status == dropped
	cheaper := n.status == open && n.depth == found.depth && found.g < n.g
	if !again && !cheaper {
		b.duplicate(id, found.parent, m, found.g)
		return
	}
	b.stats.Duplicates++
	n.g, n.depth, n.parent, n.status = found.g, found.depth, found.parent, open
	n.move = m
	if again {
		b.lost--
		b.stats.Reopened++
		b.line(id, Reopened)
		return
	}
	b.stats.Reparented++
	b.emit(Reparented, id)
}

// prune drops what the beam has no room for, the newest first among equals.
func (b *beam[S, M, K]) prune() {
	if b.over() || len(b.next) <= b.config.Width {
		return
	}
	slices.SortFunc(b.next, func(x, y ID) int {
		p, q := b.at(x), b.at(y)
		return cmp.Or(cmp.Compare(b.evaluate(p.g, p.h).packed(), b.evaluate(q.g, q.h).packed()), cmp.Compare(x, y))
	})
	for _, id := range b.next[b.config.Width:] {
		b.at(id).status = dropped
		b.lost++
		b.emit(Dropped, id)
	}
	b.next = b.next[:b.config.Width]
}
