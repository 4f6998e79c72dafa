package blind

// The number that stands for where the seen cards of a hidden stock lie.

import (
	"testing"

	"kedou/klondike/internal/quotient"
)

// TestPlaced has two cards change places, whatever the two and the places: the sum of
// what they add to a state's order must change, or a kept tree takes one for the other.
func TestPlaced(t *testing.T) {
	for card := range 52 {
		for other := range card {
			for place := range quotient.MaxStock {
				for second := range place {
					if placed(place, card)+placed(second, other) == placed(place, other)+placed(second, card) {
						t.Fatalf("cards %d and %d at %d and %d or the other way round are one", card, other, place, second)
					}
				}
			}
		}
	}
}
