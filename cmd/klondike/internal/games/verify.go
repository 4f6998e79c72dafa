package games

// klondike verify: has the referee play solutions.

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/cmd/klondike/internal/input"
	"kedou/cmd/klondike/internal/speech"
	"kedou/klondike"
	"kedou/klondike/minimal"
	"kedou/klondike/strategy"
)

// VerifyCommand returns the command verify.
func VerifyCommand() *cli.Command {
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
		Flags:  slices.Concat(input.DealFlags(), input.RulesFlags(), input.MovesFlag()),
		Action: func(c *cli.Context) error { return verify(input.SourceOf(c)) },
	}
}

func verify(s *input.Source) error {
	switch {
	case s.Given("moves"):
		return verifyMoves(s)
	case len(s.Args) == 0 || s.Seeded():
		return s.Usagef("give the output of solve --json, or a deal and --moves")
	case slices.ContainsFunc([]string{"draw", "redeals", "no-worrying-back"}, s.Given):
		return s.Usagef("the output of solve --json names its own rules")
	}
	v := verifying{out: s.Out}
	for a, err := range cmdline.FromArgs(s.Call, nil, input.ReadAnswers) {
		if err == nil {
			err = v.check(a)
		}
		if err != nil {
			return err
		}
	}
	if v.right+v.wrong+v.none == 0 {
		return fmt.Errorf("%s: nothing to check", strings.Join(s.Args, ", "))
	}
	return v.finish()
}

// verifyMoves checks the moves of --moves.
func verifyMoves(s *input.Source) error {
	g, err := s.Game(false)
	if err != nil {
		return err
	}
	wrong, unread := strategy.Wins(g.Position, g.Rules, g.Texts)
	switch {
	case unread != nil:
		return fmt.Errorf("--moves: %w", unread)
	case wrong != nil:
		fmt.Fprintf(s.Out, "WRONG: %s\n", cmdline.Printable(wrong.Error()))
		return cmdline.Exit(cmdline.No)
	}
	_, err = fmt.Fprintf(s.Out, "RIGHT: wins in %s\n", cmdline.Plural(len(g.Play().Moves), "step"))
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
func (v *verifying) check(a input.Answer) error {
	g, err := a.Game()
	if err != nil {
		return err
	}
	if !slices.Contains(verdicts, a.Verdict) {
		return fmt.Errorf("%s: verdict %q is none of %s", a.At, a.Verdict, strings.Join(verdicts, ", "))
	}
	if a.Shortest != nil {
		if _, err := minimal.ParseMetric(a.Shortest.Metric); err != nil {
			return fmt.Errorf("%s: %w", a.At, err)
		}
	}
	wrong := fault(&a.Deal, g)
	switch {
	case errors.Is(wrong, klondike.ErrNotMove):
		return fmt.Errorf("%s: %w", a.At, wrong)
	case wrong != nil:
		v.wrong++
		_, err = fmt.Fprintln(v.out, cmdline.Printable(fmt.Sprintf("WRONG: deal %s (%s): %v", g.ID, a.At, wrong)))
	case a.Verdict != "solved" && a.Best == nil, len(a.Moves) == 0 && (a.Verdict != "solved" || a.NoLine):
		v.none++
	default:
		v.right++
	}
	return err
}

// fault tells what is wrong with the line of an answer, whose game is g: the moves,
// what they come to, and their length. An error that wraps klondike.ErrNotMove is
// about a text that is no move.
func fault(a *records.Deal, g input.Game) error {
	if a.NoLine && len(a.Moves) == 0 && a.Length == nil {
		return nil
	}
	l := g.Play()
	if l.Fault != nil {
		return l.Fault
	}
	if err := comesTo(a, &l); err != nil {
		return err
	}
	n := klondike.LengthOf(g.Position, g.Rules, l.Moves)
	if a.Length != nil && *a.Length != n {
		return fmt.Errorf("the moves are %s, not %s", speech.InWords(n), speech.InWords(*a.Length))
	}
	if a.Shortest == nil {
		return nil
	}
	metric, err := minimal.ParseMetric(a.Shortest.Metric)
	if err == nil && a.Shortest.Upper != metric.Of(n) {
		err = fmt.Errorf("the moves are %d in %v, not %d", metric.Of(n), metric, a.Shortest.Upper)
	}
	return err
}

// comesTo tells what is wrong with what the moves of an answer come to.
func comesTo(a *records.Deal, l *input.Line) error {
	won, up := klondike.Verify(l.Position, l.Rules, l.Moves), 0
	for _, height := range l.End().Position.Foundation {
		up += int(height)
	}
	switch {
	case a.Verdict == "solved":
		return won
	case a.Best != nil && up != a.Best.Lower:
		return fmt.Errorf("the moves bring up %s, not %d", cmdline.Plural(up, "card"), a.Best.Lower)
	case a.Best != nil && up > a.Best.Upper:
		return fmt.Errorf("the moves bring up %s, not %d", cmdline.Plural(up, "card"), a.Best.Upper)
	case won == nil:
		return fmt.Errorf("the moves win, and the verdict is %s", a.Verdict)
	case a.Best == nil && a.Verdict == "unsolvable" && len(l.Moves) > 0: // those of a game that was given up are undecided
		return fmt.Errorf("the moves don't win, and the verdict is %s", a.Verdict)
	}
	return nil
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
