package klondike

// The talon: how turns of the stock change stock and waste.

// Talon is stock and waste as one row of cards in the order of turning. The first Waste of them have been turned, and the last of those is
// open to play. Places in the row count from 1. With draw 3, eight cards and an empty waste,
//
//	place   1  2  3  4  5  6  7  8
//	turns         1        2     3
//
// the third card is open after one turn, the sixth after two, the eighth after three; then a redeal empties the waste. A Talon doesn't know
// which cards the row holds.
type Talon struct {
	Cards   int // in stock and waste
	Waste   int // number of turned cards
	Draw    int // cards turned at once
	Redeals int // redeals left, or Unlimited
}

// Talon returns the talon of p under the rules r.
func (p *Position) Talon(r Rules) Talon {
	return Talon{len(p.Stock) + len(p.Waste), len(p.Waste), r.Draw, r.redealsLeft(p.Redealt)}
}

// redealsLeft is the number of redeals left after redealt.
func (r *Rules) redealsLeft(redealt int) int {
	if r.Redeals == Unlimited {
		return Unlimited
	}
	return r.Redeals - redealt
}

// Spent reports whether the stock is empty, so that the next turn is a redeal.
func (t Talon) Spent() bool { return t.Waste == t.Cards }

// CanTurn reports whether the stock has a card to turn, or the waste has cards and a redeal is left.
func (t Talon) CanTurn() bool { return t.Cards > 0 && (!t.Spent() || t.Redeals != 0) }

// Turn returns the talon after one turn, or after a redeal if it is spent.
// CanTurn must hold.
func (t Talon) Turn() Talon {
	if t.Spent() {
		return t.redealt()
	}
	t.Waste = min(t.Waste+t.Draw, t.Cards)
	return t
}

func (t Talon) redealt() Talon {
	t.Waste = 0
	if t.Redeals != Unlimited {
		t.Redeals--
	}
	return t
}

// inPass reports whether turns open the card at a place without a redeal.
func (t Talon) inPass(place int) bool {
	ahead := place - t.Waste
	return ahead == 0 || ahead > 0 && (t.Draw == 1 || ahead%t.Draw == 0 || place == t.Cards)
}

// turnsOf is the number of turns for a number of cards. Draw 1 skips the division, since package fast calls it very often.
func (t Talon) turnsOf(cards int) int {
	if t.Draw == 1 {
		return cards
	}
	return (cards + t.Draw - 1) / t.Draw
}

// Reach returns the turns until the card at a place is open, and whether a redeal is among the steps, which isn't counted as a turn. It
// doesn't check whether a redeal is left or helps; Open does.
func (t Talon) Reach(place int) (turns int, redeal bool) {
	if t.inPass(place) {
		return t.turnsOf(place - t.Waste), false
	}
	return t.turnsOf(t.Cards-t.Waste) + t.turnsOf(place), true
}

// Take returns the talon after the card at a place was turned up, as Reach counts it, and played.
func (t Talon) Take(place int) Talon {
	if !t.inPass(place) {
		t = t.redealt()
	}
	t.Waste = place - 1
	t.Cards--
	return t
}

// Open yields the places whose cards can be played, now or after turns: those of this pass in the order of turning, then those that only a
// redeal opens. A second redeal opens no further places.
func (t Talon) Open(yield func(place int) bool) {
	for place := t.Waste; ; place = min(place+t.Draw, t.Cards) {
		if place > 0 && !yield(place) {
			return
		}
		if place == t.Cards {
			break
		}
	}
	if t.Redeals == 0 {
		return
	}
	for place := t.Draw; place < t.Cards; place += t.Draw {
		if !t.inPass(place) && !yield(place) {
			return
		}
	}
}
