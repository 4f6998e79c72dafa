// Random deals of every size.

package doudizhu

import (
	"fmt"
	"math/rand/v2"

	"kedou/internal/phrase"
)

// dealStream is the second word of the generator's state: "kedou" in ASCII.
const dealStream = 0x6b65646f75

// NewDeal returns the deal with the number seed: cards cards in 2 or 3 hands, the landlord leading.
// Every choice of the cards and of their holders is equally likely, and equal seed, cards and hands
// always name the same deal; its ID is CARDS-HANDS-SEED.
//
// Two hands share 2 to 40 cards in halves, the landlord having the odd one. Three
// hands share 6 to 54 as in a whole deal of 20, 17 and 17: each peasant has a third
// of all cards but three, rounded down, and the landlord the rest, so that 39 cards
// are 15, 12 and 12.
//
// The deck from the threes to the big joker is shuffled by Fisher and Yates' method
// as Durstenfeld (1964) gave it, from the last card down, with numbers drawn from
// the generator PCG-DXSM (O'Neill 2014) of math/rand/v2, and dealt from its head:
// first the landlord's hand, then Down's, then Up's.
func NewDeal(seed uint64, cards, hands int) (Endgame, error) {
	e := Endgame{ID: fmt.Sprintf("%d-%d-%d", cards, hands, seed), Three: hands == 3}
	sizes, err := handSizes(cards, hands)
	if err != nil {
		return Endgame{}, err
	}
	deck := Deck.Shuffle(rand.New(rand.NewPCG(seed, dealStream)))
	for seat, n := range sizes {
		for _, rank := range deck[:n] {
			e.Hands[seat] += Of(rank, 1)
		}
		deck = deck[n:]
	}
	return e, nil
}

// handSizes returns the number of cards of each seat.
func handSizes(cards, hands int) (sizes [Seats]int, err error) {
	peasant, least, most := cards/2, 2, 40
	switch hands {
	case 2:
		sizes = [Seats]int{cards - peasant, peasant}
	case 3:
		peasant, least, most = (cards-3)/3, 6, Deck.Cards()
		sizes = [Seats]int{cards - 2*peasant, peasant, peasant}
	default:
		return sizes, phrase.Errorf("a deal of %d hands; give 2 or 3", hands)
	}
	if cards < least || cards > most {
		return sizes, phrase.Errorf("a deal of %d cards to %d hands; give %d to %d", cards, hands, least, most)
	}
	return sizes, nil
}

// Shuffle returns the cards of h, wildcards included, in random order: from the
// threes up they are shuffled by Fisher and Yates' method as NewDeal says.
func (h Hand) Shuffle(random *rand.Rand) []Rank {
	cards := make([]Rank, 0, h.Cards())
	for r := Three; r <= Wild; r++ {
		for range h.Count(r) {
			cards = append(cards, r)
		}
	}
	for i := len(cards) - 1; i > 0; i-- {
		j := random.Uint64N(uint64(i) + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
	return cards
}
