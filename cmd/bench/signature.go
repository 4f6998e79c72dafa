package main

// bench signature: node counts, pinned.

import (
	"fmt"
	"io"

	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
)

func signatureCommand() *cli.Command {
	return &cli.Command{
		Name:  "signature",
		Usage: "print the node counts of every deterministic strategy, or compare them with pinned ones",
		Flags: []cli.Flag{
			&cli.BoolFlag{Name: "check", Usage: "compare with the counts pinned in this build; exit 1 if one changed", DisableDefaultText: true},
			cmdline.FileFlag("out", "write the counts to `FILE` (benchmarks/testdata/signature.txt pins them)", `puzzle-8\tastar\t`),
		},
		Action: signature,
	}
}

func signature(c *cli.Context) error {
	if c.NArg() > 0 {
		return cmdline.Usagef(c, "signature takes no arguments")
	}
	if c.Bool("check") && cmdline.Given(c, "out") {
		return cmdline.Usagef(c, "--check and --out don't go together: counts are compared or written")
	}
	now, err := benchmarks.SignAll(c.Context)
	if err != nil {
		return err
	}
	if path := c.String("out"); path != "" {
		return cmdline.WriteFile(path, func(w io.Writer) error { return benchmarks.WriteSignatures(w, now) })
	}
	if !c.Bool("check") {
		return benchmarks.WriteSignatures(c.App.Writer, now)
	}
	pinned, err := benchmarks.Pinned()
	if err != nil {
		return err
	}
	changed := benchmarks.Differences(pinned, now)
	for _, line := range changed {
		fmt.Fprintln(c.App.Writer, line)
	}
	if len(changed) > 0 {
		fmt.Fprintln(c.App.Writer, cmdline.Speech(c).Sprintf("CHANGED: %d of %d counts. If that is meant, declare it in the commit and pin them: %s signature --out benchmarks/testdata/signature.txt",
			len(changed), len(now), cmdline.Program(c)))
		return cmdline.Exit(cmdline.No)
	}
	_, err = fmt.Fprintln(c.App.Writer, cmdline.Speech(c).Sprintf("UNCHANGED: %d counts", len(now)))
	return err
}
