//go:build !js

package strategy

// The strategies that a module for browsers has no room for: shortest solutions, and the greatest number of cards that go up.

import (
	"context"

	"kedou/internal/registry"
	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/klondike/minimal"
	"kedou/search"
)

func shortest() registry.Table[*Strategy] {
	return registry.Table[*Strategy]{{
		Name: "minimal", About: "the solver for shortest solutions, undecided until one is proved", Make: newMinimal, Closed: registry.Page | registry.Tree,
		Options: []registry.Option{
			registry.Choice("metric", "the length counts `WHAT`", metrics()...),
			without(^minimal.Technique(0)), workersOption,
		},
	}}
}

// metrics lists the names of the metrics in their order.
func metrics() (names []string) {
	for m := minimal.MovesTurns; m <= minimal.Moves; m++ {
		names = append(names, m.String())
	}
	return names
}

func newMinimal(v registry.Values) *Strategy {
	set := minimal.Options{Metric: minimal.Metric(v.Index("metric")), Off: minimal.Technique(v.Bits("without")), Workers: v.Int("workers")}
	return &Strategy{Spec: v.Spec, memory: minimal.MinMemory, open: func(r klondike.Rules, o Options) (solve, error) {
		set := set
		set.Limits, set.Workers = o.Limits, max(set.Workers, o.Workers)
		if o.Progress != nil {
			set.Progress = func(p minimal.Progress) { o.Progress(Progress{p.Stats, p.Lower, p.Upper}) }
		}
		s, err := minimal.New(r, set)
		return func(ctx context.Context, p *klondike.Position) (Answer, error) {
			m, err := s.Solve(ctx, p)
			a := Answer{Result: m.Result}
			if a.Status == search.Solved {
				a.Shortest = &Bounds{set.Metric, m.Lower, m.Upper}
			}
			return a, err
		}, err
	}}
}

var mostOptions = []registry.Option{
	registry.Toggle("best", "of a deal that isn't won, find the greatest number of cards that can go up"),
}

// asksMost returns the solver for the greatest number of cards that can go up, if v requests it.
func asksMost(v registry.Values, s *fast.Solver) solve {
	if !v.On("best") {
		return nil
	}
	return func(ctx context.Context, p *klondike.Position) (Answer, error) {
		m, err := s.Most(ctx, p)
		return Answer{Result: m.Result, Best: &Cards{m.Lower, m.Upper}}, err
	}
}
