package solve

// The sums over many deals.

import (
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/measure"
	"kedou/search"
)

type tally struct {
	solved, unsolvable, undecided int64
	proved                        int64 // solved ones whose solution is proved shortest
	length                        int64 // of those, summed up
	shortest                      bool  // that was asked
	bounded                       int64 // lost deals whose most cards up aren't known
	unproved                      int64 // decided deals without the proof that --proof wants
}

func (t *tally) add(o outcome) {
	if o.proof.Open != "" && o.result.Status != search.Unknown {
		t.unproved++
	}
	switch o.result.Status {
	case search.Solved:
		t.solved++
		if b := o.result.Shortest; b.Proved() {
			t.proved++
			t.length += int64(b.Upper)
		}
	case search.Unsolvable:
		t.unsolvable++
		if b := o.result.Best; b != nil && b.Lower < b.Upper {
			t.bounded++
		}
	default:
		t.undecided++
	}
}

func (t tally) total() int64 { return t.solved + t.unsolvable + t.undecided }

// code is the exit code: the weakest answer counts.
func (t tally) code() int {
	switch {
	case t.undecided+t.bounded+t.unproved > 0 || t.shortest && t.proved < t.solved:
		return cmdline.Undecided
	case t.unsolvable > 0:
		return cmdline.No
	}
	return cmdline.Yes
}

func (t tally) text(say *cmdline.Language) string {
	text := say.Sprintf("%s: %s solved (%s), %s unsolvable, %s undecided", say.Plural(t.total(), "deal"),
		cmdline.Count(t.solved), cmdline.Percent(say, t.solved, t.total()), cmdline.Count(t.unsolvable), cmdline.Count(t.undecided))
	if t.unproved > 0 {
		text += say.Sprintf("; %s without a proof", cmdline.Count(t.unproved))
	}
	if t.shortest {
		text += say.Sprintf("; %s proved shortest", cmdline.Count(t.proved))
	}
	if t.proved > 0 {
		text += say.Sprintf(", of mean length %.1f", float64(t.length)/float64(t.proved))
	}
	return text
}

// rate estimates the share of deals that can be won: the 95 % interval, with the
// undecided ones counted as lost for its lower end and as won for the upper.
func (t tally) rate(say *cmdline.Language) string {
	low, _ := measure.Wilson(t.solved, t.total())
	_, high := measure.Wilson(t.solved+t.undecided, t.total())
	return say.Sprintf("winnable: %.2f to %.2f %% (95 %% interval)", 100*low, 100*high)
}
