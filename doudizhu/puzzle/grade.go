// Grades: how hard it is to find the win. The package comment says what counts.

package puzzle

import (
	"context"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
)

// Levels is how many levels there are.
const Levels = 5

// tempting is by how much less power than the first hint a natural play may leave.
const tempting = 60_000

// weigh finds the place of the win among the hints and the natural losing plays,
// of which a puzzle has two at least.
func (m *maker) weigh(_ context.Context, _ *endgame.Solver, p *Puzzle) (bool, error) {
	hints := m.analyst.FollowHints(p.Hands[p.Turn], p.Last)
	var bodies []doudizhu.Play
	for _, h := range hints {
		if slices.Contains(bodies, h.Play.Rival()) {
			continue
		}
		bodies = append(bodies, h.Play.Rival())
		switch {
		case !p.wins(h.Play):
			if h.Rest >= hints[0].Rest-tempting {
				p.Natural = append(p.Natural, h.Play)
			}
		case p.Place == 0:
			p.Place = len(bodies)
		}
	}
	return len(p.Natural) >= 2, nil
}

// grade finds the length of the best line, and the level.
func (m *maker) grade(ctx context.Context, s *endgame.Solver, p *Puzzle) (bool, error) {
	r, err := s.Solve(ctx, &p.Endgame, endgame.BestLine)
	if err != nil || r.BestLine == nil {
		return false, err
	}
	p.Turns = len(r.BestLine)
	p.Level = p.level()
	return m.spec.Level == 0 || p.Level == m.spec.Level, nil
}

// level returns the level for the points that the puzzle has.
func (p *Puzzle) level() int {
	points := steps(p.Place, 2, 2, 3, 5) +
		steps(len(p.Natural), 4, 6) +
		steps(p.rounds(), 7, 10) +
		steps(int(p.Expanded), 300, 1000, 4000)
	return 1 + steps(points, 3, 5, 7, 9)
}

// rounds returns how often everybody has a turn in the best line, the last time
// perhaps not everybody.
func (p *Puzzle) rounds() int {
	players := len(p.Players())
	return (p.Turns + players - 1) / players
}

// steps counts the limits that n reaches.
func steps(n int, limits ...int) (reached int) {
	for _, l := range limits {
		if n >= l {
			reached++
		}
	}
	return reached
}
