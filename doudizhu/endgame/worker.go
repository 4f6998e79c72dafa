// Workers: the data of one thread, and the step that all searches share, from a state to its children.

package endgame

import "kedou/internal/engine"

// worker searches a deal on one thread. Workers share the deal's records and the table.
type worker struct {
	deal          *deal
	table         *table
	meter         *engine.Meter
	view          *view
	viewID        int
	discrepancies int      // plays that the no-waste side may still waste
	budget        int64    // expansions at which this turn of the portfolio ends
	halted        bool     // the turn has ended
	kids          []child  // the children of the states on the path, one after another
	betters       []better // see meet
	replies       *replies // nil without technique Replies, and where two play
}

// child is a state one move away, not known to be won or lost: its parent's hands less delta, with its own trick and numbers.
type child struct {
	spread uint64
	delta  uint32
	trick
	numbers
}

// newWorker returns a worker on m, whose memory of replies has 1<<bits places.
func newWorker(d *deal, m *engine.Meter, bits int) *worker {
	w := &worker{deal: d, meter: m}
	if d.on&Replies != 0 && d.three {
		w.replies = newReplies(bits)
	}
	return w
}

// enter counts an expansion. It reports false if the turn must end first.
func (w *worker) enter() bool {
	if w.halted || w.meter.Stats.Expanded >= w.budget || w.deal.recordBytes.Load() > w.deal.recordRoom || !w.meter.Spend() {
		w.halted = true
		return false
	}
	return true
}

// child returns the state k stands for, a child of s, with its records.
func (w *worker) child(s state, h [3]*subhand, k *child) (state, [3]*subhand) {
	if k.delta != 0 {
		s.at[s.mover] -= k.delta
		h[s.mover] = w.deal.record(int(s.mover), s.at[s.mover])
	}
	s.trick = k.trick
	return s, h
}

// with reports whether two seats play for the same side.
func with(a, b uint8) bool { return (a == 0) == (b == 0) }

// expand appends s's children to w.kids, except those that the mover's side loses at sight. If the
// side wins one at sight, it reports true, and the appended children are useless.
func (w *worker) expand(s *state, h *[3]*subhand) bool {
	mine := h[s.mover]
	if w.deal.wins(h, s.trick) {
		return true
	}
	e := expansion{w: w, d: w.deal, s: s, h: h, base: w.deal.key(s) - w.deal.control(&s.at, s.trick)}
	if s.group == noGroup {
		for _, i := range mine.leads {
			if e.play(mine.moves[i]) {
				return true
			}
		}
	} else {
		for _, m := range mine.answers(s.group, s.least) {
			if e.play(m) {
				return true
			}
		}
		if s.group != bombs {
			for _, m := range mine.answers(bombs, 0) {
				if e.play(m) {
					return true
				}
			}
		}
		if e.pass() {
			return true
		}
	}
	return false
}

// expansion is one call of expand.
type expansion struct {
	w    *worker
	d    *deal
	s    *state
	h    *[3]*subhand
	base uint64 // s's key without its control
	// Shared by the moves of one class:
	group       group // the class, if known
	rank        uint8
	trick       trick
	code        uint64
	skip, known bool
}

// play appends the child that m leads to, and reports whether it is won at sight.
func (e *expansion) play(m move) bool {
	s := e.s
	if !e.known || m.group != e.group || m.rank != e.rank {
		if e.class(m) {
			return true
		}
	}
	at := s.at[s.mover] - m.delta
	switch {
	case at == 0:
		return true
	case e.skip || m.kickers != 0 && e.d.on&Dominance != 0 && e.d.wasteful(s, e.h, m):
		return false
	case e.trick.mover == s.mover && e.d.on&GoOut != 0 && e.d.note(s.mover, at).one():
		return true
	}
	e.add(m.delta, e.base-e.d.weight[s.mover]*uint64(m.delta)+e.code, e.trick)
	return false
}

// class computes the data that all moves of m's class share: who has to answer, and whether he wins
// at sight. It reports whether the moves win.
func (e *expansion) class(m move) bool {
	s := e.s
	e.group, e.rank, e.known = m.group, m.rank, true
	e.skip = e.d.on&Dominance != 0 && e.d.dominated(s, e.h, m)
	t := e.d.turn(&s.at, e.h, trick{next[s.mover], s.mover, m.group, m.rank + 1})
	e.trick, e.code = t, e.d.control(&s.at, t)
	if t.mover != s.mover && e.d.wins(e.h, t) {
		e.skip = true
		return with(t.mover, s.mover)
	}
	return false
}

// pass appends the child that a pass leads to, and reports whether it is won at sight.
func (e *expansion) pass() bool {
	t := e.d.passed(e.s, e.h)
	if e.d.wins(e.h, t) {
		return with(t.mover, e.s.mover)
	}
	e.add(0, e.base+e.d.control(&e.s.at, t), t)
	return false
}

// add appends a child.
func (e *expansion) add(delta uint32, key uint64, t trick) {
	e.w.meter.Stats.Generated++
	spread := e.w.table.spread(key)
	e.w.table.fetch(spread)
	e.d.spaces[e.s.mover].fetch(e.s.at[e.s.mover] - delta)
	e.w.kids = append(e.w.kids, child{spread: spread, delta: delta, trick: t})
}
