// AlphaBeta: depth-first search for a yes or no, with a transposition table.

package andor

import (
	"context"

	"kedou/search/internal/table"
)

// AlphaBeta decides g from start by depth-first search: at each node it stops
// at the first child that settles it, which is what alpha-beta (Knuth & Moore
// 1975) comes to when there are two values only. Settled states are kept in a
// table of exact keys within Limits.Memory. Before a node's first child is
// searched, all are looked up there.
//
// It needs a graph without cycles. It answers right or, under a limit, Unknown;
// with Limits.Depth a line is cut after so many moves. It takes memory for the
// table, and time in the worst case for every state once while the table
// holds them all.
func AlphaBeta[S, M any, K comparable](ctx context.Context, g Game[S, M, K], start S, c Config[S, M]) (Result[S, M], error) {
	e, err := newAlphaBeta(ctx, g, start, c)
	if err != nil {
		return Result[S, M]{}, err
	}
	return e.run.answer(start, c.Proof, e.decideAlone)
}

type alphaBeta[S, M any, K comparable] struct {
	run     *run[S, M, K]
	noProbe bool
	kids    []kid[S, K]
}

func newAlphaBeta[S, M any, K comparable](ctx context.Context, g Game[S, M, K], start S, c Config[S, M]) (*alphaBeta[S, M, K], error) {
	r, err := newRun(ctx, g, start, c, c.AlphaBeta.PlainOrder)
	if err != nil {
		return nil, err
	}
	e := &alphaBeta[S, M, K]{run: r, noProbe: c.AlphaBeta.NoProbe}
	r.aside = func() int64 { return table.Growing(e.kids) }
	return e, nil
}

// kid is a child on the stack of those that the lines being searched still
// have to look at.
type kid[S any, K comparable] struct {
	state S
	key   K
}

// decideAlone decides s as a start.
func (e *alphaBeta[S, M, K]) decideAlone(s S) Outcome { return e.decide(s, e.run.game.Key(s), 0) }

// decide returns the value of s as far as depth and budget allow.
func (e *alphaBeta[S, M, K]) decide(s S, k K, depth int) Outcome {
	if v := e.run.known(s, k); v != Unknown {
		return v
	}
	if e.run.meter.TooDeep(depth) || !e.run.spend(depth) {
		return Unknown
	}
	before := e.run.meter.Stats.Expanded
	first := len(e.kids)
	v := e.pushKids(s, k)
	if v == Unknown {
		v = e.decideKids(e.run.game.Kind(s), first, depth)
	}
	e.kids = e.kids[:first]
	if v != Unknown {
		e.run.settle(k, settled(v, work(e.run.meter.Stats.Expanded-before+1)))
	}
	return v
}

// pushKids puts the children of s on the stack. If one of them is known to
// settle s, its value is returned and the rest isn't made.
func (e *alphaBeta[S, M, K]) pushKids(s S, of K) Outcome {
	if e.run.seen != nil {
		e.run.seen.expanded(of)
	}
	want := e.run.game.Kind(s).wants()
	moves := e.run.expand(s)
	for _, m := range moves {
		child := e.run.game.Next(s, m)
		k := e.run.game.Key(child)
		if e.run.seen != nil {
			e.run.seen.made(m, child, k)
		}
		if !e.noProbe {
			v := e.run.known(child, k)
			if v == want {
				return want
			}
			if v != Unknown {
				continue
			}
		}
		e.kids = append(e.kids, kid[S, K]{child, k})
	}
	return Unknown
}

// decideKids searches the children on the stack from first on.
func (e *alphaBeta[S, M, K]) decideKids(kind Kind, first, depth int) Outcome {
	want := kind.wants()
	v := want.Opposite()
	for i := first; i < len(e.kids); i++ {
		switch e.decide(e.kids[i].state, e.kids[i].key, depth+1) {
		case want:
			return want
		case Unknown:
			if e.run.meter.Stopped() {
				return Unknown
			}
			v = Unknown
		}
	}
	return v
}
