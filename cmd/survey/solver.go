package main

// The frame of all surveys' solvers.

import (
	"context"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
	"kedou/search"
)

// solver implements survey.Solver by two functions, whose searches call beat.
type solver struct {
	solve   func(ctx context.Context, deal int64) (survey.Outcome, error)
	certify func(ctx context.Context, deal int64, o survey.Outcome) (survey.Certificate, error)
	beating func() // of the present call
}

func (s *solver) beat() { s.beating() }

// Solve implements survey.Solver.
func (s *solver) Solve(ctx context.Context, deal int64, beat func()) (survey.Outcome, error) {
	s.beating = beat
	return s.solve(ctx, deal)
}

// Certify implements survey.Solver.
func (s *solver) Certify(ctx context.Context, deal int64, o survey.Outcome, beat func()) (survey.Certificate, error) {
	s.beating = beat
	return s.certify(ctx, deal, o)
}

// differ returns the error for a deal on which two searches disagree: a fault of the program.
func differ(deal int64) error {
	return cmdline.Internalf("deal %d: decided twice, with different verdicts", deal)
}

// strategyFlag returns --strategy for one of the named strategies, with options.
func strategyFlag(names []string) cli.Flag {
	return cmdline.NameFlag("strategy", "decide by strategy `NAME`, with its options as in astar:score=pile2, in place of the dedicated solver; bench list shows them", "", names...)
}

// limitsOf returns the limits of a search within a budget of nodes.
func limitsOf(l survey.Limits, budget int64) search.Limits {
	return search.Limits{Expansions: budget, Memory: l.Memory}
}

// outcomeOf translates the result of a search into an outcome of the survey.
func outcomeOf(status search.Status, why search.Reason, stats search.Stats) survey.Outcome {
	o := survey.Outcome{Work: stats.Expanded}
	switch {
	case status == search.Solved:
		o.Verdict = survey.Yes
	case status == search.Unsolvable:
		o.Verdict = survey.No
	case why == search.MemoryLimit:
		o.Reason = survey.Memory
	case why == search.ExpansionLimit:
		o.Reason = survey.Budget
	default:
		o.Reason = survey.Strategy
	}
	return o
}
