package play

// klondike replay: steps through games with all cards open.

import (
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/cmd/klondike/internal/games"
	"kedou/cmd/klondike/internal/input"
)

// ReplayCommand returns the command replay.
func ReplayCommand() *cli.Command {
	return &cli.Command{
		Name:      "replay",
		Usage:     "step through solutions on the terminal",
		ArgsUsage: "[ANSWERS | FILE | - | DEAL]",
		Description: "Shows the games in ANSWERS, what solve --json printed in any notation, or a deal and the\n" +
			"--moves played on it. On a terminal the arrows step, space plays by itself, and ?\n" +
			"tells the other keys:\n" +
			"  klondike solve --seed 1 --json | klondike replay -\n" +
			"Elsewhere every position is printed, as by show --steps.",
		Flags:  slices.Concat(input.DealFlags(), input.RulesFlags(), input.MovesFlag(), cmdline.Category("Output", tui.Flag())),
		Action: func(c *cli.Context) error { return replay(input.SourceOf(c), tui.LookOf(c)) },
	}
}

func replay(s *input.Source, look tui.Look) error {
	list, err := played(s)
	if err != nil {
		return err
	}
	usedUp := s.UsesUp()
	if !tui.Interactive(s.Call, usedUp) {
		for _, g := range list {
			if err := games.Print(s.Out, g, true); err != nil {
				return err
			}
		}
		return nil
	}
	p := &replaying{ctx: s.Context, games: list}
	if err := p.open(0); err != nil {
		return err
	}
	return tui.Show(s.Call, p, look, usedUp)
}

// played returns the games that s names, of which one at least has moves.
func played(s *input.Source) (list []input.Game, err error) {
	games, err := s.Games()
	if err != nil {
		return nil, err
	}
	moves := 0
	for g, err := range games {
		if err != nil {
			return nil, err
		}
		list = append(list, g)
		moves += len(g.Texts)
	}
	if moves == 0 {
		return nil, s.Usagef("replay needs moves: give --moves, or the output of solve --json")
	}
	return list, nil
}
