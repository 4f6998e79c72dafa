package explain

// Circles of waiting: each card of a circle can leave its place only after another card of the circle.

import (
	"slices"

	"kedou/klondike"
	"kedou/klondike/internal/lift"
	"kedou/klondike/internal/quotient"
)

// Circle is a set of cards none of which can be the first to leave its place, because each
// of its ways out waits for a card of the circle.
type Circle []Wait

// Wait is a card of a Circle, and why it can't leave.
type Wait struct {
	Card klondike.Card
	Pile klondike.Pile // the column in which Card lies; the stock; NoPile if Card moves freely, but never up
	// Only means that Card can be played, but only to its foundation: it waits for a place in a column, where another card needs Card. Up
	// is not set then.
	Only bool
	// Draw lists cards of the stock, one of which must be played before Card comes up. If Draw has any, no other field is set.
	Draw []Place
	Onto []Place // the two cards in play on which Card could lie
	Up   Place   // the card that must go up first; Card itself if it is covered
	King bool    // Card could go to an empty column, but each column keeps a card of the circle
}

// Place is the place of a card that another card needs.
type Place struct {
	Card klondike.Card
	By   klondike.Card // the card of the circle that must leave first; Card itself if it waits
	Pile klondike.Pile // the pile of By
}

// NoPile is the pile of an open card without a fixed place.
const NoPile = klondike.Pile(255)

// circler finds circles in a state that the relaxation proves lost.
type circler struct {
	deal  *lift.Game
	state lift.State
	hopes lift.Hopes
	stuck [quotient.MaxColumns]cards // by column: the card that holds the others of its column
}

// smallestCircle returns the smallest circle that keeps s from being won, or none if the relaxation doesn't prove s lost.
func smallestCircle(g *lift.Game, s lift.State) Circle {
	c := circler{deal: g, state: s, hopes: g.Hope(&s)}
	if !g.Lost(&c.hopes) {
		return nil
	}
	for column := range g.Dealt {
		for n := s.Columns.At(column); n > 0 && c.stuck[column] == 0; n-- {
			c.stuck[column] = g.Dealt[column][n-1] &^ c.hopes.Gone
		}
	}
	var best Circle
	for _, card := range lift.Members(g.Deck &^ c.hopes.Up) {
		if around := c.from(c.holder(card)); around != nil && (best == nil || len(around) < len(best)) {
			best = around
		}
	}
	return best
}

// from returns the circle to which the waiting card leads.
func (c *circler) from(card cards) Circle {
	var circle Circle
	todo, seen := []cards{card}, card
	for len(todo) > 0 {
		next := todo[0]
		todo = todo[1:]
		if !c.waits(next) {
			return nil
		}
		w := c.wait(next)
		circle = append(circle, w)
		for _, by := range w.Needs() {
			if b := bit(by); seen&b == 0 {
				seen |= b
				todo = append(todo, b)
			}
		}
		if w.King {
			for _, b := range c.stuck {
				if b != 0 && seen&b == 0 {
					seen |= b
					todo = append(todo, b)
				}
			}
		}
	}
	return circle
}

// waits reports whether the card can't leave its place, can't lie in a column, or can lie there but not go up.
func (c *circler) waits(card cards) bool {
	return slices.Contains(c.stuck[:], card) || c.state.Stock&^c.hopes.Drawn&card != 0 || c.only(card) ||
		c.state.Tableau&^c.hopes.Up&card != 0
}

// only reports whether the card can go up, or is up, but can't lie in a column.
func (c *circler) only(card cards) bool {
	return (c.hopes.Drawn|c.state.Up)&card != 0 && c.hopes.Shown&card == 0
}

// Needs lists the cards one of which must leave first, on each way out. If King is set, the way to an empty column isn't in the list.
func (w *Wait) Needs() (list []klondike.Card) {
	places := slices.Concat(w.Draw, w.Onto)
	if w.Draw == nil && !w.Only {
		places = append(places, w.Up)
	}
	for _, p := range places {
		if !slices.Contains(list, p.By) {
			list = append(list, p.By)
		}
	}
	return list
}

func (c *circler) wait(card cards) Wait {
	w := Wait{Card: cardOf(card), Pile: c.pile(card), Only: c.only(card)}
	if w.Pile == klondike.Stock && c.deal.HopeStock(&c.state, c.hopes.Drawn)&card == 0 {
		w.Draw = c.ahead(card)
		return w
	}
	if !w.Only {
		w.Up = c.place(quotient.Next(c.hopes.Up)&suitOf(card), card)
	}
	if w.Pile == NoPile && !w.Only {
		return w
	}
	for _, parent := range lift.Members(quotient.Pair(card) << quotient.OneRank & c.deal.Deck) {
		w.Onto = append(w.Onto, c.place(parent, card))
	}
	w.King = card&c.deal.Kings != 0
	return w
}

func suitOf(card cards) cards {
	for _, suit := range quotient.Suits {
		if suit&card != 0 {
			return suit
		}
	}
	return 0
}

// ahead lists the cards that stay in the stock and could bring card into reach.
func (c *circler) ahead(card cards) (list []Place) {
	at := slices.IndexFunc(c.deal.Talon, func(p lift.Place) bool { return p.Card == card })
	for i, p := range c.deal.Talon {
		if p.Card&c.state.Stock&^c.hopes.Drawn == 0 || p.Card == card {
			continue
		}
		list = append(list, Place{cardOf(p.Card), cardOf(p.Card), klondike.Stock})
		if i > at {
			break // only the next card above matters
		}
	}
	return list
}

func (c *circler) pile(card cards) klondike.Pile {
	switch column := slices.Index(c.stuck[:], card); {
	case column >= 0:
		return klondike.Column1 + klondike.Pile(column)
	case c.state.Stock&card != 0:
		return klondike.Stock
	}
	return NoPile
}

// place returns what must leave before card, which can't go up or take a card, is of use to the waiting card.
func (c *circler) place(card, waiting cards) Place {
	by := c.holder(card)
	return Place{cardOf(card), cardOf(by), c.pile(by)}
}

// holder returns the waiting card that holds card, or card itself.
func (c *circler) holder(card cards) cards {
	for column, dealt := range c.deal.Dealt {
		if at := slices.Index(dealt[:c.state.Columns.At(column)], card); at >= 0 && c.hopes.Gone&card == 0 && c.stuck[column] != card {
			return c.stuck[column]
		}
	}
	if c.state.Tableau&card != 0 && c.hopes.Slots&card == 0 {
		if child := quotient.Pair(card) >> quotient.OneRank & c.state.Tableau &^ c.state.Locked &^ c.deal.Lifted &^ c.hopes.Up; child != 0 {
			return child & -child
		}
	}
	return card
}
