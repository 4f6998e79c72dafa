package main

// klondike verify: has the referee play solutions.

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/engines"
)

func verifyCommand() *cli.Command {
	return &cli.Command{
		Name:      "verify",
		Usage:     "check solutions, move by move",
		ArgsUsage: "[ANSWERS | FILE | - | DEAL]",
		Description: "Checks all solutions in ANSWERS, the output of solve as text or JSON in any notation (-\n" +
			"for standard input), under the rules named there. With --moves, checks that these\n" +
			"moves win the deal given as for solve. The checker shares no code with any solver.\n" +
			"Exit code 0: all are right; 1: one is wrong, with the step and the reason; 2: bad\n" +
			"input, such as a text that is no move.",
		Flags:  slices.Concat(sourceFlags(), rulesFlags(), movesFlag()),
		Action: verify,
	}
}

func verify(c *cli.Context) error {
	if c.IsSet("moves") {
		return verifyMoves(c)
	}
	if c.NArg() == 0 || c.IsSet("seed") || c.Bool("random") {
		return cmdline.Usagef(c, "give the output of solve, or a deal and --moves")
	}
	if c.IsSet("draw") || c.IsSet("redeals") || c.IsSet("no-worrying-back") {
		return cmdline.Usagef(c, "the output of solve names its own rules")
	}
	v := verifying{out: c.App.Writer}
	for p, err := range cmdline.FromArgs(c, nil, readAnswers) {
		if err != nil {
			return err
		}
		if err := v.check(p); err != nil {
			return err
		}
	}
	if v.right+v.wrong+v.none == 0 {
		return fmt.Errorf("%s: nothing to check", strings.Join(c.Args().Slice(), ", "))
	}
	return v.finish()
}

// verifyMoves checks the moves of --moves.
func verifyMoves(c *cli.Context) error {
	g, err := openGame(c)
	if err != nil {
		return err
	}
	wrong, unread := engines.Wins(g.Position, g.rules, g.texts)
	switch {
	case unread != nil:
		return fmt.Errorf("--moves: %w", unread)
	case wrong != nil:
		fmt.Fprintf(c.App.Writer, "WRONG: %s\n", cmdline.Printable(wrong.Error()))
		return cmdline.Exit(cmdline.No)
	}
	moves, _, _ := g.play()
	_, err = fmt.Fprintf(c.App.Writer, "RIGHT: wins in %s\n", cmdline.Plural(len(moves), "step"))
	return err
}

// verifying is one run over many answers.
type verifying struct {
	out   io.Writer
	right int
	wrong int
	none  int // answers without a solution
}

// check checks one answer, and prints what is wrong with its solution. What can't
// be read is bad input, an error.
func (v *verifying) check(p placed) error {
	g, err := p.game()
	if err != nil {
		return err
	}
	var wrong, unread error
	switch {
	case p.Verdict == "solved" && (!p.NoLine || len(p.Moves) > 0):
		wrong, unread = engines.Wins(g.Position, g.rules, g.texts)
	case p.Best != nil:
		wrong = g.bringsUp(p.Best.Lower)
	default:
		v.none++
		return nil
	}
	switch {
	case unread != nil:
		return fmt.Errorf("%s: %w", p.at, unread)
	case wrong != nil:
		v.wrong++
		_, err := fmt.Fprintln(v.out, cmdline.Printable(fmt.Sprintf("WRONG: deal %s (%s): %v", g.ID, p.at, wrong)))
		return err
	}
	v.right++
	return nil
}

// bringsUp tells what is wrong with moves that are to bring up so many cards.
func (g game) bringsUp(cards int) error {
	moves, _, fault := g.play()
	if fault != nil {
		return fault
	}
	up, err := engines.CardsUp(g.Position, g.rules, moves)
	if err == nil && up < cards {
		err = fmt.Errorf("the moves bring up %s, not %d", cmdline.Plural(up, "card"), cards)
	}
	return err
}

// finish prints the sums.
func (v *verifying) finish() error {
	fmt.Fprintf(v.out, "%s right, %d wrong, %s without one\n",
		cmdline.Plural(v.right, "solution"), v.wrong, cmdline.Plural(v.none, "deal"))
	if v.wrong > 0 {
		return cmdline.Exit(cmdline.No)
	}
	return nil
}
