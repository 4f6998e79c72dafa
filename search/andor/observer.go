// The observer's view of AlphaBeta and DFPN, which don't number states themselves.

package andor

import (
	"kedou/internal/engine"
	"kedou/search"
)

// observer numbers the states of an observed run, and reports what is new about each: a state that is expanded again is reported as
// reopened, without its children.
type observer[S, M any, K comparable] struct {
	game   Game[S, M, K]
	report func(search.Event[S, M])
	ids    map[K]search.ID
	seen   []seen[S, M] // by number
	at     search.ID    // the state expanded last
	child  int          // number of its children seen since
}

// seen is what has been reported of a state.
type seen[S, M any] struct {
	first    search.Event[S, M] // the event that created it
	children int
	expanded bool
	labelled bool
}

// newObserver returns the observer of a run from start; nil if report is nil.
func newObserver[S, M any, K comparable](g Game[S, M, K], report func(search.Event[S, M]), start S) *observer[S, M, K] {
	if report == nil {
		return nil
	}
	w := &observer[S, M, K]{game: g, report: report, ids: map[K]search.ID{}}
	w.meet(search.Event[S, M]{Parent: search.None, State: start}, g.Key(start))
	return w
}

// meet reports a state, new or known, as the child of another.
func (w *observer[S, M, K]) meet(e search.Event[S, M], k K) {
	id, known := w.ids[k]
	if !known {
		id = search.ID(len(w.seen))
		w.ids[k] = id
	}
	e.Kind, e.ID, e.And = engine.Opened, id, w.game.Kind(e.State) == And
	if known {
		e.Kind = engine.Duplicate
		w.report(e)
		return
	}
	w.seen = append(w.seen, seen[S, M]{first: e})
	w.report(e)
	if o := w.game.Outcome(e.State); o != Unknown {
		w.again(engine.DeadEnd, id)
		w.decided(k, o)
	}
}

func (w *observer[S, M, K]) again(kind string, id search.ID) {
	e := w.seen[id].first
	e.Kind = kind
	w.report(e)
}

// expanded announces that the next children belong to a state.
func (w *observer[S, M, K]) expanded(k K) {
	w.at, w.child = w.ids[k], 0
	if s := &w.seen[w.at]; s.expanded {
		w.again(engine.Reopened, w.at)
	} else {
		s.expanded = true
	}
	w.again(engine.Expanded, w.at)
}

// made takes the next child. Children that an earlier expansion reported come first.
func (w *observer[S, M, K]) made(m M, s S, k K) {
	parent := &w.seen[w.at]
	if w.child++; w.child > parent.children {
		parent.children++
		w.meet(search.Event[S, M]{Parent: w.at, Depth: parent.first.Depth + 1, State: s, Move: m}, k)
	}
}

// decided reports the label of a state, once.
func (w *observer[S, M, K]) decided(k K, o Outcome) {
	id := w.ids[k]
	if !w.seen[id].labelled {
		w.seen[id].labelled = true
		w.again(labels[o], id)
	}
}
