package fast

// The techniques: descriptions, names, and the rules under which they hold.

import (
	"kedou/klondike"
	"kedou/klondike/internal/quotient"
	"kedou/search/switches"
)

// Technique is a set of the prunings and orders that the solver uses. PROOFS.md argues for each and names its tests. A technique is off
// under rules where it doesn't hold, and without the techniques that it needs.
type Technique uint16

// The techniques.
const (
	Quotient         Technique = 1 << iota // positions that differ only in which free card lies on which are one; without it columns are searched, by the rules alone
	Safe                                   // safe foundation moves are forced
	Closure                                // reversible moves are searched as one component, instead of single steps
	LazyStock                              // with the stock as a hand, stock cards wait for their use
	LazyEmptying                           // a column is emptied only for a king
	OffsetDominance                        // if an offset of the stock is lost, so are those to which turns lead from it
	Relaxation                             // a state lost with draw 1 is lost
	Rounds                                 // orders of exits alternate
	HandDominance                          // with the stock as a hand, a state decides those that compare with it
	Sparing                                // Relaxation is tried only in proportion to the work done and its successes
	DeleteRelaxation                       // a state lost even if everything possible stays possible is lost
	Exclusion                              // two cards that need one place are decided by cases
	Lifting                                // a deal lost with only a few cards in their places is lost

	allTechniques Technique = Lifting<<1 - 1
)

// techniques is the table of the techniques, in the order of their bits.
var techniques = []struct {
	bit   Technique
	name  string
	needs Technique                 // techniques that it needs, higher up in the table
	holds func(klondike.Rules) bool // nil: under all rules
}{
	{Quotient, "quotient", 0, nil},
	{Safe, "safe", Quotient, nil},
	{Closure, "closure", Quotient, nil},
	{LazyStock, "lazy-stock", Closure, quotient.IsHand},
	{LazyEmptying, "lazy-emptying", Closure, nil},
	{OffsetDominance, "offset-dominance", Closure, func(r klondike.Rules) bool { return !quotient.IsHand(r) && (quotient.Unlimited(r) || momentsFit(r)) }},
	{Relaxation, "relaxation", Closure, func(r klondike.Rules) bool { return !quotient.IsHand(r) }},
	{Rounds, "rounds", Closure, nil},
	{HandDominance, "hand-dominance", Closure, quotient.IsHand},
	{Sparing, "sparing", Relaxation, nil},
	{DeleteRelaxation, "delete-relaxation", Closure, nil},
	{Exclusion, "exclusion", DeleteRelaxation, nil},
	{Lifting, "lifting", Rounds, nil},
}

// usable returns the techniques of t that have all they need.
func (t Technique) usable() Technique {
	for _, row := range techniques {
		if t&row.needs != row.needs {
			t &^= row.bit
		}
	}
	return t
}

// under returns the techniques of t that hold under the rules r.
func (t Technique) under(r klondike.Rules) Technique {
	for _, row := range techniques {
		if row.holds != nil && !row.holds(r) {
			t &^= row.bit
		}
	}
	return t
}

func techniqueNames() []string {
	names := make([]string, len(techniques))
	for i, row := range techniques {
		names[i] = row.name
	}
	return names
}

// ParseTechniques reads names separated by commas; "all" is every technique, and the empty string none.
func ParseTechniques(s string) (Technique, error) {
	return switches.Parse[Technique](techniqueNames(), s)
}

// String lists the names in t, separated by commas.
func (t Technique) String() string { return switches.Text(techniqueNames(), t) }

// stage is how a searcher treats a deal for a while. A stage never changes: a searcher that changes its ways gets another stage.
type stage struct {
	techniques  Technique // in use; all hold under the deal's rules
	fewestTurns bool      // among exits with one score, the one of the fewest turns of the stock comes first
	verdictOnly bool      // no line is wanted, so wins may be stored
}

// uses reports whether technique t is in use.
func (g *stage) uses(t Technique) bool { return g.techniques&t != 0 }
