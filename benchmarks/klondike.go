package benchmarks

// Klondike as a domain: the core's engines on the generic problem, and the
// dedicated solver.

import (
	"context"
	"fmt"
	"strconv"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/klondike/minimal"
	"kedou/search"
)

var klondikeDomain = Domain{
	Name: "klondike", Size: "cards",
	Engines: append(engines(loadKlondike, scoreNames()),
		Engine{"fast", "the dedicated solver", dedicatedOptions(fast.ParseTechniques, fast.Technique.String), fastSolver},
		Engine{"minimal", "the solver for shortest solutions, undecided until one is proved", dedicatedOptions(minimal.ParseTechniques, minimal.Technique.String), minimalSolver}),
	measure: func(p Problem) (int, error) {
		_, rules, err := loadDeal(p)
		return rules.Cards(), err
	},
}

func scoreNames() []string {
	var names []string
	for _, s := range klondike.Scores() {
		names = append(names, s.Name)
	}
	return names
}

// loadKlondike makes the generic problem, with the step costs and techniques
// that go with the score.
func loadKlondike(p Problem, name string) (instance[klondike.State, klondike.Step, klondike.Key], search.Heuristic[klondike.State], error) {
	var in instance[klondike.State, klondike.Step, klondike.Key]
	deal, rules, err := loadDeal(p)
	if err != nil {
		return in, nil, err
	}
	score, err := klondike.ScoreByName(name)
	if err != nil {
		return in, nil, err
	}
	problem, start, err := klondike.NewProblem(deal, rules, score.Costs, score.Technique)
	if err != nil {
		return in, nil, err
	}
	in.problem, in.start = problem, start
	in.sound = score.Technique.Sound()
	in.plain = score.Costs == klondike.LengthCosts
	in.check = func(path []klondike.Step) (int, error) {
		moves, err := problem.Moves(path)
		if err != nil {
			return 0, err
		}
		return verifyDeal(deal, rules, moves)
	}
	return in, score.Heuristic(problem), nil
}

// verifyDeal replays a solution by the rules and measures it: moves of cards and
// turns of the stock. Turning the waste over is free.
func verifyDeal(deal klondike.Position, rules klondike.Rules, moves []klondike.Move) (length int, err error) {
	if err := klondike.Verify(deal, rules, moves); err != nil {
		return 0, err
	}
	return klondike.LengthOf(deal, rules, moves).Total(), nil
}

// loadDeal reads a problem's text, a deal in any of the domain's forms, under
// its options: draw, redeals, ranks, suits, columns, back (worrying back).
func loadDeal(p Problem) (klondike.Position, klondike.Rules, error) {
	rules := klondike.Standard(3)
	fields := map[string]*int{
		"draw": &rules.Draw, "redeals": &rules.Redeals, "ranks": &rules.Ranks, "suits": &rules.Suits, "columns": &rules.Columns,
	}
	for k, v := range p.Options {
		n, err := strconv.Atoi(v)
		switch field := fields[k]; {
		case err != nil:
			return klondike.Position{}, rules, fmt.Errorf("option %s=%s: not a number", k, v)
		case field != nil:
			*field = n
		case k == "back":
			rules.WorryBack = n != 0
		default:
			return klondike.Position{}, rules, fmt.Errorf("unknown option %s", k)
		}
	}
	deal, err := klondike.ParseDeal("problem "+p.ID, p.Text, rules)
	return deal.Position, rules, err
}

// fastSolver runs the dedicated solver, afresh on each problem.
func fastSolver(s *spec) (solver, error) {
	var o fast.Options
	var err error
	if o.Off, o.Workers, err = dedicated(s, fast.ParseTechniques); err != nil {
		return nil, err
	}
	return func(ctx context.Context, p Problem, l search.Limits) (answer, error) {
		deal, rules, err := loadDeal(p)
		if err != nil {
			return answer{}, err
		}
		o := o
		o.Limits = l
		solver, err := fast.New(rules, o)
		if err != nil {
			return answer{}, err
		}
		r, err := solver.Solve(ctx, &deal)
		if err != nil && ctx.Err() == nil {
			return answer{}, err
		}
		return answerOf(r, func() (int, error) { return verifyDeal(deal, rules, r.Path) }), nil
	}, nil
}

// minimalSolver runs the solver for shortest solutions, afresh on each problem. A line that
// isn't proved shortest is undecided.
func minimalSolver(s *spec) (solver, error) {
	var o minimal.Options
	var err error
	if o.Off, o.Workers, err = dedicated(s, minimal.ParseTechniques); err != nil {
		return nil, err
	}
	return func(ctx context.Context, p Problem, l search.Limits) (answer, error) {
		deal, rules, err := loadDeal(p)
		if err != nil {
			return answer{}, err
		}
		o := o
		o.Limits = l
		solver, err := minimal.New(rules, o)
		if err != nil {
			return answer{}, err
		}
		r, err := solver.Solve(ctx, &deal)
		if err != nil && ctx.Err() == nil {
			return answer{}, err
		}
		a := answerOf(r.Result, func() (int, error) { return verifyDeal(deal, rules, r.Result.Path) })
		if a.Shortest = r.Proved(); !r.Proved() {
			a.Verdict, a.Check = undecided, nil
		}
		return a, nil
	}, nil
}
