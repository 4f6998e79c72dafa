// A run: the code that both engines with a transposition table share, from the game with its optional upgrades to the answer and its proof.

package andor

import (
	"context"
	"math"
	"slices"

	"kedou/internal/engine"
	"kedou/search"
)

type run[S, M any, K comparable] struct {
	game  Game[S, M, K]
	order func([]M, S) []M
	meter *engine.Meter
	table *transpositions[K]
	seen  *observer[S, M, K] // nil: no observer
	aside func() int64       // bytes of the line being searched
	moves []M                // scratch
	err   error

	mark   K   // the latest state searched at a depth that is a power of two, on the present line
	markAt int // its depth
}

// newRun starts the clock. The table gets 15/16 of Limits.Memory, or half of it if a proof is requested. The error is search.ErrLimits.
func newRun[S, M any, K comparable](ctx context.Context, g Game[S, M, K], start S, c Config[S, M], plainOrder bool) (*run[S, M, K], error) {
	if err := engine.Check(c.Limits); err != nil {
		return nil, err
	}
	room := c.Limits.Memory - c.Limits.Memory/16
	if c.Proof {
		room = c.Limits.Memory / 2
	}
	r := &run[S, M, K]{
		game:  g,
		order: g.AppendMoves,
		meter: engine.NewMeter(ctx, c.Limits, c.Progress),
		table: newTranspositions(engine.HasherOf[K](g), room),
	}
	if o, ok := g.(Orderer[S, M]); ok && !plainOrder {
		r.order = o.AppendOrdered
	}
	first := r.table.entries.Bytes()
	if c.Proof {
		first *= 2
	}
	if err := engine.CheckFloor(c.Limits, first+first/15); err != nil {
		return nil, err
	}
	r.seen = newObserver(g, c.Observe, start)
	return r, nil
}

// spend pays for the expansion of a state. A line that goes round a cycle comes upon its mark again, once the mark lies in the cycle and the
// next one is farther off than a round (Brent 1980).
func (r *run[S, M, K]) spend(k K, depth int) bool {
	if depth > maxDepth || depth > r.markAt && k == r.mark {
		r.fail(ErrCycle)
	}
	if depth&(depth-1) == 0 {
		r.mark, r.markAt = k, depth
	}
	if !r.meter.Hold(r.table.bytes()+r.aside()) || !r.meter.Spend() {
		return false
	}
	r.meter.Stats.Depth = max(r.meter.Stats.Depth, depth)
	return true
}

// fail ends the search by an error, which is no limit.
func (r *run[S, M, K]) fail(err error) {
	r.err = err
	r.meter.Halt()
}

// known returns the outcome of s if it is over or in the table.
func (r *run[S, M, K]) known(s S, k K) Outcome {
	if o := r.game.Outcome(s); o != Unknown {
		return o
	}
	if n, ok := r.table.get(k); ok {
		r.meter.Stats.Duplicates++
		return n.outcome()
	}
	return Unknown
}

// expand returns the moves of s in a slice that the next call reuses.
func (r *run[S, M, K]) expand(s S) []M {
	r.moves = r.order(r.moves[:0], s)
	r.meter.Stats.Generated += int64(len(r.moves))
	return r.moves
}

// answer decides start, extracts the proof if requested, and completes the Result.
func (r *run[S, M, K]) answer(start S, proof bool, decide func(S) Outcome) (Result[S, M], error) {
	var result Result[S, M]
	result.Outcome = decide(start)
	if proof && result.Outcome != Unknown {
		if result.Proof = r.extract(start, result.Outcome, decide); result.Proof == nil && !r.meter.Stopped() {
			r.fail(ErrCycle)
		}
	}
	if result.Outcome == Unknown && r.err == nil {
		r.meter.Stop(engine.DepthLimit)
	}
	r.meter.Stats.States = int64(r.table.entries.Len()) + r.table.lost
	return closeBooks(r.meter, result, r.err)
}

// closeBooks puts counts and reason into r, and the cause of an ended context into the error.
func closeBooks[S, M any](m *engine.Meter, r Result[S, M], err error) (Result[S, M], error) {
	r.Stats, r.Reason = m.Close(), search.Reason(m.Reason())
	if err == nil {
		err = m.Err()
	}
	return r, err
}

func (r *run[S, M, K]) settle(k K, n numbers) {
	r.table.put(k, n)
	if o := n.outcome(); o != Unknown && r.seen != nil {
		r.seen.decided(k, o)
	}
}

// extract returns winner's strategy from start, or nil if a limit stopped it. It costs no expansion, but where the table has lost the
// winning move, decide searches again, unobserved: the observed run ends with the verdict.
func (r *run[S, M, K]) extract(start S, winner Outcome, decide func(S) Outcome) *Proof[S, M] {
	r.seen = nil
	return BuildProof(r.game, start, winner, func(s S, held int64) (m M, ok bool) {
		if !r.meter.InTime() || !r.meter.Hold(r.table.bytes()+held) {
			return m, false
		}
		return r.winning(s, winner, decide)
	})
}

// winning returns the winner's move in s whose proof took the least work.
func (r *run[S, M, K]) winning(s S, winner Outcome, decide func(S) Outcome) (best M, ok bool) {
	least := uint32(math.MaxUint32)
	moves := slices.Clone(r.expand(s))
	for _, m := range moves {
		if o, work := r.recall(r.game.Next(s, m)); o == winner && (!ok || work < least) {
			best, least, ok = m, work, true
		}
	}
	for i := 0; !ok && i < len(moves); i++ {
		best = moves[i]
		ok = decide(r.game.Next(s, best)) == winner
	}
	if !ok && r.err == nil {
		r.meter.Stop(engine.DepthLimit) // the depth limit cut the search for this move
	}
	return best, ok
}

// recall returns the outcome of s, if known, and the expansions it took.
func (r *run[S, M, K]) recall(s S) (Outcome, uint32) {
	if o := r.game.Outcome(s); o != Unknown {
		return o, 0
	}
	n, ok := r.table.get(r.game.Key(s))
	if !ok {
		return Unknown, 0
	}
	return n.outcome(), n.work
}

// work clips a count of expansions to the table's 32 bits.
func work(n int64) uint32 { return uint32(min(n, math.MaxUint32)) }
