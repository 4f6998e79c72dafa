// Depth-first search: the plain mode, lowest answers first.

package endgame

// depthFirst reports whether the mover's side wins s; while halted is set, its
// answer means nothing. It tries leads of low ranks and many cards first and the
// lowest answers first. Where the pass gives the lead back to the owner of the
// trick, the table may know that position already, and then it comes first.
func (w *worker) depthFirst(s state, h [3]*subhand, spread uint64) bool {
	if v, _ := w.table.probe(spread, s.least); v != unknown {
		return v == won
	}
	if !w.enter() {
		return false
	}
	began, base := w.stats.Expanded, len(w.kids)
	wins := w.expand(&s, &h) || w.passWins(&s, base)
	for i := base; i < len(w.kids) && !wins && !w.halted; i++ {
		k := w.kids[i]
		t, th := w.child(s, h, &k)
		wins = w.depthFirst(t, th, k.spread) == with(k.mover, s.mover)
	}
	w.kids = w.kids[:base]
	if w.halted {
		return false
	}
	w.table.store(spread, s.least, wins, w.stats.Expanded-began+1)
	return wins
}

// passWins reports whether a pass of s's mover is known to win.
func (w *worker) passWins(s *state, base int) bool {
	if w.on&PassFirst == 0 || s.group == noGroup {
		return false
	}
	for i := len(w.kids) - 1; i >= base; i-- {
		if k := &w.kids[i]; k.delta == 0 {
			if v, _ := w.table.probe(k.spread, k.least); v != unknown && (v == won) == with(k.mover, s.mover) {
				return true
			}
		}
	}
	return false
}
