// The course of a search: what keeps it going, what ends it, and the verdict.

package search

import (
	"context"
	"errors"
)

// The errors of a search that was set up wrongly, or of a faulty Problem.
var (
	ErrNegativeCost = errors.New("search: the problem returned a step of negative cost")
	ErrCostOverflow = errors.New("search: the cost of a path does not fit in Cost; use a coarser unit")
	ErrWidth        = errors.New("search: Beam needs a Config.Width of at least 1")
)

// course is the bookkeeping that all engines share.
type course[S, M any, K comparable] struct {
	problem Problem[S, M, K]
	hasher  Hasher[K]
	config  Config[S, M]
	meter   *Meter
	stats   Stats
	buffer  []M // moves generated and not yet made

	// What ends the search: a goal, a limit or an error.
	goal   ID
	reason Reason
	err    error
	cuts   int // states now unexpanded for the depth limit
}

func newCourse[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], c Config[S, M]) course[S, M, K] {
	return course[S, M, K]{problem: p, hasher: hasherOf[K](p), config: c, meter: NewMeter(ctx, c.Limits, c.Progress), goal: None}
}

// passable adds a step to a path. A step of infinite cost can't be taken.
func (c *course[S, M, K]) passable(g, cost Cost) (Cost, bool) {
	if cost < 0 || cost >= Infinite-g {
		c.impassable(cost)
		return 0, false
	}
	return g + cost, true
}

func (c *course[S, M, K]) impassable(cost Cost) {
	switch {
	case cost < 0:
		c.err = ErrNegativeCost
	case cost < Infinite:
		c.err = ErrCostOverflow
	}
}

// proceed asks the meter whether one more state may be expanded.
func (c *course[S, M, K]) proceed() bool {
	if c.over() {
		return false
	}
	c.reason = c.meter.Check(&c.stats)
	return c.reason == NoReason
}

// over reports that the search has ended.
func (c *course[S, M, K]) over() bool {
	return c.goal != None || c.reason != NoReason || c.err != nil
}

// tooDeep reports that the depth limit forbids expanding a state.
func (c *course[S, M, K]) tooDeep(n node) bool {
	limit := c.config.Limits.Depth
	return limit > 0 && int(n.depth) >= limit
}

// allow takes b bytes into account, unless they are beyond the memory limit.
func (c *course[S, M, K]) allow(b int64) bool {
	if limit := c.config.Limits.Memory; limit > 0 && b > limit {
		c.reason = MemoryLimit
		return false
	}
	c.stats.Bytes = max(c.stats.Bytes, b)
	return true
}

// verdict is the Result but for the path. A search that ran out of states without
// a cut has proved that there is no solution.
func (c *course[S, M, K]) verdict() (Result[M], error) {
	c.stats.Elapsed = c.meter.Elapsed()
	r := Result[M]{Reason: c.reason, Stats: c.stats}
	switch {
	case c.err != nil:
	case c.goal != None:
		r.Status, r.Reason = Solved, NoReason
	case c.reason == Cancelled:
		c.err = context.Cause(c.meter.ctx)
	case c.reason == NoReason && c.cuts > 0:
		r.Reason = DepthLimit
	case c.reason == NoReason:
		r.Status = Unsolvable
	}
	return r, c.err
}
