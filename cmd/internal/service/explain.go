package service

// Explanations and proofs: why a deal or an endgame is won or lost, in the form of the commands' --json.

import (
	"context"
	"errors"
	"time"

	"kedou/cmd/internal/records/doudizhujson"
	"kedou/cmd/internal/records/klondikejson"
	endgames "kedou/doudizhu/explain"
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/explain"
	"kedou/klondike/fast"
	"kedou/search"
)

// errTime ends a request whose time is over.
var errTime = errors.New(search.TimeLimit.String())

// clock is a context that ends at a time. A WebAssembly module with one thread runs no timers during a search, so the search itself, which asks
// for the context's error, looks at the time.
type clock struct {
	context.Context
	end  time.Time
	stop context.CancelCauseFunc
}

// clock returns the request's context with its limit of time.
func (c *call) clock() clock {
	ctx, stop := context.WithCancelCause(c)
	return clock{ctx, time.Now().Add(c.limits.Time), stop}
}

// Err ends the context if its time is over.
func (c clock) Err() error {
	if time.Now().After(c.end) {
		c.stop(errTime)
	}
	return c.Context.Err()
}

// late reports whether the time ended the work that has failed with err.
func (c clock) late(err error) bool { return err != nil && errors.Is(context.Cause(c), errTime) }

// explainDeal explains why a position is won or lost or, after moves that win, where this solution could have failed. If the time ends after
// the verdict, the answer still has the verdict.
func explainDeal(c *call, r *verdictRequest) (any, error) {
	g, timed := &r.game, c.clock()
	defer timed.stop(nil)
	e, err := explain.New(g.rules, explain.Options{Limits: c.limits, Progress: c.progress})
	if err != nil {
		return nil, err
	}
	d, x := klondike.Deal{ID: g.ID, Position: g.at}, explain.Explanation{}
	if g.at.Won(g.rules) && len(g.moves) > 0 {
		d.Position, x.Status = g.Position, search.Solved
		x.Won, err = e.Solution(timed, &d.Position, g.moves)
	} else {
		x, err = e.Explain(timed, &d.Position)
	}
	if timed.late(err) {
		x.Reason, err = search.TimeLimit, nil
	}
	return klondikejson.ExplainedOf(d, g.rules, &x), err
}

// proofAnswer is a verdict with its proof, a checked record in the form of klondike verify. If a verdict has no proof, Reason says why.
type proofAnswer struct {
	Verdict string `json:"verdict"`
	Reason  string `json:"reason"`
	Moves   int    `json:"moves"` // of a win
	Bytes   int    `json:"bytes"` // of a loss's certificate
	Record  string `json:"record"`
}

// proveDeal decides whether a position can be won, and proves the verdict. If the time ends after the verdict, the answer has the verdict without
// a proof.
func proveDeal(c *call, r *verdictRequest) (any, error) {
	g, timed := &r.game, c.clock()
	defer timed.stop(nil)
	solver, err := fast.New(g.rules, fast.Options{Limits: c.limits, Progress: c.progress})
	if err != nil {
		return nil, err
	}
	found, err := solver.Solve(timed, &g.at)
	if timed.late(err) {
		found.Status, found.Reason, err = search.Unknown, search.TimeLimit, nil
	}
	d, proof := klondike.Deal{ID: g.ID, Position: g.at}, klondikejson.Proof{}
	if err == nil {
		proof, err = klondikejson.ProofOf(timed, d, g.rules, found, search.Limits{Memory: c.limits.Memory})
	}
	if timed.late(err) {
		proof, err = klondikejson.OpenOf(d, g.rules, search.TimeLimit.String()), nil
	}
	return proofAnswer{found.Status.String(), proof.Open, proof.Moves, proof.Bytes, string(proof.Line)}, err
}

// explainRequest asks why an endgame is won or lost.
type explainRequest struct {
	unfinished
	bounded
}

func explainEndgame(c *call, r *explainRequest) (any, error) {
	t := &r.table
	x, err := endgames.Explain(c, t.rules, &t.at, endgames.Options{Limits: c.limits, Progress: c.progress})
	if err != nil {
		return nil, err
	}
	if wrong := x.Verify(t.rules); wrong != nil {
		return nil, phrase.Errorf("%v: %w", &t.at, wrong)
	}
	return doudizhujson.ExplainedOf(x, t.spec), nil
}
