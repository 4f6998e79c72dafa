package minimal

// The solver's settings, its progress reports and its answers.

import (
	"kedou/klondike"
	"kedou/search"
	"kedou/search/phrase"
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
	if err := o.Limits.CheckNoDepth("minimal"); err != nil {
		return o, err
	}
	if int(o.Metric) >= len(metricNames) {
		return o, phrase.Errorf("unknown metric %d", o.Metric)
	}
	if o.Limits.Memory == 0 {
		o.Limits.Memory = DefaultMemory
	}
	return o, o.Limits.CheckFloor(MinMemory)
}
