package main

// bench curve: sums over klondike's output about many games.

import (
	"io"

	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
)

const curveHelp = `FILES, or - for standard input, hold sums of games, which klondike bot FILES --json prints:

  klondike bot games-100.jsonl games-1000.jsonl --json | bench curve --plot curve.svg -`

func curveCommand() *cli.Command {
	return &cli.Command{
		Name:        "curve",
		Usage:       "draw win rates with hidden cards against the CPU time of a game",
		ArgsUsage:   "FILE…",
		Description: curveHelp,
		Flags:       []cli.Flag{cmdline.PlotFlag("draw to `FILE`, as SVG")},
		Action: func(c *cli.Context) error {
			if c.NArg() == 0 || c.String("plot") == "" {
				return cmdline.Usagef(c, "curve takes --plot FILE and the files that klondike bot FILES --json printed, or -")
			}
			var all benchmarks.Curves
			for _, arg := range c.Args().Slice() {
				_, err := readFile(c, arg, func(name string, r io.Reader) (any, error) { return nil, all.Read(name, r) })
				if err != nil {
					return err
				}
			}
			return cmdline.WriteFile(c.String("plot"), all.Draw)
		},
	}
}

// readFile reads a file, or standard input, by read.
func readFile[T any](c *cli.Context, arg string, read func(name string, r io.Reader) (T, error)) (T, error) {
	in, err := cmdline.CallOf(c).Open(arg)
	if err != nil {
		var none T
		return none, err
	}
	defer in.Close()
	return read(in.Name, in)
}
