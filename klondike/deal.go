package klondike

// Deals, including random ones.

import "math/rand/v2"

// Deal is a position with a name.
type Deal struct {
	ID       string // the name in the text, else the deal's number in the text, from 1
	Position Position
}

// dealStream is the second word of the generator's state: "kedou" in ASCII.
const dealStream = 0x6b65646f75

// NewDeal returns deal number seed. It shuffles the deck (clubs, diamonds, hearts, spades, each from the ace) by the method of Fisher and
// Yates as Durstenfeld (1964) gave it, from the last card down, with numbers of the generator PCG-DXSM (O'Neill 2014) of math/rand/v2. It
// deals column by column from the left, each from its deepest card; the rest is the stock. Every seed names the same deal for ever. r must
// be valid.
func NewDeal(seed uint64, r Rules) Position {
	cards := r.deck()
	random := rand.New(rand.NewPCG(seed, dealStream))
	for i := len(cards) - 1; i > 0; i-- {
		j := random.Uint64N(uint64(i) + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
	return deal(cards, r)
}

// deal lays out the cards as a fresh game.
func deal(cards []Card, r Rules) Position {
	var p Position
	for i := range r.Columns {
		p.Tableau[i] = Column{Cards: cards[: i+1 : i+1], Down: i}
		cards = cards[i+1:]
	}
	p.Stock = cards
	return p
}
