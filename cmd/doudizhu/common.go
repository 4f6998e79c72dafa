// What the commands of this package share.

package main

import (
	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/cards"
	"kedou/cmd/doudizhu/internal/speech"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
)

// phrases says things about a game, and what a command has to say besides.
type phrases struct{ speech.Phrases }

// speak returns the phrases of the command of c.
func speak(c *cli.Context) phrases { return phrases{speech.Phrases{Language: cmdline.Speech(c)}} }

// rulesOf returns the rules that the flags ask for, and how they are written.
func rulesOf(c *cli.Context) (*doudizhu.Rules, string, error) {
	return cards.OptionsOf(c).RuleSet(cmdline.CallOf(c))
}
