// Last plays: an answer that nobody beats, and one play left, win.

package endgame

// lastTwo reports whether t's mover has an answer that no other side's hand can beat, after which his hand is one play.
func (d *deal) lastTwo(at *[3]uint32, h *[3]*subhand, t trick) bool {
	mine := h[t.mover]
	if t.group == noGroup || d.note(t.mover, at[t.mover]).plays() > 2 {
		return false
	}
	if d.anyLast(at, h, t, mine.answers(t.group, t.least)) {
		return true
	}
	return t.group != bombs && d.anyLast(at, h, t, mine.answers(bombs, 0))
}

func (d *deal) anyLast(at *[3]uint32, h *[3]*subhand, t trick, moves []move) bool {
	for _, m := range moves {
		if d.note(t.mover, at[t.mover]-m.delta).one() && !d.beaten(h, t.mover, m) {
			return true
		}
	}
	return false
}

// beaten reports whether a hand of the other side can beat seat's move m.
func (d *deal) beaten(h *[3]*subhand, seat uint8, m move) bool {
	if seat != 0 {
		return h[0].canAnswer(m.group, m.rank+1)
	}
	return h[1].canAnswer(m.group, m.rank+1) || h[2].canAnswer(m.group, m.rank+1)
}
