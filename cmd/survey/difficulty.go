package main

// A question: how hard are Klondike deals for players who don't know the hidden cards?

import (
	"cmp"
	"context"
	"encoding/json"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
	"kedou/klondike"
	"kedou/klondike/difficulty"
	"kedou/search"
)

// difficultyKind counts, by package difficulty, how many of 100 games two plain players win of each winnable deal.
var difficultyKind = survey.Kind{
	Name: "klondike-difficulty", Words: klondikeWords, Measure: "games won of 100", Chunk: 16, Open: openDifficulty,
	Class: func(won int64) string { return difficulty.GradeOf(int(won), difficulty.Games).String() },
}

// openDifficulty returns the solver that rates deals. Certify checks the verdict as klondikeKind does, and plays the
// games again.
func openDifficulty(spec json.RawMessage, limits survey.Limits) (survey.Solver, error) {
	s, err := newKlondike(spec, limits)
	if err != nil {
		return nil, err
	}
	judge, err := difficulty.New(s.rules, difficulty.Options{
		Limits: limitsOf(limits, limits.Budget), Progress: func(search.Stats) { s.beat() },
	})
	winnable, winnableErr := openKlondike(spec, limits)
	s.solve = func(ctx context.Context, deal int64) (survey.Outcome, error) {
		p := klondike.NewDeal(uint64(deal), s.rules)
		r, err := judge.Rate(ctx, &p)
		o := outcomeOf(r.Status, r.Reason, r.Stats)
		if o.Verdict == survey.Yes {
			o.Valued, o.Value = true, int64(r.Won)
		}
		return o, err
	}
	s.certify = func(ctx context.Context, deal int64, o survey.Outcome) (survey.Certificate, error) {
		again, err := s.solve(ctx, deal)
		if err != nil {
			return survey.Open, err
		}
		if again != o {
			return survey.Open, cmdline.Internalf("deal %d: rated twice, with different results", deal)
		}
		return winnable.Certify(ctx, deal, o, s.beat)
	}
	return s, cmp.Or(err, winnableErr)
}
