package main

// The question how long the shortest solutions of Klondike deals are.

import (
	"context"
	"encoding/json"
	"errors"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
	"kedou/klondike"
	"kedou/klondike/strategy"
	"kedou/search"
)

// shortestKind asks package minimal for proved lengths, in moves and turns. A deal that can be won, but not with
// a line that is proved shortest, is undecided.
var shortestKind = survey.Kind{Name: "klondike-shortest", Words: klondikeWords, Measure: "moves and turns", Chunk: 8, Open: openShortest}

// shortestSolver proves shortest solutions, and certifies by a search without techniques.
type shortestSolver struct {
	rules  klondike.Rules
	beat   func()
	prover *strategy.Solver
	plain  *strategy.Solver
	losses survey.Solver // certifies lost deals
}

func openShortest(spec json.RawMessage, limits survey.Limits) (survey.Solver, error) {
	asked, err := readKlondikeSpec(spec)
	if err != nil {
		return nil, err
	}
	s := &shortestSolver{rules: asked.rules()}
	beat := func() { s.beat() }
	if s.prover, err = openSolver("minimal", s.rules, limitsOf(limits, limits.Budget), beat); err != nil {
		return nil, err
	}
	if s.plain, err = openSolver("minimal:without=all", s.rules, limitsOf(limits, limits.CertifyBudget), beat); err != nil {
		return nil, err
	}
	s.losses, err = openKlondike(spec, limits)
	return s, err
}

// Solve implements survey.Solver. A line is replayed and measured by the referee before its length counts.
func (s *shortestSolver) Solve(ctx context.Context, deal int64, beat func()) (survey.Outcome, error) {
	return s.ask(ctx, s.prover, deal, beat)
}

func (s *shortestSolver) ask(ctx context.Context, solver *strategy.Solver, deal int64, beat func()) (survey.Outcome, error) {
	s.beat = beat
	p := klondike.NewDeal(uint64(deal), s.rules)
	a, err := solver.Solve(ctx, &p)
	switch {
	case errors.Is(err, klondike.ErrWrong):
		return survey.Outcome{}, cmdline.Internalf("deal %d: %v", deal, err)
	case err != nil:
		return survey.Outcome{}, err
	case a.Status == search.Solved && !a.Shortest.Proved():
		a.Status = search.Unknown
	}
	o := outcomeOf(a.Status, a.Reason, a.Stats)
	if o.Verdict == survey.Yes {
		o.Valued, o.Value = true, int64(a.Shortest.Upper)
	}
	return o, nil
}

// Certify implements survey.Solver. A length is supported by a search without techniques, a loss is
// checked as the question whether the deal can be won does.
func (s *shortestSolver) Certify(ctx context.Context, deal int64, o survey.Outcome, beat func()) (survey.Certificate, error) {
	if o.Verdict == survey.No {
		return s.losses.Certify(ctx, deal, o, beat)
	}
	again, err := s.ask(ctx, s.plain, deal, beat)
	switch {
	case err != nil || again.Verdict == survey.Undecided:
		return survey.Open, err
	case again.Verdict != o.Verdict || again.Value != o.Value:
		return survey.Open, cmdline.Internalf("deal %d: asked twice, with different lengths, %d and %d", deal, o.Value, again.Value)
	}
	return survey.Supported, nil
}
