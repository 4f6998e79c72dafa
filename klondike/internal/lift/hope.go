package lift

// Relaxation: possible facts never become impossible again.

import (
	"kedou/klondike/internal/quotient"
)

// Hopes is what the relaxation reaches from a state. Everything else is impossible.
type Hopes struct {
	Shown cards // cards that can lie open in the tableau
	Gone  cards // dealt cards that can leave their places
	Up    cards // cards that can be on the foundations
	Slots cards // both cards of every pair that can take another card
	Drawn cards // cards of the stock that can be played
	space bool  // a column can be empty
}

// Hope returns what the relaxation reaches from s.
func (g *Game) Hope(s *State) Hopes {
	h := Hopes{Shown: s.Tableau, Up: s.Up, Slots: g.slots(s), space: g.spaces(s) > 0}
	for {
		before := h
		g.hopeCards(s, &h)
		g.hopeColumns(s, &h)
		if h == before {
			return h
		}
	}
}

// hopedHomes returns the cards that can find a place in the tableau.
func (g *Game) hopedHomes(h *Hopes) cards {
	return g.Homes(h.Slots, h.space) | g.Lifted
}

// hopeCards finds the cards that can go up, come back and be laid.
func (g *Game) hopeCards(s *State, h *Hopes) {
	homes, next := g.hopedHomes(h), g.Next(h.Up)
	h.Drawn |= g.HopeStock(s, h.Drawn) & (homes | next)
	h.Up |= next & (h.Shown&h.Slots | h.Drawn)
	h.Shown |= (h.Drawn | s.Up) & homes
	moved := s.Free() &^ g.Lifted & h.Up
	h.Slots |= quotient.Pair(h.Shown&^s.Tableau) | quotient.Pair(moved<<quotient.OneRank)
	h.space = h.space || moved&g.Kings != 0
}

// hopeColumns finds the dealt cards that can leave.
func (g *Game) hopeColumns(s *State, h *Hopes) {
	leave := g.hopedHomes(h) | h.Up
	for column := range g.Dealt {
		for n := s.Columns.At(column); n > 0; n-- {
			c := g.Dealt[column][n-1]
			if h.Shown |= c; s.Tableau&c == 0 {
				h.Slots |= quotient.Pair(c)
			}
			if leave&c == 0 {
				break
			}
			h.Gone |= c
			h.space = h.space || n == 1
		}
	}
}

// HopeStock returns the stock cards that can come up if those of taken can be taken.
func (g *Game) HopeStock(s *State, taken cards) cards {
	open := g.inReach(s)
	if open == s.Stock {
		return open
	}
	return open | g.behind(s, taken)
}

// behind returns the stock cards that can come up because those of taken can be taken before.
func (g *Game) behind(s *State, taken cards) (open cards) {
	index, removable, blanks, last := 0, 0, 0, cards(0)
	for i := range g.Talon {
		p := &g.Talon[i]
		blanks += p.blanks
		if s.Stock&p.Card == 0 {
			continue
		}
		if taken&p.Card != 0 || blanks > 0 && removable > 0 {
			open |= last
		}
		index++
		if removable > 0 && (blanks > 0 || index%g.Rules.Draw <= removable) {
			open |= p.Card
		}
		if last = p.Card; taken&p.Card != 0 {
			removable++
		}
	}
	return open
}

// Lost reports whether the relaxation shows that s is lost.
func (g *Game) Lost(h *Hopes) bool { return h.Up != g.Deck }
