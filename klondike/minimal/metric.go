package minimal

// The metrics of a solution's length.

import (
	"slices"
	"strings"

	"kedou/klondike"
	"kedou/search/phrase"
)

// Metric says which steps of a solution count. Moves of cards and runs count in each metric.
type Metric uint8

// The metrics.
const (
	MovesTurns        Metric = iota // moves, and turns of the stock; redeals are free
	MovesTurnsRedeals               // moves, turns and redeals
	Moves                           // moves alone
)

var metricNames = []string{"moves+turns", "moves+turns+redeals", "moves"}

// String returns the name that ParseMetric reads.
func (m Metric) String() string { return metricNames[m] }

// ParseMetric reads the name of a metric.
func ParseMetric(s string) (Metric, error) {
	if i := slices.Index(metricNames, s); i >= 0 {
		return Metric(i), nil
	}
	return 0, phrase.Errorf("unknown metric %q: use %s", s, strings.Join(metricNames, ", "))
}

// Of returns a line's length in the metric.
func (m Metric) Of(l klondike.Length) int {
	return l.Moves + m.turn()*l.Turns + m.redeal()*l.Redeals
}

// turn is the cost of a turn of the stock in the metric, and redeal the cost of a redeal.
func (m Metric) turn() int {
	if m == Moves {
		return 0
	}
	return 1
}

func (m Metric) redeal() int {
	if m == MovesTurnsRedeals {
		return 1
	}
	return 0
}
