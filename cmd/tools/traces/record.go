package main

// Recording: a run as a trace of package search/trace.

import (
	"bytes"
	"context"
	"errors"

	"kedou/search"
	"kedou/search/trace"
)

// A recording is a strategy by its spec in the page, and the strategy's run as a trace.
type recording struct {
	spec  string
	trace []byte
}

// named is a problem with notations for its states and moves.
type named[S, M any, K comparable] struct {
	name    string
	problem search.Problem[S, M, K]
	start   S
	state   func(S) string
	move    func(M) string
}

// record solves the problem by A* with a setting, and records the run.
func (n named[S, M, K]) record(ctx context.Context, spec string, c search.Config[S, M]) (recording, error) {
	var text bytes.Buffer
	w := trace.NewWriter(&text, trace.Header{Problem: n.name, Engine: spec, Start: n.state(n.start)})
	c.Observe = trace.Record(w.Write, n.state, n.move)
	r, err := search.BestFirst(ctx, n.problem, n.start, c)
	err = errors.Join(err, w.Close(r.Status, r.Reason))
	return recording{spec, text.Bytes()}, err
}
