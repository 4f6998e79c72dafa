package fast

// A game is the moves of a deal under one reading of its rules: the real one, or the relaxation in which the stock is a hand of cards.

import "kedou/klondike/internal/quotient"

// game generates the successors of states. It reuses its slices.
type game struct {
	deal  *deal
	stage stage
	round round // under way

	members []member // a stack: the members of every component on the path
	exits   []exit   // their exits
	trail   []step   // the exits' steps
	chain   []step   // the steps from the member to the generator's present state
	talon   talon    // of the present component
	turns   recent   // of stocks that were asked about
	useful  cards    // the stock cards that the present member may lay, see setUseful
}

// frame is where a component begins on the three stacks, and what its stock gives.
type frame struct {
	exits, members, trail int
	talon                 talon
	began, next           int64 // states expanded when it began, and below it before a search for a lemma
	lifted                bool  // a lemma shows that the component is lost
}

// talon holds the stock cards that a component can play: all members have the same.
type talon struct {
	reach cards // the stock cards in reach, see deal.reach
	paid  cards // those cards that cost one of the redeals left
}

// member is one state of a component, reached from another by one step.
type member struct {
	state   state
	ways    ways // for its neighbours to skip
	from    int32
	step    step
	hopeful bool // of the first member: its component isn't hopeless
}

// ways are the steps of a member that leave its component.
type ways struct{ reveals, raises, lays cards }

// exit is an irreversible way out of a component, normalized.
type exit struct {
	state      state
	begin, end uint32 // its steps in trail
	member     uint32
	score      int32 // the lower the sooner
}

// openStock computes which stock cards the component of s can play: only those before the next redeal if the last of them is safe.
func (g *game) openStock(s *state) {
	if g.deal.Hand {
		return
	}
	now, later := g.deal.reach(s, g.turnsOf(s))
	if g.stage.uses(Safe) && g.lastIsSafe(s) {
		later = 0
	}
	if g.talon.reach = g.deal.at(now | later); !g.deal.Unlimited() {
		g.talon.paid = g.deal.at(later)
	}
}

// playable returns the cards of set that a member s of the component can play from the stock; openStock must have run.
func (g *game) playable(s *state, set cards) cards {
	if set &= s.Stock; !g.deal.Hand {
		set &= g.talon.reach
	}
	return set
}

// safe returns the cards that technique Safe moves to their foundations.
func (g *game) safe(s *state) cards {
	if !g.stage.uses(Safe) {
		return 0
	}
	return g.deal.Safe(s.Up)
}

// lastIsSafe reports whether the card that is turned up last, and so before any redeal, is safe on its foundation.
func (g *game) lastIsSafe(s *state) bool {
	return !g.deal.Hand && g.deal.Unlimited() && s.offset != 0 && s.Stock != 0 &&
		g.deal.last(s)&g.deal.Next(s.Up)&g.deal.Safe(s.Up) != 0
}

// do makes step t and counts the redeals that it needs. It has no branch so that it is inlined.
func (g *game) do(s *state, t step) {
	s.redeals -= uint8(s.Stock & g.talon.paid >> (t & 63) & 1)
	g.deal.apply(s, t)
}

// won reports whether s is won: with the stock as a hand as soon as no card is
// face down, since the lowest card that isn't up is never covered then.
func (g *game) won(s *state) bool {
	return s.hidden == 0 && (g.deal.Hand || s.Stock == 0)
}

// forcible returns the stock cards that technique Safe applies to.
func (g *game) forcible(s *state) cards {
	switch {
	case g.deal.Hand:
		return s.Stock
	case g.deal.Unlimited() && s.offset == 0 && s.Stock != 0:
		return g.deal.last(s)
	case g.deal.Rules.Draw == 1 && !g.deal.Unlimited():
		return g.deal.near(s)
	}
	return 0
}

// normalize plays safe cards up, then any free card, until none is left; none of that changes the verdict. The steps are appended to
// *record, if not nil.
func (g *game) normalize(s *state, record *[]step) {
	for {
		open := g.deal.Next(s.Up) & (s.Tableau&s.Slots() | g.forcible(s))
		c := cards(0)
		if g.stage.uses(Safe) {
			c = open & g.deal.Safe(s.Up)
		}
		if c == 0 && g.deal.Rules.WorryBack {
			c = open & s.Free()
		}
		if c == 0 {
			return
		}
		c, i := quotient.Lowest(c)
		g.deal.raise(s, c, i)
		if record != nil {
			*record = append(*record, quotient.Up.Of(i))
		}
	}
}
