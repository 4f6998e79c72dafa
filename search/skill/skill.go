// Package skill grades decisions whose worth is estimated in chances to win. Its labels and its accuracy allow for the noise of the
// estimates. A decision that gave away 12 points of chance (0.12) with a standard deviation of 2 points is probably a mistake:
//
//	label, probably := skill.LabelOf(0.12, 0.02) // skill.Mistake, true
//
// The reviews of all games share it; their pages REVIEW.md define the numbers.
package skill

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

var labels = [...]string{"", "unclear", "inaccuracy", "mistake", "blunder"}

// String returns the label's name, empty for Fine.
func (l Label) String() string { return labels[l] }

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

// Accuracy grades the decisions of a game: 100 percent if no decision gave a chance away; a loss of 5 points counts as 37 percent.
type Accuracy struct {
	Percent   float64 // 0 to 100
	Decisions int     // that count; below MinDecisions Percent means little
}

// MinDecisions is the number of decisions from which on a game's accuracy means something.
const MinDecisions = 10

// Marks sum up the accuracy of decisions. The zero value is ready to use.
type Marks struct {
	sum float64
	n   int
}

// Add counts a decision with its loss and the loss's standard deviation, both as chances from 0 to 1.
func (m *Marks) Add(loss, deviation float64) {
	m.sum += accuracyOf(100 * likely(loss, deviation))
	m.n++
}

// Accuracy returns the mean over the decisions added, 100 percent for none.
func (m *Marks) Accuracy() Accuracy {
	if m.n == 0 {
		return Accuracy{Percent: 100}
	}
	return Accuracy{m.sum / float64(m.n), m.n}
}

// likely shrinks a loss by its error (James and Stein 1961), so that noise alone costs nothing.
func likely(loss, deviation float64) float64 {
	if loss <= deviation {
		return 0
	}
	return loss - deviation*deviation/loss
}

// accuracyOf returns the accuracy of a decision that gave away points of chance: 5 points leave 37. The curve is steeper than lichess.org's
// for chess, since single decisions in games of chance are worth less.
func accuracyOf(points float64) float64 { return 100 * math.Exp(-points/5) }
