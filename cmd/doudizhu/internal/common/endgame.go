package common

// The endgames of commands, from flags or files.

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"os"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/internal/phrase"
)

// EndgameFlags returns the flags of an endgame and its rules.
func EndgameFlags() []cli.Flag {
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
	), append(RuleFlags(), JokersFlag())...)
}

// JokersFlag returns --jokers, for endgames of other programs.
func JokersFlag() cli.Flag {
	return cmdline.Category(heading, &cli.StringFlag{
		Name: "jokers", DefaultText: "detected from the cards",
		Usage: "`LETTERS` of the small and the big joker: BR, XD, YZ, wW, SB or others",
	})[0]
}

// EndgameOptions are the values of the flags for an endgame, its rules, and endgames that can't be read.
type EndgameOptions struct {
	RuleOptions
	jokers         string
	hands          map[string]string // by the names of their flags, only of flags in use
	lead, last, by string
	skipBad        bool
}

// EndgameOptionsOf reads the flags.
func EndgameOptionsOf(c *cli.Context) EndgameOptions {
	o := EndgameOptions{RuleOptions: RuleOptionsOf(c), jokers: c.String("jokers"), hands: map[string]string{}, lead: c.String("lead"), last: c.String("last"), by: c.String("by"), skipBad: c.Bool("skip-bad")}
	for _, name := range []string{"landlord", "peasant", "down", "up"} {
		if cmdline.Given(c, name) {
			o.hands[name] = c.String(name)
		}
	}
	return o
}

// Entry is an endgame, or the error in its place.
type Entry struct {
	doudizhu.Endgame
	Bad error
}

// List returns the endgames of the files in the arguments, or the endgame of the flags.
func (o EndgameOptions) List(call *cmdline.Call, r *doudizhu.Rules) ([]Entry, error) {
	switch flagged := len(o.hands) > 0; {
	case len(call.Args) > 0 && (flagged || slices.ContainsFunc([]string{"last", "by", "lead"}, call.Given)):
		return nil, call.Usagef("give an endgame by flags or by files, not both")
	case meansHands(call.Args):
		return nil, call.Usagef("%s: no such file; hands are given by flags, as in --landlord %s --peasant %s", call.Args[0], call.Args[0], call.Args[1])
	case len(call.Args) > 0:
		return o.readFiles(call)
	case call.Given("skip") || call.Given("skip-bad"):
		return nil, call.Usagef("--skip and --skip-bad are for files")
	case !flagged:
		return nil, call.Usagef("no endgame; give --landlord and --peasant, or a file, or - for standard input")
	}
	e, _, err := o.One(call, r)
	return []Entry{{Endgame: e}}, err
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

// readFiles reads all files before the first search: a mistake in the last one
// leaves no half answer, unless --skip-bad lets it pass.
func (o EndgameOptions) readFiles(call *cmdline.Call) (list []Entry, err error) {
	for e, err := range Endgames(call, o.jokers) {
		var bad cmdline.BadItem
		if err != nil && !(errors.As(err, &bad) && o.skipBad) {
			return nil, err
		}
		list = append(list, Entry{e, err})
	}
	return list, nil
}

// Endgames yields the endgames of the files that the arguments name; none at all in a file is an error.
func Endgames(call *cmdline.Call, jokers string) iter.Seq2[doudizhu.Endgame, error] {
	return cmdline.FromArgs(call, nil, func(in cmdline.Input) iter.Seq2[doudizhu.Endgame, error] {
		return func(yield func(doudizhu.Endgame, error) bool) {
			endgames, note, err := doudizhu.Notation{Jokers: jokers}.ReadEndgames(in.Name, in)
			if err != nil {
				yield(doudizhu.Endgame{}, err)
				return
			}
			noteJokers(call, note)
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
				yield(doudizhu.Endgame{}, phrase.Errorf("%s: no endgames in it; write ID LANDLORD PEASANT LEAD on a line", in.Name))
			}
		}
	})
}

// One reads the endgame of the flags, and returns its notation.
func (o EndgameOptions) One(call *cmdline.Call, r *doudizhu.Rules) (e doudizhu.Endgame, n doudizhu.Notation, err error) {
	e = doudizhu.Endgame{ID: "endgame", Three: call.Given("down") || call.Given("up")}
	names := []string{"landlord", "peasant"}
	if e.Three {
		names = []string{"landlord", "down", "up"}
	}
	if e.Three && call.Given("peasant") {
		return e, n, call.Usagef("--peasant is for one peasant, --down and --up for two")
	}
	texts := []string{o.last}
	for _, name := range names {
		texts = append(texts, o.hands[name])
	}
	if n, err = o.notation(call, texts...); err != nil {
		return e, n, err
	}
	for i, name := range names {
		if !call.Given(name) {
			return e, n, call.Usagef("no --%s", name)
		}
		if e.Hands[i], err = n.ParseHand(o.hands[name]); err != nil {
			return e, n, phrase.Errorf("--%s: %w", name, err)
		}
	}
	if e.Turn, err = e.ParseSeat(o.lead); err != nil {
		return e, n, call.Usagef("--%s: %w", "lead", err)
	}
	if err := o.lastPlay(call, r, n, &e); err != nil {
		return e, n, err
	}
	return e, n, e.Check()
}

// notation returns the notation of --jokers, or else the one recognized from the texts.
func (o EndgameOptions) notation(call *cmdline.Call, texts ...string) (doudizhu.Notation, error) {
	if o.jokers == "" && call.Given("jokers") {
		return doudizhu.Notation{}, call.Usagef("--jokers is empty; give two letters such as BR")
	}
	n, note, err := doudizhu.Notation{Jokers: o.jokers, Wild: true}.For(texts...)
	if err != nil {
		return n, call.Usagef("%w", err)
	}
	noteJokers(call, note)
	return n, nil
}

// noteJokers notes the chosen reading of the jokers on standard error.
func noteJokers(call *cmdline.Call, note phrase.Text) {
	if note.Format != "" {
		fmt.Fprint(call.Notes, PhrasesOf(call).Sprintf("note: %s; --jokers settles it\n", note))
	}
}

// lastPlay reads the play to beat and its player.
func (o EndgameOptions) lastPlay(call *cmdline.Call, r *doudizhu.Rules, n doudizhu.Notation, e *doudizhu.Endgame) (err error) {
	e.Owner = e.Turn
	if e.Last, err = ReadPlay(call, "last", o.last, &hand.Rules{Rules: *r}, n); err != nil {
		return err
	}
	if e.Last.Kind == doudizhu.Pass {
		if call.Given("by") {
			return call.Usagef("--by names the player of --last; there is no --last")
		}
		return nil
	}
	e.Owner = e.Before(e.Turn)
	if call.Given("by") {
		if e.Owner, err = e.ParseSeat(o.by); err != nil {
			return call.Usagef("--%s: %w", "by", err)
		}
	}
	return nil
}
