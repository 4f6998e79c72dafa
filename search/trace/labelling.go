// Replaying andor.Labelling: its graph, lists and labels from the steps alone.

package trace

import (
	"errors"
	"fmt"
	"slices"

	"kedou/search/andor"
)

// Labelling follows a run of andor.Labelling by the search's rules, and holds
// every step against what the rules say. It shares no code with the engine: it
// knows neither the game nor the table of problems, and works the labels out
// anew from plain definitions.
type Labelling[S, M comparable] struct {
	Nodes []andor.Node[S, M] // by number, with their labels so far
	Steps int                // how many were applied

	children []([]edge[M])
	parents  [][]int
	places   []Place
	front    int // no node below it is in the open list
}

// edge leads from a node to a child.
type edge[M any] struct {
	to   int
	move M
}

// NewLabelling returns a replay that stands before the first step; the open list
// holds the start alone.
func NewLabelling[S, M comparable](start andor.Node[S, M]) *Labelling[S, M] {
	r := &Labelling[S, M]{}
	r.add(start)
	return r
}

// In lists the nodes of a place by number. That is their order in the open and
// in the closed list, too: what enters open has the next numbers, and leaves in
// that order for the end of closed.
func (r *Labelling[S, M]) In(p Place) []int {
	var list []int
	for n, place := range r.places {
		if place == p {
			list = append(list, n)
		}
	}
	return list
}

func (r *Labelling[S, M]) add(n andor.Node[S, M]) {
	r.Nodes = append(r.Nodes, n)
	r.children = append(r.children, nil)
	r.parents = append(r.parents, nil)
	r.places = append(r.places, Open)
}

// Apply checks that step is what comes next, carries it out, and returns the
// nodes that are dropped with it, in order; of step.Dropped it takes no notice,
// since a file may not tell. After an error the replay is of no more use.
func (r *Labelling[S, M]) Apply(step andor.Step[S, M]) (dropped []int, err error) {
	if err := r.expect(step); err != nil {
		return nil, err
	}
	n := step.Node.Number
	r.Steps++
	r.places[n] = Closed
	for _, c := range step.Children {
		if err := r.meet(n, c); err != nil {
			return nil, err
		}
	}
	return r.label(n, step)
}

// expect tells whether step can be the next: it examines the first node of open.
func (r *Labelling[S, M]) expect(step andor.Step[S, M]) error {
	for r.front < len(r.Nodes) && r.places[r.front] != Open {
		r.front++
	}
	n := step.Node.Number
	switch {
	case r.Nodes[0].Outcome != andor.Unknown:
		return errors.New("the search was over: the start has its label")
	case step.Count != r.Steps+1:
		return fmt.Errorf("it should be step %d", r.Steps+1)
	case n != r.front || n == len(r.Nodes):
		return fmt.Errorf("node %d isn't the first of open", n)
	case step.Node != r.Nodes[n]:
		return fmt.Errorf("node %d differs from the node made before", n)
	case step.Action != andor.Expand && len(step.Children) > 0:
		return errors.New("a step that labels has children; only expansions have them")
	}
	return nil
}

// meet adds a child of node n.
func (r *Labelling[S, M]) meet(n int, c andor.Child[S, M]) error {
	to := c.Node.Number
	if c.Node.Parent != n {
		return fmt.Errorf("child %d names %d as its parent", to, c.Node.Parent)
	}
	if c.Found == andor.New {
		if to != len(r.Nodes) || c.Node.Outcome != andor.Unknown {
			return fmt.Errorf("a new node is number %d and has no label", len(r.Nodes))
		}
		r.add(c.Node)
	} else if err := r.meetAgain(c); err != nil {
		return err
	}
	r.children[n] = append(r.children[n], edge[M]{to, c.Node.Move})
	r.parents[to] = append(r.parents[to], n)
	return nil
}

// meetAgain checks a child that is said to be in a list already.
func (r *Labelling[S, M]) meetAgain(c andor.Child[S, M]) error {
	place := Open
	if c.Found == andor.InClosed {
		place = Closed
	}
	n := c.Node.Number
	if n < 0 || n >= len(r.Nodes) || r.places[n] != place {
		return fmt.Errorf("child %d isn't in the list it is said to be in", n)
	}
	if known := r.Nodes[n]; known.State != c.Node.State || known.Kind != c.Node.Kind || known.Outcome != c.Node.Outcome {
		return fmt.Errorf("child %d differs from the node made before", n)
	}
	return nil
}

// label works out which nodes a step labels, and drops what that makes useless.
func (r *Labelling[S, M]) label(n int, step andor.Step[S, M]) (dropped []int, err error) {
	v := andor.Unknown
	switch step.Action {
	case andor.LabelSolvable:
		v = andor.Won
	case andor.LabelUnsolvable:
		v = andor.Lost
	case andor.Expand:
		v = r.judge(n)
	}
	var labelled []int
	if v != andor.Unknown {
		labelled = r.spread(n, v)
	}
	if !slices.Equal(labelled, step.Labelled) {
		return nil, fmt.Errorf("the step labels %v", labelled)
	}
	if v == andor.Lost {
		for _, n := range labelled {
			dropped = r.drop(dropped, n)
		}
	}
	return dropped, nil
}
