// What tests outside the package need of its inside.

package andor

import "context"

// ForgetfulAlphaBeta is AlphaBeta with a table of so many bytes, whatever
// c.Limits.Memory allows for the proof.
func ForgetfulAlphaBeta[S, M any, K comparable](ctx context.Context, g Game[S, M, K], start S, c Config[S, M], table int64) (Result[S, M], error) {
	e := &alphaBeta[S, M, K]{tableSearch: newTableSearch(ctx, g, c)}
	e.table.limit = table
	return e.run(start, c.Proof, e.decideAlone)
}
