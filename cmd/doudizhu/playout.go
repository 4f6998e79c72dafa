// The command play-out: an endgame step by step against the solver.

package main

import (
	"context"
	"errors"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/cards"
	"kedou/cmd/doudizhu/internal/playout"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/doudizhu/session"
	"kedou/search"
)

func playOutCommand() *cli.Command {
	return &cli.Command{
		Name:      "play-out",
		Usage:     "play an endgame against the solver, with every play judged",
		ArgsUsage: "[FILE | -]",
		Description: "Shows the position with its winning and losing plays, takes yours, and answers for the\n" +
			"other side: with a win if it has one, else with what is hardest to refute; with --best-line\n" +
			"with the shortest win, else the longest resistance. FILE holds one endgame, as for solve.\n" +
			"Type or pipe in, or give with --moves: cards to play them, - to pass, auto to let the\n" +
			"solver choose for you, undo, quit, help. What can't be done is told and passed over; in\n" +
			"--moves it ends the game with exit code 2. Limits hold for each turn. With --tui arrows and\n" +
			"space play on the terminal, and ? tells the other keys.\n\n" +
			"Exit code 0: your side has won; 1: it has lost; 3: the game was not played to its end.",
		Flags: append(append(endgameFlags(), cmdline.Category("Play",
			cmdline.ChoiceFlag("side", "who you `PLAY`: the side to move, a side, or both", session.Sides()...),
			&cli.BoolFlag{Name: "best-line", Usage: "the solver plays the shortest win or the longest resistance, if it finds it in --time", DisableDefaultText: true},
			&cli.StringFlag{Name: "moves", Usage: "`WORDS` to take instead of standard input, with commas or blanks between"},
			&cli.BoolFlag{Name: "tui", Usage: "play on the terminal, by arrows and space; where there is none, by words", DisableDefaultText: true},
			tui.Flag(),
		)...), cmdline.LimitFlags(search.Limits{Memory: 1 << 30, Time: 10 * time.Second})...),
		Action: playOut,
	}
}

func playOut(c *cli.Context) error {
	onScreen, err := wantsScreen(c)
	if err != nil {
		return err
	}
	g, err := openPlayout(c)
	if err != nil {
		return err
	}
	if onScreen {
		err = tui.Show(cmdline.CallOf(c), g.Screen(), tui.LookOf(c), c.Args().First() == "-")
	} else if err = g.Run(); errors.Is(err, context.Canceled) {
		err = nil
	}
	if err != nil {
		return err
	}
	return cmdline.Exit(g.ExitCode())
}

// wantsScreen reports whether the game is played on the terminal, and refuses flags that don't go together.
func wantsScreen(c *cli.Context) (bool, error) {
	usedUp := c.Args().First() == "-"
	onScreen := c.Bool("tui") && tui.Interactive(cmdline.CallOf(c), usedUp)
	switch {
	case c.Bool("tui") && c.IsSet("moves"):
		return false, cmdline.Usagef(c, "--tui takes keys; leave out --moves")
	case c.IsSet("ascii") && !c.Bool("tui"):
		return false, cmdline.Usagef(c, "--ascii goes with --tui")
	case usedUp && !c.IsSet("moves") && !onScreen:
		return false, cmdline.Usagef(c, "standard input can't give both the endgame and the moves; use --moves")
	}
	return onScreen, nil
}

// openPlayout begins the game that the flags and arguments name.
func openPlayout(c *cli.Context) (*playout.Game, error) {
	rules, spec, err := rulesOf(c)
	if err != nil {
		return nil, err
	}
	list, err := endgames(c, rules)
	if err != nil {
		return nil, err
	}
	if len(list) != 1 {
		return nil, cmdline.Usagef(c, "play-out takes one endgame, got %d", len(list))
	}
	if err := checkMemory(c); err != nil {
		return nil, err
	}
	p, err := session.NewPlayout(rules, &list[0].Endgame, c.String("side"), cmdline.Limits(c))
	if err != nil {
		return nil, err
	}
	p.BestLine = c.Bool("best-line")
	call := cmdline.CallOf(c)
	return playout.New(call, p, playout.Options{
		Spec: spec, Jokers: c.String("jokers"), Moves: c.String("moves"), Scripted: c.IsSet("moves"),
		Note: func(note string) { cards.TellJokers(call, note) },
	}), nil
}
