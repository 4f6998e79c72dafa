// The critical line of a strategy: the losers resist as long and as hard as they can.

package explain

import (
	"kedou/doudizhu"
	"kedou/search/andor"
)

// Step is a turn of a line.
type Step struct {
	Seat    doudizhu.Seat
	Play    doudizhu.Play // zero for a pass
	Winner  bool          // whether the seat is on the winners' side
	Only    bool          // a winner's: no other play wins, kickers aside, and another play exists
	Control bool          // not a pass, and no enemy can beat it
	Plain   bool          // a winner's: leads with a run, or goes out
}

// line follows the strategy. Of the losers' plays it takes the one after which the winners have the
// most situations, and of equal plays one after which they need the most turns.
func (r *reader) line(x *explainer) (line []Step) {
	longest := r.longest()
	for at := 0; len(r.proof.Nodes[at]) > 0; {
		edges := r.proof.Nodes[at]
		best, most := edges[0], -1
		if len(edges) > 1 {
			for _, e := range edges {
				if n := r.situations(e.To)<<8 + longest[e.To]; n > most {
					best, most = e, n
				}
			}
		}
		line = append(line, r.step(x, at, best.Move))
		at = best.To
	}
	return line
}

// step describes a play at a node.
func (r *reader) step(x *explainer, at int, p doudizhu.Play) Step {
	s := r.states[at]
	step := Step{Seat: s.Turn, Play: p, Winner: r.wins(s.Turn)}
	step.Control = p.Kind != doudizhu.Pass && !r.beaten(s, s.Turn, p)
	if step.Winner {
		_, step.Plain = r.plain(s)
		step.Only = !step.Plain && x.only(s, p)
	}
	return step
}

// only reports whether other bodies than p's exist in s, and all of them lose.
func (x *explainer) only(s doudizhu.State, p doudizhu.Play) bool {
	others := false
	for _, q := range x.game.Legal(s) {
		if q.Rival() == p.Rival() {
			continue
		}
		if others = true; x.outcome(s, q) != andor.Lost {
			return false
		}
	}
	return others
}

// beaten reports whether an enemy of the seat can beat its play p in s.
func (r *planner) beaten(s doudizhu.State, seat doudizhu.Seat, p doudizhu.Play) bool {
	for enemy, h := range s.Hands {
		if doudizhu.Seat(enemy).Peasant() == seat.Peasant() {
			continue
		}
		if t := r.runs.tops(h); t.beats(p) {
			return true
		}
	}
	return false
}

// situations counts the situations at a node and below.
func (r *reader) situations(node int) (n int) {
	seen := map[int]bool{}
	var visit func(int)
	visit = func(node int) {
		if seen[node] {
			return
		}
		if seen[node] = true; r.open[node] {
			n++
		}
		for _, e := range r.proof.Nodes[node] {
			visit(e.To)
		}
	}
	visit(node)
	return n
}

// longest returns the turns of the longest line from every node.
func (r *reader) longest() []int {
	turns := make([]int, len(r.states))
	for n := len(turns) - 1; n >= 0; n-- {
		for _, e := range r.proof.Nodes[n] {
			turns[n] = max(turns[n], turns[e.To]+1)
		}
	}
	return turns
}
