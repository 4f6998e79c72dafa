package proof

// The stock cards in reach (lemma 6).

import "slices"

// reach returns the stock cards that the player can take, at once or after turning, and those that cost a redeal.
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

// pass returns the cards that the player can take from the place turned on before any other kept card. A turn ends at a multiple of the
// draw, where each lifted card counts or doesn't as the player likes, and at the end of the stock. When the walk reaches the next kept
// card, or the end, it knows whether a turn can end at the card before.
func (g *Game) pass(stock Cards, turned int) (open Cards) {
	lacks, lifted, last := 0, 0, Cards(0) // lacks: how many further cards end the turn; lifted cards may count
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

// rewind writes 0 for a place in the stock that doesn't matter, or that gives nothing more than the beginning.
func (g *Game) rewind(s *State) {
	switch {
	case g.hand || s.stock == 0:
		s.turned, s.redeals = 0, 0
	case g.deal.Redeals < 0 && s.turned > 0 && g.pass(s.stock, int(s.turned))&^g.pass(s.stock, 0) == 0:
		s.turned = 0
	}
}

// take takes a card from the stock; the cards before become waste.
func (g *Game) take(s *State, c, paid Cards) {
	s.stock ^= c
	if c&paid != 0 {
		s.redeals--
	}
	if !g.hand {
		s.turned = uint8(slices.Index(g.stock, c))
	}
}

// later returns, for the relaxation, the stock cards that can come up in some pass if the player can take the cards of drawn before. With
// draw 3, card number 5 of the cards left ends a turn if two cards before have left, so at least two must be drawn or lifted: in general
// number modulo draw. A card also comes up when the card behind has been taken. A lifted card behind a drawn one can count in two turns
// of a pass, so every card behind may come up.
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
