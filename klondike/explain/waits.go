package explain

// What can happen at all: the relaxation in which nothing that is once possible becomes
// impossible again.

import "kedou/klondike/internal/quotient"

// hopes is what the relaxation reaches from a state. What it doesn't reach can't happen.
type hopes struct {
	shown cards // cards that can lie open in the tableau
	gone  cards // dealt cards that can leave their places
	up    cards // cards that can be on the foundations
	slots cards // both cards of every pair that can take another card
	drawn cards // cards of the stock that can be played
	space bool  // a column can be empty
}

// hope returns what the relaxation reaches from s.
func (g *lifted) hope(s *state) hopes {
	h := hopes{shown: s.Tableau, up: s.Up, slots: g.slots(s), space: g.spaces(s) > 0}
	for {
		before := h
		g.hopeCards(s, &h)
		g.hopeColumns(s, &h)
		if h == before {
			return h
		}
	}
}

// hopedHomes are the cards that can find a place in the tableau.
func (g *lifted) hopedHomes(h *hopes) cards {
	return g.Homes(h.slots, h.space) | g.beside
}

// hopeCards finds what can go up, come back and be laid.
func (g *lifted) hopeCards(s *state, h *hopes) {
	homes, next := g.hopedHomes(h), g.Next(h.up)
	h.drawn |= g.hopeStock(s, h.drawn) & (homes | next)
	h.up |= next & (h.shown&h.slots | h.drawn)
	h.shown |= (h.drawn | s.Up) & homes
	moved := s.Tableau &^ s.Locked &^ g.beside & h.up
	h.slots |= quotient.Pair(h.shown&^s.Tableau) | quotient.Pair(moved<<quotient.OneRank)
	h.space = h.space || moved&g.Kings != 0
}

// hopeColumns finds which dealt cards can leave.
func (g *lifted) hopeColumns(s *state, h *hopes) {
	leave := g.hopedHomes(h) | h.up
	for column := range g.dealt {
		for n := s.columns.At(column); n > 0; n-- {
			c := g.dealt[column][n-1]
			if h.shown |= c; s.Tableau&c == 0 {
				h.slots |= quotient.Pair(c)
			}
			if leave&c == 0 {
				break
			}
			h.gone |= c
			h.space = h.space || n == 1
		}
	}
}

// hopeStock returns the stock cards that can come up if those of taken can be taken.
func (g *lifted) hopeStock(s *state, taken cards) (open cards) {
	if open = g.inReach(s); open == s.Stock {
		return open
	}
	index, removable, blanks, last := 0, 0, 0, cards(0)
	for _, p := range g.stock {
		blanks += p.blanks
		if s.Stock&p.card == 0 {
			continue
		}
		if taken&p.card != 0 || blanks > 0 && removable > 0 {
			open |= last
		}
		index++
		if removable > 0 && (blanks > 0 || index%g.Rules.Draw <= removable) {
			open |= p.card
		}
		if last = p.card; taken&p.card != 0 {
			removable++
		}
	}
	return open
}

// lost reports whether the relaxation shows that s is lost.
func (g *lifted) lost(h *hopes) bool { return h.up != g.Deck }
