package ledger

// Grades of decisions. They allow for the noise of the estimates.

import "math"

// Label grades a bad decision.
type Label uint8

// The labels, with the least loss of each.
const (
	Fine       Label = iota // below 5 points of chance
	Unclear                 // the loss would have a label, but may be noise: too close to call
	Inaccuracy              // 5 points
	Mistake                 // 10 points
	Blunder                 // 15 points
)

// lines are the least losses of the labels, from Inaccuracy on.
var lines = [...]float64{0.05, 0.10, 0.15}

// String returns the label's name, empty for Fine.
func (l Label) String() string {
	return [...]string{"", "unclear", "inaccuracy", "mistake", "blunder"}[l]
}

// LabelOf labels a loss with its standard deviation, both as chances from 0 to 1. The label is only probable unless the loss less two
// deviations still reaches the label's least loss.
func LabelOf(loss, deviation float64) (l Label, probably bool) {
	for i, line := range lines {
		if loss >= line {
			l, probably = Inaccuracy+Label(i), loss-2*deviation < line
		}
	}
	if l > Fine && loss <= 2*deviation {
		return Unclear, false
	}
	return l, probably
}

// Points returns a chance, or a difference of chances, in points of a hundred, and twice its standard deviation, both rounded to what that
// error leaves: to ones, and to tens if the error is ten points or more. For example 0.324 ± 0.19 is 30 ± 20.
func Points(chance, deviation float64) (points, doubt int) {
	unit := 1.0
	if 200*deviation >= 9.5 {
		unit = 10
	}
	return int(unit * math.Round(100*chance/unit)), int(unit * math.Round(200*deviation/unit))
}

// Accuracy grades the decisions of a game: 100 percent if no decision gave a chance away; a loss of 5 points counts as 37 percent.
type Accuracy struct {
	sum       float64
	Decisions int // that count
}

// Known reports whether enough decisions count for the percentage to mean something.
func (a Accuracy) Known() bool { return a.Decisions >= 10 }

// Percent is the mean over the decisions, from 0 to 100; 100 for none.
func (a Accuracy) Percent() float64 {
	if a.Decisions == 0 {
		return 100
	}
	return a.sum / float64(a.Decisions)
}

// add counts a decision. The curve is steeper than lichess.org's for chess, since single decisions in games of chance are worth less.
func (a *Accuracy) add(loss, deviation float64) {
	a.sum += 100 * math.Exp(-100*likely(loss, deviation)/5)
	a.Decisions++
}

// likely shrinks a loss by its error (James and Stein 1961), so that noise alone costs nothing.
func likely(loss, deviation float64) float64 {
	if loss <= deviation {
		return 0
	}
	return loss - deviation*deviation/loss
}
