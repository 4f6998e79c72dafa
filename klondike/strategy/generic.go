package strategy

// The engines of package search on the generic problem.

import (
	"context"

	"kedou/internal/registry"
	"kedou/klondike"
	"kedou/klondike/minimal"
	"kedou/search"
)

type engine = registry.Engine[klondike.State, klondike.Step, klondike.State]

// genericStrategies are the engines with the scores and the techniques of the generic problem.
func genericStrategies() registry.Table[*Strategy] {
	var names []string
	for _, s := range klondike.Scores() {
		names = append(names, s.Name)
	}
	score := registry.Choice("score", "judge states by `NAME`", names...)
	bound := score
	bound.Default = "length" // the other scores are no lower bounds
	return registry.Map(registry.Engines[klondike.State, klondike.Step, klondike.State](score, bound, without(^klondike.Technique(0))),
		func(e engine, v registry.Values) *Strategy {
			score := klondike.Scores()[v.Index("score")]
			bound := score.Name == "length" || score.Name == "none"
			score.Technique &^= klondike.Technique(v.Bits("without"))
			g := generic{e, score, bound, false}
			return &Strategy{Spec: v.Spec, traces: e.Traces(), open: g.open, problem: g.problem}
		})
}

// generic is an engine with a score.
type generic struct {
	engine engine
	score  klondike.Score
	bound  bool // whether the score is a lower bound

	deepest bool // the best position reached is the deepest
}

// reached returns the moves of a path to the best position reached. It leaves out a last turn of a stock without a card, which only Holed
// allows.
func reached(p *klondike.Problem, path []klondike.Step) []klondike.Move {
	moves, err := p.Moves(path)
	if err != nil && len(path) > 0 {
		moves, _ = p.Moves(path[:len(path)-1])
	}
	return moves
}

func (g generic) open(r klondike.Rules, o Options) (solve, error) {
	return func(ctx context.Context, p *klondike.Position) (Answer, error) { return g.solve(ctx, *p, r, o) }, nil
}

func (g generic) solve(ctx context.Context, start klondike.Position, r klondike.Rules, o Options) (Answer, error) {
	p, problem, state, err := g.problem(start, r)
	if err != nil {
		return Answer{}, err
	}
	return g.run(ctx, p, problem, state, o)
}

func (g generic) problem(start klondike.Position, r klondike.Rules) (judged, *klondike.Problem, klondike.State, error) {
	p, state, err := klondike.NewProblem(start, r, g.score)
	return p, p, state, err
}

// judged is a problem with its own estimate.
type judged interface {
	search.Problem[klondike.State, klondike.Step, klondike.State]
	Estimate(klondike.State) search.Cost
}

// run searches p from a state on. Problem, which p is or embeds, turns steps into moves.
func (g generic) run(ctx context.Context, p judged, problem *klondike.Problem, state klondike.State, o Options) (a Answer, err error) {
	c, cheapest := g.engine.Config(g.bound, o.Limits)
	c.Heuristic, c.Progress = p.Estimate, o.stats()
	c.Reach.Deepest, c.Reach.Every = g.deepest, o.Reach.Every
	c.Reach.Show = func(s search.Stats, path []klondike.Step) { o.Reach.Show(s, reached(problem, path)) }
	if o.Observe != nil {
		if c.Observe, err = o.Observe(problem); err != nil {
			return Answer{}, err
		}
	}
	found, err := g.engine.Run(ctx, p, state, c)
	a = Answer{Result: klondike.Result{Status: found.Status, Reason: found.Reason, Cost: found.Cost, Stats: found.Stats}}
	a.Reached = reached(problem, found.Reached)
	if err != nil {
		return a, err
	}
	if found.Status == search.Unsolvable && !g.score.Technique.Sound() {
		a.Status, a.Reason = search.Unknown, search.UnsoundCut
	}
	if found.Status == search.Solved && cheapest {
		a.Shortest = &Bounds{minimal.MovesTurns, int(found.Cost), int(found.Cost)}
	}
	a.Path, err = problem.Moves(found.Path)
	return a, err
}
