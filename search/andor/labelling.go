// Labelling: breadth-first AND/OR search with an open and a closed list.

package andor

import (
	"context"

	"kedou/search"
	"kedou/search/internal/table"
)

// Labelling decides g from start as the founding document has it: nodes wait in
// open, first come, first examined; an examined node goes to the end of
// closed; it is labelled won or lost if play is over there, and expanded
// otherwise; labels spread upwards through all parents until the start has one. See
// the package comment for where the document is unclear and how it is read here.
//
// It needs a graph without cycles. It answers right or, under a limit, Unknown.
// It keeps every node it ever made; Limits.Memory ends it with Unknown.
func Labelling[S, M any, K comparable](ctx context.Context, g Game[S, M, K], start S, c Config[S, M]) (Result[S, M], error) {
	e, err := newLabelling(ctx, g, start, c)
	if err != nil {
		return Result[S, M]{}, err
	}
	err = e.search()
	return e.graph.result(c.Proof, err, e.firstLabelled)
}

type labelling[S, M any, K comparable] struct {
	graph    *graph[S, M, K, standing]
	meter    *search.Meter
	first    int   // of open
	labelled []int // by the last call of label
	cut      bool  // Limits.Depth has kept a node from being expanded
}

// standing is where a node stands, how many edges lead to it from nodes that are
// neither labelled nor dropped (while there is one, it may still matter), and how
// many of its own lead to nodes without a label.
type standing struct {
	live, outstanding int32
	closed            bool // it has been examined
}

func newLabelling[S, M any, K comparable](ctx context.Context, g Game[S, M, K], start S, c Config[S, M]) (*labelling[S, M, K], error) {
	if err := c.Limits.Check(); err != nil {
		return nil, err
	}
	e := &labelling[S, M, K]{meter: search.NewMeter(ctx, c.Limits, c.Progress)}
	aside := func() int64 { return table.Growing(e.labelled) }
	var err error
	if e.graph, err = newGraph[S, M, K, standing](g, start, &c, e.meter, aside); err != nil {
		return nil, err
	}
	e.graph.at(0).own.live = 1
	e.enqueue()
	return e, nil
}

// enqueue counts the latest node, which is the end of open: nodes enter both lists
// in the order of their numbers, so neither list needs a form of its own. Open is the
// nodes from first on that are not dropped, closed is those before it.
func (e *labelling[S, M, K]) enqueue() {
	e.meter.Stats.Open++
	e.meter.Stats.OpenPeak = max(e.meter.Stats.OpenPeak, e.meter.Stats.Open)
}

// search is the document's loop. It ends when the start has a label, when a limit
// is reached, or when open is empty: the document's failure, which a graph
// without cycles comes to only where a limit of depth has cut it.
func (e *labelling[S, M, K]) search() error {
	for e.graph.at(0).outcome == Unknown && !e.meter.Stopped() {
		n, ok := e.front()
		switch {
		case !ok && e.cut:
			e.meter.Stop(search.DepthLimit)
		case !ok:
			return ErrCycle
		default:
			e.turn(n)
		}
	}
	return nil
}

// front returns the first node of open.
func (e *labelling[S, M, K]) front() (int, bool) {
	for e.first < e.graph.nodes.Len() && e.graph.at(e.first).dropped {
		e.first++
	}
	return e.first, e.first < e.graph.nodes.Len()
}

// turn examines node n, the first of open.
func (e *labelling[S, M, K]) turn(n int) {
	o, moves := e.graph.examine(n)
	if o == Unknown && !e.meter.Spend() {
		return
	}
	e.graph.tell(search.Expanded, n)
	e.first++
	e.meter.Stats.Open--
	e.graph.at(n).own.closed = true
	e.labelled = e.labelled[:0]
	if o == Unknown {
		e.develop(n, moves)
	} else {
		e.label(n, o)
	}
}

// develop expands n. Children that are known already may have labels, which
// can settle n at once.
func (e *labelling[S, M, K]) develop(n int, moves []M) {
	v := e.graph.at(n)
	if e.meter.TooDeep(int(v.depth)) {
		e.cut = true
		return
	}
	verdict, want := Unknown, v.kind.wants()
	for _, m := range moves {
		edge, isNew, ok := e.graph.child(n, m)
		if !ok {
			return
		}
		e.meet(edge, isNew)
		switch e.graph.at(int(e.graph.edge(edge).to)).outcome {
		case Unknown:
			v.own.outstanding++
		case want:
			verdict = want
		}
	}
	if v.own.outstanding == 0 && verdict == Unknown {
		verdict = want.Opposite()
	}
	if verdict != Unknown {
		e.label(n, verdict)
	}
}

// meet books a child: one more edge leads to it, and if it is new it waits in open.
func (e *labelling[S, M, K]) meet(edge int, isNew bool) {
	to := int(e.graph.edge(edge).to)
	if isNew {
		e.enqueue()
	}
	e.graph.at(to).own.live++
}

// firstLabelled picks the first edge out of n to a node with n's own label.
func (e *labelling[S, M, K]) firstLabelled(n int) int {
	for i, child := range e.graph.children(n) {
		if e.graph.at(child).outcome == e.graph.at(n).outcome {
			return i
		}
	}
	return 0
}
