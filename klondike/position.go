package klondike

// The readable form of a game, which every reader returns and every engine takes.

import (
	"slices"
)

// Column is one pile of the tableau.
type Column struct {
	Cards []Card // deepest first; the last one is open to play
	Down  int    // number of face-down cards, from the deepest
}

// Position is a whole game position in its readable form: a fresh deal or any point of a game. Engines pack it into forms of their own. The
// functions of this package take a Position by value and change none of the caller's cards. Solvers take a pointer, since they receive the
// same position again and again, and only read it.
type Position struct {
	Foundation [4]Rank   // by suit: the highest rank collected, 0 for none
	Tableau    [7]Column // columns from the left; unused ones are empty
	Stock      []Card    // in the order of turning
	Waste      []Card    // in the order in which they were turned; the last one is open to play
	Redealt    int       // redeals used so far
}

// Clone returns a copy that shares no memory with p.
func (p *Position) Clone() Position {
	q := *p
	for i := range q.Tableau {
		q.Tableau[i].Cards = slices.Clone(q.Tableau[i].Cards)
	}
	q.Stock, q.Waste = slices.Clone(q.Stock), slices.Clone(q.Waste)
	return q
}

// Won reports whether all cards are on the foundations.
func (p *Position) Won(r Rules) bool {
	for s := range r.Suits {
		if int(p.Foundation[s]) != r.Ranks {
			return false
		}
	}
	return true
}

// CardsUp returns the number of cards on the foundations.
func (p *Position) CardsUp() (n int) {
	for _, height := range p.Foundation {
		n += int(height)
	}
	return n
}

// FaceDown returns the number of cards that lie face down in the columns.
func (p *Position) FaceDown() (n int) {
	for i := range p.Tableau {
		n += p.Tableau[i].Down
	}
	return n
}

// Fresh reports whether p is a deal before the first move: columns of 1, 2, … cards with only the last face up, and all other cards in the
// stock.
func (p *Position) Fresh() bool {
	if p.Foundation != [4]Rank{} || len(p.Waste) > 0 || p.Redealt != 0 {
		return false
	}
	dealt := true // a column to the right of an unused one is unused too
	for i, c := range p.Tableau {
		dealt = dealt && len(c.Cards) > 0
		if dealt && (len(c.Cards) != i+1 || c.Down != i) || !dealt && len(c.Cards) > 0 {
			return false
		}
	}
	return len(p.Tableau[0].Cards) > 0
}

func (c Column) tip() Card { return last(c.Cards) }

func last(cards []Card) Card {
	if len(cards) == 0 {
		return NoCard
	}
	return cards[len(cards)-1]
}

// Deal is a position with a name.
type Deal struct {
	ID       string // the name in the text, else the deal's number in the text, from 1
	Position Position
}

func deal(cards []Card, r Rules) Position {
	var p Position
	for i := range r.Columns {
		p.Tableau[i] = Column{Cards: cards[: i+1 : i+1], Down: i}
		cards = cards[i+1:]
	}
	p.Stock = cards
	return p
}
