// Package explaining is the service's explainer: its answers are those of the commands. The explainer is
// separate from package service because doors without explanations must not carry its code.
package explaining

import (
	"context"
	"errors"
	"time"

	"kedou/cmd/internal/records/dealproofs"
	"kedou/cmd/internal/records/deals"
	"kedou/cmd/internal/records/plans"
	"kedou/cmd/internal/service"
	"kedou/doudizhu"
	endgames "kedou/doudizhu/explain"
	"kedou/klondike"
	"kedou/klondike/explain"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/phrase"
)

// Explainer explains deals and endgames. It has no state.
type Explainer struct{}

// errTime is the reason of a context that ends with its time.
var errTime = errors.New(search.TimeLimit.String())

// clock is a context that ends at a time. It needs no timer, which would not fire in a module with one thread during
// a search.
type clock struct {
	context.Context
	end time.Time
}

// Err is the error of the context below, or the end of its time.
func (c clock) Err() error {
	if err := c.Context.Err(); err != nil {
		return err
	}
	if time.Now().After(c.end) {
		return errTime
	}
	return nil
}

// Deal explains a deal, or a solution of it. The answer has every verdict reached in time.
func (Explainer) Deal(ctx context.Context, d klondike.Deal, r klondike.Rules, moves []klondike.Move, l search.Limits, progress func(search.Stats)) (any, error) {
	timed := clock{ctx, time.Now().Add(l.Time)}
	e, err := explain.New(r, explain.Options{Limits: l, Progress: progress})
	if err != nil {
		return nil, err
	}
	var x explain.Explanation
	if len(moves) > 0 {
		x.Status = search.Solved
		x.Won, err = e.Solution(timed, &d.Position, moves)
	} else {
		x, err = e.Explain(timed, &d.Position)
	}
	if errors.Is(err, errTime) {
		x.Reason, err = search.TimeLimit, nil
	}
	return deals.ExplainedOf(d, r, &x), err
}

// Proof proves whether a position can be won. A verdict reached in time stands in the answer even without a proof.
func (Explainer) Proof(ctx context.Context, d klondike.Deal, r klondike.Rules, l search.Limits, progress func(search.Stats)) (any, error) {
	timed := clock{ctx, time.Now().Add(l.Time)}
	solver, err := fast.New(r, fast.Options{Limits: l, Progress: progress})
	if err != nil {
		return nil, err
	}
	found, err := solver.Solve(timed, &d.Position)
	if errors.Is(err, errTime) {
		found.Status, found.Reason, err = search.Unknown, search.TimeLimit, nil
	}
	var proof dealproofs.Proof
	if err == nil {
		proof, err = dealproofs.Of(timed, d, r, found, search.Limits{Memory: l.Memory})
	}
	if errors.Is(err, errTime) {
		proof, err = dealproofs.OpenOf(d, r, search.TimeLimit.String()), nil
	}
	return service.ProofAnswer{Verdict: found.Status.String(), Reason: proof.Open, Moves: proof.Moves, Bytes: proof.Bytes, Record: string(proof.Line)}, err
}

// Endgame explains an endgame, and lets the referee check the explanation.
func (Explainer) Endgame(ctx context.Context, e *doudizhu.Endgame, r *doudizhu.Rules, spec string, l search.Limits, progress func(search.Stats)) (any, error) {
	x, err := endgames.Explain(ctx, *r, e, endgames.Options{Limits: l, Progress: progress})
	if err == nil {
		if wrong := x.Verify(*r); wrong != nil {
			err = phrase.Errorf("%v: %w", e, wrong)
		}
	}
	if err != nil {
		return nil, err
	}
	return plans.ExplainedOf(x, spec), nil
}
