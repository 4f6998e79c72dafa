// Options: the limits, and everything that makes the search faster, each with a switch.

package endgame

import (
	"kedou/internal/registry"
	"kedou/search"
)

// Options set up a Solver. The zero value searches without limits on one thread, in tables of up to DefaultMemory.
type Options struct {
	Limits   search.Limits // for each call of Solve, with all its questions; Depth is refused
	Workers  int           // threads; 0 and 1 are one
	Off      Technique     // techniques to switch off
	Progress func(search.Stats)
}

// Technique is a set of ways to make the search smaller or faster. None changes a verdict. Options.Off switches techniques off, to measure
// them and to test the verdicts. The package comment names the files with the arguments.
type Technique uint16

// The techniques.
const (
	BestFirst  Technique = 1 << iota // best-first minimax; off: plain depth-first search
	Portfolio                        // several searches in turn over one table; off: one of them alone
	Lone                             // views in which one peasant only passes
	Dominance                        // a lower isolated solo or pair stands for a higher one
	Thresholds                       // one table entry for all ranks to beat where the verdict is monotone
	Collapse                         // a player who can't answer is skipped
	GoOut                            // the search sees plays that empty the hand without searching them
	Replies                          // three hands: best-first search first tries the play that won for the same cards in the same trick
	Upgrades                         // a side that loses even with a better hand loses
	NoWaste                          // searches in which one side wastes no plays; between two hands late
	Burdens                          // a side that loses without a low card that beats nothing loses with it
	Laydown                          // the search sees hands that go out by plays that no opponent can beat
	everything Technique = 1<<iota - 1
)

// names are the techniques' names, in the order of their bits; nothing else in the package knows them.
var names = []string{"best-first", "portfolio", "lone", "dominance", "thresholds",
	"collapse", "go-out", "replies", "upgrades", "no-waste", "burdens", "laydown"}

// String lists the names of the set, between commas.
func (t Technique) String() string { return registry.Text(names, t) }
