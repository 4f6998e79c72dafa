// The endgames that commands are given: by flags, or in files.

package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"os"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/cards"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// endgameFlags returns the flags of an endgame and its rules.
func endgameFlags() []cli.Flag {
	seats := []string{"landlord", "peasant", "down", "up"}
	by := cmdline.NameFlag("by", "the `SEAT` that made the play to beat", "", seats...)
	by.DefaultText = "the one before"
	return append(cmdline.Category("Endgame",
		&cli.StringFlag{Name: "landlord", Usage: "the landlord's `HAND`"},
		&cli.StringFlag{Name: "peasant", Usage: "the `HAND` of a lone peasant"},
		&cli.StringFlag{Name: "down", Usage: "the `HAND` of the peasant after the landlord"},
		&cli.StringFlag{Name: "up", Usage: "the `HAND` of the peasant before the landlord"},
		cmdline.NameFlag("lead", "the `SEAT` to move: landlord, peasant, down or up", "landlord", seats...),
		&cli.StringFlag{Name: "last", Usage: "the `PLAY` to beat; - for none", DefaultText: "none, a free lead"},
		by,
	), cards.RuleFlags()...)
}

// entry is an endgame, or why there is none where one should be.
type entry struct {
	doudizhu.Endgame
	bad error
}

// endgames returns the endgames of the files named, or that of the flags.
func endgames(c *cli.Context, r *doudizhu.Rules) ([]entry, error) {
	flagged := c.IsSet("landlord") || c.IsSet("peasant") || c.IsSet("down") || c.IsSet("up")
	switch {
	case c.NArg() > 0 && (flagged || c.IsSet("last") || c.IsSet("by") || c.IsSet("lead")):
		return nil, cmdline.Usagef(c, "give an endgame by flags or by files, not both")
	case meansHands(c.Args().Slice()):
		return nil, cmdline.Usagef(c, "%s: no such file; hands are given by flags, as in --landlord %s --peasant %s",
			c.Args().First(), c.Args().First(), c.Args().Get(1))
	case c.NArg() > 0:
		return readFiles(c)
	case c.IsSet("skip") || c.IsSet("skip-bad"):
		return nil, cmdline.Usagef(c, "--skip and --skip-bad are for files")
	case !flagged:
		return nil, cmdline.Usagef(c, "no endgame; give --landlord and --peasant, or a file, or - for standard input")
	}
	e, _, err := flaggedEndgame(c, r)
	return []entry{{Endgame: e}}, err
}

// meansHands reports whether arguments are two hands, and no file has the name of the first.
func meansHands(args []string) bool {
	if len(args) != 2 {
		return false
	}
	n, _, err := doudizhu.Notation{}.For(args...)
	for _, arg := range args {
		_, bad := n.ParseHand(arg)
		err = cmp.Or(err, bad)
	}
	_, missing := os.Stat(args[0])
	return err == nil && errors.Is(missing, fs.ErrNotExist)
}

// readFiles reads all files before anything is solved: a mistake in the last one
// leaves no half answer, unless --skip-bad lets it pass.
func readFiles(c *cli.Context) (list []entry, err error) {
	for e, err := range cmdline.FromArgs(cmdline.CallOf(c), nil, func(in cmdline.Input) iter.Seq2[doudizhu.Endgame, error] { return readFile(c, in) }) {
		var bad cmdline.BadItem
		if err != nil && !(errors.As(err, &bad) && c.Bool("skip-bad")) {
			return nil, err
		}
		list = append(list, entry{e, err})
	}
	return list, nil
}

// readFile yields the endgames of a file; none at all is an error.
func readFile(c *cli.Context, in cmdline.Input) iter.Seq2[doudizhu.Endgame, error] {
	return func(yield func(doudizhu.Endgame, error) bool) {
		endgames, note, err := doudizhu.ReadEndgames(in.Name, in, doudizhu.Notation{Jokers: c.String("jokers")})
		if err != nil {
			yield(doudizhu.Endgame{}, err)
			return
		}
		cards.TellJokers(cmdline.CallOf(c), note)
		empty := true
		for e, err := range endgames {
			empty = false
			e.ID = cmdline.Printable(e.ID)
			if err != nil {
				err = cmdline.BadItem{Err: err}
			}
			if !yield(e, err) {
				return
			}
		}
		if empty {
			yield(doudizhu.Endgame{}, fmt.Errorf("%s: no endgames in it; write ID LANDLORD PEASANT LEAD on a line", in.Name))
		}
	}
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
	if n, err = cards.OptionsOf(c).Notation(cmdline.CallOf(c), texts...); err != nil {
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
	if e.Last, err = cards.Play(cmdline.CallOf(c), "last", c.String("last"), &hand.Rules{Rules: *r}, n); err != nil {
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
