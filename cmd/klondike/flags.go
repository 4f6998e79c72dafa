package main

// The flags that several commands share: the rules, and how moves are written.

import (
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
)

// rulesFlags returns --draw, --redeals and --no-worrying-back.
func rulesFlags() []cli.Flag {
	redeals := cmdline.IntFlag("redeals", "turn the waste over `N` times at most; -1: without end",
		klondike.Unlimited, klondike.Unlimited, 255)
	return cmdline.Category("Rules",
		cmdline.IntFlag("draw", "turn `N` cards from the stock at once, 1 to 24", 3, 1, 24), redeals,
		&cli.BoolFlag{
			Name: "no-worrying-back", DisableDefaultText: true,
			Usage: "cards don't come back from the foundations",
		})
}

// rulesOf returns the rules that the flags of rulesFlags ask for.
func rulesOf(c *cli.Context) klondike.Rules {
	rules := klondike.Standard(c.Int("draw"))
	rules.Redeals = c.Int("redeals")
	rules.WorryBack = !c.Bool("no-worrying-back")
	return rules
}

// rulesText puts rules into words: "draw 3, unlimited redeals".
func rulesText(r klondike.Rules) string {
	words := []string{fmt.Sprintf("draw %d", r.Draw), "unlimited redeals"}
	if r.Redeals != klondike.Unlimited {
		words[1] = cmdline.Plural(r.Redeals, "redeal")
	}
	if !r.WorryBack {
		words = append(words, "no worrying back")
	}
	return strings.Join(words, ", ")
}

// notationFlag returns --notation.
func notationFlag() cli.Flag {
	var names []string
	for _, n := range klondike.Notations() {
		names = append(names, n.String())
	}
	return cmdline.ChoiceFlag("notation", "moves are written as `NAME`", names...)
}

// notationOf returns the notation that --notation names.
func notationOf(c *cli.Context) (klondike.Notation, error) {
	return klondike.ParseNotation(c.String("notation"))
}
