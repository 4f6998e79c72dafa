// Package verify is the command verify: the referee replays solutions, and proofs are checked.
package verify

// The command, and the check of answers.

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/klondike/internal/common"
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/minimal"
)

// Command returns the command verify.
func Command() *cli.Command {
	return &cli.Command{
		Name:      "verify",
		Usage:     "check solutions move by move, and proofs",
		ArgsUsage: "[ANSWERS | FILE | - | DEAL]",
		Description: "Checks all solutions in ANSWERS, what solve --json printed in any notation (- for standard\n" +
			"input), under the rules named there: the moves, what they come to, and their length. Checks\n" +
			"all proofs in what solve --proof or survey export --proofs wrote: of a win the moves, of a\n" +
			"loss the certificate. Where the export's manifest lies beside the file, or with --expect, a\n" +
			"missing record is found too. Files may be compressed by gzip. With --moves, checks that these\n" +
			"moves win the deal given as for solve. The checkers share no code with any solver.\n" +
			"Exit code 0: all are right; 1: one is wrong or missing, with the reason; 2: bad\n" +
			"input, such as a text that is no move; 3: the check of a proof met a limit, or no\n" +
			"record has a proof.",
		Flags: slices.Concat(cmdline.Category("Deals", common.SeedFlag()), common.RulesFlags(), common.MovesFlag(),
			cmdline.Category("Limits",
				cmdline.BytesFlag("memory", "the check of a proof may hold this many `BYTES`", "2GiB"),
				cmdline.DurationFlag("time", "the check of a proof may take this `TIME`", time.Hour)),
			cmdline.Category("Output", cmdline.JSONFlag()), []cli.Flag{cmdline.WorkersFlag(),
				&cli.StringFlag{Name: "expect", Usage: "there must be exactly these `PROOFS`: their number, their digest, or both with a comma between"}}),
		Action: func(c *cli.Context) error {
			s, limits := common.SourceOf(c), checkLimits{cmdline.BytesOf(c, "memory"), cmdline.DurationOf(c, "time")}
			expect, err := expected(s.Call, c.String("expect"))
			if err != nil {
				return err
			}
			return verify(s, &verifying{Call: s.Call, json: c.Bool("json"), workers: c.Int("workers"), limits: limits, expect: expect})
		},
	}
}

func verify(s *common.Source, v *verifying) error {
	switch {
	case s.Given("moves") && v.expect != nil:
		return s.Usagef("--expect is for proofs, --moves for a deal")
	case s.Given("moves"):
		return verifyMoves(s)
	case len(s.Args) == 0 || s.Seeded():
		return s.Usagef("give the output of solve --json or solve --proof, or a deal and --moves")
	case slices.ContainsFunc([]string{"draw", "redeals", "no-worrying-back"}, s.Given):
		return s.Usagef("the output of solve names its own rules")
	}
	err := cmdline.Ordered(s.Context, v.workers, cmdline.FromArgs(s.Call, nil, readLines), v.judge, v.emit)
	switch cut := (*cutOff)(nil); {
	case errors.As(err, &cut):
		return cmp.Or(v.printHeld(), records.Rest(cut.error, v.right+v.solved+v.unsolvable, v.answers+v.proofs))
	case err != nil:
		return cmp.Or(v.printHeld(), err)
	case v.answers+v.proofs == 0:
		return phrase.Errorf("%s: nothing to check", strings.Join(s.Args, ", "))
	}
	return v.finish()
}

func verifyMoves(s *common.Source) error {
	g, err := s.Game(false)
	if err != nil {
		return err
	}
	moves, err := klondike.ParseMoves(g.Position, g.Rules, g.Texts)
	if errors.Is(err, klondike.ErrNotMove) {
		return phrase.Errorf("--moves: %w", err)
	}
	if err == nil {
		err = klondike.Verify(g.Position, g.Rules, moves)
	}
	if err != nil {
		fmt.Fprintln(s.Out, cmdline.Printable(s.Speech.Sprintf("WRONG: %v", err)))
		return cmdline.Exit(cmdline.No)
	}
	_, err = fmt.Fprintln(s.Out, s.Speech.Sprintf("RIGHT: wins in %s", s.Speech.Plural(int64(len(g.Play().Moves)), "step")))
	return err
}

// line is a line of input and its place: "file:12"; or, without text, the end of the file at.
type line struct{ text, at string }

// longestProof is the longest line read: certificates of a megabyte are rare.
const longestProof = 64 << 20

func readLines(in cmdline.Input) iter.Seq2[line, error] {
	return func(yield func(line, error) bool) {
		lines := cmdline.NewLongLines(in, longestProof)
		for lines.Scan() {
			if !yield(line{lines.Text(), lines.Place()}, nil) {
				return
			}
		}
		if err := lines.Err(); err != nil {
			yield(line{}, &cutOff{err})
			return
		}
		yield(line{at: in.Name}, nil)
	}
}

// cutOff is an error about a truncated file.
type cutOff struct{ error }

type verifying struct {
	*cmdline.Call
	json    bool
	workers int
	limits  checkLimits
	expect  *amount // nil: any
	answers int     // right, wrong, and without a solution
	right   int
	wrong   int
	none    int
	tally   // of proofs
}

type judged struct {
	line
	id    string
	none  bool  // an answer without a solution
	wrong error // with an answer
	proof *klondikejson.Checked
	sum   uint64  // of a proof
	must  *amount // at the end of a file: what its manifest says
	err   error   // the proof can't be read or can't be checked
}

// judge checks a line: an answer or a proof, by the line's own head.
func (v *verifying) judge(ctx context.Context, l line) (j judged) {
	j.line = l
	if l.text == "" {
		j.must, j.err = manifestOf(l.at)
		return j
	}
	if head, is := records.ProofHeadOf([]byte(l.text)); is {
		var c klondikejson.Checked
		c, j.err = v.limits.check(ctx, []byte(l.text), head)
		j.id, j.proof, j.sum = cmdline.Printable(c.ID), &c, records.Sum([]byte(l.text))
		if j.err != nil {
			j.err = phrase.Errorf("%s: %w", l.at, j.err)
		}
		return j
	}
	if j.err = j.answer(v.Speech); j.err == nil {
		return j
	}
	if cut := records.CutOff([]byte(l.text)); cut != nil {
		j.err = &cutOff{phrase.Errorf("%s: %w", l.at, cut)}
	}
	return j
}

// answer checks an answer. The error is about an answer that can't be read.
func (j *judged) answer(say *cmdline.Language) error {
	a, err := common.ReadAnswer(j.text, j.at)
	if err != nil {
		return err
	}
	g, err := a.Game()
	if err != nil {
		return err
	}
	if !slices.Contains(verdicts, a.Verdict) {
		return phrase.Errorf("%s: verdict %q is none of %s", a.At, a.Verdict, strings.Join(verdicts, ", "))
	}
	if a.Shortest != nil {
		if _, err := minimal.ParseMetric(a.Shortest.Metric); err != nil {
			return phrase.Errorf("%s: %w", a.At, err)
		}
	}
	j.id, j.wrong = g.ID, fault(say, &a.Deal, g)
	if errors.Is(j.wrong, klondike.ErrNotMove) {
		return phrase.Errorf("%s: %w", a.At, j.wrong)
	}
	j.none = a.Verdict != "solved" && a.Best == nil || len(a.Moves) == 0 && (a.Verdict != "solved" || a.NoLine)
	return nil
}

func (v *verifying) emit(j judged) error {
	switch {
	case j.err != nil:
		return j.err
	case j.text == "":
		return v.ended(j.at, j.must)
	case j.proof != nil:
		return v.prove(&j)
	}
	v.answers++
	switch {
	case j.wrong != nil:
		v.wrong++
	case j.none:
		v.none++
	default:
		v.right++
	}
	if j.wrong != nil {
		v.hold(cmdline.Printable(v.Speech.Sprintf("WRONG: deal %s (%s): %v", j.id, j.at, j.wrong)))
	}
	return nil
}

var verdicts = []string{"solved", "unsolvable", "undecided"}

// fault returns the fault of an answer's line, whose game is g: the moves,
// their end, and their length. An error that wraps klondike.ErrNotMove is
// about a text that is no move.
func fault(say *cmdline.Language, a *klondikejson.Deal, g common.Game) error {
	if a.NoLine && len(a.Moves) == 0 && a.Length == nil {
		return nil
	}
	l := g.Play()
	if l.Fault != nil {
		return l.Fault
	}
	if err := comesTo(say, a, &l); err != nil {
		return err
	}
	n := klondike.LengthOf(g.Position, g.Rules, l.Moves)
	if a.Length != nil && *a.Length != n {
		return phrase.Errorf("the moves are %s, not %s", common.InWords(say, n), common.InWords(say, *a.Length))
	}
	if a.Shortest == nil {
		return nil
	}
	metric, err := minimal.ParseMetric(a.Shortest.Metric)
	if err == nil && a.Shortest.Upper != metric.Of(n) {
		err = phrase.Errorf("the moves are %d in %v, not %d", metric.Of(n), metric, a.Shortest.Upper)
	}
	return err
}

func comesTo(say *cmdline.Language, a *klondikejson.Deal, l *common.Line) error {
	won, up := klondike.Verify(l.Position, l.Rules, l.Moves), l.Positions[len(l.Positions)-1].CardsUp()
	switch {
	case a.Verdict == "solved":
		return won
	case a.Best != nil && up != a.Best.Lower:
		return phrase.Errorf("the moves bring up %s, not %d", say.Plural(int64(up), "card"), a.Best.Lower)
	case a.Best != nil && up > a.Best.Upper:
		return phrase.Errorf("the moves bring up %s, not %d", say.Plural(int64(up), "card"), a.Best.Upper)
	case won == nil:
		return phrase.Errorf("the moves win, and the verdict is %s", a.Verdict)
	case a.Best == nil && a.Verdict == "unsolvable" && len(l.Moves) > 0: // the moves of a game given up are undecided
		return phrase.Errorf("the moves don't win, and the verdict is %s", a.Verdict)
	}
	return nil
}

func (v *verifying) finish() error {
	if v.expect != nil {
		if err := v.compare("all", &v.all, v.expect); err != nil {
			return err
		}
	}
	sum := ""
	if v.answers > 0 {
		sum = v.Speech.Sprintf("%s right, %d wrong, %s without one\n",
			v.Speech.Plural(int64(v.right), "solution"), v.wrong, v.Speech.Plural(int64(v.none), "deal"))
	}
	if !v.json {
		if _, err := fmt.Fprint(v.Out, sum, v.sumUp()); err != nil {
			return err
		}
	}
	return cmp.Or(v.printHeld(), cmdline.Exit(v.code()))
}

func (v *verifying) code() int {
	switch {
	case v.wrong+v.refused+v.amiss > 0:
		return cmdline.No
	case v.undecided():
		return cmdline.Undecided
	}
	return cmdline.Yes
}

func (v *verifying) printHeld() error {
	for _, line := range v.held {
		if _, err := fmt.Fprintln(v.Out, line); err != nil {
			return err
		}
	}
	if v.more == 0 {
		return nil
	}
	_, err := fmt.Fprintln(v.Out, v.Speech.Sprintf("and %s like these", v.Speech.Plural(int64(v.more), "more line")))
	return err
}
