// The command play-out: an endgame step by step against the solver.

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
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
			cmdline.ChoiceFlag("side", "who you `PLAY`: the side to move, a side, or both", "mover", "landlord", "peasants", "both"),
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
	g, err := openPlayer(c)
	if err != nil {
		return err
	}
	if onScreen {
		err = tui.Show(c, newPlayoutScreen(c.Context, g), c.Args().First() == "-")
	} else if err = g.run(c.Context); errors.Is(err, context.Canceled) {
		err = nil
	}
	if err != nil {
		return err
	}
	return cmdline.Exit(g.exitCode())
}

// wantsScreen reports whether the game is played on the terminal, and refuses flags that don't go together.
func wantsScreen(c *cli.Context) (bool, error) {
	usedUp := c.Args().First() == "-"
	onScreen := c.Bool("tui") && tui.Interactive(c, usedUp)
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

// openPlayer begins the game that the flags and arguments name.
func openPlayer(c *cli.Context) (*player, error) {
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
	if err := checkMemory(c, "auto"); err != nil {
		return nil, err
	}
	solver, err := endgame.New(*rules, endgame.Options{Limits: cmdline.Limits(c)})
	if err != nil {
		return nil, err
	}
	return newPlayer(c, rules, spec, &list[0].Endgame, solver), nil
}

// player is the state of a game against the solver.
type player struct {
	c        *cli.Context
	say      phrases
	rules    *doudizhu.Rules
	spec     string // how the rules are written
	solver   *endgame.Solver
	at       doudizhu.Endgame
	began    doudizhu.Seat      // who moved first
	past     []doudizhu.Endgame // where the user has chosen
	mine     [2]bool            // whether the user plays the landlord, the peasants
	scripted bool               // whether mistakes are fatal
	input    *cmdline.Words
}

func newPlayer(c *cli.Context, r *doudizhu.Rules, spec string, e *doudizhu.Endgame, s *endgame.Solver) *player {
	g := &player{
		c: c, say: speak(c), rules: r, spec: spec,
		solver: s, at: *e, began: e.Turn, scripted: c.IsSet("moves"),
	}
	side := c.String("side")
	mover := e.Turn.Peasant()
	g.mine[0] = side == "landlord" || side == "both" || side == "mover" && !mover
	g.mine[1] = side == "peasants" || side == "both" || side == "mover" && mover
	in, _ := cmdline.Open(c, "-", nil) // standard input always opens
	if g.scripted {
		in = cmdline.Input{Name: "--moves", ReadCloser: io.NopCloser(strings.NewReader(c.String("moves")))}
	}
	g.input = cmdline.NewWords(c, in, !g.scripted)
	return g
}

// owns reports whether the user plays for seat.
func (g *player) owns(seat doudizhu.Seat) bool {
	if seat.Peasant() {
		return g.mine[1]
	}
	return g.mine[0]
}

// run plays until the words or the context end.
func (g *player) run(ctx context.Context) error {
	for more := true; more; {
		_, over := g.at.Winner()
		var err error
		if over || g.owns(g.at.Turn) {
			if err = g.show(ctx); err == nil {
				more, err = g.take(ctx)
			}
		} else {
			err = g.answer(ctx)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// take obeys the next word that can be obeyed, and reports whether there was one.
func (g *player) take(ctx context.Context) (bool, error) {
	for {
		word, err := g.input.Next()
		if errors.Is(err, io.EOF) || commands[word] == quit {
			return false, nil
		} else if err != nil {
			return false, err
		}
		err = g.obey(ctx, word)
		if err == nil || g.scripted || ctx.Err() != nil {
			return true, err
		}
		fmt.Fprintln(g.c.App.Writer, g.say.Translate(cmdline.Printable(err.Error())))
	}
}
