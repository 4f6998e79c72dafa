package review

// Labels for losses, and the accuracy of a game.

import "math"

// Label says how bad a decision was.
type Label uint8

// The labels.
const (
	Fine       Label = iota
	Unclear          // the loss would have a label, and may be none: too close to call
	Inaccuracy       // 5 points of chance
	Mistake          // 10
	Blunder          // 15
)

// lines are the least losses of the labels from Inaccuracy on.
var lines = [...]float64{0.05, 0.10, 0.15}

var labels = [...]string{"", "unclear", "inaccuracy", "mistake", "blunder"}

// String is the label's name, empty for Fine.
func (l Label) String() string { return labels[l] }

// labelOf labels a loss with its standard deviation. The label is sure if the loss less two deviations is beyond its line, too.
func labelOf(loss, deviation float64) (l Label, probably bool) {
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

// Accuracy is how well a game was played.
type Accuracy struct {
	Percent   float64 // 0 to 100
	Decisions int     // that count: below MinDecisions Percent says little
}

// MinDecisions is how many decisions a game needs for its accuracy to mean something.
const MinDecisions = 10

// marks add up the accuracy of decisions.
type marks struct {
	sum float64
	n   int
}

// add counts a decision. Without choice there is none, and where no card is a secret any more it counts only if it threw a win away.
func (m *marks) add(d *Decision) {
	if d.Choices < 2 && d.Loss == 0 || d.proved && d.Loss == 0 {
		return
	}
	m.sum += accuracyOf(100 * likely(d.Loss, d.Error))
	m.n++
}

func (m *marks) accuracy() Accuracy {
	if m.n == 0 {
		return Accuracy{Percent: 100}
	}
	return Accuracy{m.sum / float64(m.n), m.n}
}

// likely shrinks a loss by its error, as James and Stein (1961) do, so that noise alone costs nothing.
func likely(loss, deviation float64) float64 {
	if loss <= deviation {
		return 0
	}
	return loss - deviation*deviation/loss
}

// accuracyOf is what a decision counts that gave points of chance away: the curve of lichess.org is meant for moves of chess. Decisions of
// Klondike are worth less each, so that this one is steeper: 5 points leave 37.
func accuracyOf(points float64) float64 { return 100 * math.Exp(-points/5) }
