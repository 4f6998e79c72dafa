// Jobs: an endgame put to a strategy, with a trace on request.

package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/engines"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/trace"
	"kedou/search"
	searchtrace "kedou/search/trace"
)

// answered solves j. An answer that the referee refuses is a fault of the program.
func answered(ctx context.Context, j engines.Endgame, strategy string) (endgame.Result, error) {
	r, err := j.Solve(ctx, strategy)
	if errors.Is(err, engines.ErrWrong) {
		err = cmdline.Internalf("%v", err)
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
func recorded(ctx context.Context, j engines.Endgame, c *cli.Context) (r endgame.Result, err error) {
	strategy := c.String("strategy")
	if !c.IsSet("trace") {
		return answered(ctx, j, strategy)
	}
	err = cmdline.WriteFile(c.String("trace"), func(f io.Writer) error {
		var w traceWriter
		if c.Bool("document") {
			w = trace.NewWriter(f)
		} else {
			w = searchtrace.NewWriter(f, searchtrace.Header{Problem: "doudizhu, " + c.String("rules"), Engine: strategy, Start: j.Start.String()})
		}
		j.Observe = trace.Record(w.Write, j.Start)
		if r, err = answered(ctx, j, strategy); err != nil {
			return err
		}
		return w.Close(r.ForPeasants(), r.Reason)
	})
	return r, err
}
