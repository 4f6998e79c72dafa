package main

// Surveys of Klondike deals: their rules, and the first question, whether they can be won.

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/internal/survey"
	"kedou/internal/phrase"
	"kedou/internal/registry"
	"kedou/internal/strictjson"
	"kedou/klondike"
	"kedou/klondike/strategy"
	"kedou/search"
)

// klondikeSpec is the manifest's description of the rules, and of the strategy unless it is the dedicated solver.
type klondikeSpec struct {
	Draw      int    `json:"draw"`
	Redeals   int    `json:"redeals"` // -1: without end
	WorryBack bool   `json:"worry_back"`
	Strategy  string `json:"strategy,omitempty"`
}

func (s klondikeSpec) rules() klondike.Rules {
	r := klondike.Standard(s.Draw)
	r.Redeals, r.WorryBack = s.Redeals, s.WorryBack
	return r
}

// klondikeWords name the two verdicts on a Klondike deal.
var klondikeWords = [2]string{"solved", "unsolvable"}

// klondikeKind decides whether deals can be won, by a strategy.
var klondikeKind = survey.Kind{Name: "klondike", Words: klondikeWords, Chunk: 512, Open: openKlondike, ProofNode: klondikejson.StateBytes}

// questions are the kinds of surveys of Klondike, by the words of --ask.
var questions = map[string]survey.Kind{"winnable": klondikeKind, "shortest": shortestKind, "difficulty": difficultyKind}

func klondikeCommand() *cli.Command {
	return &cli.Command{
		Name:  "klondike",
		Usage: "decide how many deals of Klondike can be won, how long their shortest solutions are, or how hard they are",
		Description: "Deals are those of klondike deal: numbers are seeds. In a folder with the same survey\n" +
			"the command continues that survey, so a scheduler may start it again.",
		Flags: slices.Concat(dealFlags(1e8), cmdline.Category("Question",
			cmdline.ChoiceFlag("ask", "ask of each deal `WHAT`: whether it can be won; the proved length of a shortest solution; how often plain players win it",
				"winnable", "shortest", "difficulty"), strategyFlag(strategy.Strategies().Names())), cmdline.Category("Rules",
			cmdline.IntFlag("draw", "turn `N` cards from the stock at once, 1 to 24", 3, 1, 24),
			cmdline.IntFlag("redeals", "turn the waste over `N` times at most; -1: without end", klondike.Unlimited, klondike.Unlimited, 255),
			&cli.BoolFlag{Name: "no-worrying-back", Usage: "cards don't come back from the foundations", DisableDefaultText: true}),
			placeFlags(), runFlags()),
		Action: func(c *cli.Context) error {
			if c.String("ask") != "winnable" && cmdline.Given(c, "strategy") {
				return cmdline.Usagef(c, "--strategy %s: --ask %s has a solver of its own", c.String("strategy"), c.String("ask"))
			}
			return begin(c, questions[c.String("ask")], "klondike deal --seed N",
				klondikeSpec{c.Int("draw"), c.Int("redeals"), !c.Bool("no-worrying-back"), c.String("strategy")})
		},
	}
}

// klondikeSurvey has what all questions about Klondike need.
type klondikeSurvey struct {
	solver
	spec   klondikeSpec
	rules  klondike.Rules
	limits survey.Limits
}

// newKlondike reads the manifest's description.
func newKlondike(text json.RawMessage, limits survey.Limits) (*klondikeSurvey, error) {
	s := &klondikeSurvey{limits: limits}
	if err := strictjson.Unmarshal(text, &s.spec); err != nil {
		return nil, phrase.Errorf("rules of the survey: %w", err)
	}
	s.rules = s.spec.rules()
	return s, nil
}

// asking decides deals by a strategy.
type asking func(ctx context.Context, deal int64) (strategy.Answer, error)

// by returns the function that decides deals by a strategy within a budget of nodes. The dedicated solver finds lines only for proofs.
func (s *klondikeSurvey) by(text string, budget int64) (asking, error) {
	spec, err := registry.Parse(text)
	if err != nil {
		return nil, phrase.Errorf("--strategy: %w", err)
	}
	if name := spec.Name; (name == "fast" || name == registry.Auto) && !spec.Is("certify") && !s.limits.Proofs {
		_ = spec.Set("no-line", "on") // an error: the spec sets it itself
	}
	by, err := strategy.Strategies().Make(spec)
	if err != nil {
		return nil, phrase.Errorf("--strategy: %w", err)
	}
	opened, err := by.Open(s.rules, strategy.Options{Limits: limitsOf(s.limits, budget), Progress: func(strategy.Progress) { s.beat() }})
	return func(ctx context.Context, deal int64) (strategy.Answer, error) {
		p := klondike.NewDeal(uint64(deal), s.rules)
		return opened.Solve(ctx, &p)
	}, err
}

func openKlondike(spec json.RawMessage, limits survey.Limits) (survey.Solver, error) {
	s, err := newKlondike(spec, limits)
	if err != nil {
		return nil, err
	}
	if limits.Proofs {
		return newProver(s)
	}
	decide, err := s.by(cmp.Or(s.spec.Strategy, registry.Auto), limits.Budget)
	step, stepErr := s.by("fast:without=safe+closure", limits.CertifyBudget)
	check, checkErr := s.by("fast:certify:polish=0", limits.CertifyBudget)
	s.solve = func(ctx context.Context, deal int64) (survey.Outcome, error) {
		a, err := decide(ctx, deal)
		return outcomeOf(a.Status, a.Reason, a.Stats), err
	}
	s.certify = func(ctx context.Context, deal int64, o survey.Outcome) (survey.Certificate, error) {
		return certifyKlondike(ctx, deal, o, check, step)
	}
	return s, cmp.Or(err, stepErr, checkErr)
}

// certifyKlondike checks a verdict by the rules alone: the referee replays a win, and a search over columns and single moves
// without any technique repeats a loss. If that takes too long,
// a search over single steps between the solver's states supports the loss.
func certifyKlondike(ctx context.Context, deal int64, o survey.Outcome, check, step asking) (survey.Certificate, error) {
	for _, by := range []struct {
		ask         asking
		certificate survey.Certificate
	}{{check, survey.Confirmed}, {step, survey.Supported}} {
		r, err := by.ask(ctx, deal)
		switch {
		case err != nil:
			return survey.Open, err
		case r.Status == search.Unknown || r.Reason != search.NoReason:
			continue
		case (r.Status == search.Solved) != (o.Verdict == survey.Yes):
			return survey.Open, differ(deal)
		}
		return by.certificate, nil
	}
	return survey.Open, nil
}

// byDraw has published intervals for standard rules, in percent: Blake and Gent (2026, "The Winnability of Klondike
// Solitaire and Many Other Patience Games") by search, Dang and others (2025) by constraint programming,
// and the solver lonelybot without certificates.
var byDraw = map[int][]benchmarks.Published{
	1: {{Name: "Blake and Gent", Low: 90.364, High: 90.596}, {Name: "Dang and others", Low: 90.364, High: 90.544}},
	3: {{Name: "Blake and Gent", Low: 81.861, High: 82.029}, {Name: "Dang and others", Low: 81.862, High: 82.022}, {Name: "lonelybot", Low: 81.92, High: 81.98}},
}

// published returns the published intervals for the rules of a run.
func published(m *survey.Manifest) []benchmarks.Published {
	var spec klondikeSpec
	if m.Kind != klondikeKind.Name || strictjson.Unmarshal(m.Spec, &spec) != nil || spec != (klondikeSpec{Draw: spec.Draw, Redeals: klondike.Unlimited, WorryBack: true}) {
		return nil
	}
	return byDraw[spec.Draw]
}
