package external

// Botzone's cards: numbers from 0 to 53 that distinguish suits.

import (
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// card is a card's number: four threes from 0 on, four fours from 4 on, up to the twos; 52 is the small joker and 53
// the big one.
type card int

// cards is the number of cards.
const cards = 54

func (c card) rank() doudizhu.Rank {
	if c == cards-1 {
		return doudizhu.BigJoker
	}
	return doudizhu.Rank(c / 4)
}

// first returns the first card of a rank.
func first(r doudizhu.Rank) card {
	if r == doudizhu.BigJoker {
		return cards - 1
	}
	return 4 * card(r)
}

// pack gives numbers to cards of which a view knows only the ranks: it draws the same unused numbers in every question
// of a game.
type pack struct{ named [cards]bool }

// draw names the cards of a hand, each with the first number of its rank that is free.
func (p *pack) draw(h doudizhu.Hand) []card {
	list := []card{}
	for r := doudizhu.Three; r <= doudizhu.BigJoker; r++ {
		for c, n := first(r), h.Count(r); n > 0 && c < cards && c.rank() == r; c++ {
			if !p.named[c] {
				p.named[c] = true
				list, n = append(list, c), n-1
			}
		}
	}
	return list
}

// purse is the cards of one player that have numbers.
type purse []card

// lay takes the cards of a play out of a purse, and numbers missing cards. It takes the cards that the player has
// named, if the purse has them.
func (p *pack) lay(h doudizhu.Hand, from purse, said []card) (laid []card, rest purse) {
	laid = []card{}
	for _, c := range append(slices.Clone(said), from...) {
		if h.Count(c.rank()) > 0 && slices.Contains(from, c) && !slices.Contains(laid, c) {
			h -= doudizhu.Of(c.rank(), 1)
			laid = append(laid, c)
		}
	}
	rest = slices.DeleteFunc(slices.Clone(from), func(c card) bool { return slices.Contains(laid, c) })
	return append(laid, p.draw(h)...), rest
}

// named is a game with numbered cards, as one player sees it.
type named struct {
	dealt  []card   // the player's own, without the bottom cards
	bottom []card   // once it is shown
	hand   purse    // the player's present cards
	moves  [][]card // all plays; a pass is empty
}

// name gives numbers to all cards of a view: first the player's own, then the bottom cards, then the others' plays.
// Said has the cards that the player named, by the numbers of the moves.
func name(v *table.View, said map[int][]card) named {
	p, n := &pack{}, named{}
	var purses [table.Chairs]purse
	own := v.Hand
	for _, m := range v.Moves {
		if m.Chair == v.Chair {
			own += m.Play.Cards
		}
	}
	if v.Landlord == v.Chair {
		own -= v.Bottom
	}
	n.dealt = p.draw(own)
	n.bottom = p.draw(v.Bottom)
	purses[v.Chair] = n.dealt
	if v.Landlord != table.Nobody {
		purses[v.Landlord] = slices.Concat(purses[v.Landlord], n.bottom)
	}
	for at, m := range v.Moves {
		var laid []card
		laid, purses[m.Chair] = p.lay(m.Play.Cards, purses[m.Chair], said[at])
		n.moves = append(n.moves, laid)
	}
	n.hand = purses[v.Chair]
	return n
}
