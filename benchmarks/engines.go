package benchmarks

// The engines of package search on the domains that come with its tests.

import (
	"context"
	"fmt"

	"kedou/internal/registry"
	"kedou/search"
)

// instance is a problem of package search, ready for attempts.
type instance[S any, M, K comparable] struct {
	problem search.Problem[S, M, K]
	start   S
	score   func(name string) func(S) search.Cost // nil if there is none
}

// engines are the strategies of a domain whose problems open as instances. All its
// scores are lower bounds; the first is the default.
func engines[S any, M, K comparable](open func(Problem) (instance[S, M, K], error), scores ...string) registry.Table[configuration] {
	type engine = registry.Engine[S, M, K]
	score := registry.Choice("score", "judge states by `NAME`", scores...)
	return registry.Map(registry.Engines[S, M, K](score, score), func(e engine, v registry.Values) configuration {
		return configuration{v.Spec.String(), func(ctx context.Context, p Problem, l search.Limits) (answer, error) {
			i, err := open(p)
			if err != nil {
				return answer{}, err
			}
			c, cheapest := e.Config(true, l)
			c.Heuristic = i.score(scores[v.Index("score")])
			r, err := e.Run(ctx, i.problem, i.start, c)
			a := answerOf(r, func() (int, error) { return i.replay(r) })
			a.Shortest = cheapest
			return a, err
		}}
	})
}

func (i *instance[S, M, K]) replay(r search.Result[M]) (int, error) {
	states, cost, err := search.Replay(i.problem, i.start, r.Path)
	switch {
	case err != nil:
	case !i.problem.IsGoal(states[len(states)-1]):
		err = fmt.Errorf("the path of %d moves ends in no goal", len(r.Path))
	case cost != r.Cost:
		err = fmt.Errorf("the path costs %d, not %d", cost, r.Cost)
	}
	return int(cost), err
}
