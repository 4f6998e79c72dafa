package playout

// The command play-out.

import (
	"context"
	"errors"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/endgames"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/playout"
	"kedou/search"
)

// Command returns the command play-out.
func Command() *cli.Command {
	return &cli.Command{
		Name:      "play-out",
		Usage:     "play an endgame against the solver, with every play judged",
		ArgsUsage: "[FILE | -]",
		Description: "Shows the position with its winning and losing plays, takes yours, and answers for the\n" +
			"other side: with a win if it has one, else with what is hardest to refute; with --best-line\n" +
			"with the shortest win, else the longest resistance. FILE holds one endgame, as for solve.\n" +
			"Type or pipe in, or give with --moves: cards to play them, - to pass, auto to let the\n" +
			"solver choose for you, undo, quit, help. Impossible words are reported and skipped; in\n" +
			"--moves it ends the game with exit code 2. Limits hold for each turn. With --tui arrows and\n" +
			"space play on the terminal, and ? lists the other keys.\n\n" +
			"Exit code 0: your side has won; 1: it has lost; 3: the game was not played to its end.",
		Flags: append(append(endgames.Flags(), cmdline.Category("Play",
			cmdline.ChoiceFlag("side", "who you `PLAY`: the side to move, a side, or both", playout.Sides()...),
			&cli.BoolFlag{Name: "best-line", Usage: "the solver plays the shortest win or the longest resistance, if it finds it in --time", DisableDefaultText: true},
			&cli.StringFlag{Name: "moves", Usage: "`WORDS` to take instead of standard input, with commas or blanks between"},
			&cli.BoolFlag{Name: "tui", Usage: "play on the terminal, by arrows and space; where there is none, by words", DisableDefaultText: true},
			tui.Flag(),
		)...), cmdline.LimitFlags(search.Limits{Memory: 1 << 30, Time: 10 * time.Second})...),
		Action: func(c *cli.Context) error {
			return play(cmdline.CallOf(c), options{
				endgames.OptionsOf(c), cmdline.Limits(c), tui.LookOf(c), c.String("side"), c.String("moves"), c.Bool("best-line"), c.Bool("tui"),
			})
		},
	}
}

// options are the values of the flags.
type options struct {
	endgames.Options
	limits        search.Limits // of each turn
	look          tui.Look
	side          string
	moves         string
	bestLine, tui bool
}

func play(call *cmdline.Call, o options) error {
	onScreen, err := o.wantsScreen(call)
	if err != nil {
		return err
	}
	g, err := o.open(call)
	if err != nil {
		return err
	}
	if onScreen {
		err = tui.Show(call, g.Screen(), o.look, usedUp(call))
	} else if err = g.Run(); errors.Is(err, context.Canceled) {
		err = nil
	}
	if err != nil {
		return err
	}
	return cmdline.Exit(g.ExitCode())
}

// usedUp reports whether standard input has the endgame.
func usedUp(call *cmdline.Call) bool { return len(call.Args) > 0 && call.Args[0] == "-" }

// wantsScreen reports whether the game is played on the terminal, and refuses flags that exclude each other.
func (o *options) wantsScreen(call *cmdline.Call) (bool, error) {
	onScreen := o.tui && tui.Interactive(call, usedUp(call))
	switch {
	case o.tui && call.Given("moves"):
		return false, call.Usagef("--tui takes keys; leave out --moves")
	case call.Given("ascii") && !o.tui:
		return false, call.Usagef("--ascii goes with --tui")
	case usedUp(call) && !call.Given("moves") && !onScreen:
		return false, call.Usagef("standard input can't give both the endgame and the moves; use --moves")
	}
	return onScreen, nil
}

// open begins the game of the flags and arguments.
func (o *options) open(call *cmdline.Call) (*Game, error) {
	rules, spec, err := o.RuleSet(call)
	if err != nil {
		return nil, err
	}
	list, err := o.List(call, rules)
	if err != nil {
		return nil, err
	}
	if len(list) != 1 {
		return nil, call.Usagef("play-out takes one endgame, got %d", len(list))
	}
	if err := call.CheckMemory("the dedicated solver", endgame.MinMemory); err != nil {
		return nil, err
	}
	p, err := playout.New(rules, &list[0].Endgame, o.side, o.limits)
	if err != nil {
		return nil, err
	}
	p.BestLine = o.bestLine
	return New(call, p, Options{Spec: spec, Jokers: o.Jokers, Moves: o.moves, Scripted: call.Given("moves")}), nil
}
