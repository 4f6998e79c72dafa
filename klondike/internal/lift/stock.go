package lift

// The stock of a lifted deal: the cards that can be turned up.
//
// A lifted card leaves a blank in the stock, which counts as a card whenever the player likes: when the stock is turned, and when the blank
// would lie on the waste. So the blank can do whatever the card did there.

import "math/bits"

// inReach returns the stock cards that can be played, possibly after turns.
func (g *Game) inReach(s *State) cards {
	switch {
	case g.Hand:
		return s.Stock
	case !g.Unlimited() && s.redeals == 0:
		return g.pass(s, int(s.turned))
	}
	return g.pass(s, int(s.turned)) | g.pass(s, 0)
}

// pass returns the cards that come up in one pass through the stock when turned places have been turned: those that end a turn, the top of
// the waste, and the last card.
func (g *Game) pass(s *State, turned int) (open cards) {
	least, blanks, top := 0, 0, cards(0) // cards turned up to here, blanks that may be counted with them
	for _, p := range g.Talon {
		blanks += max(min(p.blanks, p.Number-1-turned), 0)
		if s.Stock&p.Card == 0 {
			continue
		}
		if endsTurn(least, blanks, g.Rules.Draw) {
			open |= top
		}
		top = p.Card
		if p.Number <= turned {
			open = top
		} else if least++; endsTurn(least, blanks, g.Rules.Draw) {
			open |= top
		}
	}
	return open | top
}

// endsTurn reports whether a turn can end after a number of cards, or with some of the blanks.
func endsTurn(least, blanks, draw int) bool {
	return least > 0 && (least+draw-1)/draw*draw <= least+blanks
}

// take removes a card from the stock.
func (g *Game) take(s *State, c cards) {
	if g.Hand {
		s.Stock ^= c
		return
	}
	if !g.Unlimited() && g.pass(s, int(s.turned))&c == 0 {
		s.redeals--
	}
	s.Stock ^= c
	g.turn(s, g.at[bits.TrailingZeros64(c)])
}

// turn counts the places up to the given one as turned, or none if redeals are unlimited and that leaves the same cards in reach.
func (g *Game) turn(s *State, place uint8) {
	s.turned = place
	if g.Unlimited() && g.pass(s, int(s.turned))&^g.pass(s, 0) == 0 {
		s.turned = 0
	}
}
