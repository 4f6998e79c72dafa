// Access for tests outside the package to its inside.

package andor

import "context"

// ForgetfulAlphaBeta is AlphaBeta with a table of the given size in bytes, whatever c.Limits.Memory allows for the proof.
func ForgetfulAlphaBeta[S, M any, K comparable](ctx context.Context, g Game[S, M, K], start S, c Config[S, M], table int64) (Result[S, M], error) {
	e, err := newAlphaBeta(ctx, g, start, c)
	if err != nil {
		return Result[S, M]{}, err
	}
	e.run.table.limit = table
	return e.run.answer(start, c.Proof, e.decideAlone)
}
