package blind

// The hash of the places of a hidden stock's seen cards.

import (
	"testing"

	"kedou/klondike/internal/quotient"
)

// TestPlaced lets any two cards change places: the sum of what they add to a state's order must change, or a kept tree would confuse the
// states.
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
