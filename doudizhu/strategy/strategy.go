// Package strategy runs every solver for endgames of doudizhu by its name and options: the dedicated solver of package
// endgame, and the engines of search/andor on the generic game. The referee has accepted each answer.
//
//	s, err := strategy.New("dfpn:backup=sum")
//	solver, err := s.Open(&rules, strategy.Options{})
//	answer, err := solver.Solve(ctx, &e)
package strategy

import (
	"context"
	"slices"
	"strings"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/internal/registry"
	"kedou/search"
)

// Strategies are the ways to solve an endgame, the default first. They are made anew for each caller, so that a program that calls no strategy
// links none.
func Strategies() registry.Table[*Strategy] {
	return append(registry.Table[*Strategy]{dedicatedStrategy()}, genericStrategies()...)
}

// Strategy is a way to solve endgames.
type Strategy struct {
	Spec     registry.Spec // canonical
	memory   int64         // the least bytes for its solvers; 0 if that depends on the endgame
	traces   bool          // whether it heeds Options.Observe
	bestLine bool          // whether it answers endgame.BestLine
	open     func(*doudizhu.Rules, Options) (solve, error)
}

// solve finds an answer, not yet checked.
type solve func(context.Context, *doudizhu.Endgame) (endgame.Result, error)

// New reads a strategy. The error is a registry.OptionError, and lists the options.
func New(text string) (*Strategy, error) { return Strategies().New(text) }

// MinMemory is the least of Limits.Memory, in bytes; 0 if that depends on the endgame.
func (s *Strategy) MinMemory() int64 { return s.memory }

// Traces reports whether the strategy heeds Options.Observe.
func (s *Strategy) Traces() bool { return s.traces }

// BestLine reports whether the strategy answers endgame.BestLine.
func (s *Strategy) BestLine() bool { return s.bestLine }

// Options are the limits of an answer, its questions apart from the winner, and its observer.
type Options struct {
	Limits   search.Limits // of the whole answer
	Workers  int           // threads of the dedicated solver; 0 and 1 are one
	Ask      []endgame.Question
	Progress func(search.Stats)
	Observe  func(search.Event[doudizhu.State, doudizhu.Play]) // of the engines of search/andor
}

func (o Options) asks(questions ...endgame.Question) bool {
	return slices.ContainsFunc(o.Ask, func(q endgame.Question) bool { return slices.Contains(questions, q) })
}

// Solver solves endgames under the same rules, and keeps its tables between endgames. A Solver serves one
// goroutine.
type Solver struct {
	rules *doudizhu.Rules
	solve solve
}

// Open returns a solver. It refuses impossible rules or limits.
func (s *Strategy) Open(r *doudizhu.Rules, o Options) (*Solver, error) {
	solve, err := s.open(r, o)
	if err != nil {
		return nil, err
	}
	return &Solver{r, solve}, nil
}

// Solve solves an endgame and lets the referee check the answer. If ctx ends, the error is its cause, with the answer so far. Other
// errors refuse limits, or report faults of the program (ErrWrong).
func (s *Solver) Solve(ctx context.Context, e *doudizhu.Endgame) (endgame.Result, error) {
	r, err := s.solve(ctx, e)
	if err != nil && ctx.Err() == nil {
		return r, err
	}
	if wrong := verify(s.rules, e, &r); wrong != nil {
		return r, wrong
	}
	return r, err
}

func dedicatedStrategy() registry.Strategy[*Strategy] {
	return registry.Strategy[*Strategy]{
		Name: "endgame", About: "the dedicated solver", Make: newDedicated, Closed: registry.Tree,
		Options: []registry.Option{
			registry.Without(strings.Split((^endgame.Technique(0)).String(), ",")...),
			registry.Number("workers", "search an endgame with `N` threads", 1, 1, 1024),
		},
	}
}

func newDedicated(v registry.Values) *Strategy {
	return &Strategy{Spec: v.Spec, memory: endgame.MinMemory, bestLine: true, open: func(r *doudizhu.Rules, o Options) (solve, error) {
		s, err := endgame.New(*r, endgame.Options{
			Limits: o.Limits, Workers: max(v.Int("workers"), o.Workers), Off: endgame.Technique(v.Bits("without")), Progress: o.Progress,
		})
		return func(ctx context.Context, e *doudizhu.Endgame) (endgame.Result, error) {
			return s.Solve(ctx, e, o.Ask...)
		}, err
	}}
}
