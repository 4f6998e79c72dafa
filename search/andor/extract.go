// Taking the winner's moves out of a transposition table.

package andor

import (
	"math"
	"slices"

	"kedou/search"
)

// extract returns winner's strategy from start, or nil if a limit stopped it;
// the reason is then in t. Where the table has lost which move wins, decide
// searches again.
func (t *tableSearch[S, M, K]) extract(start S, winner Outcome, decide func(S) Outcome) *Proof[S, M] {
	return BuildProof(t.g, start, winner, func(s S, held int64) (M, bool) {
		if !t.mayExtract(held) {
			var none M
			return none, false
		}
		return t.winning(s, winner, decide)
	})
}

// mayExtract reports whether the limits let a strategy of held bytes grow. That
// costs no expansion, so having none left doesn't forbid it.
func (t *tableSearch[S, M, K]) mayExtract(held int64) bool {
	switch reason := t.meter.Check(&t.stats); {
	case t.stopped():
	case t.limits.Memory > 0 && held > t.limits.Memory:
		t.reason = search.MemoryLimit
	case reason != search.ExpansionLimit:
		t.reason = reason
	}
	return !t.stopped()
}

// winning returns the winner's move in s whose proof took the least work.
func (t *tableSearch[S, M, K]) winning(s S, winner Outcome, decide func(S) Outcome) (best M, ok bool) {
	least := uint32(math.MaxUint32)
	moves := slices.Clone(t.expand(s))
	for _, m := range moves {
		if v, work := t.recall(t.g.Next(s, m)); v == winner && (!ok || work < least) {
			best, least, ok = m, work, true
		}
	}
	for i := 0; !ok && i < len(moves); i++ {
		best = moves[i]
		ok = decide(t.g.Next(s, best)) == winner
	}
	if !ok && !t.stopped() {
		t.reason = search.DepthLimit // it cut the search for this move
	}
	return best, ok
}

// recall returns the value of s, if known, and the expansions it took.
func (t *tableSearch[S, M, K]) recall(s S) (Outcome, uint32) {
	if v := t.g.Outcome(s); v != Unknown {
		return v, 0
	}
	n, ok := t.table.get(t.g.Key(s))
	if !ok {
		return Unknown, 0
	}
	return n.outcome(), n.work
}
