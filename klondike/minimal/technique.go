package minimal

// The techniques and their names.

import "kedou/search/switches"

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

// ParseTechniques reads names separated by commas; "all" is every technique, and the empty string none.
func ParseTechniques(s string) (Technique, error) {
	return switches.Parse[Technique](techniqueNames, s)
}

// String lists the names in t, separated by commas.
func (t Technique) String() string { return switches.Text(techniqueNames, t) }
