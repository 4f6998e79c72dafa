// The observer's view of AlphaBeta and DFPN, which number no states themselves.

package andor

import "kedou/search"

// observer numbers the states of a run that is observed, and tells of each what is
// new: a state that is expanded again is told as reopened, without its children.
type observer[S, M any, K comparable] struct {
	game  Game[S, M, K]
	tell  func(search.Event[S, M])
	ids   map[K]search.ID
	seen  []seen[S, M] // by number
	at    search.ID    // the state expanded last
	child int          // how many of its children have come by since
}

// seen is what has been told of a state.
type seen[S, M any] struct {
	first    search.Event[S, M] // the one that made it
	children int
	expanded bool
	labelled bool
}

// newObserver returns the observer of a run from start; nil if there is none.
func newObserver[S, M any, K comparable](g Game[S, M, K], tell func(search.Event[S, M]), start S) *observer[S, M, K] {
	if tell == nil {
		return nil
	}
	w := &observer[S, M, K]{game: g, tell: tell, ids: map[K]search.ID{}}
	w.meet(search.Event[S, M]{Parent: search.None, State: start}, g.Key(start))
	return w
}

// meet tells of a state as the child of another: a new one or a known one.
func (w *observer[S, M, K]) meet(e search.Event[S, M], k K) {
	id, known := w.ids[k]
	if !known {
		id = search.ID(len(w.seen))
		w.ids[k] = id
	}
	e.ID, e.And = id, w.game.Kind(e.State) == And
	if known {
		e.Kind = search.Duplicate
		w.tell(e)
		return
	}
	w.seen = append(w.seen, seen[S, M]{first: e})
	w.tell(e)
	if o := w.game.Outcome(e.State); o != Unknown {
		w.again(search.DeadEnd, id)
		w.decided(k, o)
	}
}

// again tells something of a state that is known.
func (w *observer[S, M, K]) again(kind search.EventKind, id search.ID) {
	e := w.seen[id].first
	e.Kind = kind
	w.tell(e)
}

// expanded says that the next children are those of a state.
func (w *observer[S, M, K]) expanded(k K) {
	w.at, w.child = w.ids[k], 0
	if s := &w.seen[w.at]; s.expanded {
		w.again(search.Reopened, w.at)
	} else {
		s.expanded = true
	}
	w.again(search.Expanded, w.at)
}

// made takes the next child. Those that an earlier expansion has told of come first.
func (w *observer[S, M, K]) made(m M, s S, k K) {
	parent := &w.seen[w.at]
	if w.child++; w.child > parent.children {
		parent.children++
		w.meet(search.Event[S, M]{Parent: w.at, Depth: parent.first.Depth + 1, State: s, Move: m}, k)
	}
}

// decided labels a state, once.
func (w *observer[S, M, K]) decided(k K, o Outcome) {
	id := w.ids[k]
	if !w.seen[id].labelled {
		w.seen[id].labelled = true
		w.again(labels[o], id)
	}
}
