package main

// bench list: the corpora and strategies.

import (
	"cmp"
	"fmt"
	"slices"
	"text/tabwriter"

	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
)

func listCommand() *cli.Command {
	return &cli.Command{
		Name:   "list",
		Usage:  "list the corpora and the strategies",
		Action: list,
	}
}

func list(c *cli.Context) error {
	if c.NArg() > 0 {
		return cmdline.Usagef(c, "list takes no arguments")
	}
	w := tabwriter.NewWriter(c.App.Writer, 0, 0, 2, ' ', 0)
	for _, d := range benchmarks.Domains() {
		fmt.Fprintf(w, "%s\n", d.Name)
		for _, s := range d.Strategies {
			fmt.Fprintf(w, "  strategy %s\t%s\toptions: %s\n", s.Name, s.About, cmp.Or(s.Forms(), "none"))
		}
		for _, name := range benchmarks.Names() {
			corpus, err := benchmarks.Load(name, "")
			if err != nil {
				return err
			}
			if corpus.Domain == d.Name {
				fmt.Fprintf(w, "  corpus %s\t%d problems\t%s\n", name, len(corpus.Problems), corpus.About)
			}
		}
	}
	return w.Flush()
}

func domains() (names []string) {
	for _, d := range benchmarks.Domains() {
		names = append(names, d.Name)
	}
	return names
}

// strategies returns the names of all domains' strategies, each once.
func strategies() (names []string) {
	for _, d := range benchmarks.Domains() {
		names = append(names, d.Strategies.Names()...)
	}
	slices.Sort(names)
	return slices.Compact(names)
}
