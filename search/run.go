// A run: the state common to all engines during one search, and the verdict at its end.

package search

import (
	"context"

	"kedou/internal/engine"
	"kedou/internal/phrase"
)

// The errors of a search that was set up wrongly, or of a faulty Problem.
var (
	ErrNegativeCost     = phrase.Errorf("search: the problem returned a step of negative cost")
	ErrNegativeEstimate = phrase.Errorf("search: the heuristic returned an estimate below zero")
	ErrCostOverflow     = phrase.Errorf("search: the cost of a path does not fit in Cost; use a coarser unit")
)

// run holds the problem, the settings, the counts, and the reason that ended the search.
type run[S, M any, K comparable] struct {
	problem Problem[S, M, K]
	hasher  Hasher[K]
	config  Config[S, M]
	meter   *engine.Meter
	stats   *Stats // the meter's
	moves   []M    // generated, not yet made
	goal    ID     // None until one is reached
	err     error
	cuts    int // states left unexpanded by the depth limit
}

// newRun starts the clock. The error is ErrLimits, or names a setting that makes no sense.
func newRun[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], c Config[S, M]) (*run[S, M, K], error) {
	if err := c.check(); err != nil {
		return nil, err
	}
	m := engine.NewMeter(ctx, c.Limits, c.Progress)
	return &run[S, M, K]{problem: p, hasher: engine.HasherOf[K](p), config: c, meter: m, stats: (*Stats)(&m.Stats), goal: None}, nil
}

func (r *run[S, M, K]) over() bool { return r.goal != None || r.err != nil || r.meter.Stopped() }

// ready reports whether one more state may be expanded.
func (r *run[S, M, K]) ready() bool { return !r.over() && r.meter.Ready() }

// expansion holds the successors of the state that is being expanded.
type expansion[S, M any, K comparable] struct {
	of       *run[S, M, K]
	expander Expander[S, M, K] // nil: the problem has no such upgrade
	kids     []Successor[S, M, K]
}

func newExpansion[S, M any, K comparable](r *run[S, M, K]) expansion[S, M, K] {
	e, _ := r.problem.(Expander[S, M, K])
	return expansion[S, M, K]{of: r, expander: e}
}

// generate returns the successors of a state. The next call reuses the slice.
func (b *expansion[S, M, K]) generate(s S) []Successor[S, M, K] {
	if b.expander != nil {
		b.kids = b.expander.AppendSuccessors(b.kids[:0], s)
	} else {
		b.kids = b.of.appendSuccessors(b.kids[:0], s)
	}
	return b.kids
}

// appendSuccessors does Expander's work for a problem that has only the four methods.
func (r *run[S, M, K]) appendSuccessors(dst []Successor[S, M, K], s S) []Successor[S, M, K] {
	r.moves = r.problem.AppendMoves(r.moves[:0], s)
	for _, m := range r.moves {
		next, cost := r.problem.Next(s, m)
		dst = append(dst, Successor[S, M, K]{next, r.problem.Key(next), m, cost})
	}
	return dst
}

// estimate returns the heuristic's estimate. An estimate below zero ends the search: it is false then.
func (r *run[S, M, K]) estimate(s S) (Cost, bool) {
	if r.config.Heuristic == nil {
		return 0, true
	}
	h := r.config.Heuristic(s)
	return h, h >= 0 || r.fail(ErrNegativeEstimate)
}

// fail ends the search by an error.
func (r *run[S, M, K]) fail(err error) bool {
	r.err = err
	return false
}

// extend adds a step to a path of cost g; false means that there is no such step, or that the search ends by an error.
func (r *run[S, M, K]) extend(g, cost Cost) (Cost, bool) {
	if uint32(cost) < uint32(Infinite-g) { // and so not negative
		return g + cost, true
	}
	switch {
	case cost < 0:
		r.fail(ErrNegativeCost)
	case cost < Infinite:
		r.fail(ErrCostOverflow)
	}
	return 0, false
}

// verdict returns the Result without the path. A search that ran out of states without a cut has proved that there is no solution.
func (r *run[S, M, K]) verdict() (Result[M], error) {
	result := Result[M]{Reason: Reason(r.meter.Reason()), Stats: r.meter.Close()}
	switch {
	case r.err != nil:
	case r.goal != None:
		result.Status, result.Reason = Solved, NoReason
	case result.Reason != NoReason:
		r.err = r.meter.Err()
	case r.cuts > 0:
		result.Reason = DepthLimit
	default:
		result.Status = Unsolvable
	}
	return result, r.err
}
