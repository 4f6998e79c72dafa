// Labels in a replay of andor.Labelling, by plain definitions.

package trace

import (
	"slices"

	"kedou/search/andor"
)

// judge returns the label that follows for n from its children's.
func (r *Labelling[S, M]) judge(n int) andor.Outcome {
	one, all := andor.Won, andor.Lost
	if r.Nodes[n].Kind == andor.And {
		one, all = all, one
	}
	for _, e := range r.children[n] {
		switch r.Nodes[e.to].Outcome {
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
func (r *Labelling[S, M]) spread(n int, v andor.Outcome) []int {
	r.Nodes[n].Outcome = v
	labelled := []int{n}
	for i := 0; i < len(labelled); i++ {
		for _, parent := range r.parents[labelled[i]] {
			if r.undecided(parent) && r.judge(parent) == v {
				r.Nodes[parent].Outcome = v
				labelled = append(labelled, parent)
			}
		}
	}
	return labelled
}

// drop takes the descendants of n out of the lists that no undecided node
// leads to, and appends them to list.
func (r *Labelling[S, M]) drop(list []int, n int) []int {
	for _, e := range r.children[n] {
		if r.places[e.to] != Gone && !slices.ContainsFunc(r.parents[e.to], r.undecided) {
			r.places[e.to] = Gone
			list = r.drop(append(list, e.to), e.to)
		}
	}
	return list
}

// undecided reports whether n is in a list and has no label.
func (r *Labelling[S, M]) undecided(n int) bool {
	return r.places[n] != Gone && r.Nodes[n].Outcome == andor.Unknown
}

// strategy returns which nodes the winner's strategy can lead to: none while
// the start has no label.
func (r *Labelling[S, M]) strategy() []bool {
	on := make([]bool, len(r.Nodes))
	if r.Nodes[0].Outcome == andor.Unknown {
		return on
	}
	on[0] = true
	for queue := []int{0}; len(queue) > 0; queue = queue[1:] {
		for i, e := range r.children[queue[0]] {
			if r.follows(queue[0], i) && !on[e.to] {
				on[e.to] = true
				queue = append(queue, e.to)
			}
		}
	}
	return on
}

// follows reports whether edge i out of node n, which is on the strategy, is
// too: the winner's first good move, or any move of the loser.
func (r *Labelling[S, M]) follows(n, i int) bool {
	winner := r.Nodes[0].Outcome
	if (r.Nodes[n].Kind == andor.Or) != (winner == andor.Won) {
		return true
	}
	for j, e := range r.children[n] {
		if r.Nodes[e.to].Outcome == winner {
			return i == j
		}
	}
	return false
}
