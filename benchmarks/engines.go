package benchmarks

// The engines of the search core as strategies: what is the same for every
// domain that is a search.Problem.

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"kedou/search"
)

// instance is one problem made ready for an engine.
type instance[S any, M, K comparable] struct {
	problem search.Problem[S, M, K]
	start   S
	sound   bool // whether Unsolvable is a proof on this problem
	plain   bool // whether a path's cost is its length, and the heuristic admissible
	// check replays a path and measures it; nil: on the problem, by its moves.
	check func(path []M) (length int, err error)
}

// prepare reads a problem and makes the heuristic of the name that the option
// `score` gives.
type prepare[S any, M, K comparable] func(p Problem, score string) (instance[S, M, K], search.Heuristic[S], error)

type engineFunc[S any, M, K comparable] func(context.Context, search.Problem[S, M, K], S, search.Config[S, M]) (search.Result[M], error)

var (
	openLists = map[string]func() search.OpenList{
		"heap": search.NewHeap, "bucket": search.NewBucket, "lazy": search.NewLazy, "list": newSortedList,
	}
	reopenings = map[string]search.Reopening{"reopen": search.Reopen, "propagate": search.Propagate, "keep": search.Keep}
)

const bestFirstOptions = ", open=heap|bucket|lazy|list, reparent=reopen|propagate|keep, goal=expand|generate"

// engines lists the core's engines for a domain. scores are the names of its
// heuristics, the default first; "none" is zero everywhere.
func engines[S any, M, K comparable](load prepare[S, M, K], scores []string) []Engine {
	table := map[string]string{"none": "none"}
	for _, s := range scores {
		table[s] = s
	}
	e := coreEngines[S, M, K]{load, table, scores[0]}
	score := "score=" + strings.Join(scores, "|")
	if !slices.Contains(scores, "none") {
		score += "|none"
	}
	return []Engine{
		{"astar", "A*: g + h", score + bestFirstOptions, e.bestFirst(search.AStar, true)},
		{"wastar", "weighted A*: g + w·h", score + bestFirstOptions + ", weight=W", e.weighted},
		{"greedy", "greedy best-first: h alone", score + bestFirstOptions, e.bestFirst(search.Greedy, false)},
		{"uniform", "uniform cost: g alone", score + bestFirstOptions, e.bestFirst(search.UniformCost, true)},
		{"bfs", "breadth-first", score + " (to drop dead ends)", e.bare(search.BreadthFirst[S, M, K], false)},
		{"dfs", "depth-first with a table", score + " (to drop dead ends)", e.bare(search.DepthFirst[S, M, K], false)},
		{"idastar", "iterative deepening A*", score, e.bare(search.IDAStar[S, M, K], true)},
		{"beam", "beam search", score + ", width=N", e.beam},
	}
}

// coreEngines makes solvers of one domain.
type coreEngines[S any, M, K comparable] struct {
	load   prepare[S, M, K]
	scores map[string]string
	first  string // the default score
}

// bestFirst makes strategies of one evaluator; exact tells whether it promises
// cheapest paths, given an admissible heuristic and expansion of all that is cheaper.
func (e coreEngines[S, M, K]) bestFirst(evaluate search.Evaluator, exact bool) func(*spec) (solver, error) {
	return func(s *spec) (solver, error) {
		c := search.Config[S, M]{BestFirst: search.BestFirstOptions{Evaluate: evaluate}}
		o := &c.BestFirst
		var err error
		if o.Open, err = choose(s, "open", "heap", openLists); err != nil {
			return nil, err
		}
		if o.Reopening, err = choose(s, "reparent", "reopen", reopenings); err != nil {
			return nil, err
		}
		if o.GoalOnGeneration, err = choose(s, "goal", "expand", map[string]bool{"expand": false, "generate": true}); err != nil {
			return nil, err
		}
		return e.solver(s, search.BestFirst[S, M, K], c, exact && !o.GoalOnGeneration && o.Reopening == search.Reopen)
	}
}

func (e coreEngines[S, M, K]) weighted(s *spec) (solver, error) {
	w, err := strconv.ParseFloat(s.option("weight", "2"), 64)
	if err != nil || !(w >= 0 && w < 1e6) {
		return nil, fmt.Errorf("%s: weight=%s; want a number from 0", s.engine, s.option("weight", ""))
	}
	return e.bestFirst(search.Weighted(w), false)(s)
}

// bare makes strategies of an engine without settings.
func (e coreEngines[S, M, K]) bare(run engineFunc[S, M, K], exact bool) func(*spec) (solver, error) {
	return func(s *spec) (solver, error) { return e.solver(s, run, search.Config[S, M]{}, exact) }
}

func (e coreEngines[S, M, K]) beam(s *spec) (solver, error) {
	width, err := strconv.Atoi(s.option("width", "1000"))
	if err != nil || width < 1 {
		return nil, fmt.Errorf("beam: width=%s; want a number from 1", s.option("width", ""))
	}
	return e.solver(s, search.Beam[S, M, K], search.Config[S, M]{Beam: search.BeamOptions{Width: width}}, false)
}

// solver binds an engine to its settings. An attempt's time includes reading the
// problem, which is a small part of it and the same for all.
func (e coreEngines[S, M, K]) solver(s *spec, run engineFunc[S, M, K], c search.Config[S, M], exact bool) (solver, error) {
	score, err := choose(s, "score", e.first, e.scores)
	if err != nil {
		return nil, err
	}
	return func(ctx context.Context, p Problem, l search.Limits, progress func(search.Stats)) (answer, error) {
		in, h, err := e.load(p, score)
		if err != nil {
			return answer{}, err
		}
		c := c
		c.Heuristic, c.Limits, c.Progress = h, l, progress
		r, err := run(ctx, in.problem, in.start, c)
		if err != nil && ctx.Err() == nil {
			return answer{}, err
		}
		a := answerOf(r, func() (int, error) { return in.verify(r.Path) })
		a.Shortest = exact && in.plain
		if r.Status == search.Unsolvable && !in.sound {
			a.Verdict, a.Reason = undecided, search.UnsoundCut.String()
		}
		return a, nil
	}, nil
}

// answerOf puts a core engine's result into the benchmark's words.
func answerOf[M any](r search.Result[M], check func() (int, error)) answer {
	a := answer{
		Verdict: r.Status.String(), Reason: r.Reason.String(),
		Nodes: r.Stats.Expanded, States: r.Stats.States, Bytes: r.Stats.Bytes,
	}
	if r.Status == search.Solved {
		a.Check = check
	}
	return a
}

// verify replays a path and measures it.
func (in instance[S, M, K]) verify(path []M) (int, error) {
	if in.check != nil {
		return in.check(path)
	}
	states, _, err := search.Replay(in.problem, in.start, path)
	if err == nil && !in.problem.IsGoal(states[len(states)-1]) {
		err = fmt.Errorf("the path of %d moves ends in no goal", len(path))
	}
	return len(path), err
}
