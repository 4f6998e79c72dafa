package main

// Dedicated solvers that are kept from deal to deal.

import (
	"context"
	"errors"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/engines"
	"kedou/klondike"
)

// pooled returns an engine's solve. It has solvers made by ready, one for each of the
// deals that are in work at a time, and keeps them with their tables for the next ones.
func pooled[S any](workers int, ready func(progress func(sight)) (S, error),
	ask func(context.Context, S, *klondike.Position) (engines.Answer, error),
) func(context.Context, klondike.Deal, func(sight)) (engines.Answer, error) {
	idle := make(chan S, workers)
	return func(ctx context.Context, d klondike.Deal, progress func(sight)) (engines.Answer, error) {
		var solver S
		select {
		case solver = <-idle:
		default:
			var err error
			if solver, err = ready(progress); err != nil {
				return engines.Answer{}, err
			}
		}
		a, err := ask(ctx, solver, &d.Position)
		idle <- solver
		if errors.Is(err, klondike.ErrWrong) {
			err = cmdline.Internalf("%v", err)
		}
		return a, err
	}
}
