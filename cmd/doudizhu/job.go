// Jobs: an endgame put to a strategy, with a trace on request.

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/strategy"
	"kedou/doudizhu/trace"
	"kedou/search"
	searchtrace "kedou/search/trace"
)

// job is an endgame to solve, and how.
type job struct {
	start    *doudizhu.Endgame
	rules    *doudizhu.Rules
	strategy *strategy.Strategy
	options  strategy.Options
}

// asks reports whether q is asked.
func (j *job) asks(q endgame.Question) bool { return slices.Contains(j.options.Ask, q) }

// solve puts the endgame to the strategy. What an interrupted search knows is an answer; one that the referee refuses is
// a fault of the program.
func (j *job) solve(ctx context.Context) (r endgame.Result, err error) {
	solver, err := j.strategy.Open(j.rules, j.options)
	if err != nil {
		return r, err
	}
	r, err = solver.Solve(ctx, j.start)
	switch {
	case errors.Is(err, strategy.ErrWrong):
		return r, cmdline.Internalf("%v", err)
	case ctx.Err() != nil:
		return r, nil
	}
	return r, err
}

// traceWriter is a file of events.
type traceWriter interface {
	Write(searchtrace.Event)
	Close(verdict fmt.Stringer, why search.Reason) error
}

// recorded solves j and writes a trace of every event to the file of --trace, if it is
// given. A run that is interrupted leaves a trace of what it did.
func (j *job) recorded(ctx context.Context, c *cli.Context) (r endgame.Result, err error) {
	if !c.IsSet("trace") {
		return j.solve(ctx)
	}
	err = cmdline.WriteFile(c.String("trace"), func(f io.Writer) error {
		var w traceWriter
		if c.Bool("document") {
			w = trace.NewWriter(f)
		} else {
			w = searchtrace.NewWriter(f, searchtrace.Header{Problem: "doudizhu, " + c.String("rules"), Engine: j.strategy.Spec.String(), Start: j.start.String()})
		}
		j.options.Observe = trace.Record(w.Write, j.start)
		if r, err = j.solve(ctx); err != nil {
			return err
		}
		return w.Close(r.ForPeasants(), r.Reason)
	})
	return r, err
}
