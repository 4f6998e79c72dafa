// Package play is the command play: a game with hidden cards, on a screen or in words.
package play

// The command, and the end of a game.

import (
	"fmt"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/cmd/klondike/internal/common"
	"kedou/klondike/session"
)

// Command returns the command play.
func Command() *cli.Command {
	return &cli.Command{
		Name:      "play",
		Usage:     "play the game, cards hidden",
		ArgsUsage: "[FILE | DEAL]",
		Description: "Deals a random game, or the one that you name. On a terminal arrows and space play, and ?\n" +
			"lists the other keys. Elsewhere type or pipe in words: a move such as 7H:3>5, 7H>5, W>H\n" +
			"or W>5, d to turn the stock; help lists the others. Impossible words are reported and skipped.\n\n" +
			"On a terminal the game and the statistics of your games are kept in your configuration directory,\n" +
			"and the next play continues the game, however the program has ended. While that game is\n" +
			"open elsewhere, or if you name another deal, you may begin a second game. Elsewhere\n" +
			"--save and --statistics name the files. A game's file shows the cards that you haven't\n" +
			"seen once the game is over; replay reads it then.\n\n" +
			"Exit code 0: you have won; 1: you have given up; 3: the game isn't over; 130: Ctrl-C.",
		Flags: slices.Concat(common.DealFlags(), []cli.Flag{
			&cli.BoolFlag{Name: "winnable", Category: "Deals", Usage: "of the random deals one that can be won", DisableDefaultText: true},
			&cli.BoolFlag{Name: "undo", Category: "Rules", Usage: "moves can be taken back; --undo=false: they can't", Value: true},
		}, common.RulesFlags(), cmdline.Category("Files",
			&cli.StringFlag{Name: "save", Usage: "keep the game in `FILE`", DefaultText: "on a terminal: in your configuration directory"},
			&cli.StringFlag{Name: "resume", Usage: "continue the game in `FILE`"},
			&cli.BoolFlag{Name: "new", Usage: "give up the unfinished game in your configuration directory", DisableDefaultText: true},
			&cli.StringFlag{Name: "statistics", Usage: "keep the statistics in `FILE`", DefaultText: "on a terminal: in your configuration directory"},
		), cmdline.Category("Output", tui.Flag())),
		Action: func(c *cli.Context) error { return play(optionsOf(c)) },
	}
}

type options struct {
	*common.Source
	winnable   bool
	undoes     bool
	save       string // paths; empty: none
	resume     string
	statistics string
	fresh      bool // discard the unfinished game
	look       tui.Look
	screen     bool // there is a terminal to show the game on
}

func optionsOf(c *cli.Context) options {
	s := common.SourceOf(c)
	return options{
		Source: s, winnable: c.Bool("winnable"), undoes: c.Bool("undo"), save: c.String("save"), resume: c.String("resume"),
		statistics: c.String("statistics"), fresh: c.Bool("new"), look: tui.LookOf(c), screen: tui.Interactive(s.Call, false),
	}
}

func play(o options) error {
	s, err := takeSeat(o)
	defer func() { s.keep.game.Close() }()
	if err != nil {
		return err
	}
	if err := s.keep.open(s.game); err != nil {
		return err
	}
	if o.screen {
		p := newPlaying(s.Context, s)
		err = tui.Show(s.Call, p, s.look, false)
		s.game = p.g
	} else {
		err = s.playWords()
	}
	return s.leave(err)
}

// leave keeps the game, prints how to continue, and returns the way to end.
func (s *seat) leave(why error) error {
	g, w := s.game, s.Notes
	_, err := s.keep.save(g)
	switch {
	case err != nil:
		return err
	case g.Over():
		fmt.Fprintln(s.Out, s.say.ending(g))
	case !g.Begun() && s.save == "" && s.resume == "":
	case s.keep.game == nil:
		fmt.Fprintln(w, s.say.Text("left before the end, and not kept; --save FILE would have kept the game"))
	default:
		fmt.Fprintln(w, s.say.Sprintf("left before the end; continue with: %s", s.again()))
	}
	switch {
	case why != nil:
		return why
	case g.Won():
		return nil
	case g.Over():
		return cmdline.Exit(cmdline.No)
	}
	return cmdline.Exit(cmdline.Undecided)
}

func (s *seat) again() string {
	drop := append([]string{"save", "resume", "new"}, dealing...)
	if first, err := place(1); s.save == "" && s.resume == "" && err == nil && s.path == first {
		return s.Repeat(drop)
	}
	return s.Repeat(drop, "--resume", s.path)
}

// phrases puts facts of a game into words.
type phrases struct{ *cmdline.Language }

func (say phrases) ending(g *session.Game) string {
	how := "given up"
	if g.Won() {
		how = "won"
	}
	text := say.Sprintf("%s after %s, %d of %d cards up; %s", say.Text(how), say.Plural(int64(g.Steps()), "step"), g.CardsUp(), g.Rules.Cards(), say.dealName(g))
	for _, aid := range []struct {
		n    int
		noun string
	}{{g.Aids().Undos, "undo"}, {g.Aids().Restarts, "restart"}, {g.Aids().Hints, "hint"}, {g.Aids().OpenHints, "open hint"}, {g.Aids().Verdicts, "verdict"}} {
		if aid.n > 0 {
			text += say.Text(", ") + say.Plural(int64(aid.n), aid.noun)
		}
	}
	return text
}

// dealName is the name of the deal that the player may know.
func (say phrases) dealName(g *session.Game) string {
	if id := g.Deal(); id != "" {
		return say.Sprintf("deal %s", cmdline.Printable(id))
	}
	return say.Text("a random deal")
}
