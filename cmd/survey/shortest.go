package main

// A question: how long are shortest solutions of Klondike deals?

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
	"kedou/klondike"
	"kedou/search"
)

// shortestKind finds proved lengths by package minimal, in moves and turns. A winnable deal without
// a proved shortest line is undecided.
var shortestKind = survey.Kind{Name: "klondike-shortest", Words: klondikeWords, Measure: "moves and turns", Chunk: 8, Open: openShortest}

// openShortest returns the solver that proves shortest solutions. A search without techniques supports a length; Certify
// checks a loss as klondikeKind does.
func openShortest(spec json.RawMessage, limits survey.Limits) (survey.Solver, error) {
	s, err := newKlondike(spec, limits)
	if err != nil {
		return nil, err
	}
	prove, err := s.by("minimal", limits.Budget)
	plain, plainErr := s.by("minimal:without=all", limits.CertifyBudget)
	winnable, winnableErr := openKlondike(spec, limits)
	s.solve = func(ctx context.Context, deal int64) (survey.Outcome, error) { return lengthOf(ctx, deal, prove) }
	s.certify = func(ctx context.Context, deal int64, o survey.Outcome) (survey.Certificate, error) {
		if o.Verdict == survey.No {
			return winnable.Certify(ctx, deal, o, s.beat)
		}
		again, err := lengthOf(ctx, deal, plain)
		switch {
		case err != nil || again.Verdict == survey.Undecided:
			return survey.Open, err
		case again.Verdict != o.Verdict || again.Value != o.Value:
			return survey.Open, cmdline.Internalf("deal %d: asked twice, with different lengths, %d and %d", deal, o.Value, again.Value)
		}
		return survey.Supported, nil
	}
	return s, cmp.Or(err, plainErr, winnableErr)
}

// lengthOf finds a shortest solution. A length counts only after the referee has replayed and measured the line.
func lengthOf(ctx context.Context, deal int64, ask asking) (survey.Outcome, error) {
	a, err := ask(ctx, deal)
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
