package certify

// Positions for the states below the root, in which package lift finds games as in the deal.

import (
	"math/bits"
	"slices"

	"kedou/klondike"
	"kedou/klondike/proof"
)

// at returns a finder for s, a state of the real game, or nil if s has no card in place: a few steps decide such a state.
func (f *finder) at(s *proof.State) *finder {
	p := &klondike.Position{}
	up, inPlace, stock := s.Cards()
	for c := up; c != 0; c &= c - 1 {
		p.Foundation[card(c).Suit()]++
	}
	host := -1 // a column with cards in place
	for i, column := range f.position.Tableau {
		to := &p.Tableau[i]
		if to.Cards = among(column.Cards, inPlace); len(to.Cards) > 0 {
			to.Down, host = len(to.Cards)-1, i
		}
	}
	if host < 0 {
		return nil
	}
	// For package lift all places of a free card are alike.
	for c := f.deck &^ (up | inPlace | stock); c != 0; c &= c - 1 {
		p.Tableau[host].Cards = append(p.Tableau[host].Cards, card(c))
	}
	row := slices.Concat(f.position.Waste, f.position.Stock)
	turned, redeals := s.Place()
	p.Waste, p.Stock = among(row[:turned], stock), among(row[turned:], stock)
	if f.rules.Redeals >= 0 {
		p.Redealt = f.rules.Redeals - redeals
	}
	return &finder{position: p, rules: f.rules, deck: f.deck, meter: f.meter, searcher: f.searcher}
}

// among returns the cards of a list that are in a set.
func among(list []klondike.Card, set proof.Cards) (some []klondike.Card) {
	for _, c := range list {
		if bit(c)&set != 0 {
			some = append(some, c)
		}
	}
	return some
}

// card returns the lowest card of a set.
func card(set proof.Cards) klondike.Card {
	n := bits.TrailingZeros64(uint64(set))
	return klondike.NewCard(klondike.Rank(n/4+1), [...]klondike.Suit{0, 3, 1, 2}[n%4])
}
