package main

// klondike show: deals and positions, and games step by step.

import (
	"bufio"
	"fmt"
	"io"
	"iter"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
)

func showCommand() *cli.Command {
	return &cli.Command{
		Name:      "show",
		Usage:     "show deals in any form, or a game step by step",
		ArgsUsage: "[FILE… | - | DEAL | ANSWERS]",
		Description: "Prints deals as boards, or converts them to another form. With --moves it plays them\n" +
			"and shows the position reached; with --steps, every position on the way. ANSWERS are\n" +
			"the output of solve, whose solutions are played:\n" +
			"  klondike solve --seed 1 | klondike show --steps -",
		Flags: slices.Concat(sourceFlags(), rulesFlags(), movesFlag(),
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
		g, err := openGame(c)
		if err != nil {
			return err
		}
		return showGame(c, g)
	}
	deals, err := openSource(c, rulesOf(c))
	if err != nil {
		return err
	}
	games := unplayed(c, deals.deals)
	if c.NArg() > 0 {
		games = cmdline.FromArgs(c, isDealText, func(in cmdline.Input) iter.Seq2[game, error] { return readGames(c, in) })
	}
	for g, err := range games {
		if err != nil {
			return err
		}
		if err := showGame(c, g); err != nil {
			return err
		}
	}
	return nil
}

// unplayed returns deals as games without moves.
func unplayed(c *cli.Context, deals iter.Seq2[klondike.Deal, error]) iter.Seq2[game, error] {
	return func(yield func(game, error) bool) {
		for d, err := range deals {
			if err == nil && c.Bool("steps") {
				err = cmdline.Usagef(c, "--steps needs moves: give --moves, or the output of solve")
			}
			if !yield(game{Deal: d, rules: rulesOf(c)}, err) || err != nil {
				return
			}
		}
	}
}

// readGames reads deals, or what solve printed about some.
func readGames(c *cli.Context, in cmdline.Input) iter.Seq2[game, error] {
	buffered := bufio.NewReader(in)
	begin, _ := buffered.Peek(len("UNSOLVABLE ("))
	in = cmdline.Input{Name: in.Name, ReadCloser: io.NopCloser(buffered)}
	if !verdictLine.Match(begin) && (len(begin) == 0 || begin[0] != '{') {
		return unplayed(c, readDeals(c, in, rulesOf(c)))
	}
	return func(yield func(game, error) bool) {
		for p, err := range readAnswers(in) {
			var g game
			if err == nil {
				g, err = p.game()
			}
			if !yield(g, err) || err != nil {
				return
			}
		}
	}
}

// showGame plays the moves of g, as far as they are legal.
func showGame(c *cli.Context, g game) error {
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
			return fmt.Errorf("deal %s: %w", g.ID, err)
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
