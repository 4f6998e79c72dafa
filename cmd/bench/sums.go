package main

// bench lengths and bench curve: sums over klondike's output about many deals or games.

import (
	"io"

	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
)

const lengthsHelp = `FILES, or - for standard input, hold the output of klondike solve --shortest --json. The table counts deals proved, bounded and
lost. You may stop a run over many deals at any time; --skip continues after the lines that it has written:

  klondike solve --seed 1 -n 2000 --draw 3 --shortest --expansions 5e6 --json --skip $(wc -l <draw3.jsonl) >>draw3.jsonl
  bench lengths --plot lengths.svg draw1.jsonl draw3.jsonl`

func lengthsCommand() *cli.Command {
	return &cli.Command{
		Name:        "lengths",
		Usage:       "count the lengths of many Klondike deals' shortest solutions",
		ArgsUsage:   "FILE…",
		Description: lengthsHelp,
		Flags:       []cli.Flag{cmdline.PlotFlag("draw the distribution to `FILE`, as SVG")},
		Action: func(c *cli.Context) error {
			if c.NArg() == 0 {
				return cmdline.Usagef(c, "name the files that klondike solve --shortest --json printed, or -")
			}
			var all benchmarks.Lengths
			if err := sumUp(c, &all); err != nil {
				return err
			}
			return all.Write(c.App.Writer)
		},
	}
}

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
			return sumUp(c, new(benchmarks.Curves))
		},
	}
}

// sumUp reads the files of the arguments into a sum, and draws it to the file of --plot.
func sumUp(c *cli.Context, sum interface {
	Read(name string, r io.Reader) error
	Draw(w io.Writer) error
}) error {
	for _, arg := range c.Args().Slice() {
		_, err := readFile(c, arg, func(name string, r io.Reader) (any, error) { return nil, sum.Read(name, r) })
		if err != nil {
			return err
		}
	}
	if path := c.String("plot"); path != "" {
		return cmdline.WriteFile(path, sum.Draw)
	}
	return nil
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
