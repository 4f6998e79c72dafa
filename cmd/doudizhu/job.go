// Jobs: an endgame put to a strategy, with a trace on request.

package main

import (
	"context"
	"errors"
	"io"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/engines"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/trace"
)

// answered solves j. An answer that the referee refuses is a fault of the program.
func answered(ctx context.Context, j engines.Endgame, strategy string) (endgame.Result, error) {
	r, err := j.Solve(ctx, strategy)
	if errors.Is(err, engines.ErrWrong) {
		err = cmdline.Internalf("%v", err)
	}
	return r, err
}

// recorded solves j and writes a trace of every step to a file, unless path is
// empty. A run that is interrupted leaves a trace of what it did.
func recorded(ctx context.Context, j engines.Endgame, strategy, path string) (r endgame.Result, err error) {
	if path == "" {
		return answered(ctx, j, strategy)
	}
	err = cmdline.WriteFile(path, func(f io.Writer) error {
		w := trace.NewWriter(f)
		j.Observe = trace.Record(w.Write, j.Start)
		if r, err = answered(ctx, j, strategy); err != nil {
			return err
		}
		return w.Close(r.ForPeasants(), r.Reason)
	})
	return r, err
}
