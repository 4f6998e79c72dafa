// Inquiries: many positions of one endgame, asked one after the other.

package endgame

import (
	"context"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

// Inquiry asks about positions of one endgame under one set of limits: the solver's
// limits hold for all questions until Close. What one question finds out serves
// the next, so that a strategy of thousands of positions costs hardly more than its
// verdict. It belongs to its Solver, which must not be asked anything else meanwhile.
type Inquiry struct{ run *run }

// Inquire begins an inquiry about e and the positions that can come of it. Errors
// are those of misuse.
func (s *Solver) Inquire(ctx context.Context, e *doudizhu.Endgame) (*Inquiry, error) {
	r, err := s.begin(ctx, e)
	if err != nil {
		return nil, err
	}
	return &Inquiry{r}, nil
}

// Outcome returns who wins p, for the side of the seat to move; of a game that is
// over, for the side of the seat whose turn it would be. It is Unknown once a limit
// is reached.
func (q *Inquiry) Outcome(p doudizhu.State) andor.Outcome { return seenBy(p.Turn, q.run.outcome(p)) }

// Play returns a play that wins p, which the side to move is known to win: the one
// whose proof took the least work among those that are known. It is false once a limit
// is reached.
func (q *Inquiry) Play(p doudizhu.State) (doudizhu.Play, bool) { return q.run.winningPlay(p) }

// Hold takes note of bytes that the caller keeps next to the solver. It reports false
// once a limit is reached, the caller's or another.
func (q *Inquiry) Hold(bytes int64) bool {
	return q.run.meter.Hold(q.run.bytes()+bytes) && q.run.meter.InTime()
}

// Close ends the inquiry and returns what it took, with the limit that ended it, if one
// did. The error is [context.Cause] of a context that ended.
func (q *Inquiry) Close() (search.Stats, search.Reason, error) {
	q.run.meter.Stats.States = q.run.table.positions()
	return q.run.meter.Close(), q.run.meter.Reason(), q.run.meter.Err()
}
