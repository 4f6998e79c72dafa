package main

// klondike verify: has the referee play solutions.

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/klondike/internal/input"
	"kedou/klondike"
	"kedou/klondike/strategy"
)

func verifyCommand() *cli.Command {
	return &cli.Command{
		Name:      "verify",
		Usage:     "check solutions, move by move",
		ArgsUsage: "[ANSWERS | FILE | - | DEAL]",
		Description: "Checks all solutions in ANSWERS, what solve --json printed in any notation (- for standard\n" +
			"input), under the rules named there: the moves, what they come to, and their length. With\n" +
			"--moves, checks that these moves win the deal given as for solve. The checker shares no\n" +
			"code with any solver.\n" +
			"Exit code 0: all are right; 1: one is wrong, with the step and the reason; 2: bad\n" +
			"input, such as a text that is no move.",
		Flags:  slices.Concat(sourceFlags(), input.RulesFlags(), movesFlag()),
		Action: verify,
	}
}

func verify(c *cli.Context) error {
	if c.IsSet("moves") {
		return verifyMoves(c)
	}
	if c.NArg() == 0 || c.IsSet("seed") || c.Bool("random") {
		return cmdline.Usagef(c, "give the output of solve --json, or a deal and --moves")
	}
	if c.IsSet("draw") || c.IsSet("redeals") || c.IsSet("no-worrying-back") {
		return cmdline.Usagef(c, "the output of solve --json names its own rules")
	}
	v := verifying{out: c.App.Writer}
	for p, err := range cmdline.FromArgs(cmdline.CallOf(c), nil, readAnswers) {
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
	wrong, unread := strategy.Wins(g.Position, g.rules, g.texts)
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

// verdicts are what an answer may say.
var verdicts = []string{"solved", "unsolvable", "undecided"}

// check checks one answer, and prints what is wrong with its solution. What can't
// be read is bad input, an error.
func (v *verifying) check(p placed) error {
	g, err := p.game()
	if err != nil {
		return err
	}
	if !slices.Contains(verdicts, p.Verdict) {
		return fmt.Errorf("%s: verdict %q is none of %s", p.at, p.Verdict, strings.Join(verdicts, ", "))
	}
	wrong := p.wrong(g)
	switch {
	case errors.Is(wrong, klondike.ErrNotMove):
		return fmt.Errorf("%s: %w", p.at, wrong)
	case wrong != nil:
		v.wrong++
		_, err = fmt.Fprintln(v.out, cmdline.Printable(fmt.Sprintf("WRONG: deal %s (%s): %v", g.ID, p.at, wrong)))
	case p.Verdict != "solved" && p.Best == nil, len(p.Moves) == 0 && (p.Verdict != "solved" || p.NoLine):
		v.none++
	default:
		v.right++
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
