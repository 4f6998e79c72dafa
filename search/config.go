// Settings and answers: what a caller gives an engine in addition to the problem, and what the engine returns.

package search

import (
	"cmp"
	"time"

	"kedou/internal/engine"
	"kedou/internal/phrase"
)

// Status is an engine's verdict. A limit proves nothing: if a limit stopped the search, the verdict is Unknown and Result.Reason names the
// limit.
type Status uint8

// The three verdicts.
const (
	Unknown    Status = iota // undecided; Result.Reason says why
	Solved                   // a path to a goal was found
	Unsolvable               // proved: no goal can be reached
)

// Reason says why an answer is incomplete: it lacks a verdict, or something else that the caller requested.
type Reason uint8

// The reasons.
const (
	NoReason       Reason = iota // the answer is complete
	ExpansionLimit               // Limits.Expansions reached
	MemoryLimit                  // Limits.Memory reached
	DepthLimit                   // Limits.Depth cut off part of the space
	TimeLimit                    // Limits.Time reached
	BeamLimit                    // a beam dropped states that it never came back to
	Cancelled                    // the context ended
	UnsoundCut                   // every state was searched, but a rule of the domain leaves out some solutions
)

var (
	statusNames = [...]string{"undecided", "solved", "unsolvable"}
	reasonNames = [...]string{"", "expansion limit", "memory limit", "depth limit", "time limit", "beam width", "cancelled", "unsound cut"}
)

// String returns the verdict in plain English.
func (s Status) String() string { return statusNames[s] }

// String returns the reason in plain English; NoReason is empty.
func (r Reason) String() string { return reasonNames[r] }

// ErrLimits is the error of every engine for limits that make no sense, or that the engine can't keep.
var ErrLimits = engine.ErrLimits

// Limits bound one answer of an engine: all searches, rounds and questions of a single call share them. A zero field sets no limit; a
// negative field is refused with ErrLimits.
//
// The expansion limit is exact, and verdicts under it are reproducible. An engine's tables never outgrow the memory limit. The clock is
// read at least every 256 expansions. A search that meets a limit returns an answer with its Reason; a context that ends is an error,
// context.Cause of it, next to what is known so far.
type Limits struct {
	Expansions int64         // positions expanded, as Stats.Expanded counts them
	Memory     int64         // bytes held by the engine's tables, open list, paths and proof
	Depth      int           // moves from the start; an engine that can't use it refuses it
	Time       time.Duration // wall clock
}

// Stats counts the work of a search. Each counter means the same in every engine and dedicated solver. Counts are exact; a deterministic
// engine without a time or memory limit repeats them from run to run.
type Stats struct {
	Expanded   int64         // positions whose moves were generated, summed over every search and round of one answer
	Generated  int64         // children produced, summed in the same way
	Duplicates int64         // children whose key was already known
	Reopened   int64         // closed states put back into the open list
	Reparented int64         // known states that moved under a cheaper parent
	Open       int           // length of the open list
	OpenPeak   int           // its greatest length
	States     int64         // distinct positions stored in the tables when the search ended
	Components int64         // groups of positions joined by reversible moves that were entered; 0 if the engine forms none
	Depth      int           // greatest depth reached, in moves
	Bytes      int64         // bytes held by the engine's tables at their largest
	Elapsed    time.Duration // wall clock
}

// Result is an engine's answer.
type Result[M any] struct {
	Status  Status
	Reason  Reason // what is missing, if anything: a verdict, or the certificate requested
	Path    []M    // the moves from the start to the goal, if Solved
	Cost    Cost   // the cost of Path
	Reached []M    // without a verdict: the moves to the state that Config.Reach names
	// Certified says that the verdict rests on the rules alone: a path was replayed, or a loss found again without any technique. Engines of
	// this package leave that to the caller.
	Certified bool
	Stats     Stats
}

// Reopening says what a best-first search does when it finds a cheaper path to a state that it has expanded already. A state still in the
// open list always moves under the cheaper parent. Cheaper means cost, not depth.
type Reopening uint8

// The three rules. With a consistent heuristic and AStar or UniformCost they are the same search, because no closed state ever gets
// cheaper.
const (
	// Reopen puts the state back into the open list. Its children receive the new cost when it is expanded again. Only this rule makes A*
	// exact for every admissible heuristic.
	Reopen Reopening = iota
	// Propagate moves the state with its whole subtree under the new parent, and updates the costs of the subtree and its places in the
	// open list at once. No state is expanded twice. Edges that leave the tree stay as they were, so the search may miss a cheaper path
	// through one.
	Propagate
	// Keep leaves expanded states as they are.
	Keep
)

// String returns the rule's name.
func (r Reopening) String() string { return [...]string{"reopen", "propagate", "keep"}[r] }

// Config sets up an engine. The zero value is a sensible search for each engine, except that Beam needs a Width. An engine ignores the
// options that it has no use for, so one Config serves several.
type Config[S, M any] struct {
	// Heuristic estimates the cost from a state to the nearest goal: from 0 to Infinite, which declares a dead end, so that engines drop the
	// state. It is admissible if it never overestimates, and consistent if it never falls by more than the cost of the step taken. Nil is
	// zero everywhere. Engines that need no heuristic use it to drop dead ends.
	Heuristic func(S) Cost
	Limits    Limits
	Observe   func(Event[S, M]) // called at every event, if set
	Progress  func(Stats)       // called about every 1,024 expansions, if set
	Reach     Reach[M]

	// Of BestFirst and Beam.
	Evaluate func(g, h Cost) Priority // ranks states: AStar, Greedy, UniformCost, Weighted, or your own function of g and h alone; nil: AStar

	// Of Beam.
	Width int // states kept of each layer, at least 1

	// Of BestFirst.
	Open      func() OpenList // returns a new, empty list for each search; nil: stacks by priority, in the order of NewHeap
	Reopening Reopening
	// Shallower prefers, of two paths to a state, the path of fewer moves, whatever the cost; without it the cheaper path wins. The answer
	// then need not be cheapest.
	Shallower bool
	// GoalOnGeneration ends the search at the first goal generated instead of expanded. The search ends sooner, and the path need not be
	// cheapest.
	GoalOnGeneration bool
	// Workers, if above 1, is the number of goroutines, at most 1,024, that search together, with one table of states (Kumar, Ramesh and Rao 1988).
	// Problem, Heuristic and Evaluate must then be safe for concurrent calls. The promise about the path is the same as with one worker.
	// The counts, and the choice among paths of equal cost, differ from run to run; OpenPeak is the sum over the workers. If one of them
	// panics, BestFirst panics with an error that has the stack of the place and wraps the value if that is an error.
	//
	// One worker searches if there is an observer, Propagate, Shallower or the caller's own open list, and always in a browser.
	// Several workers refuse a depth limit, report no position reached, and may each leave up to 32 expansions of a limit unused.
	Workers int
}

// Reach names the state that Result.Reached leads to while there is no answer: the expanded state of least heuristic, the deepest among
// equals. The engines with a table heed it, with one worker.
type Reach[M any] struct {
	Deepest bool                    // the deepest state instead
	Every   int64                   // expansions between two calls of Show, which has to be set then; 0: no calls
	Show    func(s Stats, path []M) // receives the moves from the start to that state
}

// check refuses settings that make no sense.
func (c *Config[S, M]) check() error {
	switch {
	case c.Reach.Every < 0 || c.Reach.Every > 0 && c.Reach.Show == nil:
		return phrase.Errorf("search: Reach.Every is %d; use 0, or more together with Reach.Show", c.Reach.Every)
	case c.Reopening > Keep:
		return phrase.Errorf("search: Reopening is %d; use Reopen, Propagate or Keep", uint8(c.Reopening))
	}
	return cmp.Or(engine.CheckWorkers(c.Workers, "search"), engine.Check(c.Limits))
}

// evaluator returns the function that ranks states.
func (c *Config[S, M]) evaluator() func(g, h Cost) Priority {
	if c.Evaluate == nil {
		return AStar
	}
	return c.Evaluate
}

// newList calls Open. A list with the states of another search would make a false verdict.
func (c *Config[S, M]) newList() (OpenList, error) {
	switch list := c.Open(); {
	case list == nil:
		return nil, phrase.Errorf("search: Open returned no list")
	case list.Len() != 0:
		return nil, phrase.Errorf("search: Open returned a list with %d states in it; each search needs a new list", list.Len())
	default:
		return list, nil
	}
}
