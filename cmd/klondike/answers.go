package main

// Answers as input: the JSON that solve printed.

import (
	"errors"
	"fmt"
	"iter"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/klondike"
)

// placed is an answer that solve printed, and the place it was read from.
type placed struct {
	records.Deal
	at string // "file:12"
}

// readAnswers returns the answers of in. An error ends them and names its place.
func readAnswers(in cmdline.Input) iter.Seq2[placed, error] {
	return func(yield func(placed, error) bool) {
		lines := cmdline.NewLines(in)
		for lines.Scan() {
			p := placed{at: lines.Place()}
			err := p.read(lines.Text())
			if err != nil {
				err = fmt.Errorf("%s: %w", p.at, err)
			}
			if !yield(p, err) || err != nil {
				return
			}
		}
		if err := lines.Err(); err != nil {
			yield(placed{}, err)
		}
	}
}

// read reads a line.
func (p *placed) read(line string) error {
	if !strings.HasPrefix(line, "{") {
		return errors.New("not an answer in JSON; give what solve --json prints")
	}
	return records.DecodeKnown([]byte(line), &p.Deal)
}

// game returns the deal of an answer and its moves. The rules are those that the
// answer names; their decks are always whole.
func (p *placed) game() (game, error) {
	g := game{rules: klondike.Standard(p.Draw), texts: p.Moves}
	g.rules.Redeals, g.rules.WorryBack = p.Redeals, !p.NoBack
	if err := g.rules.Validate(); err != nil {
		return g, fmt.Errorf("%s: %w", p.at, err)
	}
	var err error
	g.Deal, err = klondike.ParseDeal(p.at+": deal", p.Deal.Deal, g.rules)
	g.ID = cmdline.Printable(p.ID) // a file may have been written by anybody
	return g, err
}

// wrong tells what is wrong with the line of an answer, whose game is g: the moves,
// what they come to, and their length. An error that wraps klondike.ErrNotMove is
// about a text that is no move.
func (p *placed) wrong(g game) error {
	if p.NoLine && len(p.Moves) == 0 {
		return nil
	}
	moves, positions, err := g.play()
	if err != nil {
		return err
	}
	if err := p.comesTo(g, moves, positions[len(positions)-1]); err != nil {
		return err
	}
	n := klondike.LengthOf(g.Position, g.rules, moves)
	switch {
	case p.Length != nil && *p.Length != n:
		return fmt.Errorf("the moves are %s, not %s", inWords(n), inWords(*p.Length))
	case p.Shortest != nil && p.Shortest.Upper != measured(n, p.Shortest.Metric):
		return fmt.Errorf("the moves are %d in %s, not %d", measured(n, p.Shortest.Metric), p.Shortest.Metric, p.Shortest.Upper)
	}
	return nil
}

// comesTo tells what is wrong with moves that lead to end.
func (p *placed) comesTo(g game, moves []klondike.Move, end klondike.Position) error {
	won, up := klondike.Verify(g.Position, g.rules, moves), 0
	for _, height := range end.Foundation {
		up += int(height)
	}
	switch {
	case p.Verdict == "solved":
		return won
	case p.Best != nil && up < p.Best.Lower:
		return fmt.Errorf("the moves bring up %s, not %d", cmdline.Plural(up, "card"), p.Best.Lower)
	case won == nil:
		return fmt.Errorf("the moves win, and the verdict is %s", p.Verdict)
	case p.Best == nil && p.Verdict == "unsolvable" && len(moves) > 0: // those of a game that was given up are undecided
		return fmt.Errorf("the moves don't win, and the verdict is %s", p.Verdict)
	}
	return nil
}

// measured is a length in one of the metrics of shortest solutions.
func measured(n klondike.Length, metric string) int {
	switch metric {
	case "moves":
		return n.Moves
	case "moves+turns":
		return n.Total()
	}
	return n.Steps()
}
