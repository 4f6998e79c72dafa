// Package order says which leads a search should try first.
package order

// Lead is small for leads that a depth-first search should try first: low ranks and many cards, and
// bombs and the rocket last of all.
func Lead(rank, cards int, trumps bool) int {
	w := 3*rank - 2*cards
	if trumps {
		w += 100
	}
	return w
}
