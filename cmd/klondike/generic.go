package main

// The engines of package search, set up as the flags ask.

import (
	"context"
	"errors"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/engines"
	"kedou/klondike"
)

// useGeneric sets e up with an engine of package search.
func (e *engine) useGeneric(c *cli.Context, rules klondike.Rules) error {
	settings := engines.Settings{
		Strategy: e.name, OpenList: c.String("open-list"), Reparent: c.String("reparent"), Without: c.String("without"),
		Weight: c.Float64("weight"), Width: c.Int("width"), Depth: c.Int("depth"),
	}
	if c.IsSet("score") {
		settings.Score = c.String("score")
	}
	g, err := engines.NewGeneric(rules, settings)
	var bad *engines.SettingError
	if errors.As(err, &bad) {
		return badOption(c, bad.Setting, bad.Err)
	}
	if err != nil {
		return err
	}
	var t *tracing
	if c.IsSet("trace") {
		t = newTracing(c, e)
	}
	e.solve = func(ctx context.Context, d klondike.Deal, progress func(sight)) (engines.Answer, error) {
		if t == nil {
			return g.Solve(ctx, e.limits, d.Position, onStats(progress), nil)
		}
		return t.record(d, func(observe engines.Observer) (engines.Answer, error) {
			return g.Solve(ctx, e.limits, d.Position, onStats(progress), observe)
		})
	}
	e.share = func(workers int) error { return e.divide(c, workers) }
	return nil
}
