// The solver: its options, and what callers ask of it.

package endgame

import (
	"context"
	"fmt"

	"kedou/doudizhu"
	"kedou/search"
)

// Options set up a Solver. The zero value searches without limits on one
// thread, in tables of up to DefaultMemory.
type Options struct {
	Limits   search.Limits // for each call of a method; Depth is not used
	Workers  int           // threads; 0 and 1 are one
	Off      Technique     // what to do without
	Progress func(search.Stats)
}

// DefaultMemory is the bound on a solver's tables, in bytes, where Limits has
// none.
const DefaultMemory = 1 << 30

// Result is who wins an endgame.
type Result struct {
	Status search.Status // Solved, or Unknown: undecided
	Reason search.Reason // why it is undecided; or why, though Solved, Play was not found
	Winner doudizhu.Seat // if Solved: Landlord, or Down for the peasants
	Play   doudizhu.Play // if Solved and the side to move wins: a winning play, or a pass
	Stats  search.Stats
}

// Solver decides open endgames under one set of rules. It keeps what it proved
// for further questions about the same endgame and the positions that come of
// it. It is for one goroutine.
type Solver struct {
	rules   doudizhu.Rules
	options Options
	deal    *deal
	table   table
}

// New returns a solver. It fails on negative limits.
func New(r doudizhu.Rules, o Options) (*Solver, error) {
	if o.Limits.Memory < 0 || o.Limits.Expansions < 0 || o.Limits.Time < 0 || o.Workers < 0 {
		return nil, fmt.Errorf("endgame: limits and workers can't be negative")
	}
	if o.Limits.Memory == 0 {
		o.Limits.Memory = DefaultMemory
	}
	return &Solver{rules: r, options: o}, nil
}

// begin starts a call about e: it prepares the deal, unless e is a position of
// the last one, and the workers with their share of the limits.
func (s *Solver) begin(ctx context.Context, e *doudizhu.Endgame) (*run, error) {
	if err := e.Check(); err != nil {
		return nil, err
	}
	if s.deal == nil || !s.deal.holds(e) {
		d, err := newDeal(&s.rules, everything&^s.options.Off, e)
		if err != nil {
			return nil, err
		}
		d.recordRoom = max(s.options.Limits.Memory/4, leastRoom)
		s.deal, s.table = d, newTable(d.keyBits, firstBuckets)
	}
	r := &run{deal: s.deal, game: doudizhu.NewGame(&s.rules, e), ctx: ctx, table: &s.table, memory: s.options.Limits.Memory, ceiling: s.options.Limits.Memory / 2}
	for i := range max(1, s.options.Workers) {
		r.workers = append(r.workers, newWorker(r, i, s.options))
	}
	return r, nil
}

const (
	firstBuckets = 13      // the size of a new table, in bits
	leastRoom    = 8 << 20 // bytes that the records of sub-hands may take in any case
)

// Solve returns who wins e. Errors are those of misuse, and of a context that
// ended; a limit is an answer.
func (s *Solver) Solve(ctx context.Context, e *doudizhu.Endgame) (Result, error) {
	r, err := s.begin(ctx, e)
	if err != nil {
		return Result{}, err
	}
	result := r.solve(doudizhu.StateOf(e))
	return result, r.failure()
}
