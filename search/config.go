// Settings and answers: what a caller gives an engine beside the problem, and
// what it gets back.

package search

import "time"

// Status is an engine's verdict. A limit is not a proof: what a limit cut off
// is Unknown, and Result.Reason says which limit it was.
type Status uint8

// The three verdicts.
const (
	Unknown    Status = iota // undecided; Result.Reason tells why
	Solved                   // a path to a goal was found
	Unsolvable               // proved: no goal can be reached
)

// Reason says why a search ended without a verdict.
type Reason uint8

// The reasons for Unknown.
const (
	NoReason       Reason = iota // the verdict is not Unknown
	ExpansionLimit               // Limits.Expansions reached
	MemoryLimit                  // Limits.Memory reached
	DepthLimit                   // Limits.Depth cut off part of the space
	TimeLimit                    // Limits.Time reached
	BeamLimit                    // a beam dropped states that it never came back to
	Cancelled                    // the context ended
)

var (
	statusNames = [...]string{"undecided", "solved", "unsolvable"}
	reasonNames = [...]string{"", "expansion limit", "memory limit", "depth limit", "time limit", "beam width", "cancelled"}
)

// String is the verdict in plain English.
func (s Status) String() string { return statusNames[s] }

// String is the reason in plain English; NoReason is empty.
func (r Reason) String() string { return reasonNames[r] }

// Limits bound a search. A zero field sets no limit. The expansion limit is
// exact, and verdicts under it repeat; the tables of this package's engines
// never outgrow the memory limit; the clock is read at least every 256 expansions.
type Limits struct {
	Expansions int64         // states expanded
	Memory     int64         // bytes held by the engine's own tables
	Depth      int           // moves from the start
	Time       time.Duration // wall clock
}

// Stats counts the work of a search. Counts are exact and, for deterministic
// engines without a time or memory limit, repeat from run to run.
type Stats struct {
	Expanded   int64         // states whose moves were generated
	Generated  int64         // children produced
	Duplicates int64         // children whose key was known already
	Reopened   int64         // closed states put back into the open list
	Reparented int64         // known states that moved under a cheaper parent
	Open       int           // length of the open list
	OpenPeak   int           // its greatest length
	States     int64         // distinct states stored
	Depth      int           // greatest depth reached, in moves
	Bytes      int64         // bytes held by the engine's tables at their largest
	Elapsed    time.Duration // wall clock
}

// Result is an engine's answer.
type Result[M any] struct {
	Status Status
	Reason Reason // why, if Status is Unknown
	Path   []M    // the moves from the start to the goal, if Solved
	Cost   Cost   // the cost of Path
	Stats  Stats
}

// Reopening says what a best-first search does when it finds a cheaper path to
// a state that it has expanded already. A state still in the open list always
// moves under the cheaper parent. Cheaper means cost, not depth.
type Reopening uint8

// The three rules. With a consistent heuristic and AStar or UniformCost they
// are the same search: no closed state ever gets cheaper.
const (
	// Reopen puts the state back into the open list. Its children learn of the
	// new cost when it is expanded again. The only rule under which A* is exact
	// for every admissible heuristic.
	Reopen Reopening = iota
	// Propagate moves the state with its whole subtree under the new parent,
	// and refreshes the costs of the subtree and its places in the open list
	// at once. Nothing is expanded twice; edges that leave the tree stay as they
	// were, so that a cheaper path through one may be missed.
	Propagate
	// Keep leaves expanded states as they are.
	Keep
)

// String is the rule's name.
func (r Reopening) String() string { return [...]string{"reopen", "propagate", "keep"}[r] }

// Config sets up an engine. The zero value is a sensible search for each of
// them, except that Beam needs a Width. Every engine heeds Heuristic, if only to
// drop dead ends, Limits, Observe and Progress; BestFirst alone heeds Open,
// Reopening and GoalOnGeneration; BestFirst and Beam heed Evaluate.
type Config[S, M any] struct {
	Heuristic Heuristic[S]    // nil: zero everywhere
	Evaluate  Evaluator       // nil: AStar
	Open      func() OpenList // nil: NewHeap
	Reopening Reopening
	// GoalOnGeneration ends the search at the first goal generated rather than
	// expanded: sooner, and no longer sure to be cheapest.
	GoalOnGeneration bool
	Width            int // states that Beam keeps of each layer
	Limits           Limits
	Observe          func(Event[S, M]) // called at every event, if set
	Progress         func(Stats)       // called about every 1,024 expansions, if set
}
