// Grades: how hard it is to find the win. The package comment says what counts.

package puzzle

import (
	"context"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/hand"
)

// Levels is how many levels there are.
const Levels = 5

// deep is how many positions the solver expands for a puzzle of the last level.
const deep = 1500

// tempting is by how much less power than the first hint a natural play may leave.
const tempting = 60_000

// Candidate is a play that a person thinks of.
type Candidate struct {
	Play    doudizhu.Play
	Natural bool // whether it is hinted near the top
}

// Candidates returns the plays of h that beat last (after a pass, the leads) in the order
// in which package hand hints them. Of the plays of one body only the first is there.
func Candidates(a *hand.Analyst, h doudizhu.Hand, last doudizhu.Play) (list []Candidate) {
	hints := a.FollowHints(h, last)
	for _, x := range hints {
		if !slices.ContainsFunc(list, func(c Candidate) bool { return c.Play.Rival() == x.Play.Rival() }) {
			list = append(list, Candidate{x.Play, x.Rest >= hints[0].Rest-tempting})
		}
	}
	return list
}

// weigh finds the place of the win among the hints and the natural losing plays,
// of which a puzzle has two at least.
func (m *maker) weigh(_ context.Context, _ *endgame.Solver, p *Puzzle) (bool, error) {
	for i, c := range Candidates(m.analyst, p.Hands[p.Turn], p.Last) {
		switch {
		case !p.wins(c.Play):
			if c.Natural {
				p.Natural = append(p.Natural, c.Play)
			}
		case p.Place == 0:
			p.Place = i + 1
		}
	}
	return len(p.Natural) >= 2, nil
}

// Rung is a player who leads the first play, and the level of the puzzles that no earlier player solves.
type Rung struct {
	Name  string
	Level int // from 1 to 3
	Lead  func(context.Context, *Puzzle) (doudizhu.Play, error)
}

// Ladder makes players of rising strength, the weakest first. They are for one goroutine.
type Ladder func(doudizhu.Rules) ([]Rung, error)

// grade finds the level, and the length of the best line.
func (m *maker) grade(ctx context.Context, s *endgame.Solver, p *Puzzle) (bool, error) {
	if m.ladder != nil {
		if err := m.climb(ctx, p); err != nil {
			return false, err
		}
	}
	if !m.spec.wants(p.Level) {
		return false, nil
	}
	r, err := s.Solve(ctx, &p.Endgame, endgame.BestLine)
	p.Turns = len(r.BestLine)
	return r.BestLine != nil, err
}

// climb finds the first player of the ladder who leads a winning play. What none of them finds is of
// the last level but one, or of the last if the solver worked long.
func (m *maker) climb(ctx context.Context, p *Puzzle) error {
	for _, r := range m.ladder {
		play, err := r.Lead(ctx, p)
		if err != nil {
			return err
		}
		if p.wins(play) {
			p.FoundBy, p.Level = r.Name, r.Level
			return nil
		}
	}
	p.Level = Levels - 1
	if p.Expanded >= deep {
		p.Level = Levels
	}
	return context.Cause(ctx)
}
