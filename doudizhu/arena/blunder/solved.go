package blunder

// The judge with all cards open: package endgame.

import (
	"context"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/table"
	"kedou/search"
	"kedou/search/andor"
)

// solved judges by the endgame solver, within this many expansions for a position. It keeps the solver for all positions of one deal, whose proofs
// serve again.
type solved struct {
	work   int
	deal   table.Deal
	solver *endgame.Solver
}

// memory is the solver's memory limit.
const memory = 256 << 20

// take makes a solver for another deal.
func (s *solved) take(r *table.Record) (err error) {
	if s.solver == nil || s.deal != r.Deal {
		s.deal = r.Deal
		s.solver, err = endgame.New(r.Variant.Rules.Rules, endgame.Options{Limits: search.Limits{Expansions: int64(s.work), Memory: memory}})
	}
	return err
}

// all judges every play, if the side to move can win. It leaves out plays that are undecided at the
// limit.
func (s *solved) all(ctx context.Context, r *table.Record, g *table.Game) (worths []Worth, err error) {
	if err := s.take(r); err != nil {
		return nil, err
	}
	e := g.Endgame()
	if first, err := s.solver.Solve(ctx, &e); err != nil || first.Outcome != andor.Won {
		return nil, err
	}
	every, err := s.solver.Solve(ctx, &e, endgame.Moves)
	if err != nil {
		return nil, err
	}
	for _, m := range every.Moves {
		switch m.Outcome {
		case andor.Won:
			worths = append(worths, Worth{m.Play, 1})
		case andor.Lost:
			worths = append(worths, Worth{m.Play, 0})
		}
	}
	if spread(worths) == 0 {
		return nil, nil
	}
	return worths, nil
}

// one has nothing to add to all.
func (s *solved) one(context.Context, *table.Record, doudizhu.Play) (float64, bool, error) {
	return 0, false, nil
}
