package main

// klondike replay: steps through games with all cards open.

import (
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/cmd/klondike/internal/input"
	"kedou/klondike"
)

func replayCommand() *cli.Command {
	return &cli.Command{
		Name:      "replay",
		Usage:     "step through solutions on the terminal",
		ArgsUsage: "[ANSWERS | FILE | - | DEAL]",
		Description: "Shows the games in ANSWERS, what solve --json printed in any notation, or a deal and the\n" +
			"--moves played on it. On a terminal the arrows step, space plays by itself, and ?\n" +
			"tells the other keys:\n" +
			"  klondike solve --seed 1 --json | klondike replay -\n" +
			"Elsewhere every position is printed, as by show --steps.",
		Flags:  slices.Concat(sourceFlags(), input.RulesFlags(), movesFlag(), cmdline.Category("Output", tui.Flag())),
		Action: replay,
	}
}

func replay(c *cli.Context) error {
	list, err := playedGames(c)
	if err != nil {
		return err
	}
	usedUp := slices.Contains(c.Args().Slice(), "-") || c.String("moves") == "-"
	if !tui.Interactive(cmdline.CallOf(c), usedUp) {
		for _, g := range list {
			if err := showGame(c, g, true); err != nil {
				return err
			}
		}
		return nil
	}
	p := &replaying{ctx: c.Context, games: list}
	if err := p.open(0); err != nil {
		return err
	}
	return tui.Show(cmdline.CallOf(c), p, tui.LookOf(c), usedUp)
}

// playedGames returns the games that c names, of which one at least has moves.
func playedGames(c *cli.Context) (list []game, err error) {
	games, err := openGames(c)
	if err != nil {
		return nil, err
	}
	moves := 0
	for g, err := range games {
		if err != nil {
			return nil, err
		}
		list = append(list, g)
		moves += len(g.texts)
	}
	if moves == 0 {
		return nil, cmdline.Usagef(c, "replay needs moves: give --moves, or the output of solve --json")
	}
	return list, nil
}

// line is a game played through.
type line struct {
	positions []klondike.Position
	moves     []klondike.Move
	sentences []string
	fault     error // what ended it, if the rules forbid a move
}

// playThrough plays a game as far as its moves are legal.
func (g game) playThrough() (l line, err error) {
	l.moves, l.positions, l.fault = g.play()
	if len(l.positions) == 0 { // a text that is no move
		return l, l.fault
	}
	l.sentences, err = klondike.NotationEnglish.Format(g.Position, g.rules, l.moves)
	return l, err
}
