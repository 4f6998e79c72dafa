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

// deep is how many positions the solver expands for a puzzle of the last level.
const deep = 1500

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

// grade finds the weakest bot that finds the win, the level, and the length of the best line.
func (m *maker) grade(ctx context.Context, s *endgame.Solver, p *Puzzle) (bool, error) {
	rung, err := m.ladder.weakest(ctx, p)
	if err != nil {
		return false, err
	}
	p.FoundBy, p.Level = rung.bot, rung.level
	if rung.bot == "" && p.Expanded >= deep {
		p.Level = Levels
	}
	if m.spec.Level != 0 && p.Level != m.spec.Level {
		return false, nil
	}
	r, err := s.Solve(ctx, &p.Endgame, endgame.BestLine)
	p.Turns = len(r.BestLine)
	return r.BestLine != nil, err
}
