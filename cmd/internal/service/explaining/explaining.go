// Package explaining implements the [service.Explainer]: it explains and proves verdicts for the page, with the answers of the commands'
// --json. It is separate from package service so that the page's first WebAssembly module, which explains nothing, stays small.
//
// All methods take the limits of the search. Deal and Proof need a limit of time: a Time of zero ends at once. During the search the methods
// call progress, unless it is nil. Reaching a limit is no error: the answer names the limit as its reason. Errors are about rules, limits or
// moves that aren't allowed, or are the context's.
package explaining

import (
	"context"
	"errors"
	"time"

	"kedou/cmd/internal/records/doudizhujson"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/internal/service"
	"kedou/doudizhu"
	endgames "kedou/doudizhu/explain"
	"kedou/klondike"
	"kedou/klondike/explain"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/phrase"
)

// Explainer explains deals and endgames. The zero value is ready, and safe for concurrent use.
type Explainer struct{}

// errTime is the error of a clock whose time is over.
var errTime = errors.New(search.TimeLimit.String())

// clock is a context that ends at a time. It has no timer, because a WebAssembly module with one thread runs no timers during a search.
type clock struct {
	context.Context
	end time.Time
}

// Err returns the error of the inner context, or errTime after the end.
func (c clock) Err() error {
	if err := c.Context.Err(); err != nil {
		return err
	}
	if time.Now().After(c.end) {
		return errTime
	}
	return nil
}

// Deal explains why a deal is won or lost or, if there are moves, where this solution could have failed. The answer is a klondikejson.Explained. If the
// time ends after the verdict, the answer still has the verdict.
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
	return klondikejson.ExplainedOf(d, r, &x), err
}

// Proof decides whether a position can be won, and proves the verdict. The answer is a service.ProofAnswer. If the time ends after the verdict, the
// answer has the verdict without a proof, and the limit as its reason.
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
	var proof klondikejson.Proof
	if err == nil {
		proof, err = klondikejson.ProofOf(timed, d, r, found, search.Limits{Memory: l.Memory})
	}
	if errors.Is(err, errTime) {
		proof, err = klondikejson.OpenOf(d, r, search.TimeLimit.String()), nil
	}
	return service.ProofAnswer{Verdict: found.Status.String(), Reason: proof.Open, Moves: proof.Moves, Bytes: proof.Bytes, Record: string(proof.Line)}, err
}

// Endgame explains an endgame under rules that spec names; the referee checks the explanation. The answer is a doudizhujson.Explained.
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
	return doudizhujson.ExplainedOf(x, spec), nil
}
