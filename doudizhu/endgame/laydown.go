// Laydowns: hands that go out by plays that no opponent can beat.

package endgame

// A player wins by a play that no opponent's hand can beat, if the rest of his hand is one play, or wins the same way: his partner passes,
// and he leads next. The opponents' hands may be those of an earlier state, for a hand that has played cards since beats no more than
// before. So the hands before a play tell for all plays of its class whether such an answer refutes them. Nor need the next to answer be
// the one who lays down: his partner may answer after his pass.

// layable is the most plays, as the evaluation counts them, of a hand that the search tries to lay down.
const layable = 4

// A step is a play with which a hand may be laid down, and the sub-hand that it leaves; 0 for one that is one play.
type step struct {
	rest  uint32
	group group
	rank  uint8
}

// layDown lists the steps of h, sub-hand i of a seat: plays that bring it nearer to empty. Of neighbours that leave one play the highest
// serves for its group.
func (h *subhand) layDown(d *deal, seat uint8, i uint32) {
	plays := d.note(seat, i).plays()
	if d.on&Laydown == 0 || plays > layable {
		return
	}
	for _, m := range h.moves {
		p, rest := step{i - m.delta, m.group, m.rank}, d.note(seat, i-m.delta)
		if rest.one() {
			p.rest = 0
		}
		switch last := len(h.steps) - 1; {
		case rest.cards() == 0 || !rest.one() && rest.plays() >= plays:
		case p.rest == 0 && last >= 0 && h.steps[last].rest == 0 && h.steps[last].group == m.group:
			h.steps[last] = p
		default:
			h.steps = append(h.steps, p)
		}
	}
}

// lays reports whether the mover of t, with sub-hand mine, lays it down against the other hands of h.
func (d *deal) lays(h *[3]*subhand, mine *subhand, t trick) bool {
	for i := range mine.steps {
		p := &mine.steps[i]
		if t.takes(p.group, p.rank) && !beaten(h, t.mover, p) &&
			(p.rest == 0 || d.lays(h, d.record(int(t.mover), p.rest), trick{mover: t.mover})) {
			return true
		}
	}
	return false
}

// beaten reports whether an opponent of the seat that makes p can beat it.
func beaten(h *[3]*subhand, seat uint8, p *step) bool {
	if seat != 0 {
		return h[0].canAnswer(p.group, p.rank+1)
	}
	return h[down].canAnswer(p.group, p.rank+1) || h[up].canAnswer(p.group, p.rank+1)
}

// wins reports whether the side to move in t wins at sight: the mover, or the peasant who answers the landlord after him, goes out or lays
// his hand down. The hands may be those before the play to answer.
func (d *deal) wins(h *[3]*subhand, t trick) bool {
	mine := h[t.mover]
	if d.on&GoOut != 0 && mine.canGoOut(t) || d.lays(h, mine, t) {
		return true
	}
	if t.group == noGroup || t.owner != 0 || t.mover == up {
		return false
	}
	t.mover = up
	return d.wins(h, t)
}

// wonAtSight reports whether the side to move in s wins at sight, if need be after a pass.
func (d *deal) wonAtSight(s *state) bool {
	h := d.hands(s)
	t := d.passed(s, &h)
	return d.wins(&h, s.trick) || s.group != noGroup && with(t.mover, s.mover) && d.wins(&h, t)
}
