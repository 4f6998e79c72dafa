package main

// klondike deal: random deals as text.

import (
	"bufio"
	"errors"
	"math"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
)

func dealCommand() *cli.Command {
	return &cli.Command{
		Name:  "deal",
		Usage: "print deals",
		Description: "Deals are numbered by their seeds: the same seed is the same deal, today and\n" +
			"on any machine. Without --seed the first one is random. The neutral form has\n" +
			"a deal on each line: its seed, the columns (deepest card first, the last one\n" +
			"face up), and the stock in the order in which it is turned.",
		Flags: slices.Concat(
			cmdline.Category("Deals", seedFlag(),
				cmdline.IntFlag("n", "print `N` deals, of consecutive seeds", 1, 1, math.MaxInt32)),
			cmdline.Category("Output", formFlag(), cmdline.JSONFlag())),
		Action: printDeals,
	}
}

func printDeals(c *cli.Context) error {
	if c.NArg() > 0 {
		return cmdline.Usagef(c, "deal takes no argument, got %q; to print a deal you have, use show or convert", c.Args().First())
	}
	if c.Bool("json") && c.IsSet("to") {
		return cmdline.Usagef(c, "--json is --to json; give one of them")
	}
	rules := klondike.Standard(1)
	name := c.String("to")
	if c.Bool("json") {
		name = "json"
	}
	form, err := klondike.ParseForm(name)
	if err != nil {
		return err
	}
	source, err := seededSource(c, rules)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(c.App.Writer)
	return errors.Join(writeDeals(out, source.deals, form, rules), out.Flush())
}
