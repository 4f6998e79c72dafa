package service

// Traces: a run as nodes and a list of events, sent in chunks.

import (
	"cmp"
	"context"
	"errors"

	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/search"
	"kedou/search/trace"
)

// maxNodes is the most nodes that a trace records.
const maxNodes = 100_000

// chunk is a piece of a trace.
type chunk struct {
	Event  string   `json:"event"`
	First  int      `json:"first"` // the number of the first node
	Kind   []int    `json:"kind"`
	Text   []string `json:"text"`
	Moves  []string `json:"moves"` // texts new in this chunk
	Events []int    `json:"events"`
}

// The most that a chunk holds, so that a page can draw while the trace arrives.
const (
	chunkNodes   = 1000
	chunkNumbers = 20_000
)

// recorder records a run.
type recorder struct {
	call   *call
	most   int // nodes
	costs  int // the number of costs in an event
	now    chunk
	moves  map[string]int // texts of moves by number, from 1
	nodes  int
	round  int // the number of the round's start: rounds of IDA* number their states from 0
	events int
	steps  int
	cut    bool // an event of a node beyond most occurred
	stop   context.CancelCauseFunc
}

// errCut ends a run that has more nodes than its trace may have.
var errCut = errors.New("the trace is full")

// newRecorder returns a recorder for at most this many nodes; 0 is maxNodes.
func (c *call) newRecorder(nodes, costs int) (*recorder, error) {
	if nodes < 0 || nodes > maxNodes {
		return nil, badField("nodes", phrase.Errorf("%d nodes; record 1 to %d", nodes, maxNodes))
	}
	t := &recorder{call: c, most: cmp.Or(nodes, maxNodes), costs: costs, moves: map[string]int{"": 0}}
	c.Context, t.stop = context.WithCancelCause(c.Context)
	t.reset()
	return t, nil
}

// reset starts a new chunk.
func (t *recorder) reset() {
	t.now = chunk{Event: "trace", First: t.nodes, Kind: []int{}, Text: []string{}, Moves: []string{}, Events: []int{}}
}

// take records the next event.
func (t *recorder) take(e trace.Event) {
	id, parent := t.round+int(e.ID), -1
	if e.Parent != search.None {
		parent = t.round + int(e.Parent)
	}
	switch {
	case e.Kind == engine.Restarted:
		t.round = t.nodes
		t.add(e.Kind, 0, -1, "", 0, 0, 0, 0)
		return
	case id == t.nodes && t.nodes < t.most:
		t.nodes++
		kind := 0
		if e.And {
			kind = 1
		}
		t.now.Kind, t.now.Text = append(t.now.Kind, kind), append(t.now.Text, e.State)
	case id >= t.nodes || parent >= t.nodes:
		t.full()
		return
	}
	t.add(e.Kind, id, parent, e.Move, []search.Cost{e.G, e.H, e.F, e.Tie}[:t.costs]...)
}

// full notes that an event isn't recorded, and lets the run end.
func (t *recorder) full() {
	t.cut = true
	t.stop(errCut)
}

// ended returns the error of a run that has ended with err: nil if the run
// ended because the trace is full.
func (t *recorder) ended(err error) error {
	t.stop(nil)
	if errors.Is(err, errCut) {
		return nil
	}
	return err
}

// add adds an event of a node and of another, or -1, from which move leads there.
func (t *recorder) add(kind string, node, other int, move string, costs ...search.Cost) {
	if kind == engine.Expanded {
		t.steps++
	}
	t.events++
	t.now.Events = append(t.now.Events, engine.EventNumber(kind), node, other, t.number(move))
	for _, c := range costs {
		t.now.Events = append(t.now.Events, int(c))
	}
	if len(t.now.Text) >= chunkNodes || len(t.now.Events) >= chunkNumbers {
		t.flush()
	}
}

// number returns the number of a move's text.
func (t *recorder) number(move string) int {
	n, ok := t.moves[move]
	if !ok {
		n = len(t.moves)
		t.moves[move] = n
		t.now.Moves = append(t.now.Moves, move)
	}
	return n
}

// flush sends the recorded chunk.
func (t *recorder) flush() {
	if len(t.now.Text)+len(t.now.Events) > 0 {
		t.call.event(t.now)
		t.reset()
	}
}

// traceAnswer ends a trace.
type traceAnswer[S any] struct {
	Verdict string `json:"verdict"`
	Reason  string `json:"reason"`
	Nodes   int    `json:"nodes"`
	Events  int    `json:"events"`
	Steps   int    `json:"steps"`
	Cut     bool   `json:"cut"`
	Stats   S      `json:"stats"`
}

// end sends the rest and returns the last event.
func end[S any](t *recorder, verdict, reason string, stats S) traceAnswer[S] {
	t.flush()
	if t.cut && reason == search.Cancelled.String() {
		reason = "node limit"
	}
	return traceAnswer[S]{verdict, reason, t.nodes, t.events, t.steps, t.cut, stats}
}
