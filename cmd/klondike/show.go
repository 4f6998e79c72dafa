package main

// klondike show: deals and positions, and games step by step.

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"iter"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/klondike/internal/input"
	"kedou/klondike"
)

func showCommand() *cli.Command {
	return &cli.Command{
		Name:      "show",
		Usage:     "draw deals, or a game step by step",
		ArgsUsage: "[FILE… | - | DEAL | ANSWERS]",
		Description: "Prints deals as boards. With --moves it plays them and shows the position reached; with\n" +
			"--steps, every position on the way. ANSWERS are what solve --json printed, whose solutions\n" +
			"are played:\n" +
			"  klondike solve --seed 1 --json | klondike show --steps -",
		Flags: slices.Concat(sourceFlags(), input.RulesFlags(), movesFlag(),
			cmdline.Category("Output",
				&cli.BoolFlag{Name: "steps", Usage: "show the position after every move", DisableDefaultText: true})),
		Action: show,
	}
}

func show(c *cli.Context) error {
	games, err := openGames(c)
	if err != nil {
		return err
	}
	for g, err := range games {
		if err != nil {
			return err
		}
		if err := showGame(c, g, c.Bool("steps")); err != nil {
			return err
		}
	}
	return nil
}

// openGames returns the games that the flags and arguments of c name: a deal with
// --moves, answers, or deals without moves.
func openGames(c *cli.Context) (iter.Seq2[game, error], error) {
	if c.IsSet("moves") {
		g, err := openGame(c)
		return func(yield func(game, error) bool) { yield(g, err) }, err
	}
	deals, err := openSource(c, input.RulesOf(c))
	if err != nil {
		return nil, err
	}
	if c.NArg() > 0 {
		return readArgs(c, func(in cmdline.Input) iter.Seq2[game, error] { return readGames(c, in) })
	}
	return unplayed(c, deals.deals), nil
}

// unplayed returns deals as games without moves.
func unplayed(c *cli.Context, deals iter.Seq2[klondike.Deal, error]) iter.Seq2[game, error] {
	return func(yield func(game, error) bool) {
		for d, err := range deals {
			if err == nil && c.Bool("steps") {
				err = cmdline.Usagef(c, "--steps needs moves: give --moves, or the output of solve --json")
			}
			if !yield(game{Deal: d, rules: input.RulesOf(c)}, err) || err != nil {
				return
			}
		}
	}
}

// readGames reads deals, or what solve --json printed about some.
func readGames(c *cli.Context, in cmdline.Input) iter.Seq2[game, error] {
	buffered := bufio.NewReader(in)
	head, _ := buffered.Peek(buffered.Size()) // as far as the text goes
	first, _, _ := bytes.Cut(bytes.TrimSpace(head), []byte("\n"))
	in = cmdline.Input{Name: in.Name, ReadCloser: io.NopCloser(buffered)}
	if !bytes.HasPrefix(first, []byte("{")) || !bytes.Contains(first, []byte(`"draw":`)) { // an answer names its rules
		return unplayed(c, readDeals(c, in, input.RulesOf(c), true))
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

// showGame plays the moves of g, as far as they are legal, and shows the position
// reached, or every one on the way.
func showGame(c *cli.Context, g game, steps bool) error {
	board, err := klondike.ParseForm("board")
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
		if !last && !steps {
			continue
		}
		text, err := board.Write(klondike.Deal{ID: g.ID, Position: p}, g.rules)
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
