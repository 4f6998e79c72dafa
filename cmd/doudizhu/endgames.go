// The endgames that commands are given: by flags, or in files.

package main

import (
	"fmt"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// endgameFlags returns the flags of an endgame and its rules.
func endgameFlags() []cli.Flag {
	return append(cmdline.Category("Endgame",
		&cli.StringFlag{Name: "landlord", Usage: "the landlord's `HAND`"},
		&cli.StringFlag{Name: "peasant", Usage: "the `HAND` of a lone peasant"},
		&cli.StringFlag{Name: "down", Usage: "the `HAND` of the peasant after the landlord"},
		&cli.StringFlag{Name: "up", Usage: "the `HAND` of the peasant before the landlord"},
		&cli.StringFlag{Name: "lead", Usage: "the `SEAT` to move: landlord, peasant, down or up", Value: "landlord"},
		&cli.StringFlag{Name: "last", Usage: "the `PLAY` to beat; - for none", DefaultText: "none, a free lead"},
		&cli.StringFlag{Name: "by", Usage: "the `SEAT` that made the play to beat", DefaultText: "the one before"},
	), ruleFlags()...)
}

// endgames returns the endgames of the files named, or that of the flags.
func endgames(c *cli.Context, r *doudizhu.Rules) ([]doudizhu.Endgame, error) {
	flagged := c.IsSet("landlord") || c.IsSet("peasant") || c.IsSet("down") || c.IsSet("up")
	switch {
	case c.NArg() > 0 && (flagged || c.IsSet("last") || c.IsSet("by") || c.IsSet("lead")):
		return nil, cmdline.Usagef(c, "give an endgame by flags or by files, not both")
	case c.NArg() > 0:
		return readFiles(c)
	case !flagged:
		return nil, cmdline.Usagef(c, "no endgame; give --landlord and --peasant, or a file, or - for standard input")
	}
	e, _, err := flaggedEndgame(c, r)
	return []doudizhu.Endgame{e}, err
}

// readFiles reads all files before anything is solved: a mistake in the last
// one leaves no half answer.
func readFiles(c *cli.Context) (list []doudizhu.Endgame, err error) {
	var notation doudizhu.Notation
	if c.IsSet("jokers") {
		if notation, err = notationOf(c); err != nil {
			return nil, err
		}
	}
	for _, arg := range c.Args().Slice() {
		in, err := cmdline.Open(c, arg, nil)
		if err != nil {
			return nil, err
		}
		more, note, err := doudizhu.ReadEndgames(in.Name, in, notation)
		if in.Close(); err != nil {
			return nil, err
		}
		tellJokers(c, note)
		before := len(list)
		for e, err := range more {
			if err != nil {
				return nil, err
			}
			e.ID = cmdline.Printable(e.ID)
			list = append(list, e)
		}
		if len(list) == before {
			return nil, fmt.Errorf("%s: no endgames in it; write ID LANDLORD PEASANT LEAD on a line", in.Name)
		}
	}
	return list, nil
}

// flaggedEndgame reads the endgame of the flags, and returns the notation it is
// in.
func flaggedEndgame(c *cli.Context, r *doudizhu.Rules) (e doudizhu.Endgame, n doudizhu.Notation, err error) {
	e = doudizhu.Endgame{ID: "endgame", Three: c.IsSet("down") || c.IsSet("up")}
	names := []string{"landlord", "peasant"}
	if e.Three {
		names = []string{"landlord", "down", "up"}
	}
	if e.Three && c.IsSet("peasant") {
		return e, n, cmdline.Usagef(c, "--peasant is for one peasant, --down and --up for two")
	}
	texts := []string{c.String("last")}
	for _, name := range names {
		texts = append(texts, c.String(name))
	}
	if n, err = notationOf(c, texts...); err != nil {
		return e, n, err
	}
	for i, name := range names {
		if !c.IsSet(name) {
			return e, n, cmdline.Usagef(c, "no --%s", name)
		}
		if e.Hands[i], err = n.ParseHand(c.String(name)); err != nil {
			return e, n, fmt.Errorf("--%s: %w", name, err)
		}
	}
	if e.Turn, err = e.ParseSeat(c.String("lead")); err != nil {
		return e, n, cmdline.Usagef(c, "--lead: %v", err)
	}
	if err := lastPlay(c, r, n, &e); err != nil {
		return e, n, err
	}
	return e, n, e.Check()
}

// lastPlay reads the play to beat and who made it.
func lastPlay(c *cli.Context, r *doudizhu.Rules, n doudizhu.Notation, e *doudizhu.Endgame) (err error) {
	e.Owner = e.Turn
	if e.Last, err = playFlag(c, "last", &hand.Rules{Rules: *r}, n); err != nil {
		return err
	}
	if e.Last.Kind == doudizhu.Pass {
		if c.IsSet("by") {
			return cmdline.Usagef(c, "--by tells who made the play of --last; there is none")
		}
		return nil
	}
	e.Owner = e.Before(e.Turn)
	if c.IsSet("by") {
		if e.Owner, err = e.ParseSeat(c.String("by")); err != nil {
			return cmdline.Usagef(c, "--by: %v", err)
		}
	}
	return nil
}
