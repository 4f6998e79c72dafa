// Package deals has the commands that print deals: deal, convert and show.
package deals

// klondike deal and convert: random deals as text, and deals and positions from any form to any other.

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"math"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/klondike/internal/common"
	"kedou/internal/phrase"
	"kedou/klondike"
)

// DealCommand returns the command deal.
func DealCommand() *cli.Command {
	return &cli.Command{
		Name:  "deal",
		Usage: "print deals",
		Description: "Deals are numbered by their seeds: the same seed is the same deal, today and\n" +
			"on any machine. Without --seed the first one is random. The neutral form has\n" +
			"a deal on each line: its seed, the columns (deepest card first, the last one\n" +
			"face up), and the stock in the order in which it is turned. With --to pinyin a\n" +
			"deal has eight lines, one for each column and one for the stock, of cards T5, M12.",
		Flags: slices.Concat(
			cmdline.Category("Deals", common.SeedFlag(),
				cmdline.IntFlag("n", "print `N` deals, of consecutive seeds", 1, 1, math.MaxInt32)),
			cmdline.Category("Output", formFlag(), cmdline.JSONFlag())),
		Action: func(c *cli.Context) error { return deal(common.SourceOf(c), c.String("to"), c.Bool("json")) },
	}
}

// ConvertCommand returns the command convert.
func ConvertCommand() *cli.Command {
	return &cli.Command{
		Name:      "convert",
		Usage:     "write deals in the form of another program",
		ArgsUsage: common.Usage,
		Description: "Reads deals and games in progress, whatever form they have, and writes them in another.\n" +
			"Unseen cards, ??, are kept. A part for which a form has no place, such as a waste, is an error.",
		Flags: append(cmdline.Category("Deals", common.FromFlag()),
			cmdline.Category("Output", formFlag())...),
		Action: func(c *cli.Context) error { return convert(common.SourceOf(c), c.String("to")) },
	}
}

func formFlag() cli.Flag {
	return cmdline.ChoiceFlag("to", "write in this `FORM`", common.FormNames()...)
}

// turnless are the rules for deals without turns, for which any rules would do.
var turnless = klondike.Standard(1)

func deal(s *common.Source, to string, json bool) error {
	switch {
	case len(s.Args) > 0:
		return s.Usagef("deal takes no argument, got %q; to print a deal you have, use show or convert", s.Args[0])
	case json && s.Given("to"):
		return s.Usagef("--json is --to json; give one of them")
	case json:
		to = "json"
	}
	s.Rules = turnless
	deals, err := s.Seeds()
	if err != nil {
		return err
	}
	return write(s.Out, deals, to)
}

func convert(s *common.Source, to string) error {
	if len(s.Args) == 0 {
		return s.Usagef("name the deals: files, - or the text of a deal")
	}
	s.Rules = turnless
	deals, err := s.Texts(true)
	if err != nil {
		return err
	}
	return write(s.Out, deals, to)
}

// write writes deals in a form, up to the first that can't be read or written.
func write(w io.Writer, deals iter.Seq2[klondike.Deal, error], to string) error {
	form, out := common.FormOf(to), bufio.NewWriter(w)
	for d, err := range deals {
		text := ""
		if err == nil {
			if text, err = form.Write(d, turnless); err != nil {
				err = phrase.Errorf("deal %s: %w", d.ID, err)
			}
		}
		if err == nil {
			_, err = out.WriteString(text)
		}
		if err != nil {
			return errors.Join(err, out.Flush())
		}
	}
	return out.Flush()
}
