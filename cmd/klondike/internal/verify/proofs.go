package verify

// Proofs: the limits of a check, and the words about one.

import (
	"context"
	"errors"
	"math"
	"strings"
	"time"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/klondike/proof"
	"kedou/search"
)

type checkLimits struct {
	memory int64
	time   time.Duration
}

// errTime is why a check ends whose time is over.
var errTime = errors.New(search.TimeLimit.String())

// check checks a record within the limits. Where a limit is met, the answer says so.
func (l checkLimits) check(ctx context.Context, line []byte, h records.ProofHead) (klondikejson.Checked, error) {
	limited, stop := context.WithTimeoutCause(ctx, l.time, errTime)
	defer stop()
	c, err := klondikejson.CheckProof(limited, line, h, proof.Limits{States: l.memory / klondikejson.StateBytes, Steps: math.MaxInt64})
	switch {
	case errors.Is(err, proof.ErrLimit):
		c.Reason, err = "more than --memory allows", nil
	case errors.Is(err, errTime) && ctx.Err() == nil:
		c.Reason, err = "more than --time allows", nil
	}
	return c, err
}

type tally struct {
	proofs                            int
	solved, unsolvable, open, refused int
	cut                               int     // checks that met a limit
	all, file                         counted // in all files, and in the one being read
	amiss                             int     // files with other proofs than there must be
	alone                             int     // files of proofs without a manifest
	only                              judged  // the last one
	held                              []string
	more                              int // lines that aren't held any more
}

// mostHeld bounds the lines that wait for the verdict.
const mostHeld = 10_000

// hold keeps a line until the verdict is printed, which comes first.
func (t *tally) hold(line string) {
	if len(t.held) == mostHeld {
		t.more++
		return
	}
	t.held = append(t.held, line)
}

// prove counts a proof that was looked at, and prints it as JSON, or holds what is said of it if it isn't accepted.
func (v *verifying) prove(j *judged) error {
	c := j.proof
	v.proofs++
	v.all.add(j.sum)
	v.file.add(j.sum)
	v.only = *j
	v.only.text = ""
	switch {
	case c.Wrong != "":
		v.refused++
	case c.Open():
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
	case !c.Holds && !c.Open():
		v.hold(report(v.Speech, j))
	}
	return nil
}

func report(say *cmdline.Language, j *judged) string {
	c := j.proof
	at := say.Sprintf("deal %s (%s)", j.id, j.at)
	switch {
	case c.Wrong != "":
		return cmdline.Printable(say.Sprintf("WRONG: %s: %s: %s", at, say.Text(c.Verdict), c.Wrong))
	case c.Open():
		return cmdline.Printable(say.Sprintf("no proof: %s: %s", at, say.Text(c.Reason)))
	case !c.Holds:
		return cmdline.Printable(say.Sprintf("undecided: %s: the check takes %s", at, say.Text(c.Reason)))
	case c.Verdict == search.Solved.String():
		return say.Sprintf("proved won: %s: %s", at, say.Plural(int64(c.Moves), "move"))
	}
	return say.Sprintf("proved lost: %s: certificate of %s, %s, %s expanded, lemmas %s", at, say.Plural(int64(c.Bytes), "byte"),
		say.Plural(int64(c.Work.Games), "game"), say.Plural(int64(c.Work.Expanded), "state"), strings.Join(c.Lemmas, ", "))
}

// sumUp returns the sums of proofs: of a single one what it is, unless that is held, of many the verdict about all, how many hold, and their digest.
func (v *verifying) sumUp() string {
	switch {
	case v.proofs == 1 && v.refused+v.cut == 0:
		return report(v.Speech, &v.only) + "\n"
	case v.proofs > 1:
		return v.Speech.Sprintf("%s: %s: %s proved won, %s proved lost, %s refused, %s over a limit, %s without a proof; digest %s%s\n", v.Speech.Text(v.verdict()), v.Speech.Plural(int64(v.proofs), "record"),
			cmdline.Count(v.solved), cmdline.Count(v.unsolvable), cmdline.Count(v.refused), cmdline.Count(v.cut), cmdline.Count(v.open), v.all.digest.String(), v.comparison())
	}
	return ""
}

// comparison says of right proofs whether a missing record would have been found.
func (v *verifying) comparison() string {
	switch {
	case v.verdict() != "RIGHT":
		return ""
	case v.alone > 0 && v.expect == nil:
		return v.Speech.Text(", compared with nothing (see --expect)")
	case v.alone > 0 && v.expect.digest == "":
		return v.Speech.Text(", which wasn't compared; their number is as expected")
	}
	return v.Speech.Text(", as expected")
}

func (t *tally) verdict() string {
	switch {
	case t.refused+t.amiss > 0:
		return "WRONG"
	case t.undecided():
		return "UNDECIDED"
	}
	return "RIGHT"
}

// undecided reports whether a check met a limit, or no record has a proof.
func (t *tally) undecided() bool { return t.cut > 0 || t.proofs > 0 && t.open == t.proofs }
