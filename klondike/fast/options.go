package fast

// The solver's settings and the limits that it keeps.

import (
	"kedou/search"
	"kedou/search/phrase"
)

// DefaultMemory bounds the tables if Options.Limits.Memory is zero, and MinMemory
// is the least that can be asked for; both in bytes.
const (
	DefaultMemory = 256 << 20
	MinMemory     = 1 << 20
)

// DefaultPolish is how many states are expanded to shorten a line if Options.Polish is
// zero: about 10 ms of one core.
const DefaultPolish = 10_000

// Options are the settings of a Solver. The zero value is ready to use.
type Options struct {
	// Limits bound one deal, certificate included. Expansions counts as
	// Stats.Expanded does and may be passed by one component; several workers
	// share it evenly. Memory is for the tables: DefaultMemory if zero, and never
	// less than MinMemory. Depth isn't supported: a verdict doesn't depend on
	// the length of a line.
	Limits search.Limits
	// Workers search one deal side by side; 0 and 1 are the same.
	Workers int
	// Certify checks each verdict by nothing but the rules, see Solver.Solve.
	Certify bool
	// Polish is how much work a shorter line is worth, in states expanded beside those
	// of the search: DefaultPolish if zero, none if negative. The same number gives the same line.
	Polish int64
	// VerdictOnly leaves Result.Path empty, which spares writing down and
	// shortening the line: most of the time of an easy deal.
	VerdictOnly bool
	// Off are techniques not to use. Without Quotient none of the others is used
	// either.
	Off Technique
	// Progress, if set, is called now and then from the searching goroutine.
	Progress func(search.Stats)
}

// checked returns o with its defaults filled in, or tells what can't be kept.
func (o Options) checked() (Options, error) {
	if err := o.Limits.CheckNoDepth("fast"); err != nil {
		return o, err
	}
	if o.Limits.Memory == 0 {
		o.Limits.Memory = DefaultMemory
	}
	if o.Limits.Memory < MinMemory {
		return o, phrase.Errorf("%w: fast needs %d bytes of memory or more (1 MiB), not %d", search.ErrLimits, MinMemory, o.Limits.Memory)
	}
	return o, nil
}

// line reports whether the moves of a win are needed.
func (o Options) line() bool { return !o.VerdictOnly || o.Certify }

// polish returns the states that may be expanded to shorten a line, and so many nodes as
// fit into the memory that the search has left.
func (o Options) polish(used int64) (expansions int64, nodes int) {
	if expansions = o.Polish; expansions == 0 {
		expansions = DefaultPolish
	}
	return expansions, int(max(o.Limits.Memory-used, 0) / nodeShare)
}

// rest returns what l leaves for another search after the one that stats counts,
// or the limit that has been met.
func rest(l search.Limits, stats search.Stats) (search.Limits, search.Reason) {
	switch {
	case l.Expansions > 0 && stats.Expanded >= l.Expansions:
		return l, search.ExpansionLimit
	case l.Time > 0 && stats.Elapsed >= l.Time:
		return l, search.TimeLimit
	case stats.Bytes >= l.Memory:
		return l, search.MemoryLimit
	}
	if l.Expansions > 0 {
		l.Expansions -= stats.Expanded
	}
	if l.Time > 0 {
		l.Time -= stats.Elapsed
	}
	l.Memory -= stats.Bytes
	return l, search.NoReason
}

// Memory that the tables share: a slot of a table's largest size accounts for
// slotShare bytes, since there are two tables, each keeps its smaller sizes too, and
// the dominance store takes one entry; its heads take headShare at most, and the notes of what workers
// are in busyShare.
const (
	slotShare = 8*2*2 + 16
	busyShare = 2 * (8<<underwayLog + 2*apartBytes)
	headShare = 4 * mostLists
	// What technique Lifting remembers may take one part of so many.
	lifterShare = 8
	nodeShare   = 160 // of a node of a beam: 80 bytes, its places in a list and in a table, and what growing them holds twice
)

// slots returns how many slots a table may have within the limit of memory.
func slots(l search.Limits) int {
	return int((l.Memory - l.Memory/lifterShare - headShare - busyShare) / slotShare)
}
