// Depth-first search: the plain mode, lowest answers first.

package endgame

import "kedou/search/andor"

// depthFirst returns who wins s, for the landlord: Unknown if the turn ended first. It tries leads
// of low ranks and many cards first and the lowest answers first.
func (w *worker) depthFirst(s state, h [3]*subhand, spread uint64) andor.Outcome {
	if o, _ := w.table.probe(spread, &s.trick); o != andor.Unknown {
		return o
	}
	if !w.enter() {
		return andor.Unknown
	}
	began, base := w.meter.Stats.Expanded, len(w.kids)
	goal := s.goal()
	wins := w.expand(&s, &h)
	for i := base; i < len(w.kids) && !wins && !w.halted; i++ {
		k := w.kids[i]
		t, th := w.child(s, h, &k)
		wins = w.depthFirst(t, th, k.spread) == goal
	}
	w.kids = w.kids[:base]
	if w.halted {
		return andor.Unknown
	}
	if !wins {
		goal = goal.Opposite()
	}
	w.table.store(spread, &s.trick, goal, w.meter.Stats.Expanded-began+1)
	return goal
}
