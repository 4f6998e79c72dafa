package klondike

import "kedou/internal/phrase"

// The options of the game.

// Unlimited as Rules.Redeals allows any number of redeals.
const Unlimited = -1

// Rules are the options of the game.
type Rules struct {
	Draw      int  // cards turned from the stock at once, 1 to 24
	Redeals   int  // number of times the waste may be turned over, 0 to 255, or Unlimited
	WorryBack bool // a foundation's top card may come back to a column
	Ranks     int  // cards of a suit, 1 to 13: small decks for exhaustive tests
	Suits     int  // suits in play, 1 to 4, in the order C, D, H, S
	Columns   int  // columns of the tableau, 1 to 7
}

// Standard returns the common rules with the given draw count: unlimited
// redeals, worrying back allowed, 52 cards, seven columns.
func Standard(draw int) Rules {
	return Rules{Draw: draw, Redeals: Unlimited, WorryBack: true, Ranks: 13, Suits: 4, Columns: 7}
}

// Cards is the size of the deck.
func (r Rules) Cards() int { return r.Ranks * r.Suits }

// dealt is the number of cards that a deal lays into the columns.
func (r Rules) dealt() int { return r.Columns * (r.Columns + 1) / 2 }

// RuleError is an error in an option of the rules.
type RuleError struct {
	Option string // draw, redeals, ranks, suits or columns
	Err    error
}

// Error returns the message without the option.
func (e *RuleError) Error() string { return e.Err.Error() }

// Phrase returns the message in parts.
func (e *RuleError) Phrase() phrase.Text { return phrase.Of(e.Err) }

// Validate returns a RuleError if an option is out of range.
func (r Rules) Validate() error {
	for _, o := range [...]struct {
		name            string
		value, min, max int
	}{
		{"draw", r.Draw, 1, 24},
		{"redeals", r.Redeals, Unlimited, 255},
		{"ranks", r.Ranks, 1, 13},
		{"suits", r.Suits, 1, 4},
		{"columns", r.Columns, 1, 7},
	} {
		if o.value < o.min || o.value > o.max {
			return &RuleError{o.name, phrase.Errorf("%s %d is out of range: use %d to %d", o.name, o.value, o.min, o.max)}
		}
	}
	if r.dealt() > r.Cards() {
		return &RuleError{"columns", phrase.Errorf("%d columns take %d cards, and the deck has %d: use fewer columns", r.Columns, r.dealt(), r.Cards())}
	}
	return nil
}

func (r Rules) has(c Card) bool {
	return c.Rank() >= 1 && int(c.Rank()) <= r.Ranks && int(c.Suit()) < r.Suits
}

func (r Rules) deck() []Card {
	cards := make([]Card, 0, r.Cards())
	for s := range Suit(r.Suits) {
		for rank := range Rank(r.Ranks) {
			cards = append(cards, NewCard(rank+1, s))
		}
	}
	return cards
}
