// Replaying traces: from events back to the lists, the graph and its labels.

package trace

import (
	"cmp"
	"slices"

	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/search"
	"kedou/search/andor"
)

// Place says in which list a state is.
type Place uint8

// The places.
const (
	Gone   Place = iota // in neither list
	Open                // waiting to be expanded
	Closed              // expanded, cut off, a dead end or the goal
)

// Node is a state in the replayed graph.
type Node struct {
	Place    Place
	Parent   search.ID // None for the start; in a game the first of several
	Depth    int
	move     string // from Parent
	State    string
	G, H     search.Cost
	Priority search.Priority
	And      bool          // the refuter moves
	Outcome  andor.Outcome // the label so far, in a game

	children []edge // in the order of their discovery
	parents  []search.ID
}

// edge leads from a node to a child.
type edge struct {
	to   search.ID
	move string
}

// Replay is a search at one moment. The zero value is the moment before the first event. It shares no code with the engines, and knows
// neither problem nor game.
type Replay struct {
	Header Header    // of a trace that Follow reads
	End    End       // at the end of that trace
	Nodes  []Node    // by ID
	Goal   search.ID // valid if Done
	Done   bool      // the goal was found
	game   bool      // some state is an AND node
	counts [3]int    // of Nodes, by Place
}

// Apply replays the next event. An event that contradicts the lists or the graph, or a label that doesn't follow from the labels below, is
// an error and leaves the Replay unchanged. Costs are not checked, and neither is the winner where play is over.
func (r *Replay) Apply(e Event) error {
	if e.Kind == engine.Restarted && e.ID == search.None && !r.Done {
		r.Nodes, r.counts = r.Nodes[:0], [3]int{}
		return nil
	}
	if err := r.check(e); err != nil {
		return phrase.Errorf("event %v of state %d: %w", e.Kind, e.ID, err)
	}
	fresh := int(e.ID) == len(r.Nodes)
	if fresh {
		r.Nodes = append(r.Nodes, Node{State: e.State, And: e.And})
		r.counts[Gone]++
		r.game = r.game || e.And
	}
	if e.Parent != search.None && (fresh || e.Kind == engine.Duplicate) {
		r.link(e)
	}
	if e.Kind != engine.Duplicate {
		r.put(e)
	}
	return nil
}

func (r *Replay) link(e Event) {
	from, to := &r.Nodes[e.Parent], &r.Nodes[e.ID]
	from.children = append(from.children, edge{e.ID, e.Move})
	to.parents = append(to.parents, e.Parent)
}

func (r *Replay) put(e Event) {
	n := &r.Nodes[e.ID]
	r.counts[n.Place]--
	switch e.Kind {
	case engine.Opened, engine.Reopened:
		n.Place = Open
	case engine.Expanded, engine.DeadEnd, engine.Cut, engine.Found:
		n.Place = Closed
	case engine.Dropped:
		n.Place = Gone
	case engine.Won, engine.Lost:
		n.Outcome, r.game = outcomes[e.Kind], true
	}
	r.counts[n.Place]++
	n.Parent, n.Depth, n.move, n.G, n.H, n.Priority = e.Parent, e.Depth, e.Move, e.G, e.H, search.Priority{F: e.F, Tie: e.Tie}
	if e.Kind == engine.Found {
		r.Goal, r.Done = e.ID, true
	}
}

// outcomes are the outcomes that label events stand for.
var outcomes = map[string]andor.Outcome{engine.Won: andor.Won, engine.Lost: andor.Lost}

// check reports why the event can't follow, if it can't.
func (r *Replay) check(e Event) error {
	switch {
	case r.Done:
		return phrase.Errorf("the goal was found already")
	case engine.EventNumber(e.Kind) < 0:
		return phrase.Errorf("no event has this name")
	case e.Kind == engine.Restarted:
		return phrase.Errorf("the state is unknown") // the event names no state of the replay
	case e.ID < 0 || int(e.ID) > len(r.Nodes):
		return phrase.Errorf("the next new state is %d", len(r.Nodes))
	case e.Parent < search.None || int(e.Parent) >= len(r.Nodes):
		return phrase.Errorf("its parent %d is unknown", e.Parent)
	case e.Kind != engine.Duplicate && (e.Parent == search.None) != (e.ID == 0):
		return phrase.Errorf("only state 0 has no parent")
	case int(e.ID) < len(r.Nodes):
		return r.checkKnown(e, &r.Nodes[e.ID])
	case e.Kind != engine.Opened && e.Kind != engine.DeadEnd && e.Kind != engine.Found:
		return phrase.Errorf("the state is unknown")
	}
	return nil
}

func (r *Replay) checkKnown(e Event, n *Node) error {
	under := e.Parent == n.Parent
	switch e.Kind {
	case engine.Duplicate:
		return nil
	case engine.Opened:
		return phrase.Errorf("the state is not new")
	case engine.Reopened:
		if n.Place == Open {
			return phrase.Errorf("the state is in the open list")
		}
	case engine.Expanded, engine.DeadEnd, engine.Cut, engine.Found:
		if n.Place != Open || !under {
			return phrase.Errorf("the state is not in the open list under that parent")
		}
	case engine.Dropped:
		if n.Place == Gone || !under {
			return phrase.Errorf("the state is in no list under that parent")
		}
	case engine.Rescored, engine.Won, engine.Lost:
		if !under {
			return phrase.Errorf("the state is under %d", n.Parent)
		}
		if label := outcomes[e.Kind]; label != andor.Unknown && !r.allows(e.ID, label) {
			return phrase.Errorf("the label doesn't follow: by its children the state is %v", r.judge(e.ID))
		}
	}
	if !under && r.below(e.Parent, e.ID) {
		return phrase.Errorf("its new parent %d is below it", e.Parent)
	}
	return nil
}

func (r *Replay) allows(id search.ID, label andor.Outcome) bool {
	n := &r.Nodes[id]
	return n.Outcome == andor.Unknown && (len(n.children) == 0 || r.judge(id) == label)
}

// judge returns the label that follows for a node from the known labels of its children.
func (r *Replay) judge(id search.ID) andor.Outcome {
	n := &r.Nodes[id]
	one, all := andor.Won, andor.Lost
	if n.And {
		one, all = all, one
	}
	for _, e := range n.children {
		switch r.Nodes[e.to].Outcome {
		case one:
			return one
		case andor.Unknown:
			all = andor.Unknown
		}
	}
	if len(n.children) == 0 {
		return andor.Unknown
	}
	return all
}

func (r *Replay) below(id, top search.ID) bool {
	for id != search.None && id != top {
		id = r.Nodes[id].Parent
	}
	return id == top
}

// In lists the states of a place by ID. In a search for a path, it lists the open states in the order in which search.NewHeap and
// search.NewGods remove them: by priority, then the newest first.
func (r *Replay) In(p Place) []search.ID {
	var ids []search.ID
	for i := range r.Nodes {
		if r.Nodes[i].Place == p {
			ids = append(ids, search.ID(i))
		}
	}
	if p == Open && !r.game {
		slices.SortFunc(ids, func(a, b search.ID) int {
			x, y := r.Nodes[a].Priority, r.Nodes[b].Priority
			return cmp.Or(cmp.Compare(x.F, y.F), cmp.Compare(x.Tie, y.Tie), cmp.Compare(b, a))
		})
	}
	return ids
}

// Count returns the number of states in a place, in constant time.
func (r *Replay) Count(p Place) int { return r.counts[p] }

// Path lists the moves from the start to id.
func (r *Replay) Path(id search.ID) []string {
	var path []string
	for ; r.Nodes[id].Parent != search.None; id = r.Nodes[id].Parent {
		path = append(path, r.Nodes[id].move)
	}
	slices.Reverse(path)
	return path
}
