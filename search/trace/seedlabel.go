// Labels in a replay: what follows from a step, by plain definitions.

package trace

import (
	"fmt"
	"slices"

	"kedou/search/andor"
)

// label works out which nodes a step labels, and drops what that makes useless.
func (r *SeedReplay) label(n int, step *SeedStep) error {
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
		return fmt.Errorf("the step labels %v", labelled)
	}
	if v == andor.Lost {
		for _, n := range labelled {
			r.drop(n)
		}
	}
	return nil
}

// judge returns the label that follows for n from its children's.
func (r *SeedReplay) judge(n int) andor.Outcome {
	one, all := andor.Won, andor.Lost
	if r.Nodes[n].Kind == andor.And {
		one, all = all, one
	}
	for _, e := range r.children[n] {
		switch r.Nodes[e.To].Outcome {
		case one:
			return one
		case andor.Unknown:
			all = andor.Unknown
		}
	}
	if len(r.children[n]) == 0 {
		return andor.Unknown
	}
	return all
}

// spread labels n with v, then every node that this settles, nearest first.
func (r *SeedReplay) spread(n int, v andor.Outcome) []int {
	r.Nodes[n].Outcome = v
	labelled := []int{n}
	for i := 0; i < len(labelled); i++ {
		for _, parent := range r.parents[labelled[i]] {
			p := &r.Nodes[parent]
			if p.Outcome == andor.Unknown && !r.dropped[parent] && r.judge(parent) == v {
				p.Outcome = v
				labelled = append(labelled, parent)
			}
		}
	}
	return labelled
}

// drop takes the descendants of n out of the lists that no undecided node
// leads to.
func (r *SeedReplay) drop(n int) {
	for _, e := range r.children[n] {
		if r.dropped[e.To] || slices.ContainsFunc(r.parents[e.To], r.undecided) {
			continue
		}
		r.dropped[e.To] = true
		other := func(n int) bool { return n == e.To }
		r.open = slices.DeleteFunc(r.open, other)
		r.closed = slices.DeleteFunc(r.closed, other)
		r.drop(e.To)
	}
}

// undecided reports whether n is in a list and has no label.
func (r *SeedReplay) undecided(n int) bool {
	return !r.dropped[n] && r.Nodes[n].Outcome == andor.Unknown
}
