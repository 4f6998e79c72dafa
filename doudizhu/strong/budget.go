// The budget: the playouts or the time that a round of a decision may take.

package strong

import (
	"context"
	"time"
)

// budget has the playouts or the time of a round.
type budget struct {
	ctx      context.Context
	playouts int // left for all rounds, if the options count playouts
	floor    int // the playouts reserved for the following rounds
	counted  bool
	until    time.Time // of the round
	end      time.Time // of the decision
	first    bool
}

// newBudget returns the budget of a decision by the options.
func newBudget(ctx context.Context, o *Options) *budget {
	b := &budget{ctx: ctx, playouts: o.Playouts, counted: o.Playouts > 0}
	if !b.counted {
		b.end = time.Now().Add(o.Think)
	}
	return b
}

// share prepares the next of the given number of rounds, which gets an equal part of the rest.
func (b *budget) share(rounds int) *budget {
	b.floor, b.first = b.playouts-b.playouts/rounds, true
	if !b.counted {
		b.until = time.Now().Add(time.Until(b.end) / time.Duration(rounds))
	}
	return b
}

// take spends n playouts. It returns false when the round is over. Every round has at least one
// world.
func (b *budget) take(n int) bool {
	if !b.first && (b.ctx.Err() != nil || b.counted && b.playouts-n < b.floor || !b.counted && time.Now().After(b.until)) {
		return false
	}
	b.first = false
	b.playouts -= n
	return true
}
