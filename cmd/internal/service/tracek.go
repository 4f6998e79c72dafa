package service

// The trace of a search for a Klondike solution.

import (
	"cmp"
	"errors"

	"kedou/cmd/internal/engines"
	"kedou/cmd/internal/records"
	"kedou/klondike"
	"kedou/search"
)

// klondikeTraceRequest asks for a run of a generic engine.
type klondikeTraceRequest struct {
	gameFields
	engineFields
	Nodes int `json:"nodes"`
}

// errNoTrace is the refusal of engines that have nothing to show.
var errNoTrace = errors.New("this strategy has no trace")

// codes are the codes of an engine's events.
var codes = map[search.EventKind]int{
	search.Opened: codeOpen, search.Expanded: codeExpand, search.Duplicate: codeDuplicate,
	search.Reparented: codeReparent, search.Rescored: codeRescore, search.Reopened: codeReopen,
	search.DeadEnd: codeDead, search.Cut: codeCut, search.Dropped: codeDrop,
	search.Restarted: codeRestart, search.Found: codeFound,
}

// pathTrace follows a run.
type pathTrace struct {
	*recorder
	numbers map[search.ID]int // of the nodes; rounds of IDA* number states anew
	text    func(klondike.State) string
}

func klondikeTrace(c *call, r *klondikeTraceRequest) (any, error) {
	r.Strategy = cmp.Or(r.Strategy, "astar")
	if r.Strategy == "fast" {
		return nil, badField("strategy", errNoTrace)
	}
	rec, err := c.newRecorder(r.Nodes)
	if err != nil {
		return nil, err
	}
	t := &pathTrace{recorder: rec, numbers: map[search.ID]int{}}
	found, err := r.solve(c, &r.game, t.observer(r.game.rules))
	if err = rec.ended(err); err != nil {
		return nil, err
	}
	return end(rec, found.Status.String(), found.Reason.String(), records.StatsOf(found.Stats)), nil
}

// observer returns what follows the run.
func (t *pathTrace) observer(r klondike.Rules) engines.Observer {
	return func(p *klondike.Problem) (func(search.Event[klondike.State, klondike.Step]), error) {
		t.text = func(s klondike.State) string { return klondike.Neutral(p.Position(s), r) }
		return t.see, nil
	}
}

// see records an event.
func (t *pathTrace) see(e search.Event[klondike.State, klondike.Step]) {
	if e.Kind == search.Restarted {
		t.numbers = map[search.ID]int{}
		t.add(codeRestart, 0, -1, "", 0, 0, 0, 0)
		return
	}
	parent, move := -1, ""
	if e.Parent != search.None {
		parent, move = t.numberOf(e.Parent), e.Move.String()
	}
	node, known := t.numbers[e.ID]
	if !known {
		node = t.enter(e, parent)
	}
	t.add(codes[e.Kind], node, parent, move, e.G, e.H, e.Priority.F, e.Priority.Tie)
}

// numberOf returns the number of a state; beyond all numbers, if it isn't recorded.
func (t *pathTrace) numberOf(id search.ID) int {
	if n, ok := t.numbers[id]; ok {
		return n
	}
	return maxNodes
}

// enter records a state that is new.
func (t *pathTrace) enter(e search.Event[klondike.State, klondike.Step], parent int) int {
	n := t.nodes
	if parent >= t.nodes || !t.node(0, t.text(e.State)) {
		t.full()
		return maxNodes
	}
	t.numbers[e.ID] = n
	return n
}
