package service

// Traces: a run as columns of nodes and a list of events, sent in chunks.

import (
	"cmp"
	"errors"
	"fmt"
)

// maxNodes is the most nodes that a trace records.
const maxNodes = 100_000

// The codes of the events.
const (
	codeOpen = iota
	codeExpand
	codeDuplicate
	codeReparent
	codeRescore
	codeReopen
	codeDead
	codeCut
	codeDrop
	codeRestart
	codeWon
	codeLost
	codeFound
)

// chunk is a piece of a trace.
type chunk struct {
	Event  string   `json:"event"`
	First  int      `json:"first"` // the number of the first node
	Parent []int    `json:"parent"`
	Move   []string `json:"move"`
	Kind   []int    `json:"kind"`
	Text   []string `json:"text"`
	Events []int    `json:"events"` // code, node, other, g, h
}

// The most that a chunk holds, so that a page can draw while the trace comes in.
const (
	chunkNodes  = 1000
	chunkEvents = 5 * 4000
)

// recorder records a run.
type recorder struct {
	call   *call
	most   int // nodes
	now    chunk
	nodes  int
	events int
	steps  int
	cut    bool // something happened to a node beyond the most
}

// newRecorder returns a recorder of so many nodes at most; 0 is maxNodes.
func (c *call) newRecorder(nodes int) (*recorder, error) {
	if nodes < 0 || nodes > maxNodes {
		return nil, badField("nodes", fmt.Errorf("%d nodes; record 1 to %d", nodes, maxNodes))
	}
	t := &recorder{call: c, most: cmp.Or(nodes, maxNodes)}
	t.reset()
	return t, nil
}

// reset starts a new chunk.
func (t *recorder) reset() {
	t.now = chunk{Event: "trace", First: t.nodes, Parent: []int{}, Move: []string{}, Kind: []int{}, Text: []string{}, Events: []int{}}
}

// node adds a node, whose number must be the next one, and reports whether there
// is room for it.
func (t *recorder) node(parent int, move string, kind int, text string) bool {
	if t.nodes == t.most {
		t.cut = true
		return false
	}
	t.nodes++
	t.now.Parent = append(t.now.Parent, parent)
	t.now.Move = append(t.now.Move, move)
	t.now.Kind = append(t.now.Kind, kind)
	t.now.Text = append(t.now.Text, text)
	return true
}

// add adds an event of nodes that are recorded; other may be -1.
func (t *recorder) add(code, node, other, g, h int) {
	if node >= t.nodes || other >= t.nodes {
		t.cut = true
		return
	}
	if code == codeExpand {
		t.steps++
	}
	t.events++
	t.now.Events = append(t.now.Events, code, node, other, g, h)
	if len(t.now.Parent) >= chunkNodes || len(t.now.Events) >= chunkEvents {
		t.flush()
	}
}

// flush sends what is recorded.
func (t *recorder) flush() {
	if len(t.now.Parent)+len(t.now.Events) > 0 {
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
	Proof   []int  `json:"proof"`
	Cut     bool   `json:"cut"`
	Stats   S      `json:"stats"`
}

// end sends the rest and returns the last event.
func end[S any](t *recorder, verdict, reason string, proof []int, stats S) traceAnswer[S] {
	t.flush()
	return traceAnswer[S]{verdict, reason, t.nodes, t.events, t.steps, append([]int{}, proof...), t.cut, stats}
}

// errNoTrace is the refusal of engines that have nothing to show.
var errNoTrace = errors.New("this strategy has no trace")
