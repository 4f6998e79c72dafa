package main

// klondike convert: deals and positions from any form to any other.

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"iter"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
)

func convertCommand() *cli.Command {
	return &cli.Command{
		Name:      "convert",
		Usage:     "write deals in the form of another program",
		ArgsUsage: "[FILE… | - | DEAL]",
		Description: "Reads deals and games in progress, whatever form they have, and writes them in another.\n" +
			"A key is short and safe in a link. Cards that nobody knows, ??, are kept. What a form has\n" +
			"no place for, such as a waste, is an error.",
		Flags: append(cmdline.Category("Deals", fromFlag()),
			cmdline.Category("Output", formFlag())...),
		Action: convert,
	}
}

// formFlag returns a flag for the form to write.
func formFlag() cli.Flag {
	return cmdline.ChoiceFlag("to", "write in this `FORM`", formNames()...)
}

func convert(c *cli.Context) error {
	if c.NArg() == 0 {
		return cmdline.Usagef(c, "name the deals: files, - or the text of a deal")
	}
	form, err := klondike.ParseForm(c.String("to"))
	if err != nil {
		return err
	}
	rules := klondike.Standard(1) // turns nothing, so that any would do
	deals, err := readArgs(c, func(in cmdline.Input) iter.Seq2[klondike.Deal, error] {
		return readDeals(c, in, rules, true)
	})
	if err != nil {
		return err
	}
	out := bufio.NewWriter(c.App.Writer)
	return errors.Join(writeDeals(out, deals, form, rules), out.Flush())
}

// writeDeals writes deals in a form, up to the first that can't be read or written.
func writeDeals(out io.Writer, deals iter.Seq2[klondike.Deal, error], form klondike.Form, rules klondike.Rules) error {
	for d, err := range deals {
		if err != nil {
			return err
		}
		text, err := form.Write(d, rules)
		if err != nil {
			return fmt.Errorf("deal %s: %w", d.ID, err)
		}
		if _, err := io.WriteString(out, text); err != nil {
			return err
		}
	}
	return nil
}
