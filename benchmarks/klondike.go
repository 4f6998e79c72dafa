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
		Engine{"fast", "the dedicated solver, its solutions as it finds them", dedicatedOptions(fast.ParseTechniques, fast.Technique.String), perDeal(fast.ParseTechniques, newFast)},
		Engine{"minimal", "the solver for shortest solutions, undecided until one is proved", dedicatedOptions(minimal.ParseTechniques, minimal.Technique.String), perDeal(minimal.ParseTechniques, newMinimal)}),
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
	score, err := klondike.ParseScore(name)
	if err != nil {
		return in, nil, err
	}
	problem, start, err := klondike.NewProblem(deal, rules, score)
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
	return in, problem.Estimate, nil
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

// dealSolver decides a deal. Its second answer is whether the line is proved shortest.
type dealSolver func(context.Context, *klondike.Position) (r klondike.Result, shortest bool, err error)

// perDeal returns the maker of an engine that makes a solver for each problem.
func perDeal[T any](parse func(string) (T, error), ready func(r klondike.Rules, off T, workers int, l search.Limits, progress func(search.Stats)) (dealSolver, error)) func(*spec) (solver, error) {
	return func(s *spec) (solver, error) {
		off, workers, err := dedicated(s, parse)
		if err != nil {
			return nil, err
		}
		return func(ctx context.Context, p Problem, l search.Limits, progress func(search.Stats)) (answer, error) {
			deal, rules, err := loadDeal(p)
			if err != nil {
				return answer{}, err
			}
			solve, err := ready(rules, off, workers, l, progress)
			if err != nil {
				return answer{}, err
			}
			r, shortest, err := solve(ctx, &deal)
			if err != nil && ctx.Err() == nil {
				return answer{}, err
			}
			a := answerOf(r, func() (int, error) { return verifyDeal(deal, rules, r.Path) })
			a.Shortest = shortest
			return a, nil
		}, nil
	}
}

// newFast returns the dedicated solver.
func newFast(r klondike.Rules, off fast.Technique, workers int, l search.Limits, progress func(search.Stats)) (dealSolver, error) {
	// No polish, since no other strategy shortens the solution that it finds.
	s, err := fast.New(r, fast.Options{Off: off, Workers: workers, Polish: -1, Limits: l, Progress: progress})
	return func(ctx context.Context, p *klondike.Position) (klondike.Result, bool, error) {
		r, err := s.Solve(ctx, p)
		return r, false, err
	}, err
}

// newMinimal returns the solver for shortest solutions. A line that isn't proved shortest
// is undecided.
func newMinimal(r klondike.Rules, off minimal.Technique, workers int, l search.Limits, progress func(search.Stats)) (dealSolver, error) {
	o := minimal.Options{Off: off, Workers: workers, Limits: l}
	if progress != nil {
		o.Progress = func(p minimal.Progress) { progress(p.Stats) }
	}
	s, err := minimal.New(r, o)
	return func(ctx context.Context, p *klondike.Position) (klondike.Result, bool, error) {
		a, err := s.Solve(ctx, p)
		if !a.Proved() {
			a.Result.Status = search.Unknown
		}
		return a.Result, a.Proved(), err
	}, err
}
