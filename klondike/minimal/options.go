package minimal

// The solver's settings, what it reports and what it answers.

import (
	"kedou/klondike"
	"kedou/search"
	"kedou/search/phrase"
)

// DefaultMemory bounds the tables if Options.Limits.Memory is zero, and MinMemory is the
// least that can be asked for; both in bytes.
const (
	DefaultMemory = 2 << 30
	MinMemory     = 8 << 20
)

// Options are the settings of a Solver. The zero value is ready to use.
type Options struct {
	// Limits bound one deal, package fast's search included. Memory is for all tables:
	// DefaultMemory if zero, and never less than MinMemory; they grow as they are
	// needed. Depth isn't supported.
	Limits search.Limits
	// Metric says what the length of a line counts.
	Metric Metric
	// Workers look side by side for the first line, in package fast; 0 and 1 are the same.
	// The search for shorter ones is one goroutine's.
	Workers int
	// Off are techniques not to use.
	Off Technique
	// Progress, if set, is called now and then from the searching goroutine.
	Progress func(Progress)
}

// Progress is what is known while the search goes on.
type Progress struct {
	Lower, Upper int // bounds on the length; 0 and 0 before there is a line
	Stats        search.Stats
}

// Answer is what is known of a deal.
type Answer struct {
	// Result has the best line known, of length Upper, and as its Reason the limit that was
	// met before the line was proved shortest, or the deal decided.
	klondike.Result
	// Lower and Upper bound the length of the shortest line in the metric; both are 0 if
	// no line is known.
	Lower, Upper int
}

// Proved reports whether the answer is final: the line is shortest, or there is none.
func (a *Answer) Proved() bool {
	return a.Status == search.Unsolvable || a.Status == search.Solved && a.Lower == a.Upper
}

// checked returns o with its defaults filled in, or tells what can't be kept.
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
