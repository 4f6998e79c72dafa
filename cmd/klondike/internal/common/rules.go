// Package common has what klondike's commands share: the input of rules, deals and games, and the words and exit codes of answers.
package common

// The rules, and the notation of moves.

import (
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
)

// RulesFlags returns --draw, --redeals and --no-worrying-back.
func RulesFlags() []cli.Flag {
	redeals := cmdline.IntFlag("redeals", "turn the waste over `N` times at most; -1: without end",
		klondike.Unlimited, klondike.Unlimited, 255)
	return cmdline.Category("Rules",
		cmdline.IntFlag("draw", "turn `N` cards from the stock at once, 1 to 24", 3, 1, 24), redeals,
		&cli.BoolFlag{
			Name: "no-worrying-back", DisableDefaultText: true,
			Usage: "cards don't come back from the foundations",
		})
}

// RulesOf returns the rules in the flags of RulesFlags.
func RulesOf(c *cli.Context) klondike.Rules {
	rules := klondike.Standard(c.Int("draw"))
	rules.Redeals = c.Int("redeals")
	rules.WorryBack = !c.Bool("no-worrying-back")
	return rules
}

// NotationFlag returns --notation.
func NotationFlag() cli.Flag {
	var names []string
	for _, n := range klondike.Notations() {
		names = append(names, n.String())
	}
	return cmdline.ChoiceFlag("notation", "moves are written as `NAME`", names...)
}

// NotationOf returns the notation of --notation.
func NotationOf(c *cli.Context) (klondike.Notation, error) {
	return klondike.ParseNotation(c.String("notation"))
}
