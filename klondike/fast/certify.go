package fast

// Verdicts by the rules alone: a replay for a win, columns for a loss.

import (
	"context"

	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/search"
)

// certify checks the verdict of r on p as Solver.Solve documents.
func (s *Solver) certify(ctx context.Context, p *klondike.Position, o Options, r *klondike.Result) error {
	switch {
	case r.Status == search.Solved:
		if err := klondike.Verify(*p, s.rules, r.Path); err != nil {
			return phrase.Errorf("fast: %w: %w", klondike.ErrWrong, err)
		}
	case r.Status == search.Unsolvable && s.on&Quotient != 0:
		if err := s.confirmLoss(ctx, p, o, r); err != nil || r.Reason != search.NoReason {
			return err
		}
	case r.Status == search.Unknown:
		return nil
	}
	r.Certified = true
	return nil
}

// confirmLoss decides p again over columns, within the remaining limits.
func (s *Solver) confirmLoss(ctx context.Context, p *klondike.Position, o Options, r *klondike.Result) error {
	if o.Limits, r.Reason = rest(o.Limits, r.Stats); r.Reason != search.NoReason {
		return nil
	}
	second, err := s.byColumns(ctx, p, o)
	r.Reason = second.Reason
	r.Stats.Expanded += second.Stats.Expanded
	r.Stats.Generated += second.Stats.Generated
	r.Stats.Duplicates += second.Stats.Duplicates
	r.Stats.States += second.Stats.States
	r.Stats.Bytes += second.Stats.Bytes
	r.Stats.Elapsed += second.Stats.Elapsed
	if second.Status == search.Solved {
		return phrase.Errorf("fast: %w: columns find a win", klondike.ErrWrong)
	}
	return err
}

// byColumns decides p with the generic depth-first search over whole positions:
// moves of single runs, single turns of the stock, no technique.
func (s *Solver) byColumns(ctx context.Context, p *klondike.Position, o Options) (klondike.Result, error) {
	problem, root, err := klondike.NewProblem(*p, s.rules, klondike.Score{Costs: klondike.Costs{Move: 1, Turn: 1, Redeal: 1, Back: 1}})
	if err != nil {
		return klondike.Result{}, err
	}
	found, err := search.DepthFirst(ctx, problem, root, search.Config[klondike.State, klondike.Step]{Limits: o.Limits, Progress: o.Progress})
	r := klondike.Result{Status: found.Status, Reason: found.Reason, Stats: found.Stats}
	if found.Status == search.Solved {
		if r.Path, err = problem.Moves(found.Path); err != nil {
			return r, err
		}
		r.Cost = search.Cost(len(r.Path))
	}
	return r, err
}
