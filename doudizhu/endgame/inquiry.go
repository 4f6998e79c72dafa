// Inquiries: many positions of one endgame, one question after another.

package endgame

import (
	"context"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

// Inquiry asks about positions of one endgame under one set of limits: the solver's limits hold for all questions until Close. Proofs for
// one question serve the next, so that a strategy of thousands of positions costs hardly more than its verdict. Don't use the Solver for
// anything else before Close.
type Inquiry struct{ run *run }

// Inquire begins an inquiry about e and its later positions. Errors report misuse.
func (s *Solver) Inquire(ctx context.Context, e *doudizhu.Endgame) (*Inquiry, error) {
	r, err := s.begin(ctx, e)
	if err != nil {
		return nil, err
	}
	return &Inquiry{r}, nil
}

// Outcome returns the outcome of p for the side of the seat to move, in a finished game for the
// side of the seat whose turn it would be; Unknown once a limit is reached.
func (q *Inquiry) Outcome(p doudizhu.State) andor.Outcome { return seenBy(p.Turn, q.run.outcome(p)) }

// Play returns a play that wins p, which the side to move is known to win: the one whose proof took
// the least work among those that are known. It returns false once a limit is reached.
func (q *Inquiry) Play(p doudizhu.State) (doudizhu.Play, bool) { return q.run.winningPlay(p) }

// Hold counts bytes that the caller keeps towards the memory limit. It reports false once any limit is reached.
func (q *Inquiry) Hold(bytes int64) bool {
	return q.run.meter.Hold(q.run.bytes()+bytes) && q.run.meter.InTime()
}

// Close ends the inquiry and returns its counters, and the limit that stopped it, if any. The error
// is [context.Cause] of a context that ended.
func (q *Inquiry) Close() (search.Stats, search.Reason, error) {
	q.run.meter.Stats.States = q.run.table.positions()
	return q.run.meter.Close(), search.Reason(q.run.meter.Reason()), q.run.meter.Err()
}
