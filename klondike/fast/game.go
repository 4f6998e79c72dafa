package fast

// A game is the moves of a deal under one reading of its rules: the real one,
// or the relaxation in which the stock is a hand of cards.

// Kinds of steps. A step is a kind and a card's number.
const (
	stepUp     step = iota << 6 // a card of tableau or stock to its foundation
	stepDown                    // a foundation's top card to the tableau
	stepReveal                  // a locked card and what lies on it to another column
	stepLay                     // a stock card to the tableau
)

type step uint8

func (t step) kind() step         { return t &^ 63 }
func (t step) card() (cards, int) { return 1 << (t & 63), int(t & 63) }

// game generates what can follow a state. Its slices are reused.
type game struct {
	*deal
	handy    bool // the stock is a hand: draw 1 with unlimited redeals
	safe     bool // technique Safe
	lazy     bool // technique LazyStock; only if handy
	emptying bool // technique LazyEmptying
	near     bool // of equal exits, try the one of the fewest turns first

	members []member // a stack: the members of every component on the path
	exits   []exit   // and their exits
	trail   []step   // and the exits' steps
	chain   []step   // the steps from the member to where the generator is
	now     cards    // stock cards in reach without a redeal
	later   cards    // stock cards in reach after a redeal
}

// frame says where a component begins on the three stacks.
type frame struct{ exits, members, trail int }

// member is one state of a component, reached from another by one step.
type member struct {
	state   state
	reveals cards // what the member's own moves are, for its neighbours to skip
	raises  cards
	lays    cards
	from    int32
	step    step
}

// exit is an irreversible way out of a component, normalised.
type exit struct {
	state      state
	begin, end uint32 // its steps in trail
	member     uint32
	score      int16 // the lower the sooner
}

// do makes step t of kind and card.
func (g *game) do(s *state, t step) {
	c, i := t.card()
	if s.hand&g.later&c != 0 && !g.unlimited() {
		s.left--
	}
	switch t.kind() {
	case stepUp:
		g.raise(s, c, i)
	case stepDown:
		g.lower(s, c, i)
	case stepReveal:
		g.uncover(s, c, i)
	case stepLay:
		g.lay(s, c, i)
	}
}

// won reports whether s is won: with the stock as a hand as soon as no card is
// face down, since the lowest card that isn't up is never covered then.
func (g *game) won(s *state) bool {
	return s.hidden == 0 && (g.handy || s.hand == 0)
}

// forcible returns the stock cards that technique Safe applies to.
func (g *game) forcible(s *state) cards {
	switch {
	case g.handy:
		return s.hand
	case g.unlimited() && s.offset == 0 && s.hand != 0:
		return g.last(s)
	}
	return 0
}

// normalise plays safe cards up, then any free card, until none is left: all
// of it leaves the verdict as it is. The steps are appended to *record, if any.
func (g *game) normalise(s *state, record *[]step) {
	for {
		open := g.next(s) & (s.tableau&s.slots() | g.forcible(s))
		c := cards(0)
		if g.safe {
			c = open & sure(s.up|g.absent)
		}
		if c == 0 && g.rules.WorryBack {
			c = open & s.tableau &^ s.locked
		}
		if c == 0 {
			return
		}
		c, i := lowest(c)
		g.raise(s, c, i)
		if record != nil {
			*record = append(*record, stepUp|step(i))
		}
	}
}
