// Depth-first search: the plain mode, lowest answers first.

package endgame

import "kedou/search/andor"

// depthFirst returns who wins s, for the landlord: Unknown if the turn ended first. It tries leads
// of low ranks and many cards first and the lowest answers first. If the pass gives the lead back
// to the owner of the trick and the table knows that position, the pass comes first.
func (w *worker) depthFirst(s state, h [3]*subhand, spread uint64) andor.Outcome {
	if o, _ := w.table.probe(spread, &s.trick); o != andor.Unknown {
		return o
	}
	if !w.enter() {
		return andor.Unknown
	}
	began, base := w.meter.Stats.Expanded, len(w.kids)
	goal := s.goal()
	wins := w.expand(&s, &h) || w.passWins(&s, base)
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

// passWins reports whether a pass of s's mover is known to win.
func (w *worker) passWins(s *state, base int) bool {
	if w.deal.on&PassFirst == 0 || s.group == noGroup {
		return false
	}
	for i := len(w.kids) - 1; i >= base; i-- {
		if k := &w.kids[i]; k.delta == 0 {
			if o, _ := w.table.probe(k.spread, &k.trick); o == s.goal() {
				return true
			}
		}
	}
	return false
}
