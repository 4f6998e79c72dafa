// The command classify: every reading of a set of cards.

package main

import (
	"fmt"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
)

func classifyCommand() *cli.Command {
	return &cli.Command{
		Name:      "classify",
		Usage:     "tell every kind of play that a set of cards is",
		ArgsUsage: "CARDS",
		Description: "Prints every reading of CARDS, one a line: body+kickers and the kind, and the rank that\n" +
			"it counts as where wildcards stand for cards of the body (--wild). Exit code 1: the cards\n" +
			"are no play.",
		Flags:  append(ruleFlags(), wildFlag(), cmdline.JSONFlag()),
		Action: classify,
	}
}

func classify(c *cli.Context) error {
	rules, spec, err := wildRulesOf(c)
	if err != nil {
		return err
	}
	h, _, err := handArgument(c)
	if err != nil {
		return err
	}
	readings := rules.Classify(nil, h)
	if err := writePlays(c, rules, spec, h, readings); err != nil {
		return err
	}
	if len(readings) == 0 {
		fmt.Fprint(c.App.ErrWriter, speak(c).Sprintf("note: %s is no play under the rules %s\n", h, spec))
		return cmdline.Exit(cmdline.No)
	}
	return nil
}
