package deals

// klondike show: deals and positions, and games step by step.

import (
	"io"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/klondike/internal/common"
	"kedou/klondike"
)

// ShowCommand returns the command show.
func ShowCommand() *cli.Command {
	return &cli.Command{
		Name:      "show",
		Usage:     "draw deals, or a game step by step",
		ArgsUsage: "[FILE… | - | DEAL | ANSWERS]",
		Description: "Prints deals as boards. With --moves it plays them and shows the position reached; with\n" +
			"--steps, every position on the way. ANSWERS are what solve --json printed, whose solutions\n" +
			"are played:\n" +
			"  klondike solve --seed 1 --json | klondike show --steps -",
		Flags: slices.Concat(common.DealsFlags(), common.RulesFlags(), common.MovesFlag(),
			cmdline.Category("Output",
				&cli.BoolFlag{Name: "steps", Usage: "show the position after every move", DisableDefaultText: true})),
		Action: func(c *cli.Context) error { return show(common.SourceOf(c), c.Bool("steps")) },
	}
}

func show(s *common.Source, steps bool) error {
	games, err := s.Games()
	if err != nil {
		return err
	}
	for g, err := range games {
		switch {
		case err != nil:
			return err
		case g.Bare && steps:
			return s.Usagef("--steps needs moves: give --moves, or the output of solve --json")
		}
		if err := Print(s.Call, g, steps); err != nil {
			return err
		}
	}
	return nil
}

// Print plays the moves of g, as far as they are legal, and prints the position
// reached, or every position on the way. An illegal move is then an error.
func Print(to *cmdline.Call, g common.Game, steps bool) error {
	board, l := common.FormOf("board"), g.Play()
	sentences := l.Sentences(to.Speech)
	for i, p := range l.Positions {
		if i < len(l.Positions)-1 && !steps {
			continue
		}
		text, err := board.Write(klondike.Deal{ID: g.ID, Position: p}, g.Rules)
		if err != nil {
			return err
		}
		if i > 0 {
			text = "# " + to.Speech.Sprintf("step %d: %s\n%s", i, sentences[i-1], text)
		}
		if _, err := io.WriteString(to.Out, text); err != nil {
			return err
		}
	}
	return l.Fault
}
