package main

// The dedicated solver of package fast.

import (
	"context"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/engines"
	"kedou/klondike"
	"kedou/klondike/fast"
)

// useFast sets e up with the dedicated solver.
func (e *engine) useFast(c *cli.Context, rules klondike.Rules) error {
	off, err := fast.ParseTechniques(c.String("without"))
	if err != nil {
		return badOption(c, "without", err)
	}
	settings := fast.Options{Limits: e.limits, Workers: 1, Certify: c.Bool("certify"), VerdictOnly: c.Bool("no-line"), Off: off}
	if settings.Polish = int64(c.Int("polish")); settings.Polish == 0 {
		settings.Polish = -1
	}
	if c.IsSet("workers") { // or else one, whose solutions repeat exactly
		settings.Workers = c.Int("workers")
	}
	ask := solveWith
	if c.Bool("best") {
		ask = bestWith
	}
	ready := func(progress func(sight)) (*fast.Solver, error) {
		o := settings
		o.Progress = onStats(progress)
		return fast.New(rules, o)
	}
	e.solve = pooled(c.Int("workers"), ready, ask)
	e.share = func(workers int) error {
		err := e.divide(c, workers)
		settings.Limits, settings.Workers = e.limits, 1
		return err
	}
	return nil
}

// solveWith decides a deal.
func solveWith(ctx context.Context, s *fast.Solver, p *klondike.Position) (engines.Answer, error) {
	r, err := s.Solve(ctx, p)
	return engines.Answer{Result: r}, err
}

// bestWith finds out how many cards of a deal can go up.
func bestWith(ctx context.Context, s *fast.Solver, p *klondike.Position) (engines.Answer, error) {
	m, err := s.Most(ctx, p)
	return engines.Answer{Result: m.Result, Best: &engines.Cards{Lower: m.Lower, Upper: m.Upper}}, err
}
