package fast

// The solver's settings: limits, workers, and a switch for every technique.

import (
	"kedou/search"
	"kedou/search/switches"
)

// DefaultMemory bounds the tables if Options.Limits.Memory is zero, in bytes.
const DefaultMemory = 256 << 20

// Options are the settings of a Solver. The zero value is ready to use.
type Options struct {
	// Limits bound one deal. Expansions counts as Stats.Expanded does, over all
	// searches, and may be passed by one component; several workers share it
	// evenly. Memory is for the tables, DefaultMemory if zero. Depth isn't
	// supported: a verdict doesn't depend on the length of a line.
	Limits search.Limits
	// Workers search one deal side by side; 0 and 1 are the same.
	Workers int
	// Certify decides the deal a second time without any technique, as far as
	// the limits allow, and fails with ErrDisagreement if the verdicts differ.
	// A decided Result that has a Reason wasn't certified, for that reason.
	Certify bool
	// VerdictOnly leaves Result.Path empty, which spares writing down and
	// shortening the line: most of the time of an easy deal.
	VerdictOnly bool
	// Off are techniques not to use.
	Off Technique
	// Progress, if set, is called now and then from the searching goroutine.
	Progress func(search.Stats)
}

// Technique is a set of the prunings and orders that the solver uses. Every one
// is proved in PROOFS.md, which says under which rules it holds; elsewhere it
// is off by itself.
type Technique uint16

// The techniques.
const (
	Safe            Technique = 1 << iota // safe foundation moves are forced
	Closure                               // reversible moves are searched as one component; without it the plain search runs
	LazyStock                             // with the stock as a hand, stock cards wait for their use
	LazyEmptying                          // a column is emptied only for a king
	OffsetDominance                       // an offset covers those it can turn to
	Relaxation                            // what is lost with draw 1 is lost
	Rounds                                // orders of exits take turns
	HandDominance                         // with the stock as a hand, a state decides those that compare with it

	none Technique = 0
	all  Technique = HandDominance<<1 - 1
)

var techniqueNames = []string{"safe", "closure", "lazy-stock", "lazy-emptying", "offset-dominance", "relaxation", "rounds", "hand-dominance"}

// ParseTechniques reads names between commas; "all" is every technique, and the
// empty string none.
func ParseTechniques(s string) (Technique, error) {
	return switches.Parse[Technique](techniqueNames, s)
}

// String lists the names in t, separated by commas.
func (t Technique) String() string { return switches.Text(techniqueNames, t) }
