package benchmarks

// Endgames of doudizhu as problems.

import (
	"cmp"
	"context"

	"kedou/doudizhu"
	"kedou/doudizhu/strategy"
	"kedou/internal/registry"
	"kedou/search"
	"kedou/search/andor"
)

var doudizhuDomain = Domain{
	Name: "doudizhu", Size: "cards", Strategies: registry.Map(strategy.Strategies(), endgameSolver),
	measure: func(p Problem) (int, error) {
		e, _, err := loadEndgame(p)
		return e.Cards(), err
	},
}

func endgameSolver(s *strategy.Strategy, v registry.Values) configuration {
	return configuration{v.Spec.String(), func(ctx context.Context, p Problem, l search.Limits) (answer, error) {
		e, rules, err := loadEndgame(p)
		if err != nil {
			return answer{}, err
		}
		solver, err := s.Open(&rules, strategy.Options{Limits: l})
		if err != nil {
			return answer{}, err
		}
		r, err := solver.Solve(ctx, &e)
		return answer{Verdict: gameVerdicts[r.ForPeasants()], Reason: r.Reason.String(), Stats: r.Stats}, err
	}}
}

// gameVerdicts name a game's outcomes, from the peasants'
// point of view.
var gameVerdicts = map[andor.Outcome]string{andor.Unknown: andor.Unknown.String(), andor.Won: "peasant", andor.Lost: "landlord"}

// loadEndgame reads a problem's text, `LANDLORD PEASANT LEAD` or with two
// peasants, and its option rules.
func loadEndgame(p Problem) (doudizhu.Endgame, doudizhu.Rules, error) {
	rules, err := doudizhu.ParseRules(cmp.Or(p.Options["rules"], "standard"))
	if err != nil {
		return doudizhu.Endgame{}, rules, err
	}
	e, err := doudizhu.Notation{}.ParseEndgame(p.ID + " " + p.Text)
	return e, rules, err
}
