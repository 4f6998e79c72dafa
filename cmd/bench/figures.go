package main

// bench figures: the tables of pages such as README, from their data.

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
)

// data is the file of the figures, in the repository.
const data = "benchmarks/figures.jsonl"

const figuresHelp = `PAGE has blocks between <!-- figures TABLE --> and <!-- end -->. benchmarks/figures.jsonl keeps command,
machine, commit and date of every row, and is written after each row. The commit is that of this bench: before measuring, install the programs that
the commands name from the same checkout, without changes of your own.

  bench figures README.md klondike/README.md    write the tables into the pages
  bench figures --show headline                 print a table, and by which commands, on which machine and when it was measured
  bench figures --measure "states" README.md    first run the commands of the rows whose table, label or command has that text
  bench figures --stale README.md               first run the commands of all rows that another commit has measured; this
                                                continues an interrupted run`

func figuresCommand() *cli.Command {
	return &cli.Command{
		Name:        "figures",
		Usage:       "write the measured tables into pages, measure them again, or check that the pages have them",
		ArgsUsage:   "PAGE…",
		Description: figuresHelp,
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "measure", Usage: "measure the rows again whose table, label or command has this `TEXT`"},
			&cli.BoolFlag{Name: "stale", Usage: "measure the rows again that another commit measured", DisableDefaultText: true},
			&cli.StringFlag{Name: "show", Usage: "print `TABLE` with commands, machines and commits, and change nothing"},
			&cli.BoolFlag{Name: "check", Usage: "change nothing; exit 1 if a page differs", DisableDefaultText: true},
		},
		Action: figures,
	}
}

func figures(c *cli.Context) error {
	measuring, show := cmdline.Given(c, "measure") || c.Bool("stale"), cmdline.Given(c, "show")
	if (c.NArg() == 0) != show || (c.Bool("check") || show) && measuring {
		return cmdline.Usagef(c, "figures takes pages, and either --check or --measure or --stale; or --show TABLE alone")
	}
	all, err := readFile(c, data, benchmarks.ReadFigures)
	if err != nil {
		return err
	}
	if show {
		return all.Show(c.App.Writer, c.String("show"))
	}
	if measuring {
		if err := measure(c, all); err != nil {
			return err
		}
	}
	for _, page := range c.Args().Slice() {
		if err := renew(c, all, page); err != nil {
			return err
		}
	}
	return nil
}

// renew writes the tables into a page, or checks that it has them.
func renew(c *cli.Context, all *benchmarks.Figures, page string) error {
	old, err := os.ReadFile(page)
	if err != nil {
		return err
	}
	now, err := all.Insert(string(old))
	switch {
	case err != nil || now == string(old):
		return err
	case c.Bool("check"):
		fmt.Fprintln(c.App.Writer, cmdline.Speech(c).Sprintf("CHANGED: %s has other figures than %s; write them: %s figures %[1]s", page, data, cmdline.Program(c)))
		return cmdline.Exit(cmdline.No)
	}
	return cmdline.WriteFile(page, func(w io.Writer) error {
		_, err := io.WriteString(w, now)
		return err
	})
}

// measure measures the chosen rows, and keeps the figures after each.
func measure(c *cli.Context, all *benchmarks.Figures) error {
	text := c.String("measure")
	rows, err := all.Measure(c.Context, func(f benchmarks.Figure) bool {
		return strings.Contains(f.Table+"\n"+f.Label+"\n"+f.Command, text) && (!c.Bool("stale") || f.Stale())
	}, func() error { return cmdline.WriteFile(data, all.Write) })
	if err == nil && rows == 0 && !c.Bool("stale") {
		return cmdline.Usagef(c, "--measure %q: no table, label or command has that text", text)
	}
	return err
}
