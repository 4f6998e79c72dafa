package main

// klondike show: deals and positions, and games step by step.

import (
	"fmt"
	"io"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
)

func showCommand() *cli.Command {
	return &cli.Command{
		Name:      "show",
		Usage:     "show deals in any form, or a game step by step",
		ArgsUsage: sourceUsage,
		Description: "Prints deals as boards, or converts them to another form. With --moves it plays them\n" +
			"and shows the position reached; with --steps, every position on the way.",
		Flags: slices.Concat(sourceFlags(), rulesFlags(), movesFlags(),
			cmdline.Category("Output", showFormatFlag(),
				&cli.BoolFlag{Name: "steps", Usage: "show the position after every move", DisableDefaultText: true})),
		Action: show,
	}
}

// showFormatFlag is formatFlag with the board first.
func showFormatFlag() cli.Flag {
	return cmdline.ChoiceFlag("format", "print in this `FORM`", formatBoard, formatNeutral, formatPinyin)
}

func show(c *cli.Context) error {
	if c.IsSet("moves") {
		return showGame(c)
	}
	if c.Bool("steps") {
		return cmdline.Usagef(c, "--steps needs --moves")
	}
	rules := rulesOf(c)
	deals, err := openSource(c, rules)
	if err != nil {
		return err
	}
	defer deals.close()
	for d, err := range deals.deals {
		if err != nil {
			return err
		}
		text, err := formatted(d, rules, c.String("format"))
		if err != nil {
			return fmt.Errorf("deal %s: %w", d.ID, err)
		}
		if _, err := io.WriteString(c.App.Writer, text); err != nil {
			return err
		}
	}
	return nil
}

// showGame plays the moves of --moves, as far as they are legal.
func showGame(c *cli.Context) error {
	g, err := openGame(c)
	if err != nil {
		return err
	}
	moves, positions, fault := g.play()
	sentences, err := klondike.NotationEnglish.Format(g.Position, g.rules, moves)
	if err != nil {
		return err
	}
	for i, p := range positions {
		last := i == len(positions)-1
		if !last && !c.Bool("steps") {
			continue
		}
		text, err := formatted(klondike.Deal{ID: g.ID, Position: p}, g.rules, c.String("format"))
		if err != nil {
			return err
		}
		if i > 0 {
			text = fmt.Sprintf("# step %d: %s\n%s", i, sentences[i-1], text)
		}
		if _, err := io.WriteString(c.App.Writer, text); err != nil {
			return err
		}
	}
	return fault
}
