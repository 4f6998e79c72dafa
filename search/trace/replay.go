// Replaying traces: from events back to open list, closed list and tree.

package trace

import (
	"cmp"
	"fmt"
	"slices"

	"kedou/search"
)

// Place is the list that a state is in.
type Place uint8

// The places.
const (
	Gone   Place = iota // dropped by a beam
	Open                // waiting to be expanded
	Closed              // expanded, cut off, a dead end or the goal
)

// Node is a state in the replayed tree.
type Node struct {
	Place    Place
	Parent   search.ID // None for the start
	Depth    int
	move     string // from Parent
	State    string
	G, H     search.Cost
	Priority search.Priority
}

// Replay is a search at one moment. The zero value is the moment before the
// first event.
type Replay struct {
	Nodes []Node    // by ID
	Goal  search.ID // meaningful if Done
	Done  bool      // the goal was found
}

// Apply takes the next event in. One that contradicts the lists or the tree is an
// error, and leaves the Replay as it was. Costs are taken as they come.
func (r *Replay) Apply(e Event) error {
	if e.Kind == search.Restarted && !r.Done {
		r.Nodes = r.Nodes[:0]
		return nil
	}
	if err := r.check(e); err != nil {
		return fmt.Errorf("trace: event %v of state %d: %w", e.Kind, e.ID, err)
	}
	if int(e.ID) == len(r.Nodes) {
		r.Nodes = append(r.Nodes, Node{State: e.State})
	}
	n := &r.Nodes[e.ID]
	switch e.Kind {
	case search.Duplicate:
		return nil
	case search.Opened, search.Reopened:
		n.Place = Open
	case search.Expanded, search.DeadEnd, search.Cut, search.Found:
		n.Place = Closed
	case search.Dropped:
		n.Place = Gone
	}
	n.Parent, n.Depth, n.move, n.G, n.H, n.Priority = e.Parent, e.Depth, e.Move, e.G, e.H, search.Priority{F: e.F, Tie: e.Tie}
	if e.Kind == search.Found {
		r.Goal, r.Done = e.ID, true
	}
	return nil
}

// check tells whether the event can follow.
func (r *Replay) check(e Event) error {
	fresh := int(e.ID) == len(r.Nodes)
	switch {
	case r.Done:
		return fmt.Errorf("the goal was found already")
	case e.ID < 0 || int(e.ID) > len(r.Nodes):
		return fmt.Errorf("the next new state is %d", len(r.Nodes))
	case e.Parent < search.None || int(e.Parent) >= len(r.Nodes):
		return fmt.Errorf("its parent %d is unknown", e.Parent)
	case e.Kind != search.Duplicate && (e.Parent == search.None) != (e.ID == 0):
		return fmt.Errorf("only state 0 has no parent")
	}
	if fresh {
		if e.Kind != search.Opened && e.Kind != search.DeadEnd && e.Kind != search.Found {
			return fmt.Errorf("the state is unknown")
		}
		return nil
	}
	return r.checkKnown(e, r.Nodes[e.ID])
}

func (r *Replay) checkKnown(e Event, n Node) error {
	switch e.Kind {
	case search.Duplicate:
		return nil
	case search.Opened, search.DeadEnd:
		return fmt.Errorf("the state is not new")
	case search.Reopened:
		if n.Place == Open {
			return fmt.Errorf("the state is in the open list")
		}
	case search.Expanded, search.Cut, search.Dropped, search.Found:
		if n.Place != Open || e.Parent != n.Parent {
			return fmt.Errorf("the state is not in the open list under that parent")
		}
	case search.Rescored:
		if e.Parent != n.Parent {
			return fmt.Errorf("the state is under %d", n.Parent)
		}
	}
	if e.Parent != n.Parent && r.below(e.Parent, e.ID) {
		return fmt.Errorf("its new parent %d is below it", e.Parent)
	}
	return nil
}

// below reports whether id is top or in its subtree.
func (r *Replay) below(id, top search.ID) bool {
	for id != search.None && id != top {
		id = r.Nodes[id].Parent
	}
	return id == top
}

// In lists the states of a place by ID, the open ones in the order in which
// search.NewHeap and search.NewLazy let them go: by priority, then the newest first.
func (r *Replay) In(p Place) []search.ID {
	var ids []search.ID
	for i := range r.Nodes {
		if r.Nodes[i].Place == p {
			ids = append(ids, search.ID(i))
		}
	}
	if p == Open {
		slices.SortFunc(ids, func(a, b search.ID) int {
			x, y := r.Nodes[a].Priority, r.Nodes[b].Priority
			return cmp.Or(cmp.Compare(x.F, y.F), cmp.Compare(x.Tie, y.Tie), cmp.Compare(b, a))
		})
	}
	return ids
}

// Path lists the moves from the start to id.
func (r *Replay) Path(id search.ID) []string {
	var path []string
	for ; r.Nodes[id].Parent != search.None; id = r.Nodes[id].Parent {
		path = append(path, r.Nodes[id].move)
	}
	slices.Reverse(path)
	return path
}
