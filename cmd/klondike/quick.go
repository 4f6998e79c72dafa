package main

// The dedicated solver of package fast.

import (
	"context"
	"errors"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
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
	settings := fast.Options{Limits: e.limits, Workers: 1, Certify: c.Bool("certify"), Off: off}
	if settings.Polish = int64(c.Int("polish")); settings.Polish == 0 {
		settings.Polish = -1
	}
	if c.IsSet("workers") { // or else one, whose solutions repeat exactly
		settings.Workers = c.Int("workers")
	}
	idle := make(chan *fast.Solver, c.Int("workers")) // they keep their tables
	e.solve = func(ctx context.Context, d klondike.Deal, progress func(sight)) (engines.Answer, error) {
		var solver *fast.Solver
		select {
		case solver = <-idle:
		default:
			o := settings
			o.Progress = onStats(progress)
			var err error
			if solver, err = fast.New(rules, o); err != nil {
				return engines.Answer{}, err
			}
		}
		r, err := solver.Solve(ctx, &d.Position)
		idle <- solver
		if errors.Is(err, fast.ErrDisagreement) {
			err = cmdline.Internalf("%v", err)
		}
		return engines.Answer{Result: r}, err
	}
	e.share = func(workers int) error {
		err := e.divide(c, workers)
		settings.Limits, settings.Workers = e.limits, 1
		return err
	}
	return nil
}
