package minimal

// Ties: on which of two twins a card lies, where that is settled.
//
// An example: 8♥ lies on 9♣, the only black nine in sight, and then 9♠ is turned up. The two nines are tied: if 9♣ is to go up, 8♥ must be
// moved to 9♠ first, and that costs a move. Had both nines been in sight before 8♥ was laid, the player would have chosen 9♠ for it. So a
// pair without a tie is one whose choice is still open.
//
// state.ties holds one card for every tied pair: the card that carries the first of the two lower cards that can lie there or, if the first
// isn't there, the second. First is the one with the even number.

import (
	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

// attach makes the free card c lie on its pair of parents. If there is a tie, c goes beneath the free twin, and the tie then names the
// other parent if c is the first.
func (s *state) attach(c cards) {
	if parents := quotient.Pair(c) << quotient.OneRank; s.ties&parents != 0 && c&quotient.Firsts != 0 {
		s.ties ^= parents
	}
}

// detach takes the free card c off its pair of parents.
func (s *state) detach(c cards) {
	parents := quotient.Pair(c) << quotient.OneRank
	switch {
	case s.ties&parents == 0:
	case s.Free()&quotient.Twins(c) == 0:
		s.ties &^= parents
	case c&quotient.Firsts != 0:
		s.ties ^= parents
	}
}

// appear ties c's twin if a card lies on it when c comes into sight.
func (s *state) appear(c cards) {
	other := quotient.Twins(c)
	if s.Tableau&other != 0 && s.Free()&(quotient.Pair(c)>>quotient.OneRank) != 0 {
		s.ties |= other
	}
}

// setTies finds the ties of p, where every choice is settled.
func (d *deal) setTies(s *state, p *klondike.Position) {
	for i := range p.Tableau {
		column := p.Tableau[i].Cards
		for j := p.Tableau[i].Down + 1; j < len(column); j++ {
			c, on := cards(1)<<quotient.Number(column[j]), cards(1)<<quotient.Number(column[j-1])
			first := c&quotient.Firsts != 0 || s.Free()&quotient.Twins(c) == 0
			if first && s.Tableau&quotient.Twins(on) != 0 {
				s.ties |= on
			}
		}
	}
}
