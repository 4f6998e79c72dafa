// Breadth-first search.

package search

import "context"

// BreadthFirst expands states in the order of their discovery and returns a path
// of the fewest moves, whatever they cost (Moore 1959). Goals are tested when
// states are generated. It is complete on finite spaces, and under Limits.Depth
// finds every solution within the limit.
func BreadthFirst[S, M any, K comparable](ctx context.Context, p Problem[S, M, K], start S, c Config[S, M]) (Result[M], error) {
	b := breadthFirst[S, M, K]{newSpace(ctx, p, c)}
	b.engine, b.eager = &b, true
	b.begin(start)
	// IDs are given in order of discovery, so that the queue is the table itself.
	for id := ID(0); int(id) < b.records.len(); id++ {
		if b.at(id).status != open {
			continue
		}
		if !b.proceed() {
			break
		}
		b.stats.Open--
		if b.close(id) {
			b.expand(id)
		}
	}
	return b.finish()
}

type breadthFirst[S, M any, K comparable] struct{ space[S, M, K] }

func (b *breadthFirst[S, M, K]) admit(id ID, opened bool) {
	if !opened {
		return
	}
	b.stats.Open++
	b.stats.OpenPeak = max(b.stats.OpenPeak, b.stats.Open)
	b.emit(Opened, id)
}

func (b *breadthFirst[S, M, K]) revisit(id ID, m M, found node) {
	b.duplicate(id, found.parent, m, found.g)
}
