package benchmarks

// Deals of Klondike as problems.

import (
	"context"
	"fmt"
	"strconv"

	"kedou/internal/registry"
	"kedou/klondike"
	"kedou/klondike/minimal"
	"kedou/klondike/strategy"
	"kedou/search"
)

var klondikeDomain = Domain{
	Name: "klondike", Size: "cards", Strategies: registry.Map(strategy.Strategies(), dealSolver),
	measure: func(p Problem) (int, error) {
		_, rules, err := loadDeal(p)
		return rules.Cards(), err
	},
}

func dealSolver(s *strategy.Strategy, v registry.Values) configuration {
	return configuration{v.Spec.String(), func(ctx context.Context, p Problem, l search.Limits) (answer, error) {
		deal, rules, err := loadDeal(p)
		if err != nil {
			return answer{}, err
		}
		solver, err := s.Open(rules, strategy.Options{Limits: l, Unchecked: true})
		if err != nil {
			return answer{}, err
		}
		found, err := solver.Solve(ctx, &deal)
		if b := found.Shortest; b != nil && !b.Proved() {
			found.Status = search.Unknown // a line without a proof that nothing is shorter
		}
		a := answerOf(found.Result, func() (int, error) {
			err := found.Check(deal, rules)
			return found.Length.Total(), err
		})
		a.Shortest = found.Shortest.Proved() && found.Shortest.Metric == minimal.MovesTurns
		return a, err
	}}
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
