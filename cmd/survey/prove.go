package main

// A question: can Klondike deals be won, with a proof of every verdict?

import (
	"cmp"
	"context"
	"strconv"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/internal/survey"
	"kedou/klondike"
	"kedou/klondike/strategy"
)

// prover implements survey.Prover. It keeps the last answer, whose moves prove a win.
type prover struct {
	*klondikeSurvey
	deal   int64
	answer strategy.Answer
}

// newProver returns the solver that decides and proves.
func newProver(s *klondikeSurvey) (survey.Prover, error) {
	decide, err := s.by(cmp.Or(s.spec.Strategy, "fast:polish=0"), s.limits.Budget)
	p := &prover{klondikeSurvey: s}
	s.solve = func(ctx context.Context, deal int64) (o survey.Outcome, err error) {
		p.deal = deal
		p.answer, err = decide(ctx, deal)
		return outcomeOf(p.answer.Status, p.answer.Reason, p.answer.Stats), err
	}
	return p, err
}

// Prove implements survey.Prover.
func (p *prover) Prove(ctx context.Context, deal int64, _ survey.Outcome, beat func()) ([]byte, error) {
	if deal != p.deal || p.answer.NoLine {
		return nil, cmdline.Internalf("deal %d: asked for a proof of another deal than the last one", deal)
	}
	d := klondike.Deal{ID: strconv.FormatInt(deal, 10), Position: klondike.NewDeal(uint64(deal), p.rules)}
	proof, err := klondikejson.ProofOf(beating{ctx, beat}, d, p.rules, p.answer.Result, limitsOf(p.limits, p.limits.CertifyBudget))
	if proof.Open != "" {
		return nil, nil
	}
	return proof.Line, err
}

// beating is a context that shows a sign of life at each call of Err, which the search for a proof makes
// again and again.
type beating struct {
	context.Context
	beat func()
}

// Err implements context.Context.
func (b beating) Err() error {
	b.beat()
	return b.Context.Err()
}
