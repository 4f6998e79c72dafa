// Wildcards on the command line: --wild, for the commands that know them.

package main

import (
	"errors"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// wildFlag returns --wild.
func wildFlag() cli.Flag {
	return cmdline.Category("Rules and cards", &cli.StringFlag{
		Name: "wild", DefaultText: "none",
		Usage: "the wildcard `CARD`: F for the flower, or a rank from 3 to 2 of which all cards are wild",
	})[0]
}

// wildRulesOf returns the rules that the flags ask for, wildcards included, and
// how the rules but for these are written.
func wildRulesOf(c *cli.Context) (*hand.Rules, string, error) {
	rules, spec, err := rulesOf(c)
	if err != nil {
		return nil, "", err
	}
	wild, err := hand.ParseWild(c.String("wild"))
	if err != nil {
		return nil, "", cmdline.Usagef(c, "%v", err)
	}
	return &hand.Rules{Rules: *rules, Wild: wild}, spec, nil
}

// checkFlowers reports flowers where they aren't wild.
func checkFlowers(c *cli.Context, h doudizhu.Hand) error {
	wild, _ := hand.ParseWild(c.String("wild")) // wildRulesOf reports what can't be read
	if h.Count(doudizhu.Wild) > 0 && wild.Rank != doudizhu.Wild {
		return errors.New("the flower F is no card here; --wild F makes it one")
	}
	return nil
}
