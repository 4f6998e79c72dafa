package main

// bench figures: the tables of a page such as README, from their data.

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
)

const figuresHelp = `PAGE is a text with blocks between <!-- figures NAME --> and <!-- end -->; the tables' data, with command, machine, commit
and date of every row, are in --data. The commit noted is that of this bench: install the programs that the rows' commands name from the same
checkout, without changes of one's own, before measuring.

  bench figures README.md                       write the tables into the page
  bench figures --measure "states" README.md    first run the commands of the rows whose table or label has that text`

func figuresCommand() *cli.Command {
	return &cli.Command{
		Name:        "figures",
		Usage:       "write the measured tables into a page, measure them again, or check that the page has them",
		ArgsUsage:   "PAGE",
		Description: figuresHelp,
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "data", Usage: "the figures' `FILE`", Value: "benchmarks/figures.jsonl"},
			&cli.StringFlag{Name: "measure", Usage: "measure the rows again whose table or label has this `TEXT`"},
			&cli.BoolFlag{Name: "check", Usage: "change nothing; exit 1 if the page differs", DisableDefaultText: true},
		},
		Action: figures,
	}
}

func figures(c *cli.Context) error {
	if c.NArg() != 1 || c.Bool("check") && c.IsSet("measure") {
		return cmdline.Usagef(c, "figures takes one page, and either --check or --measure")
	}
	all, err := readFigures(c)
	if err != nil {
		return err
	}
	if text := c.String("measure"); text != "" {
		if err := measure(c, all, text); err != nil {
			return err
		}
	}
	page := c.Args().First()
	old, err := os.ReadFile(page)
	if err != nil {
		return err
	}
	now, err := all.Insert(string(old))
	switch {
	case err != nil || now == string(old):
		return err
	case c.Bool("check"):
		fmt.Fprintf(c.App.Writer, "CHANGED: %s has other figures than %s; write them: %s figures %[1]s\n", page, c.String("data"), cmdline.Program(c))
		return cmdline.Exit(cmdline.No)
	}
	return cmdline.WriteFile(page, func(w io.Writer) error {
		_, err := io.WriteString(w, now)
		return err
	})
}

func readFigures(c *cli.Context) (*benchmarks.Figures, error) {
	in, err := cmdline.Open(c, c.String("data"), nil)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	return benchmarks.ReadFigures(in.Name, in)
}

// measure measures the rows that have the text, and keeps the figures.
func measure(c *cli.Context, all *benchmarks.Figures, text string) error {
	rows, err := all.Measure(c.Context, func(f benchmarks.Figure) bool {
		return strings.Contains(f.Table, text) || strings.Contains(f.Label, text)
	})
	switch {
	case err != nil:
		return err
	case rows == 0:
		return cmdline.Usagef(c, "--measure %q: no table and no row with that text can be measured by a command", text)
	}
	return cmdline.WriteFile(c.String("data"), all.Write)
}
