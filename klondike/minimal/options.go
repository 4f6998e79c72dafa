package minimal

// Options, the techniques with their names, and the metrics of a solution's length.

import (
	"cmp"
	"slices"
	"strings"

	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/internal/registry"
	"kedou/klondike"
	"kedou/search"
)

// DefaultMemory bounds the tables if Options.Limits.Memory is zero, and MinMemory is the least limit allowed; both in bytes.
const (
	DefaultMemory = 2 << 30
	MinMemory     = 8 << 20
)

// Options are the settings of a Solver. The zero value is ready to use.
type Options struct {
	// Limits bound one deal, including package fast's search. Memory is for all tables: DefaultMemory if zero, and never less than
	// MinMemory; they grow as needed. Depth isn't supported.
	Limits search.Limits
	// Metric says which steps count.
	Metric Metric
	// Workers is the number of goroutines that search for the first line, in package fast; 0 means 1. One goroutine searches for shorter
	// lines.
	Workers int
	// Off are techniques to switch off.
	Off Technique
	// Progress, if set, is called from time to time on the searching goroutine.
	Progress func(Progress)
}

// Progress is an interim report.
type Progress struct {
	Lower, Upper int // bounds on the length; both 0 before a line is known
	Stats        search.Stats
}

// Answer is the result for a deal.
type Answer struct {
	// Result has the best line known, of length Upper. Its Reason is the limit that stopped the search before the line was proved shortest,
	// or the deal decided.
	klondike.Result
	// Lower and Upper bound the length of the shortest line in the metric; both are 0 if
	// no line is known.
	Lower, Upper int
}

// Proved reports whether the answer is final: the line is shortest, or there is none.
func (a *Answer) Proved() bool {
	return a.Status == search.Unsolvable || a.Status == search.Solved && a.Lower == a.Upper
}

// checked returns o with its defaults filled in, or an error for settings that can't be kept.
func (o Options) checked() (Options, error) {
	if err := cmp.Or(engine.CheckNoDepth(o.Limits, "minimal"), engine.CheckWorkers(o.Workers, "minimal")); err != nil {
		return o, err
	}
	switch {
	case int(o.Metric) >= len(metricNames):
		return o, phrase.Errorf("minimal: Metric is %d; use MovesTurns, MovesTurnsRedeals or Moves", uint8(o.Metric))
	case o.Off > allTechniques:
		return o, phrase.Errorf("minimal: Off is %d; use a sum of techniques, of at most %d", o.Off, allTechniques)
	}
	if o.Limits.Memory == 0 {
		o.Limits.Memory = DefaultMemory
	}
	return o, engine.CheckFloor(o.Limits, MinMemory)
}

// Technique is a set of the prunings and bounds that the search can do without. PROOFS.md argues for each and names its tests.
type Technique uint16

// The techniques.
const (
	FirstLine    Technique = 1 << iota // skips lines that aren't shorter than package fast's
	Safe                               // safe tableau cards go up at once
	SafeStock                          // safe stock cards go up at once, where nothing is lost by that
	LazyEmptying                       // a column is emptied only for a king
	TableauBound                       // the joint bound on the columns; without it none
	TalonBound                         // the bound on the stock, suit by suit
	ExactTalon                         // the exact bound on the stock, computed when a state is expanded
	Dominance                          // a state decides those of its group: by turning the stock, and by its ties
	Waiting                            // in the exact bound, stock cards wait for buried cards

	allTechniques Technique = Waiting<<1 - 1
)

var techniqueNames = []string{"first-line", "safe", "safe-stock", "lazy-emptying", "tableau-bound", "talon-bound", "exact-talon", "dominance", "waiting"}

// String lists the names in t, separated by commas.
func (t Technique) String() string { return registry.Text(techniqueNames, t) }

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
