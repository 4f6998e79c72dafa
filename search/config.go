// Settings and answers: what a caller gives an engine besides the problem, and
// what it gets back.

package search

import (
	"time"

	"kedou/search/phrase"
)

// Status is an engine's verdict. A limit is not a proof: what a limit cut off
// is Unknown, and Result.Reason says which limit it was.
type Status uint8

// The three verdicts.
const (
	Unknown    Status = iota // undecided; Result.Reason tells why
	Solved                   // a path to a goal was found
	Unsolvable               // proved: no goal can be reached
)

// Reason says what kept an answer from being complete: from having a verdict or,
// where more is asked for, from having all of that.
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
	UnsoundCut                   // every state was searched, but a rule of the domain's own leaves out solutions
)

var (
	statusNames = [...]string{"undecided", "solved", "unsolvable"}
	reasonNames = [...]string{"", "expansion limit", "memory limit", "depth limit", "time limit", "beam width", "cancelled", "unsound cut"}
)

// String is the verdict in plain English.
func (s Status) String() string { return statusNames[s] }

// String is the reason in plain English; NoReason is empty.
func (r Reason) String() string { return reasonNames[r] }

// ErrLimits is returned by every engine for limits that make no sense, or that
// the engine can't keep.
var ErrLimits = phrase.Errorf("limits")

// Limits bound one answer of an engine: all searches, rounds and questions that a
// single call makes share them. A zero field sets no limit, and a negative one is
// refused with ErrLimits. The expansion limit is exact, and verdicts under it
// repeat; the tables of an engine never outgrow the memory limit; the clock is
// read at least every 256 expansions. A limit is an answer, with its Reason; a
// context that ends is an error, context.Cause of it, with what is known so far.
type Limits struct {
	Expansions int64         // positions expanded, as Stats.Expanded counts them
	Memory     int64         // bytes held by the engine's tables, open list, paths and proof
	Depth      int           // moves from the start; an engine that has no use for it refuses it
	Time       time.Duration // wall clock
}

// Check refuses negative limits.
func (l Limits) Check() error {
	for _, f := range []struct {
		name  string
		value int64
	}{{"expansions", l.Expansions}, {"memory", l.Memory}, {"depth", int64(l.Depth)}, {"time", int64(l.Time)}} {
		if f.value < 0 {
			return phrase.Errorf("%w: %s can't be negative, it is %d", ErrLimits, f.name, f.value)
		}
	}
	return nil
}

// CheckNoDepth is Check for the engines that have no use for a limit of depth.
func (l Limits) CheckNoDepth(engine string) error {
	if l.Depth != 0 {
		return phrase.Errorf("%w: %s takes no limit of depth", ErrLimits, engine)
	}
	return l.Check()
}

// CheckFloor refuses a memory limit below the least that an engine can work with;
// it is for packages with engines of their own, as Meter is.
func (l Limits) CheckFloor(floor int64) error {
	if l.Memory > 0 && l.Memory < floor {
		return phrase.Errorf("%w: %d bytes of memory are less than the %d that this engine needs here", ErrLimits, l.Memory, floor)
	}
	return nil
}

// Stats counts the work of a search. Every engine and every dedicated solver
// means the same by each counter. Counts are exact and, for deterministic engines
// without a time or memory limit, repeat from run to run.
type Stats struct {
	Expanded   int64         // positions whose moves were generated, summed over every search and round of one answer
	Generated  int64         // children produced, summed likewise
	Duplicates int64         // children whose key was known already
	Reopened   int64         // closed states put back into the open list
	Reparented int64         // known states that moved under a cheaper parent
	Open       int           // length of the open list
	OpenPeak   int           // its greatest length
	States     int64         // distinct positions stored in the tables when the search ended
	Components int64         // groups of positions joined by reversible moves that were entered; 0 where an engine forms none
	Depth      int           // greatest depth reached, in moves
	Bytes      int64         // bytes held by the engine's tables at their largest
	Elapsed    time.Duration // wall clock
}

// Add adds the work that t counts to s: sums of what is counted, and the greater
// of the two for peaks, depth, bytes and time.
func (s *Stats) Add(t Stats) {
	s.Expanded += t.Expanded
	s.Generated += t.Generated
	s.Duplicates += t.Duplicates
	s.Reopened += t.Reopened
	s.Reparented += t.Reparented
	s.Open += t.Open
	s.States += t.States
	s.Components += t.Components
	s.OpenPeak = max(s.OpenPeak, t.OpenPeak)
	s.Depth = max(s.Depth, t.Depth)
	s.Bytes = max(s.Bytes, t.Bytes)
	s.Elapsed = max(s.Elapsed, t.Elapsed)
}

// Certificate says what a verdict rests on.
type Certificate uint8

// The certificates.
const (
	ByEngine Certificate = iota // on the engine that found it
	ByRules                     // on the rules alone: a path was replayed, a loss found again without any technique
)

// Result is an engine's answer.
type Result[M any] struct {
	Status      Status
	Reason      Reason      // what is missing, if anything: a verdict, or the certificate asked for
	Certificate Certificate // of a verdict; no engine of this package asks for more than its own
	Path        []M         // the moves from the start to the goal, if Solved
	Cost        Cost        // the cost of Path
	Reached     []M         // without a verdict the moves to the state that Config.Reach names
	Stats       Stats
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
// them, except that Beam needs a Width. Engines heed all of it but the options of
// others, so that one Config does for several.
type Config[S, M any] struct {
	Heuristic Heuristic[S] // nil: zero everywhere; those that need none drop dead ends by it
	Limits    Limits
	Observe   func(Event[S, M]) // called at every event, if set
	Progress  func(Stats)       // called about every 1,024 expansions, if set
	Reach     Reach[M]
	BestFirst BestFirstOptions
	IDAStar   IDAStarOptions
	Beam      BeamOptions
}

// Reach says how far a search has come while it has no answer: to the expanded state of least heuristic, the deepest among
// equals. The engines with a table heed it, with one worker.
type Reach[M any] struct {
	Deepest bool                    // to the deepest state instead
	Every   int64                   // expansions from one call of Show to the next; 0: no calls
	Show    func(s Stats, path []M) // gets the moves from the start to that state
}

// BestFirstOptions are what BestFirst alone can be told.
type BestFirstOptions struct {
	Evaluate  Evaluator       // a function of g and h alone; nil: AStar
	Open      func() OpenList // nil: the engine's own, in the order of NewHeap
	Reopening Reopening
	// Shallower has the path of fewer moves win where two lead to a state, whatever they cost; else the cheaper one
	// does. No path is sure to be cheapest then.
	Shallower bool
	// Pathmax raises estimates by those of the state before and of the states behind (Mérő 1984): with NewMartelli
	// the search is algorithm B'. With a consistent heuristic nothing is to raise. One worker.
	Pathmax bool
	// GoalOnGeneration ends the search at the first goal generated rather than
	// expanded: sooner, and no longer sure to be cheapest.
	GoalOnGeneration bool
	// Workers above 1 search together, each on a goroutine of its own, with one table of
	// states (Kumar, Ramesh and Rao 1988). Problem, heuristic and evaluator must then be
	// safe to call at once. What is promised of the path holds as for one worker; which of several
	// paths of that cost it is, and the counts, differ from run to run, and OpenPeak is the
	// workers' together. An observed search has one worker, and so have Propagate, Shallower, Pathmax, an
	// open list of the caller's, and any search in a browser; several refuse a limit of depth, show no position reached,
	// and may leave up to 32 expansions of a limit unused each.
	Workers int
}

// IDAStarOptions are what IDAStar alone can be told.
type IDAStarOptions struct {
	// Budgeted looks for bounds that let in twice to eight times the work of the round
	// before, instead of the next there is: with many values of g+h, or with few new
	// states a round, the rounds then don't add up to the square of the last.
	Budgeted bool
	// BackOnly enters a state that is on the path already unless it is the last but one.
	// That is Korf's search, and quicker where cycles are long. A space without a
	// solution is then never searched to its end.
	BackOnly bool
}

// BeamOptions are what Beam alone has to be told.
type BeamOptions struct {
	Evaluate Evaluator // nil: AStar
	Width    int       // states kept of each layer, at least 1
}

// orAStar is the default of the engines that rank states.
func (e Evaluator) orAStar() Evaluator {
	if e == nil {
		return AStar
	}
	return e
}
