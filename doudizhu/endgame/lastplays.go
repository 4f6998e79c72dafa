// Last plays: a hand that the search sees winning by two plays.

package endgame

// A player has won if he answers with a play that no opponent can beat, or leads such a play, and one play is left of his hand: his side
// passes, the trick comes back to him, and he leads the rest. The opponents' hands count as they are before the play that he answers;
// afterwards they are the same or smaller, and a smaller hand beats no more. So all plays of a class are lost together.

// last notes the moves of h, sub-hand i of the seat, that leave one play.
func (h *subhand) last(d *deal, seat uint8, i uint32) {
	if d.note(seat, i).plays() > 2 {
		return
	}
	for _, m := range h.moves {
		if m.delta != i && d.note(seat, i-m.delta).one() {
			h.lasts = append(h.lasts, m)
		}
	}
}

// canFinish reports whether t's mover has a play that leaves one, and that no opponent can beat.
func canFinish(h *[3]*subhand, t trick) bool {
	for _, m := range h[t.mover].lasts {
		if m.answers(t.group, t.least) && !beaten(h, t.mover, m) {
			return true
		}
	}
	return false
}

// beaten reports whether an opponent of the seat can beat its move m.
func beaten(h *[3]*subhand, seat uint8, m move) bool {
	if seat != 0 {
		return h[0].canAnswer(m.group, m.rank+1)
	}
	return h[1].canAnswer(m.group, m.rank+1) || h[2].canAnswer(m.group, m.rank+1)
}
