// Package input is how the commands of klondike are told their rules: the flags that several of them share.
package input

// The flags that several commands share: the rules, and how moves are written.

import (
	"fmt"
	"strings"

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

// RulesOf returns the rules that the flags of RulesFlags ask for.
func RulesOf(c *cli.Context) klondike.Rules {
	rules := klondike.Standard(c.Int("draw"))
	rules.Redeals = c.Int("redeals")
	rules.WorryBack = !c.Bool("no-worrying-back")
	return rules
}

// RulesText puts rules into words: "draw 3, unlimited redeals".
func RulesText(r klondike.Rules) string {
	words := []string{fmt.Sprintf("draw %d", r.Draw), "unlimited redeals"}
	if r.Redeals != klondike.Unlimited {
		words[1] = cmdline.Plural(r.Redeals, "redeal")
	}
	if !r.WorryBack {
		words = append(words, "no worrying back")
	}
	return strings.Join(words, ", ")
}

// NotationFlag returns --notation.
func NotationFlag() cli.Flag {
	var names []string
	for _, n := range klondike.Notations() {
		names = append(names, n.String())
	}
	return cmdline.ChoiceFlag("notation", "moves are written as `NAME`", names...)
}

// NotationOf returns the notation that --notation names.
func NotationOf(c *cli.Context) (klondike.Notation, error) {
	return klondike.ParseNotation(c.String("notation"))
}
