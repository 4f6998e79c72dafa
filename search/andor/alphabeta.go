// AlphaBeta: depth-first search for a yes or no, with a transposition table.

package andor

import (
	"context"

	"kedou/internal/engine"
)

// AlphaBeta decides g from start by depth-first search. At each node it stops at the first child that settles the node: alpha-beta (Knuth &
// Moore 1975) with only two values. It keeps settled states in a table of exact keys within Limits.Memory, and looks up all children of a
// node there before it searches the first.
//
// It needs a graph without cycles. Its answer is right or, under a limit, Unknown; Limits.Depth cuts lines after that number of moves.
// While the table holds all states, it searches each at most once.
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
	r.aside = func() int64 { return engine.Growing(e.kids) }
	return e, nil
}

// kid is a child on the stack of children still to be searched on the current lines.
type kid[S any, K comparable] struct {
	state S
	key   K
}

func (e *alphaBeta[S, M, K]) decideAlone(s S) Outcome { return e.decide(s, e.run.game.Key(s), 0) }

// decide returns the value of s as far as depth and budget allow.
func (e *alphaBeta[S, M, K]) decide(s S, k K, depth int) Outcome {
	if v := e.run.known(s, k); v != Unknown {
		return v
	}
	if e.run.meter.TooDeep(depth) || !e.run.spend(k, depth) {
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

// pushKids puts the children of s on the stack. If a child is known to settle s, it returns that child's value and makes no more children.
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
