// Labelling's labelling procedures and the dropping of descendants.

package andor

import (
	"kedou/internal/engine"
)

// label labels n and then, nearest first, every node above it that this settles. After a lost label it drops the descendants that can't
// matter any more, as in the document.
func (e *labelling[S, M, K]) label(n int, o Outcome) {
	e.assign(n, o)
	for i := 0; i < len(e.labelled); i++ {
		for parent := range e.graph.parents(e.labelled[i]) {
			p := e.graph.at(parent)
			if p.outcome == Unknown && !p.dropped && (p.kind.wants() == o || p.own.outstanding == 0) {
				e.assign(parent, o)
			}
		}
	}
	if o == Lost {
		for _, n := range e.labelled {
			e.dropChildren(n)
		}
	}
}

// assign gives n its label: its parents wait for one child less, and n no longer needs its children.
func (e *labelling[S, M, K]) assign(n int, o Outcome) {
	e.graph.decide(n, o)
	e.labelled = append(e.labelled, n)
	for parent := range e.graph.parents(n) {
		e.graph.at(parent).own.outstanding--
	}
	e.release(n)
}

func (e *labelling[S, M, K]) release(n int) {
	for _, child := range e.graph.children(n) {
		e.graph.at(child).own.live--
	}
}

// dropChildren removes from open and closed the descendants of n to which no undecided node leads. A dropped problem that occurs again gets
// a new node. The old node stays in memory for proofs.
func (e *labelling[S, M, K]) dropChildren(n int) {
	for _, child := range e.graph.children(n) {
		v := e.graph.at(child)
		if v.own.live > 0 || v.dropped {
			continue
		}
		if !v.own.closed {
			e.meter.Stats.Open--
		}
		v.dropped = true
		e.graph.report(engine.Dropped, child)
		if v.outcome == Unknown {
			e.release(child)
		}
		e.dropChildren(child)
	}
}
