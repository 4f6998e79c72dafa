package main

// The question how hard Klondike deals are for players who don't know the hidden cards.

import (
	"context"
	"encoding/json"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
	"kedou/klondike"
	"kedou/klondike/difficulty"
	"kedou/search"
)

// difficultyKind asks package difficulty how many of 100 games two plain players win of each deal that can be won.
var difficultyKind = survey.Kind{
	Name: "klondike-difficulty", Words: klondikeWords, Measure: "games won of 100", Chunk: 16, Open: openDifficulty,
	Class: func(won int64) string { return difficulty.GradeOf(int(won), difficulty.Games).String() },
}

// difficultySolver rates deals.
type difficultySolver struct {
	rules    klondike.Rules
	beat     func()
	judge    *difficulty.Judge
	verdicts survey.Solver // certifies
}

func openDifficulty(spec json.RawMessage, limits survey.Limits) (survey.Solver, error) {
	asked, err := readKlondikeSpec(spec)
	if err != nil {
		return nil, err
	}
	s := &difficultySolver{rules: asked.rules()}
	s.judge, err = difficulty.New(s.rules, difficulty.Options{
		Limits: search.Limits{Expansions: limits.Budget, Memory: limits.Memory}, Progress: func(search.Stats) { s.beat() },
	})
	if err != nil {
		return nil, err
	}
	s.verdicts, err = openKlondike(spec, limits)
	return s, err
}

// Solve implements survey.Solver.
func (s *difficultySolver) Solve(ctx context.Context, deal int64, beat func()) (survey.Outcome, error) {
	s.beat = beat
	p := klondike.NewDeal(uint64(deal), s.rules)
	r, err := s.judge.Rate(ctx, &p)
	o := outcomeOf(r.Status, r.Reason, r.Stats)
	if o.Verdict == survey.Yes {
		o.Valued, o.Value = true, int64(r.Won)
	}
	return o, err
}

// Certify implements survey.Solver. The verdict is checked as the question whether the deal can be won does,
// and the games are played again.
func (s *difficultySolver) Certify(ctx context.Context, deal int64, o survey.Outcome, beat func()) (survey.Certificate, error) {
	again, err := s.Solve(ctx, deal, beat)
	if err != nil {
		return survey.Open, err
	}
	if again != o {
		return survey.Open, cmdline.Internalf("deal %d: rated twice, with different results", deal)
	}
	return s.verdicts.Certify(ctx, deal, o, beat)
}
