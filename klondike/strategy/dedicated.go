package strategy

// The dedicated solvers.

import (
	"context"
	"fmt"
	"math"
	"strings"

	"kedou/internal/registry"
	"kedou/klondike"
	"kedou/klondike/fast"
)

// without returns the option that switches off techniques.
func without(all fmt.Stringer) registry.Option {
	return registry.Without(strings.Split(all.String(), ",")...)
}

var workersOption = registry.Number("workers", "search a deal with `N` threads", 1, 1, 1024)

func fastStrategy() registry.Strategy[*Strategy] {
	return registry.Strategy[*Strategy]{
		Name: "fast", About: "the dedicated solver", Make: newFast, Closed: registry.Tree,
		Options: append(mostOptions,
			registry.Toggle("certify", "check verdicts by the rules alone: replay a win, decide a loss again over columns"),
			registry.Number("polish", "expand `N` states to shorten a solution: 0 leaves 150 moves and turns on average, twenty thousand 102 (2 ms for one of many deals, 4 for a single one), five times as many 99",
				fast.DefaultPolish, 0, math.MaxInt32),
			registry.Toggle("no-line", "find the verdict alone and write no solution: most of the time of an easy deal"),
			without(^fast.Technique(0)), workersOption),
	}
}

func newFast(v registry.Values) *Strategy {
	set := fast.Options{
		Certify: v.On("certify"), VerdictOnly: v.On("no-line"), Off: fast.Technique(v.Bits("without")),
		Polish: int64(v.Int("polish")), Workers: v.Int("workers"),
	}
	if set.Polish == 0 {
		set.Polish = -1
	}
	return &Strategy{Spec: v.Spec, memory: fast.MinMemory, open: func(r klondike.Rules, o Options) (solve, error) {
		set := set
		set.Limits, set.Workers, set.Progress = o.Limits, max(set.Workers, o.Workers), o.stats()
		s, err := fast.New(r, set)
		if most := asksMost(v, s); most != nil {
			return most, err
		}
		return func(ctx context.Context, p *klondike.Position) (Answer, error) {
			r, err := s.Solve(ctx, p)
			return Answer{Result: r, NoLine: set.VerdictOnly}, err
		}, err
	}}
}
