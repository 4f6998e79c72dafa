// Grades: how hard the win is to find, as the package comment defines it.

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

// deep is the least number of expanded positions for a puzzle of the last level.
const deep = 900

// tempting is the most power by which a natural play may fall short of the first hint.
const tempting = 60_000

// Candidate is a play that a person may consider.
type Candidate struct {
	Play    doudizhu.Play
	Natural bool // whether it is near the top of the hints
}

// Candidates returns the plays of h that beat last (after a pass, the leads) in the order of
// package hand's hints, only the first of the plays of one body.
func Candidates(a *hand.Analyst, h doudizhu.Hand, last doudizhu.Play) (list []Candidate) {
	hints := a.Hints(h, last)
	for _, x := range hints {
		if !slices.ContainsFunc(list, func(c Candidate) bool { return c.Play.Rival() == x.Play.Rival() }) {
			list = append(list, Candidate{x.Play, x.Rest >= hints[0].Rest-tempting})
		}
	}
	return list
}

// weigh finds the place of the win among the hints and the natural losing plays; a puzzle has at
// least two of these.
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
	name  string
	level int // from 1 to 3
	lead  func(context.Context, *Puzzle) (doudizhu.Play, error)
}

// Ladder makes players of rising strength, the weakest first. They serve one goroutine.
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

// climb finds the first player of the ladder who leads a winning play. A puzzle that none of them
// solves is of level 4, or of level 5 if the solver expanded many positions.
func (m *maker) climb(ctx context.Context, p *Puzzle) error {
	for _, r := range m.ladder {
		play, err := r.lead(ctx, p)
		if err != nil {
			return err
		}
		if p.wins(play) {
			p.FoundBy, p.Level = r.name, r.level
			return nil
		}
	}
	p.Level = Levels - 1
	if p.Expanded >= deep {
		p.Level = Levels
	}
	return context.Cause(ctx)
}
