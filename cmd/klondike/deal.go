package main

// klondike deal: random deals as text.

import (
	"bufio"
	"fmt"
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
			cmdline.Category("Output", formatFlag())),
		Action: printDeals,
	}
}

// The forms of a position.
const (
	formatNeutral = "neutral"
	formatBoard   = "board"
	formatPinyin  = "pinyin"
)

func formatFlag() cli.Flag {
	return cmdline.ChoiceFlag("format", "print in this `FORM`", formatNeutral, formatBoard, formatPinyin)
}

// formatted returns d in the form asked for, with a line end.
func formatted(d klondike.Deal, rules klondike.Rules, format string) (string, error) {
	switch format {
	case formatBoard:
		return fmt.Sprintf("deal: %s\n%s\n", d.ID, klondike.Board(d.Position, rules)), nil
	case formatPinyin:
		return klondike.PinyinText(d.Position, rules)
	}
	return d.ID + " " + klondike.Neutral(d.Position, rules) + "\n", nil
}

func printDeals(c *cli.Context) error {
	if c.NArg() > 0 {
		return cmdline.Usagef(c, "deal takes no argument, got %q; to print a deal you have, use show", c.Args().First())
	}
	rules := klondike.Standard(1)
	out := bufio.NewWriter(c.App.Writer)
	defer out.Flush() // what was printed before an error
	source, err := seededSource(c, rules)
	if err != nil {
		return err
	}
	for d, err := range source.deals {
		if err != nil {
			return err
		}
		text, err := formatted(d, rules, c.String("format"))
		if err != nil {
			return err
		}
		if _, err := out.WriteString(text); err != nil {
			return err
		}
	}
	return out.Flush()
}
