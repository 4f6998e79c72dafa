// What the two engines with a transposition table share: the game with its
// optional upgrades, the table, the budget, and the way to an answer.

package andor

import (
	"context"
	"math"

	"kedou/search"
)

type tableSearch[S, M any, K comparable] struct {
	budget
	g     Game[S, M, K]
	order func([]M, S) []M
	table *table[K]
	moves []M // scratch
	err   error
}

func newTableSearch[S, M any, K comparable](ctx context.Context, g Game[S, M, K], c Config[S, M]) tableSearch[S, M, K] {
	t := tableSearch[S, M, K]{
		budget: newBudget(ctx, c.Limits, c.Progress),
		g:      g,
		order:  g.AppendMoves,
		table:  newTable(hashOf(g), c.Limits.Memory),
	}
	if o, ok := g.(Orderer[S, M]); ok && !c.PlainOrder {
		t.order = o.AppendOrdered
	}
	t.budget.bytes = t.table.bytes
	return t
}

// known returns the value of s if it is over or in the table.
func (t *tableSearch[S, M, K]) known(s S, k K) Outcome {
	if v := t.g.Outcome(s); v != Unknown {
		return v
	}
	if n, ok := t.table.get(k); ok {
		t.stats.Duplicates++
		return n.outcome()
	}
	return Unknown
}

// expand returns the moves of s in a slice that the next call reuses.
func (t *tableSearch[S, M, K]) expand(s S) []M {
	t.moves = t.order(t.moves[:0], s)
	t.stats.Generated += int64(len(t.moves))
	return t.moves
}

// run decides start, takes the proof out if asked for, and closes the books.
func (t *tableSearch[S, M, K]) run(start S, proof bool, decide func(S) Outcome) (Result[S, M], error) {
	var r Result[S, M]
	r.Outcome = decide(start)
	if proof && r.Outcome != Unknown {
		if r.Proof = t.extract(start, r.Outcome, decide); r.Proof == nil && !t.stopped() {
			t.fail(ErrCycle)
		}
	}
	if r.Outcome == Unknown && t.reason == search.NoReason {
		t.reason = search.DepthLimit
	}
	t.stats.States = int64(t.table.used) + t.table.lost
	return answer(&t.budget, r, t.err)
}

// fail ends the search for good.
func (t *tableSearch[S, M, K]) fail(err error) {
	t.err, t.reason = err, search.DepthLimit
}

// work clips a count of expansions to the table's 32 bits.
func work(n int64) uint32 { return uint32(min(n, math.MaxUint32)) }
