// The budget of a search: search.Meter for its limits, its figures, and why it
// ended.

package andor

import (
	"context"

	"kedou/search"
)

type budget struct {
	ctx    context.Context
	meter  *search.Meter
	limits search.Limits
	bytes  func() int64 // what the engine's tables hold now
	stats  search.Stats
	reason search.Reason
}

// newBudget starts the clock; the engine has to set bytes.
func newBudget(ctx context.Context, l search.Limits, progress func(search.Stats)) budget {
	return budget{ctx: ctx, meter: search.NewMeter(ctx, l, progress), limits: l}
}

// spend pays for one expansion; false means that the search has to stop.
func (b *budget) spend() bool {
	if b.stopped() {
		return false
	}
	b.weigh()
	if b.reason = b.meter.Check(&b.stats); b.stopped() {
		return false
	}
	b.stats.Expanded++
	return true
}

// stopped reports whether a limit has ended the search.
func (b *budget) stopped() bool { return b.reason != search.NoReason }

func (b *budget) weigh() { b.stats.Bytes = max(b.stats.Bytes, b.bytes()) }

func (b *budget) deeper(depth int) { b.stats.Depth = max(b.stats.Depth, depth) }

// answer closes the books: it puts figures and reason into r, and cancellation
// into the error.
func answer[S, M any](b *budget, r Result[S, M], err error) (Result[S, M], error) {
	b.weigh()
	b.stats.Elapsed = b.meter.Elapsed()
	r.Stats, r.Reason = b.stats, b.reason
	if err == nil && b.reason == search.Cancelled {
		err = context.Cause(b.ctx)
	}
	return r, err
}
