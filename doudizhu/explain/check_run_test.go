// The check of runs: by their definition, hands laid without a beaten play.

package explain_test

import (
	"fmt"
	"slices"

	"kedou/doudizhu"
)

// hasRun reports whether a seat that led in s could lay its hand while no enemy can beat any play
// before the last.
func (c *checker) hasRun(s doudizhu.State, seat doudizhu.Seat) bool {
	s.Turn, s.Owner, s.Kind, s.Rank, s.Len = seat, seat, doudizhu.Pass, 0, 0
	for _, p := range c.referee.AppendMoves(nil, s) {
		if p.Cards == s.Hands[seat] {
			return true
		}
		rest := s
		rest.Hands[seat] -= p.Cards
		if !c.beatable(s, seat, p) && c.hasRun(rest, seat) {
			return true
		}
	}
	return false
}

// isRun reports whether plays are such a way to lay the hand of a seat.
func (c *checker) isRun(s doudizhu.State, seat doudizhu.Seat, run []doudizhu.Play) bool {
	h := s.Hands[seat]
	for i, p := range run {
		if !h.Contains(p.Cards) || !slices.Contains(c.rules.Classify(nil, p.Cards), p) || i+1 < len(run) && c.beatable(s, seat, p) {
			return false
		}
		h -= p.Cards
	}
	return h == 0
}

// plain reports whether a winner who moves in s goes out at once, leads with a run, or can leave
// that to the partner.
func (c *checker) plain(s doudizhu.State) bool {
	if s.Kind == doudizhu.Pass {
		return c.hasRun(s, s.Turn)
	}
	if slices.ContainsFunc(c.referee.AppendMoves(nil, s), func(p doudizhu.Play) bool { return p.Cards == s.Hands[s.Turn] }) {
		return true
	}
	for s.Kind != doudizhu.Pass {
		if !c.mine(s.Owner) || !c.mine(s.Turn) && len(c.referee.AppendMoves(nil, s)) > 1 {
			return false
		}
		s = c.referee.Next(s, doudizhu.Play{})
	}
	return c.hasRun(s, s.Turn)
}

// runs checks the dangers and the threat.
func (c *checker) runs() error {
	start := c.states[0]
	for i, run := range c.plan.Facts.Danger {
		seat := doudizhu.Seat(i)
		can := start.Hands[seat] != 0 && !c.mine(seat) && c.hasRun(start, seat)
		if can != (run != nil) || can && !c.isRun(start, seat, run) {
			return fmt.Errorf("danger of %v: %v", seat, run)
		}
	}
	var can bool
	if c.open(0) && c.plan.Strategy.Nodes[0][0].Move.Kind != doudizhu.Pass {
		start.Hands[start.Turn] -= c.plan.Strategy.Nodes[0][0].Move.Cards
		can = c.hasRun(start, start.Turn)
	}
	if can != (c.plan.Facts.Threat != nil) || can && !c.isRun(start, start.Turn, c.plan.Facts.Threat) {
		return fmt.Errorf("threat %v", c.plan.Facts.Threat)
	}
	return nil
}
