// Package play is the command play: the user against bots at the table.
package play

import (
	"errors"
	"fmt"
	"io"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
)

// Command returns the command.
func Command() *cli.Command {
	return &cli.Command{
		Name:  "play",
		Usage: "play the whole game against two bots",
		Description: "You sit on chair 0, bots on chairs 1 and 2. On a terminal arrows, space and enter play, and ?\n" +
			"lists the other keys. With --plain or elsewhere type, or pipe in, a word for each of your\n" +
			"answers: a bid such as 2, yes or no, cards such as 34567, - to pass; help lists the others.\n" +
			"Impossible words are reported and skipped.\n\n" +
			"With --save the games are kept in FILE before each of your answers, and --resume continues\n" +
			"from there, however the program has ended. With --practice an answer can be taken back,\n" +
			"and once few cards are left play prints who would win with open cards.\n\n" +
			"Exit code 0: all games were played; 3: you left before; 130: Ctrl-C.",
		Flags: append(append(cmdline.Category("Games",
			cmdline.ChoiceFlag("variant", "the `GAME`", table.Variants()...),
			cmdline.IntFlag("n", "play `N` games", 1, 1, 1000),
			cmdline.SeedFlag("the `SEED` of the first deal; the others follow", 1),
			cmdline.IntFlag("level", "the bots' strength, `N` from 1 to 5", 3, 1, 5),
			common.BotsFlag("the `BOTS` on chairs 1 and 2 by name, with a comma between; or one for both", "by level"),
			&cli.BoolFlag{Name: "practice", Usage: "undo, and a look at open cards near the end", DisableDefaultText: true},
		), cmdline.Category("Output", tui.Flag(),
			&cli.BoolFlag{Name: "plain", Usage: "words instead of the screen, on a terminal too", DisableDefaultText: true},
		)...), cmdline.Category("Files",
			&cli.StringFlag{Name: "save", Usage: "keep the games in `FILE`"},
			&cli.StringFlag{Name: "resume", Usage: "continue the games in `FILE`"},
			&cli.StringFlag{Name: "records", Usage: "add the records of the games that are over to `FILE`, a line each"},
		)...),
		Action: func(c *cli.Context) error {
			return run(cmdline.CallOf(c), options{
				terms: session.Terms{Games: c.Int("n"), Seed: c.Uint64("seed"), Game: c.String("variant"), Practice: c.Bool("practice")},
				level: c.Int("level"), bots: c.String("bots"),
				look: tui.LookOf(c), plain: c.Bool("plain"),
				save: c.String("save"), resume: c.String("resume"), records: c.String("records"),
			})
		},
	}
}

// options are the values of the flags.
type options struct {
	terms                 session.Terms // without the bots
	level                 int
	bots                  string
	look                  tui.Look
	plain                 bool   // no screen
	save, resume, records string // paths; empty: none
}

// taken are the flags whose values the file of --resume has.
var taken = []string{"variant", "n", "seed", "level", "bots", "practice"}

// console is the user's place.
type console struct {
	*cmdline.Call
	*session.Session
	say      phrases
	files    files
	input    *cmdline.Words
	reported table.Record // the part of the game that the user knows
}

// phrases puts facts of a game into words.
type phrases struct{ common.Phrases }

// errLeft means that the user has left before the end.
var errLeft = errors.New("left")

func run(call *cmdline.Call, o options) error {
	if len(call.Args) > 0 {
		return call.Usagef("play takes no argument, got %q; it reads your words from standard input", call.Args[0])
	}
	d, err := open(call, o)
	if err != nil {
		return err
	}
	defer d.files.saved.Close()
	if tui.Interactive(call, false) && !o.plain {
		return d.showTable(o.look)
	}
	err = d.play()
	if errors.Is(err, errLeft) || call.Err() != nil {
		if err := d.leave(); err != nil {
			return err
		}
		return cmdline.Exit(cmdline.Undecided) // Ctrl-C makes the code 130
	}
	return err
}

// open returns the games in the flags, or those of --resume.
func open(call *cmdline.Call, o options) (*console, error) {
	begun, err := begin(call, o)
	if err != nil {
		return nil, err
	}
	d := &console{Call: call, Session: begun, say: phrases{common.PhrasesOf(call)}}
	in, err := call.Open("-")
	if err == nil {
		d.input = call.Words(in, true)
		err = d.files.open(call, o, d.Session)
	}
	return d, err
}

// begin makes the session of the flags; a session of --resume is read later.
func begin(call *cmdline.Call, o options) (*session.Session, error) {
	if o.resume != "" {
		for _, name := range taken {
			if call.Given(name) {
				return nil, call.Usagef("--%s: the file of --resume has it", name)
			}
		}
		if o.resume == "-" {
			return nil, call.Usagef("--resume -: standard input has your words; name a file")
		}
		return new(session.Session), nil
	}
	list, err := o.players(call)
	if err != nil {
		return nil, err
	}
	o.terms.Bots = [2]string{list[0].Spec, list[len(list)-1].Spec}
	s, err := session.New(o.terms)
	if err != nil {
		return nil, call.Usagef("%w", err)
	}
	return s, nil
}

// players are the bots in the flags: one, or one for each of the chairs 1 and 2.
func (o *options) players(call *cmdline.Call) ([]common.Bot, error) {
	if !call.Given("bots") {
		spec, err := bot.Level(o.level)
		if err != nil {
			return nil, call.Usagef("--%s: %w", "level", err)
		}
		return []common.Bot{{Spec: spec}}, nil
	}
	list, err := common.ReadBots(call, o.bots)
	if err != nil {
		return nil, call.Usagef("--%s: %w", "bots", err)
	}
	if call.Given("level") || len(list) == 0 || len(list) > 2 {
		return nil, call.Usagef("give --level, or one or two --bots of %s", common.BotNames())
	}
	return list, nil
}

// play plays the remaining games.
func (d *console) play() error {
	for {
		d.announce()
		if err := d.playOne(); err != nil {
			return err
		}
		d.conclude()
		if err := d.files.record(d.Record()); err != nil {
			return err
		}
		if !d.Deal() {
			return d.files.keep(d.Session)
		}
	}
}

// playOne plays a game to its end.
func (d *console) playOne() error {
	for {
		view, err := d.Next(d, d.report, func(c table.Chair, why error) {
			fmt.Fprintln(d.Notes, d.say.Sprintf("the table answers for %s: %s", d.name(c), cmdline.Printable(why.Error())))
		})
		if err == nil && view != nil {
			err = d.files.keep(d.Session)
		}
		if err != nil || view == nil {
			return err
		}
		d.show(view)
		if err := d.ask(view); err != nil {
			return err
		}
	}
}

// ask takes words until a word is an answer, or returns to the question before.
func (d *console) ask(view *table.View) error {
	for {
		word, err := d.next()
		if err != nil {
			return err
		}
		switch do, known := playWords[word]; {
		case known:
			err = do(d, view)
		default:
			if err = d.Answer(word); err == nil {
				d.report()
				return nil
			}
		}
		switch {
		case errors.Is(err, errBack):
			return nil
		case errors.Is(err, errLeft):
			return err
		case err != nil:
			fmt.Fprintln(d.Out, cmdline.Printable(d.say.Say(err)))
		}
	}
}

// next returns the next word from the terminal or a pipe, errLeft at their end.
func (d *console) next() (string, error) {
	word, err := d.input.Next()
	if errors.Is(err, io.EOF) {
		err = errLeft
	}
	return word, err
}

// leave saves the games, and prints the command to continue.
func (d *console) leave() error {
	if d.files.saved == nil {
		fmt.Fprintln(d.Notes, d.say.Text("left before the end, and not kept; --save FILE would have kept the game"))
		return nil
	}
	if err := d.files.keep(d.Session); err != nil {
		return err
	}
	again := d.Repeat(append(taken, "save", "resume"), "--resume", d.files.path)
	fmt.Fprintln(d.Notes, d.say.Sprintf("left before the end; continue with: %s", again))
	return nil
}
