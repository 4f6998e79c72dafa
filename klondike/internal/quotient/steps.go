package quotient

// Steps between classes of positions.

// Step is a kind and a card's number. A step implies moves that bring its card into reach: turns of the stock, or taking another card off
// it.
type Step uint8

// Kinds of steps.
const (
	Up     Step = iota << 6 // a card of tableau or stock to its foundation
	Return                  // a foundation's top card to the tableau
	Reveal                  // a locked card and the cards on it to another column
	Lay                     // a stock card to the tableau
)

// Kind returns Up, Return, Reveal or Lay.
func (t Step) Kind() Step { return t &^ 63 }

// Card returns the step's card and its number.
func (t Step) Card() (Cards, int) { return 1 << (t & 63), int(t & 63) }

// Of returns the step of the kind t with card number i.
func (t Step) Of(i int) Step { return t | Step(i) }
