package main

// klondike verify: has the referee play solutions.

import (
	"fmt"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
)

func verifyCommand() *cli.Command {
	return &cli.Command{
		Name:      "verify",
		Usage:     "check solutions, move by move",
		ArgsUsage: "[RESULTS | FILE | - | DEAL]",
		Description: "With --moves, checks that these moves win the deal given as for solve. Without it,\n" +
			"checks all solutions in RESULTS, the output of solve --json (- for standard input),\n" +
			"under the draw count and redeals named there. The checker shares no code with any\n" +
			"solver. Exit code 0: all are right; 1: one is wrong, with the step and the reason;\n" +
			"2: bad input.",
		Flags:  slices.Concat(sourceFlags(), rulesFlags(), movesFlags()),
		Action: verify,
	}
}

func verify(c *cli.Context) error {
	if c.IsSet("moves") {
		return verifyMoves(c)
	}
	if c.NArg() != 1 || c.IsSet("seed") || c.Bool("random") {
		return cmdline.Usagef(c, "give the output of solve --json, or a deal and --moves")
	}
	if c.IsSet("draw") || c.IsSet("redeals") {
		return cmdline.Usagef(c, "the output of solve --json names its own draw counts and redeals")
	}
	notation, err := notationOf(c)
	if err != nil {
		return err
	}
	in, err := cmdline.Open(c, c.Args().First(), nil)
	if err != nil {
		return err
	}
	defer in.Close()
	v := verifying{c: c, rules: rulesOf(c), notation: notation}
	for p, err := range readRecords(in) {
		if err != nil {
			return err
		}
		if err := v.check(p); err != nil {
			return err
		}
	}
	return v.finish()
}

// verifyMoves checks the moves of --moves.
func verifyMoves(c *cli.Context) error {
	g, err := openGame(c)
	if err != nil {
		return err
	}
	if wrong := wins(g.Position, g.rules, g.notation, g.texts); wrong != nil {
		fmt.Fprintf(c.App.Writer, "WRONG: %s\n", cmdline.Printable(wrong.Error()))
		return cmdline.Exit(cmdline.No)
	}
	_, err = fmt.Fprintf(c.App.Writer, "RIGHT: wins in %s\n", cmdline.Plural(len(g.texts), "step"))
	return err
}

// wins returns what is wrong with moves as a solution.
func wins(start klondike.Position, rules klondike.Rules, notation klondike.Notation, texts []string) error {
	moves, err := notation.Parse(start, rules, texts)
	if err != nil {
		return err
	}
	return klondike.Verify(start, rules, moves)
}

// verifying is one run over many records.
type verifying struct {
	c        *cli.Context
	rules    klondike.Rules    // those of the flags; a record names its own draw and redeals
	notation klondike.Notation // of records that name none
	right    int
	wrong    int
	none     int // records without a solution
}

// check checks one record, and prints what is wrong with it. A deal that can't be
// read is bad input, an error.
func (v *verifying) check(p placed) error {
	v.rules.Draw, v.rules.Redeals = p.Draw, p.Redeals
	if err := v.rules.Validate(); err != nil {
		return fmt.Errorf("%s: %w", p.at, err)
	}
	d, err := klondike.ParseDeal(p.at+": deal", p.Deal, v.rules)
	if err != nil {
		return err
	}
	if p.Verdict != "solved" {
		v.none++
		return nil
	}
	notation, err := p.notation(v.notation)
	if err != nil {
		return err
	}
	if err := wins(d.Position, v.rules, notation, p.Moves); err != nil {
		v.wrong++
		said := fmt.Sprintf("WRONG: deal %s (%s): %v", p.ID, p.at, err)
		_, err = fmt.Fprintln(v.c.App.Writer, cmdline.Printable(said))
		return err
	}
	v.right++
	return nil
}

// finish prints the sums.
func (v *verifying) finish() error {
	if v.right+v.wrong+v.none == 0 {
		return fmt.Errorf("%s: nothing to check", v.c.Args().First())
	}
	fmt.Fprintf(v.c.App.Writer, "%s right, %d wrong, %s without one\n",
		cmdline.Plural(v.right, "solution"), v.wrong, cmdline.Plural(v.none, "deal"))
	if v.wrong > 0 {
		return cmdline.Exit(cmdline.No)
	}
	return nil
}
