package main

// The engines of package search, set up for Klondike.

import (
	"context"
	"fmt"

	"github.com/urfave/cli/v2"

	"kedou/klondike"
	"kedou/search"
)

// The generic types at Klondike's.
type (
	problem = search.Problem[klondike.State, klondike.Step, klondike.Key]
	config  = search.Config[klondike.State, klondike.Step]
	result  = search.Result[klondike.Step]
	runner  = func(context.Context, problem, klondike.State, config) (result, error)
)

// runners are the engines by strategy. Best-first strategies differ in their
// evaluator only.
var runners = map[string]runner{
	"astar":   search.BestFirst[klondike.State, klondike.Step, klondike.Key],
	"wastar":  search.BestFirst[klondike.State, klondike.Step, klondike.Key],
	"greedy":  search.BestFirst[klondike.State, klondike.Step, klondike.Key],
	"bfs":     search.BreadthFirst[klondike.State, klondike.Step, klondike.Key],
	"dfs":     search.DepthFirst[klondike.State, klondike.Step, klondike.Key],
	"idastar": search.IDAStar[klondike.State, klondike.Step, klondike.Key],
	"beam":    search.Beam[klondike.State, klondike.Step, klondike.Key],
}

// The settings of best-first search by the names that flags give them.
var (
	openLists  = map[string]func() search.OpenList{"heap": search.NewHeap, "bucket": search.NewBucket, "lazy": search.NewLazy}
	reopenings = map[string]search.Reopening{"reopen": search.Reopen, "propagate": search.Propagate, "keep": search.Keep}
)

// generic is an engine of package search with everything set but the deal.
type generic struct {
	run       runner
	config    config
	score     klondike.Score
	technique klondike.Technique
	rules     klondike.Rules
	shortest  bool     // what it finds has the fewest moves and turns
	trace     *tracing // nil: no trace
}

// useGeneric sets e up with an engine of package search.
func (e *engine) useGeneric(c *cli.Context, rules klondike.Rules) error {
	score, err := klondike.ScoreByName(scoreName(c, e.name))
	if err != nil {
		return badOption(c, "score", err)
	}
	without, err := klondike.ParseTechniques(c.String("without"))
	if err != nil {
		return badOption(c, "without", err)
	}
	weight := c.Float64("weight")
	if !(weight >= 0 && weight <= 1e6) {
		return badOption(c, "weight", fmt.Errorf("%v is not a number from 0 to 1e6", weight))
	}
	g := &generic{run: runners[e.name], score: score, technique: score.Technique &^ without, rules: rules}
	g.config = config{
		Evaluate:  map[string]search.Evaluator{"wastar": search.Weighted(weight), "greedy": search.Greedy}[e.name],
		Open:      openLists[c.String("open-list")],
		Reopening: reopenings[c.String("reparent")],
		Width:     c.Int("width"),
		// A score that promises no shortest path gains nothing by waiting for the
		// goal to be expanded.
		GoalOnGeneration: score.Technique != klondike.Exact,
	}
	g.shortest = provesShortest(c, e.name, score)
	if c.IsSet("trace") {
		g.trace = newTracing(c, e)
	}
	e.solve = func(ctx context.Context, d klondike.Deal, progress func(search.Stats)) (answer, error) {
		return g.solve(ctx, e.limits, d, progress)
	}
	e.share = func(workers int) error { return e.divide(c, workers) }
	return nil
}

// provesShortest reports whether the search can't end before all shorter
// solutions are excluded: A* or IDA* with a lower bound on moves and turns, with
// techniques that keep lengths, no limit of depth, and closed states that are
// opened again when they get cheaper.
func provesShortest(c *cli.Context, strategy string, score klondike.Score) bool {
	exact := score.Costs == klondike.LengthCosts && score.Technique == klondike.Exact
	return exact && (strategy == "idastar" || strategy == "astar" && c.Int("depth") == 0 && c.String("reparent") == "reopen")
}

// scoreName returns --score, or what suits the strategy: IDA* has no use for a
// score that isn't a lower bound.
func scoreName(c *cli.Context, strategy string) string {
	if strategy == "idastar" && !c.IsSet("score") {
		return "length"
	}
	return c.String("score")
}

func (g *generic) solve(ctx context.Context, limits search.Limits, d klondike.Deal, progress func(search.Stats)) (answer, error) {
	p, start, err := klondike.NewProblem(d.Position, g.rules, g.score.Costs, g.technique)
	if err != nil {
		return answer{}, err
	}
	conf := g.config
	conf.Heuristic, conf.Limits, conf.Progress = g.score.Heuristic(p), limits, progress
	finish := func(result) error { return nil }
	if g.trace != nil {
		if conf.Observe, finish, err = g.trace.start(p, d); err != nil {
			return answer{}, err
		}
	}
	r, err := g.run(ctx, p, start, conf)
	if traceErr := finish(r); traceErr != nil {
		return answer{}, traceErr
	}
	a := answer{Result: search.Result[klondike.Move]{Status: r.Status, Reason: r.Reason, Cost: r.Cost, Stats: r.Stats}}
	if err != nil {
		return a, err
	}
	if r.Status == search.Unsolvable && !g.technique.Sound() {
		a.Status, a.caveat = search.Unknown, "all states searched, under a rule that loses solutions (--without king-stays)"
	}
	a.shortest = r.Status == search.Solved && g.shortest
	a.Path, err = p.Moves(r.Path)
	return a, err
}
