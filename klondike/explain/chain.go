package explain

// The shortest chain of waiting in a story, for readers without time for the whole story.

import (
	"slices"

	"kedou/internal/phrase"
	"kedou/klondike"
)

// Chain is a chain of cards in the smallest circle of a Story: each waits for the next, and the last for the first.
type Chain struct {
	After  []Step // the cases of the story that lead to the circle
	Cards  []klondike.Card
	Others int // cards of the circle outside the chain, which block the other exits of the chain's cards
}

// Chain returns the shortest chain in the smallest circle of the story, and false if the story has no circle.
func (s *Story) Chain() (Chain, bool) {
	if s == nil {
		return Chain{}, false
	}
	circle, after := s.smallest()
	if circle == nil {
		return Chain{}, false
	}
	cards := circle.shortest()
	return Chain{after, cards, len(circle) - len(cards)}, cards != nil
}

// smallest returns the smallest circle, and the steps that lead there.
func (s *Story) smallest() (best Circle, after []Step) {
	if s.Circle != nil {
		return s.Circle, nil
	}
	for i := range s.Cases {
		next := &s.Cases[i]
		if circle, steps := next.smallest(); circle != nil && (best == nil || len(circle) < len(best)) {
			best, after = circle, slices.Insert(slices.Clone(steps), 0, next.Step)
		}
	}
	return best, after
}

// shortest returns the shortest chain of a circle, found from each card breadth first.
func (c Circle) shortest() (best []klondike.Card) {
	for i := range c {
		if chain := c.chainFrom(c[i].Card); chain != nil && (best == nil || len(chain) < len(best)) {
			best = chain
		}
	}
	return best
}

// chainFrom returns the shortest chain that leads from a card back to the card.
func (c Circle) chainFrom(first klondike.Card) []klondike.Card {
	from := map[klondike.Card]klondike.Card{}
	for todo := []klondike.Card{first}; len(todo) > 0; todo = todo[1:] {
		for _, next := range c.waitsFor(todo[0]) {
			if next == first {
				return c.back(from, first, todo[0])
			}
			if _, seen := from[next]; !seen {
				from[next] = todo[0]
				todo = append(todo, next)
			}
		}
	}
	return nil
}

// back returns the chain that ends with last, from the card that led to each.
func (c Circle) back(from map[klondike.Card]klondike.Card, first, last klondike.Card) []klondike.Card {
	chain := []klondike.Card{last}
	for chain[0] != first {
		chain = slices.Insert(chain, 0, from[chain[0]])
	}
	return chain
}

// waitsFor lists the other cards of the circle that a card waits for, with the cards that keep the columns from getting empty. If all that
// the card waits for lies under the card, waitsFor returns the card itself.
func (c Circle) waitsFor(card klondike.Card) []klondike.Card {
	i := slices.IndexFunc(c, func(w Wait) bool { return w.Card == card })
	if i < 0 {
		return nil
	}
	list := c[i].Needs()
	for _, w := range c {
		if c[i].King && w.Pile.IsColumn() {
			list = append(list, w.Card)
		}
	}
	others := slices.DeleteFunc(slices.Clone(list), func(by klondike.Card) bool { return by == card })
	if len(others) > 0 {
		return others
	}
	return list
}

// Sentence puts the chain into words: "8♥ and 6♠ wait for each other, for ever".
func (c Chain) Sentence() phrase.Text {
	text := c.waiting()
	switch {
	case c.Others > 0:
		text = phrase.New("%v; other ways out wait for %d more of this circle's cards", text, c.Others)
	case len(c.Cards) > 1:
		text = phrase.New("%v, for ever", text)
	}
	for _, s := range slices.Backward(c.After) {
		text = phrase.New("once %v, %v", s.words(), text)
	}
	return text
}

func (c Chain) waiting() phrase.Text {
	first, last := c.Cards[0].Symbol(), c.Cards[len(c.Cards)-1].Symbol()
	switch len(c.Cards) {
	case 1:
		return phrase.New("what %s waits for lies under it", first)
	case 2:
		return phrase.New("%s and %s wait for each other", first, last)
	}
	text := phrase.New("%s waits for %s", first, c.Cards[1].Symbol())
	for i, card := range c.Cards[2:] {
		text = phrase.New("%v, %s for %s", text, c.Cards[i+1].Symbol(), card.Symbol())
	}
	return phrase.New("%v, and %s for %s", text, last, first)
}
