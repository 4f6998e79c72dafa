package proof

// The stock cards in reach (lemma 6).

import "slices"

// reach returns the stock cards that can be played, at once or after turning, and those of them that cost a redeal.
func (g *Game) reach(s *State) (open, paid Cards) {
	if g.hand || s.stock == 0 {
		return s.stock, 0
	}
	open = g.pass(s.stock, int(s.turned))
	switch {
	case g.deal.Redeals < 0:
		open |= g.pass(s.stock, 0)
	case s.redeals > 0:
		paid = g.pass(s.stock, 0) &^ open
	}
	return open | paid, paid
}

// pass returns the cards that can be played from the place turned on, before any other kept card is. Turns end at multiples of the draw,
// where a lifted card counts or doesn't as the player likes, and at the end of the stock.
// A card that ends a turn is found when the next one is reached, before which the turn can still end, or behind the last.
func (g *Game) pass(stock Cards, turned int) (open Cards) {
	lacks, lifted, last := 0, 0, Cards(0) // lacks: the number of further cards that end the turn; lifted ones may count
	for i, c := range g.stock {
		switch {
		case c == 0 && i >= turned:
			lifted++
		case stock&c == 0:
		case i < turned:
			last = c
		default:
			if lacks <= lifted {
				open |= last
			}
			if lacks--; lacks < 0 {
				lacks = g.deal.Draw - 1
			}
			last = c
		}
	}
	return open | last
}

// rewind writes 0 for a place in the stock that doesn't matter, or from which no more is in reach than from the beginning.
func (g *Game) rewind(s *State) {
	switch {
	case g.hand || s.stock == 0:
		s.turned, s.redeals = 0, 0
	case g.deal.Redeals < 0 && s.turned > 0 && g.pass(s.stock, int(s.turned))&^g.pass(s.stock, 0) == 0:
		s.turned = 0
	}
}

// take takes a card from the stock. The cards before it are then waste.
func (g *Game) take(s *State, c, paid Cards) {
	s.stock ^= c
	if c&paid != 0 {
		s.redeals--
	}
	if !g.hand {
		s.turned = uint8(slices.Index(g.stock, c))
	}
}

// later returns the stock cards that can come up in some pass if those of drawn can be taken before, and others can't: for
// the relaxation. With draw 3, the card that is number 5 of those left ends a turn if two before it are gone, and at least two of those
// are drawn or lifted: in general at least number modulo draw. Or the card behind it has been taken. A lifted card behind a drawn
// one can count in two turns of a pass, so that everything may come up behind it.
func (g *Game) later(stock, drawn Cards) (open Cards) {
	number, gone, last, taken, again := 0, 0, Cards(0), false, false // number: modulo draw
	for _, c := range g.stock {
		if c != 0 && stock&c == 0 {
			continue
		}
		if number++; number == g.deal.Draw {
			number = 0
		}
		if again || gone > 0 && number <= gone {
			open |= c
		}
		if c == 0 || drawn&c != 0 {
			open |= last
			gone, again, taken = gone+1, again || c == 0 && taken, taken || c != 0
		}
		last = c
	}
	return open
}
