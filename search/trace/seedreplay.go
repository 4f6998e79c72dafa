// Replaying a trace of andor.Labelling: lists and labels from the file alone.

package trace

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"kedou/search/andor"
)

// SeedReplay follows a trace by the search's rules and holds every line of it
// against what the rules say. It shares no code with the engine.
type SeedReplay struct {
	Nodes []SeedNode // by number, with their labels so far
	Steps int        // how many were applied

	children []([]SeedEdge)
	parents  [][]int
	dropped  []bool
	open     []int
	closed   []int
}

// SeedEdge leads from a node to a child.
type SeedEdge struct {
	To   int
	Move SeedMove
}

// newSeedReplay returns a replay that stands before the first step.
func newSeedReplay(start SeedNode) *SeedReplay {
	r := &SeedReplay{}
	r.add(start)
	return r
}

// ReplaySeed reads a trace to its end. After each step it calls each, if that
// isn't nil, with the step, its examined node filled in. An error is the
// file's, begins with a line's number, or is what each returned.
func ReplaySeed(r io.Reader, each func(*SeedReplay, SeedStep) error) (*SeedReplay, error) {
	f, err := newSeedReader(r)
	if err != nil {
		return nil, err
	}
	replay := newSeedReplay(f.start)
	for {
		step, err := f.step()
		if errors.Is(err, io.EOF) {
			return replay, nil
		}
		if err != nil {
			return nil, err
		}
		if err := replay.apply(&step); err != nil {
			return nil, f.fail("step %d: %w", step.Count, err)
		}
		if each != nil {
			if err := each(replay, step); err != nil {
				return nil, err
			}
		}
	}
}

// Open returns the numbers in the open list, Closed those in the closed list;
// both belong to the replay.
func (r *SeedReplay) Open() []int   { return r.open }
func (r *SeedReplay) Closed() []int { return r.closed }

// Children returns the edges out of node n, which belong to the replay.
func (r *SeedReplay) Children(n int) []SeedEdge { return r.children[n] }

// Dropped reports whether node n was taken out of the lists because nothing
// undecided led to it.
func (r *SeedReplay) Dropped(n int) bool { return r.dropped[n] }

func (r *SeedReplay) add(n SeedNode) {
	r.Nodes = append(r.Nodes, n)
	r.children = append(r.children, nil)
	r.parents = append(r.parents, nil)
	r.dropped = append(r.dropped, false)
	r.open = append(r.open, n.Number)
}

// apply checks that step is what comes next, carries it out, and fills in the
// fields of its examined node as they were before.
func (r *SeedReplay) apply(step *SeedStep) error {
	n := step.Node.Number
	switch {
	case r.Nodes[0].Outcome != andor.Unknown:
		return fmt.Errorf("the search was over: the start has its label")
	case step.Count != r.Steps+1:
		return fmt.Errorf("it should be step %d", r.Steps+1)
	case !slices.Equal(step.Open, r.open):
		return fmt.Errorf("open is %v by the steps before", r.open)
	case !slices.Equal(step.Closed, r.closed):
		return fmt.Errorf("closed is %v by the steps before", r.closed)
	case len(r.open) == 0 || r.open[0] != n:
		return fmt.Errorf("node %d isn't the first of open", n)
	}
	step.Node = r.Nodes[n]
	r.Steps++
	r.open = slices.Delete(r.open, 0, 1)
	r.closed = append(r.closed, n)
	for _, c := range step.Children {
		if err := r.meet(n, c.Found, c.Node); err != nil {
			return err
		}
	}
	return r.label(n, step)
}

// meet adds a child of node n.
func (r *SeedReplay) meet(n int, found andor.Found, child SeedNode) error {
	to := child.Number
	if child.Parent != n {
		return fmt.Errorf("child %d names %d as its parent", to, child.Parent)
	}
	if found == andor.New {
		if to != len(r.Nodes) || child.Outcome != andor.Unknown {
			return fmt.Errorf("a new node is number %d and has no label", len(r.Nodes))
		}
		r.add(child)
	} else if err := r.meetAgain(found, child); err != nil {
		return err
	}
	r.children[n] = append(r.children[n], SeedEdge{to, child.Move})
	r.parents[to] = append(r.parents[to], n)
	return nil
}

// meetAgain checks a child that is said to be in a list already.
func (r *SeedReplay) meetAgain(found andor.Found, child SeedNode) error {
	list := r.open
	if found == andor.InClosed {
		list = r.closed
	}
	if !slices.Contains(list, child.Number) {
		return fmt.Errorf("child %d isn't in the list it is said to be in", child.Number)
	}
	if known := r.Nodes[child.Number]; known.State != child.State || known.Kind != child.Kind || known.Outcome != child.Outcome {
		return fmt.Errorf("child %d differs from the node made before", child.Number)
	}
	return nil
}
