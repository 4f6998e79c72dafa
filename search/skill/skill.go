// Package skill grades decisions whose worth is estimated in chances to win. Its labels and its accuracy allow for the noise of the
// estimates. A decision that gave away 12 points of chance with a standard deviation of 2 is probably a mistake:
//
//	label, probably := skill.LabelOf(0.12, 0.02) // skill.Mistake, true
//
// The reviews of all games share it; their pages REVIEW.md define the numbers.
package skill

import "math"

// Label grades a bad decision.
type Label uint8

// The labels.
const (
	Fine       Label = iota
	Unclear          // the loss would have a label, but may be noise: too close to call
	Inaccuracy       // 5 points of chance
	Mistake          // 10
	Blunder          // 15
)

// lines are the least losses of the labels, from Inaccuracy on.
var lines = [...]float64{0.05, 0.10, 0.15}

var labels = [...]string{"", "unclear", "inaccuracy", "mistake", "blunder"}

// String returns the label's name, empty for Fine.
func (l Label) String() string { return labels[l] }

// LabelOf labels a loss with its standard deviation. The label is sure if the loss less two deviations still exceeds the label's least
// loss.
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

// Accuracy grades the decisions of a game.
type Accuracy struct {
	Percent   float64 // 0 to 100
	Decisions int     // that count; below MinDecisions Percent means little
}

// MinDecisions is the number of decisions from which on a game's accuracy means something.
const MinDecisions = 10

// Marks sum the accuracy of decisions. The zero value has none.
type Marks struct {
	sum float64
	n   int
}

// Add counts a decision by its loss and the loss's standard deviation.
func (m *Marks) Add(loss, deviation float64) {
	m.sum += accuracyOf(100 * likely(loss, deviation))
	m.n++
}

// Accuracy returns the mean over the decisions added, 100 for none.
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
