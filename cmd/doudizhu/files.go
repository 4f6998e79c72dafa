// The files that solve writes: proofs and traces.

package main

import (
	"context"
	"fmt"
	"io"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/search/andor"
	"kedou/search/trace"
)

// writeProof writes the winning strategy of a solved job to --proof. Without
// one it says so; the answer stands.
func (s *solved) writeProof(c *cli.Context, spec string) error {
	path := c.String("proof")
	if s.proof == nil {
		fmt.Fprintf(c.App.ErrWriter, "note: %s not written: no winning strategy was found\n", path)
		return nil
	}
	codec, err := doudizhu.NewCodec(spec, s.endgame)
	if err != nil {
		return err
	}
	return cmdline.WriteFile(path, func(w io.Writer) error { return andor.WriteProof(w, codec, s.proof) })
}

// recorded solves the job and writes a trace of every step to a file, unless
// path is empty.
func (j job) recorded(ctx context.Context, strategy, path string) (a answer, err error) {
	if path == "" {
		return j.solve(ctx, strategy)
	}
	err = cmdline.WriteFile(path, func(f io.Writer) error {
		w := trace.NewSeedWriter(f, doudizhu.SeedWords{Three: j.endgame.Three})
		j.observe = w.Observe
		if a, err = j.solve(ctx, strategy); err != nil {
			return err
		}
		return w.Close()
	})
	return a, err
}
