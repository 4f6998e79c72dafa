package games

// klondike verify, the part about proofs: limits of a check, and what is said of one.

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/dealproofs"
	"kedou/cmd/internal/records/proofs"
	"kedou/cmd/internal/records/sums"
	"kedou/klondike/proof"
	"kedou/search"
)

// checkFlags returns the flags that bound the check of a proof, and say how it is told.
func checkFlags() []cli.Flag {
	return append(cmdline.Category("Limits",
		cmdline.BytesFlag("memory", "the check of a proof may hold this many `BYTES`", "2GiB"),
		cmdline.DurationFlag("time", "the check of a proof may take this `TIME`", time.Hour)),
		append(cmdline.Category("Output", cmdline.JSONFlag()), cmdline.WorkersFlag())...)
}

// checkLimits bound the check of a proof.
type checkLimits struct {
	memory int64
	time   time.Duration
}

// perState is what the checker keeps of a state at most, in bytes, as proof.Limits says.
const perState = 250

func checkLimitsOf(c *cli.Context) checkLimits {
	return checkLimits{cmdline.BytesOf(c, "memory"), cmdline.DurationOf(c, "time")}
}

// errTime is why a check ends whose time is over.
var errTime = errors.New(search.TimeLimit.String())

// check checks a record within the limits. Where a limit is met, the answer says so.
func (l checkLimits) check(ctx context.Context, line []byte, h proofs.Head) (dealproofs.Checked, error) {
	limited, stop := context.WithTimeoutCause(ctx, l.time, errTime)
	defer stop()
	c, err := dealproofs.Check(limited, line, h, proof.Limits{States: l.memory / perState, Steps: math.MaxInt64})
	switch {
	case errors.Is(err, proof.ErrLimit):
		c.Reason, err = "more than --memory allows", nil
	case errors.Is(err, errTime) && ctx.Err() == nil:
		c.Reason, err = "more than --time allows", nil
	}
	return c, err
}

// tally counts proofs.
type tally struct {
	proofs                            int
	solved, unsolvable, open, refused int
	cut                               int // checks that met a limit
	digest                            sums.Digest
	only                              judged // the last one
}

// prove counts a proof that was looked at, and prints it if it is refused, or as JSON.
func (v *verifying) prove(j *judged) error {
	c := j.proof
	v.proofs++
	v.digest.Add(j.sum)
	v.only = *j
	v.only.text = ""
	switch {
	case c.Wrong != "":
		v.refused++
	case !c.Holds && c.Verdict == search.Unknown.String():
		v.open++
	case !c.Holds:
		v.cut++
	case c.Verdict == search.Solved.String():
		v.solved++
	default:
		v.unsolvable++
	}
	switch {
	case v.json:
		return cmdline.WriteJSON(v.Out, c)
	case c.Wrong == "" && (c.Holds || c.Verdict == search.Unknown.String()):
		return nil
	}
	_, err := fmt.Fprintln(v.Out, told(j))
	return err
}

// told is what is said of a proof.
func told(j *judged) string {
	c := j.proof
	at := fmt.Sprintf("deal %s (%s)", j.id, j.at)
	switch {
	case c.Wrong != "":
		return cmdline.Printable(fmt.Sprintf("WRONG: %s: %s: %s", at, c.Verdict, c.Wrong))
	case !c.Holds && c.Verdict == search.Unknown.String():
		return cmdline.Printable(fmt.Sprintf("no proof: %s: %s", at, c.Reason))
	case !c.Holds:
		return cmdline.Printable(fmt.Sprintf("undecided: %s: the check takes %s", at, c.Reason))
	case c.Work == nil:
		return fmt.Sprintf("proved won: %s: %s", at, cmdline.Plural(c.Moves, "move"))
	}
	return fmt.Sprintf("proved lost: %s: certificate of %s, %s, %s expanded, lemmas %s", at, cmdline.Plural(c.Bytes, "byte"),
		cmdline.Plural(c.Work.Games, "game"), cmdline.Plural(c.Work.Expanded, "state"), strings.Join(c.Lemmas, ", "))
}

// sumUp prints the sums of proofs: of a single one what it is, of many how many hold, and their digest.
func (v *verifying) sumUp() (err error) {
	switch {
	case v.json || v.proofs == 0:
	case v.proofs == 1 && v.refused+v.cut == 0:
		_, err = fmt.Fprintln(v.Out, told(&v.only))
	case v.proofs > 1:
		_, err = fmt.Fprintf(v.Out, "%s: %s won, %s lost, all checked; %s refused, %s over a limit, %s without a proof; digest %s\n", cmdline.Plural(v.proofs, "record"),
			cmdline.Count(v.solved), cmdline.Count(v.unsolvable), cmdline.Count(v.refused), cmdline.Count(v.cut), cmdline.Count(v.open), v.digest.String())
	}
	if err == nil && v.refused+v.wrong == 0 && v.proofs > 0 && (v.cut > 0 || v.open == v.proofs) {
		err = cmdline.Exit(cmdline.Undecided)
	}
	return err
}
