// Proofs: the winner's strategy, for the verifier of search/andor.

package endgame

import (
	"context"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

// Proof is a winning strategy, which [andor.Verify] checks and [andor.WriteProof]
// writes. Verified by a [doudizhu.Referee], it owes nothing to this package nor
// to the generator of plays.
type Proof = andor.Proof[doudizhu.State, doudizhu.Play]

// Proof returns the winning strategy from e: the winner's play where he moves,
// every play where the other side does, and each position once. What the table
// has lost is searched again. If a limit is reached, or the strategy outgrows
// the memory limit, the proof is nil and the Result says why.
func (s *Solver) Proof(ctx context.Context, e *doudizhu.Endgame) (*Proof, Result, error) {
	r, err := s.begin(ctx, e)
	if err != nil {
		return nil, Result{}, err
	}
	from := doudizhu.StateOf(e)
	result := r.solve(from)
	var proof *Proof
	if result.Status == search.Solved {
		proof = andor.BuildProof(r.game, from, valueOf(result.Winner), r.prove)
	}
	result.Reason, result.Stats = r.reason, r.stats()
	return proof, result, r.failure()
}

// prove returns the winner's play in p, for a strategy that has grown to held
// bytes; false once a limit is reached.
func (r *run) prove(p doudizhu.State, held int64) (doudizhu.Play, bool) {
	if held > r.memory {
		r.reason = search.MemoryLimit
	}
	if r.reason != search.NoReason {
		return doudizhu.Play{}, false
	}
	return r.winningPlay(p)
}

// valueOf returns a win of seat's side as search/andor has it: the peasants
// prove, the landlord refutes.
func valueOf(seat doudizhu.Seat) andor.Outcome {
	if seat.Peasant() {
		return andor.Won
	}
	return andor.Lost
}
