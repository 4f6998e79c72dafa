// Package strategy solves deals of Klondike by any solver, chosen by name and options: the dedicated solvers, and the engines of package
// search on the generic problem. The referee has checked each answer.
//
//	s, err := strategy.New("astar:score=pile2")
//	solver, err := s.Open(klondike.Standard(3), strategy.Options{})
//	answer, err := solver.Solve(ctx, &deal)
package strategy

import (
	"context"
	"slices"
	"sync"

	"kedou/internal/registry"
	"kedou/klondike"
	"kedou/search"
)

// table is made by the first caller, so that a program that calls no strategy links none.
var table struct {
	once sync.Once
	all  registry.Table[*Strategy]
}

// Strategies are the ways to solve a deal, the default first.
func Strategies() registry.Table[*Strategy] {
	table.once.Do(func() {
		table.all = slices.Concat(registry.Table[*Strategy]{fastStrategy()}, shortest(), genericStrategies(), registry.Table[*Strategy]{documentStrategy()})
	})
	return slices.Clone(table.all)
}

// Strategy is a way to solve deals.
type Strategy struct {
	Spec    registry.Spec // canonical
	memory  int64         // least memory of its solvers, in bytes; 0 where it depends on the deal
	traces  bool          // whether it heeds Options.Observe
	most    int64         // expansions, unless a caller says otherwise; 0 is no limit
	deepest bool          // whether the best position reached is the deepest of all
	open    func(klondike.Rules, Options) (solve, error)
	// problem is the graph that the search explores, with the Problem that turns its steps into moves; for strategies that trace
	problem func(klondike.Position, klondike.Rules) (judged, *klondike.Problem, klondike.State, error)
}

// solve finds an answer, not yet checked.
type solve func(context.Context, *klondike.Position) (Answer, error)

// New reads a strategy. The error is a registry.OptionError that names the alternatives.
func New(text string) (*Strategy, error) { return Strategies().New(text) }

// MinMemory returns the least possible Limits.Memory, in bytes; 0 where it depends on the deal.
func (s *Strategy) MinMemory() int64 { return s.memory }

// Expansions returns the limit of expansions for callers without a limit of their own, since the search may take hours; 0 is none.
func (s *Strategy) Expansions() int64 { return s.most }

// Traces reports whether the strategy heeds Options.Observe and Options.Reach.
func (s *Strategy) Traces() bool { return s.traces }

// Deepest reports whether Reach shows the deepest position of all instead of the best.
func (s *Strategy) Deepest() bool { return s.deepest }

// Tracing lists the strategies that heed Options.Observe.
func Tracing() []string {
	return slices.DeleteFunc(Strategies().Names(), func(name string) bool {
		s, err := New(name)
		return err != nil || !s.traces
	})
}

// Options limit and observe one answer.
type Options struct {
	Limits   search.Limits // an option of the strategy may set Depth
	Workers  int           // threads of the dedicated solvers; 0 and 1 are one
	Progress func(Progress)
	Observe  Observer // of the engines of package search
	Reach    Reach    // likewise
	// Unchecked leaves the referee to the caller, who calls Answer.Check.
	Unchecked bool
}

// Progress is an interim report of a search: its work and, where a shortest solution is requested, the bounds on its length, 0 before a
// line is known.
type Progress struct {
	search.Stats
	Lower, Upper int
}

// Reach calls Show after every Every expansions (0: never), with the work so far and the moves to the best position reached: the one that
// the strategy's score ranks best, and of those the deepest; the strategy document takes the deepest of all.
type Reach struct {
	Every int64
	Show  func(search.Stats, []klondike.Move)
}

// Observer returns the function to call at every event of a search of p.
type Observer func(p *klondike.Problem) (func(search.Event[klondike.State, klondike.Step]), error)

// stats returns o.Progress for solvers without bounds.
func (o Options) stats() func(search.Stats) {
	if o.Progress == nil {
		return nil
	}
	return func(s search.Stats) { o.Progress(Progress{Stats: s}) }
}

// Solver solves deals under the same rules, and keeps its tables from one to the next. It is for one goroutine.
type Solver struct {
	rules     klondike.Rules
	unchecked bool
	solve     solve
}

// Open returns a solver. The error is about the rules or the limits.
func (s *Strategy) Open(r klondike.Rules, o Options) (*Solver, error) {
	solve, err := s.open(r, o)
	if err != nil {
		return nil, err
	}
	return &Solver{r, o.Unchecked, solve}, nil
}

// Solve solves a deal and lets the referee check the answer. If ctx ends, the error is its cause, next to what is known by then. Other
// errors are about the position, or faults of the program (klondike.ErrWrong).
func (s *Solver) Solve(ctx context.Context, p *klondike.Position) (Answer, error) {
	a, err := s.solve(ctx, p)
	if s.unchecked || err != nil && ctx.Err() == nil {
		return a, err
	}
	if wrong := a.Check(*p, s.rules); wrong != nil {
		return a, wrong
	}
	return a, err
}
