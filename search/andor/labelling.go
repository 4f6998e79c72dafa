// Labelling: breadth-first AND/OR search with an open and a closed list.

package andor

import (
	"context"

	"kedou/internal/engine"
)

// Labelling decides g from start as the founding document describes: nodes wait in open, first come, first examined, and an examined node
// goes to the end of closed. A node where play is over is labelled won or lost, any other node is expanded. Labels spread upwards through
// all parents until the start has one.
//
// It needs a graph without cycles. Its answer is right or, under a limit, Unknown. It keeps every node it ever made; Limits.Memory ends it
// with Unknown.
//
// Where the document is silent or contradicts itself, Labelling reads it as follows:
//
//   - "Into open" means to its end, so the search is breadth-first.
//   - The document drops a child whose problem is in a list already. That would lose an edge, and labels with it. Labelling links the
//     existing child to the new parent too, and every label reaches every parent. If labels of such children settle the new parent, it is
//     labelled in the same step.
//   - The document labels a finished child both when it is made and when it is examined. Its trace has one action for each node examined,
//     so Labelling does it when the child is examined.
//   - Labels spread nearest first, parents in the order in which they were linked.
//   - After an unsolvable label the document drops the node's descendants from both lists. In a graph another node may still need them, so
//     Labelling drops only those to which no undecided node leads. After a solvable label it drops none. A dropped problem that occurs
//     again gets a new node.
//   - The document's lists are linked lists. Labelling stores neither: nodes enter both in the order of their numbers, and a dropped node
//     is marked.
//   - An open node without moves counts as lost for the side to move.
func Labelling[S, M any, K comparable](ctx context.Context, g Game[S, M, K], start S, c Config[S, M]) (Result[S, M], error) {
	if err := engine.Check(c.Limits); err != nil {
		return Result[S, M]{}, err
	}
	e := &labelling[S, M, K]{meter: engine.NewMeter(ctx, c.Limits, c.Progress)}
	aside := func() int64 { return engine.Growing(e.labelled) }
	var err error
	if e.graph, err = newGraph[S, M, K, standing](g, start, &c, e.meter, aside); err != nil {
		return Result[S, M]{}, err
	}
	e.graph.at(0).own.live = 1
	e.enqueue()
	err = e.search()
	return e.graph.result(c.Proof, err, e.firstLabelled)
}

type labelling[S, M any, K comparable] struct {
	graph    *graph[S, M, K, standing]
	meter    *engine.Meter
	first    int   // the first node of open
	labelled []int // by the last call of label
	cut      bool  // Limits.Depth has kept a node from being expanded
}

// standing holds a node's list, the number of edges to it from nodes that are neither labelled nor dropped (as long as one exists, the node
// may matter), and the number of its own edges to unlabelled nodes.
type standing struct {
	live, outstanding int32
	closed            bool // it has been examined
}

// enqueue counts the latest node as the end of open. Nodes enter both lists in the order of their numbers, so neither list is stored: open
// is the nodes from first on that are not dropped, closed the nodes before.
func (e *labelling[S, M, K]) enqueue() {
	e.meter.Stats.Open++
	e.meter.Stats.OpenPeak = max(e.meter.Stats.OpenPeak, e.meter.Stats.Open)
}

// search is the document's loop. It ends when the start has a label, when a limit is reached, or when open is empty: the document's
// failure, which happens on a graph without cycles only after a cut by the depth limit.
func (e *labelling[S, M, K]) search() error {
	for e.graph.at(0).outcome == Unknown && !e.meter.Stopped() {
		n, ok := e.front()
		switch {
		case !ok && e.cut:
			e.meter.Stop(engine.DepthLimit)
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
	e.graph.report(engine.Expanded, n)
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

// develop expands n. Children that are known already may have labels, which can settle n at once.
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

// meet records a child: one more edge leads to it, and a new child waits in open.
func (e *labelling[S, M, K]) meet(edge int, isNew bool) {
	to := int(e.graph.edge(edge).to)
	if isNew {
		e.enqueue()
	}
	e.graph.at(to).own.live++
}

// firstLabelled returns the first edge out of n to a node with n's own label.
func (e *labelling[S, M, K]) firstLabelled(n int) int {
	for i, child := range e.graph.children(n) {
		if e.graph.at(child).outcome == e.graph.at(n).outcome {
			return i
		}
	}
	return 0
}
