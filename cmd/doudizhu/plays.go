// The commands plays and classify: the legal plays of a hand, and every reading of a set of cards.

package main

import (
	"fmt"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

func playsCommand() *cli.Command {
	return &cli.Command{
		Name:      "plays",
		Usage:     "list every legal play of a hand",
		ArgsUsage: "HAND",
		Description: "Lists the leads of HAND, which several arguments spell together, by kind, length and\n" +
			"rank; with --after, what beats that play. A play is followed by its kind. Exit code 1:\n" +
			"nothing beats it.",
		Flags: append(ruleFlags(), wildFlag(), cmdline.JSONFlag(),
			&cli.StringFlag{Name: "after", Usage: "the `PLAY` to beat; - for none"}),
		Action: plays,
	}
}

func plays(c *cli.Context) error {
	rules, spec, err := wildRulesOf(c)
	if err != nil {
		return err
	}
	h, notation, err := handArgument(c)
	if err != nil {
		return err
	}
	last, err := playFlag(c, "after", rules, notation)
	if err != nil {
		return err
	}
	found := rules.AppendFollows(nil, h, last)
	if err := writePlays(c, rules, spec, h, found); err != nil {
		return err
	}
	if len(found) == 0 {
		fmt.Fprint(c.App.ErrWriter, speak(c).Sprintf("note: %s has no play that beats %s\n", h, last))
		return cmdline.Exit(cmdline.No)
	}
	return nil
}

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

// writePlays writes plays, one a line, or all in one JSON object.
func writePlays(c *cli.Context, r *hand.Rules, spec string, h doudizhu.Hand, list []doudizhu.Play) error {
	if !c.Bool("json") {
		for _, p := range list {
			fmt.Fprintf(c.App.Writer, "%-20s %s\n", r.Parts(p), speak(c).Kind(p))
		}
		return nil
	}
	plays := make([]records.Play, len(list))
	for i, p := range list {
		plays[i] = records.PlayOf(r, p)
	}
	return cmdline.WriteJSON(c.App.Writer, struct {
		Hand  string         `json:"hand"`
		Rules string         `json:"rules"`
		Wild  string         `json:"wild,omitempty"`
		Plays []records.Play `json:"plays"`
	}{h.String(), spec, r.Wild.String(), plays})
}
