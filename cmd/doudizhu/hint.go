// The command hint: which plays to consider.

package main

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/doudizhu/hand"
)

func hintCommand() *cli.Command {
	return &cli.Command{
		Name:      "hint",
		Usage:     "rank the legal plays of a hand, the best first",
		ArgsUsage: "HAND",
		Description: "Ranks the leads of HAND by the power of the cards that they leave; with --after, what\n" +
			"beats that play. A play that empties the hand is the first. Exit code 1: nothing beats it.",
		Flags: append(ruleFlags(), wildFlag(), cmdline.JSONFlag(),
			&cli.StringFlag{Name: "after", Usage: "the `PLAY` to beat; - for none"},
			cmdline.IntFlag("top", "print the first `N` only; 0: all", 0, 0, 1<<20)),
		Action: hint,
	}
}

func hint(c *cli.Context) error {
	rules, spec, err := wildRulesOf(c)
	if err != nil {
		return err
	}
	h, notation, err := handArgument(c)
	if err == nil {
		err = checkSize(h)
	}
	if err != nil {
		return err
	}
	last, err := playFlag(c, "after", rules, notation)
	if err != nil {
		return err
	}
	hints := hand.NewAnalyst(*rules).FollowHints(h, last)
	if top := c.Int("top"); top > 0 {
		hints = hints[:min(top, len(hints))]
	}
	if c.Bool("json") {
		after := strings.TrimPrefix(c.String("after"), "-") // a pass is no play to beat
		err = writeHintsJSON(c, rules, spec, h.String(), after, hints)
	} else {
		writeHints(c, rules, hints)
	}
	if err == nil && len(hints) == 0 {
		return cmdline.Exit(cmdline.No)
	}
	return err
}

// writeHints writes hints, one a line.
func writeHints(c *cli.Context, r *hand.Rules, hints []hand.Hint) {
	say := speak(c)
	if len(hints) == 0 {
		fmt.Fprintln(c.App.Writer, say.Text("nothing to play"))
	}
	for _, x := range hints {
		fmt.Fprintf(c.App.Writer, "%-20s %s %11v  %s\n", r.Parts(x.Play), say.Text("leaves power"), x.Rest, say.Kind(x.Play))
	}
}

// writeHintsJSON writes hints as one JSON object.
func writeHintsJSON(c *cli.Context, r *hand.Rules, spec, cards, after string, hints []hand.Hint) error {
	type hintJSON struct {
		records.Play
		Rest json.Number `json:"rest_power"`
	}
	list := make([]hintJSON, len(hints))
	for i, x := range hints {
		list[i] = hintJSON{records.PlayOf(r, x.Play), json.Number(x.Rest.String())}
	}
	return cmdline.WriteJSON(c.App.Writer, struct {
		Hand  string     `json:"hand"`
		Rules string     `json:"rules"`
		Wild  string     `json:"wild,omitempty"`
		After string     `json:"after,omitempty"`
		Hints []hintJSON `json:"hints"`
	}{cards, spec, r.Wild.String(), after, list})
}
