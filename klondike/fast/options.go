package fast

// Options of a Solver, and the techniques: descriptions, names, and the rules under which they hold.

import (
	"cmp"

	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/internal/registry"
	"kedou/klondike"
	"kedou/klondike/internal/quotient"
	"kedou/search"
)

// DefaultMemory bounds the tables if Options.Limits.Memory is zero, and MinMemory is the least limit allowed; both in bytes.
const (
	DefaultMemory = 256 << 20
	MinMemory     = 1 << 20
)

// DefaultPolish is Options.Polish if that is zero, in states. Most deals need less than a sixth of them: 1 to 2 ms of one core.
const DefaultPolish = 20_000

// Options are the settings of a Solver. The zero value is ready to use.
type Options struct {
	// Limits bound one deal, including the certificate. Expansions counts as Stats.Expanded does and may be exceeded by one component;
	// several workers share it evenly. Memory is for the tables: DefaultMemory if zero, and never less than MinMemory. Depth isn't
	// supported: a verdict doesn't depend on the length of a line.
	Limits search.Limits
	// Workers is the number of goroutines that search one deal; 0 means 1.
	Workers int
	// Certify checks each verdict by the rules alone, see Solver.Solve.
	Certify bool
	// Polish limits the work for a shorter line, in states expanded in addition to the search's: DefaultPolish if zero, none if negative.
	// Eight states that the search expands to find out whether one is lost count as one, and aren't part of Stats.
	// Up to the default, the work ends sooner if the line is good; or after half the default with draws above 6, limited redeals or no
	// worrying back. The same number gives the same line.
	Polish int64
	// VerdictOnly leaves Result.Path empty, which saves writing and shortening the line: most of the time of an easy deal.
	VerdictOnly bool
	// Off are techniques to switch off. Without Quotient no other technique is used.
	Off Technique
	// Progress, if set, is called from time to time on the searching goroutine.
	Progress func(search.Stats)
}

// checked returns o with its defaults filled in, or an error for settings that can't be kept.
func (o Options) checked() (Options, error) {
	if err := cmp.Or(engine.CheckNoDepth(o.Limits, "fast"), engine.CheckWorkers(o.Workers, "fast")); err != nil {
		return o, err
	}
	o.Limits.Memory, o.Polish = cmp.Or(o.Limits.Memory, DefaultMemory), cmp.Or(o.Polish, DefaultPolish)
	switch {
	case o.Off > allTechniques:
		return o, phrase.Errorf("fast: Off is %d; use a sum of techniques, of at most %d", o.Off, allTechniques)
	case o.Limits.Memory < MinMemory:
		return o, phrase.Errorf("%w: fast needs %d bytes of memory or more (1 MiB), not %d", search.ErrLimits, MinMemory, o.Limits.Memory)
	}
	return o, nil
}

// line reports whether the moves of a win are needed.
func (o Options) line() bool { return !o.VerdictOnly || o.Certify }

// rest returns what l leaves for another search after stats, or the limit that is used up.
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

// Memory that the tables share. A slot of a table's largest size accounts for slotShare bytes, since there are two tables, each keeps its
// smaller sizes too, and the dominance store takes one entry; its heads take at most headShare, and the notes of the workers' components
// busyShare.
const (
	slotShare = 8*2*2 + 16
	busyShare = 2 * (8<<underwayLog + 2*apartBytes)
	headShare = 4 * mostLists
	// winShare is for a slot of the table of wins that a judge keeps.
	// Technique Lifting may use 1/lifterShare of the memory.
	lifterShare = 8
	winShare    = 8 * 2
	nodeShare   = 240 // of a node of a beam: 80 bytes, 8 in a list, up to 32 in a table, and twice that while they grow
)

// slots returns the number of slots a table may have within the memory limit.
func slots(l search.Limits) int {
	return int((l.Memory - l.Memory/lifterShare - headShare - busyShare) / slotShare)
}

// Technique is a set of the prunings and orders that the solver uses. PROOFS.md argues for each and names its tests. A technique is off
// under rules where it doesn't hold, and without the techniques that it needs.
type Technique uint32

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
	Outlook                                // every other quick round orders exits by what they leave open and closed
	Shuffling                              // later rounds shuffle exits that are nearly as promising
	Lemmas                                 // a few cards that make a state lost in a long search decide other states, too

	allTechniques Technique = Lemmas<<1 - 1
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
	{Exclusion, "exclusion", DeleteRelaxation, func(r klondike.Rules) bool { return r.Draw <= mostQuick }},
	{Lifting, "lifting", Rounds, func(r klondike.Rules) bool { return r.Draw <= mostLifted }},
	{Outlook, "outlook", Rounds, func(r klondike.Rules) bool { return r.Draw <= mostQuick }},
	{Shuffling, "shuffling", Rounds, nil},
	{Lemmas, "lemmas", Lifting, nil},
}

func (t Technique) usable() Technique {
	for _, row := range techniques {
		if t&row.needs != row.needs {
			t &^= row.bit
		}
	}
	return t
}

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

// String lists the names in t, separated by commas.
func (t Technique) String() string { return registry.Text(techniqueNames(), t) }

// stage is how a searcher treats a deal for a while. A stage never changes: a searcher that changes its ways gets another stage.
type stage struct {
	techniques  Technique // in use; all hold under the deal's rules
	verdictOnly bool      // no line is wanted, so wins may be stored
}

func (g *stage) uses(t Technique) bool { return g.techniques&t != 0 }
