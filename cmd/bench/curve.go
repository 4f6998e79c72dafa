package main

// bench curve: draws what a player with hidden cards wins against the time that it takes.

import (
	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
)

const curveHelp = `FILES, or - for standard input, are sums of games, as klondike bot prints them with --json of the files that it wrote:

  klondike bot games-100.jsonl games-1000.jsonl --json | bench curve --plot curve.svg -`

func curveCommand() *cli.Command {
	return &cli.Command{
		Name:        "curve",
		Usage:       "draw win rates with hidden cards against the CPU time of a game",
		ArgsUsage:   "FILE…",
		Description: curveHelp,
		Flags: []cli.Flag{
			cmdline.PlotFlag("draw to `FILE`, as its ending says: .svg or .png"),
		},
		Action: drawCurve,
	}
}

func drawCurve(c *cli.Context) error {
	path := c.String("plot")
	if c.NArg() == 0 || path == "" {
		return cmdline.Usagef(c, "curve takes --plot FILE and the files that klondike bot FILES --json printed, or -")
	}
	var all benchmarks.Curves
	for _, arg := range c.Args().Slice() {
		if err := readFile(c, arg, all.Read); err != nil {
			return err
		}
	}
	return draw(all.Draw, path)
}
