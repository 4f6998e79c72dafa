package main

// The survey of doudizhu deals with open cards: who wins if the landlord leads?

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
	"kedou/doudizhu"
	"kedou/doudizhu/strategy"
	"kedou/internal/phrase"
	"kedou/internal/registry"
	"kedou/internal/strictjson"
	"kedou/search"
	"kedou/search/andor"
)

// doudizhuSpec is the manifest's description of deals and rules.
type doudizhuSpec struct {
	Cards int    `json:"cards"`
	Hands int    `json:"hands"`
	Rules string `json:"rules"`

	Strategy string `json:"strategy,omitempty"` // unless it is the dedicated solver
}

// doudizhuKind decides by a strategy who wins random deals.
var doudizhuKind = survey.Kind{Name: "doudizhu", Words: [2]string{"won by the landlord", "won by the peasants"}, Chunk: 8, Open: openDoudizhu}

func doudizhuCommand() *cli.Command {
	return &cli.Command{
		Name:        "doudizhu",
		Usage:       "decide who wins random deals of doudizhu with open cards",
		Description: "Deal N of --cards and --hands is deal CARDS-HANDS-N of doudizhu deal; the landlord leads.",
		Flags: slices.Concat(dealFlags(1e7), cmdline.Category("Question", strategyFlag(strategy.Strategies().Names())), cmdline.Category("Rules",
			cmdline.IntFlag("cards", "deal `N` cards in all: 2 to 40 to two hands, 6 to 54 to three", 20, 2, 54),
			cmdline.IntFlag("hands", "deal to `N` hands, 2 or 3", 3, 2, 3),
			cmdline.ChoiceFlag("rules", "play by the rule set `NAME`", doudizhu.RuleSets()...)),
			placeFlags(), runFlags()),
		Action: func(c *cli.Context) error {
			return begin(c, doudizhuKind, "doudizhu deal CARDS-HANDS-N",
				doudizhuSpec{c.Int("cards"), c.Int("hands"), c.String("rules"), c.String("strategy")})
		},
	}
}

// openDoudizhu returns the solver that decides deals by a strategy. Certify decides them again without any technique.
func openDoudizhu(text json.RawMessage, limits survey.Limits) (survey.Solver, error) {
	var spec doudizhuSpec
	if err := strictjson.Unmarshal(text, &spec); err != nil {
		return nil, phrase.Errorf("rules of the survey: %w", err)
	}
	if _, err := doudizhu.NewDeal(1, spec.Cards, spec.Hands); err != nil {
		return nil, err
	}
	rules, err := doudizhu.ParseRules(spec.Rules)
	if err != nil {
		return nil, err
	}
	s := new(solver)
	by := func(name string, budget int64) (*strategy.Solver, error) {
		by, err := strategy.New(name)
		if err != nil {
			return nil, phrase.Errorf("--strategy: %w", err)
		}
		return by.Open(&rules, strategy.Options{Limits: limitsOf(limits, budget), Progress: func(search.Stats) { s.beat() }})
	}
	decide, err := by(cmp.Or(spec.Strategy, registry.Auto), limits.Budget)
	check, checkErr := by("endgame:without=all", limits.CertifyBudget)
	s.solve = func(ctx context.Context, deal int64) (survey.Outcome, error) { return spec.winner(ctx, deal, decide) }
	s.certify = func(ctx context.Context, deal int64, o survey.Outcome) (survey.Certificate, error) {
		again, err := spec.winner(ctx, deal, check)
		switch {
		case err != nil || again.Verdict == survey.Undecided:
			return survey.Open, err
		case again.Verdict != o.Verdict:
			return survey.Open, differ(deal)
		}
		return survey.Confirmed, nil
	}
	return s, cmp.Or(err, checkErr)
}

// statuses maps the landlord's outcome to the answer whether the landlord wins.
var statuses = map[andor.Outcome]search.Status{andor.Unknown: search.Unknown, andor.Won: search.Solved, andor.Lost: search.Unsolvable}

// winner finds by a strategy whether the landlord wins.
func (spec *doudizhuSpec) winner(ctx context.Context, deal int64, by *strategy.Solver) (survey.Outcome, error) {
	e, err := doudizhu.NewDeal(uint64(deal), spec.Cards, spec.Hands)
	if err != nil {
		return survey.Outcome{}, err
	}
	r, err := by.Solve(ctx, &e)
	return outcomeOf(statuses[r.Outcome], r.Reason, r.Stats), err
}
