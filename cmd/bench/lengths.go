package main

// bench lengths: sums up the answers of klondike solve --shortest over many deals.

import (
	"io"

	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
)

const lengthsHelp = `FILES, or - for standard input, are what klondike solve --shortest --json printed. The table counts deals by what is known
of them. A run over many deals can be ended at any time and goes on behind the lines that it has written:

  klondike solve --seed 1 -n 2000 --draw 3 --shortest --expansions 5e6 --json --skip $(wc -l <draw3.jsonl) >>draw3.jsonl
  bench lengths --plot lengths.svg draw1.jsonl draw3.jsonl`

func lengthsCommand() *cli.Command {
	return &cli.Command{
		Name:        "lengths",
		Usage:       "tell how long the shortest solutions of many Klondike deals are",
		ArgsUsage:   "FILE…",
		Description: lengthsHelp,
		Flags: []cli.Flag{
			cmdline.PlotFlag("draw the distribution to `FILE`, as its ending says: .svg or .png"),
		},
		Action: lengths,
	}
}

func lengths(c *cli.Context) error {
	if c.NArg() == 0 {
		return cmdline.Usagef(c, "name the files that klondike solve --shortest --json printed, or -")
	}
	path := c.String("plot")
	var all benchmarks.Lengths
	for _, arg := range c.Args().Slice() {
		if err := readFile(c, arg, all.Read); err != nil {
			return err
		}
	}
	if path != "" {
		if err := draw(all.Draw, path); err != nil {
			return err
		}
	}
	return all.Write(c.App.Writer)
}

// readFile hands a file, or standard input, to read.
func readFile(c *cli.Context, arg string, read func(name string, r io.Reader) error) error {
	in, err := cmdline.CallOf(c).Open(arg)
	if err != nil {
		return err
	}
	defer in.Close()
	return read(in.Name, in)
}
