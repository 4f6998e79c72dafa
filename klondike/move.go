package klondike

// Moves and their neutral names.

import (
	"fmt"
	"strings"

	"kedou/internal/phrase"
)

// Pile names a place that cards move from or to.
type Pile uint8

// The piles. The columns are Column1 to Column1+6; Suit.Foundation returns the foundation of a suit.
const (
	Stock Pile = iota
	Waste
	Column1
	foundationC = Column1 + 7

	piles = foundationC + 4
)

const pileNames = "@W1234567CDHS"

// Foundation returns the foundation of the suit.
func (s Suit) Foundation() Pile { return foundationC + Pile(s) }

// IsColumn reports whether the pile is a column of the tableau.
func (p Pile) IsColumn() bool { return p >= Column1 && p < foundationC }

// IsFoundation reports whether the pile is a foundation.
func (p Pile) IsFoundation() bool { return p >= foundationC && p < piles }

// String returns the pile's neutral name: W, 1 to 7, C, D, H, S; @ for the stock.
func (p Pile) String() string {
	if p >= piles {
		return fmt.Sprintf("Pile(%d)", uint8(p))
	}
	return pileNames[p : p+1]
}

// Move is one step of the game as a player makes it.
type Move struct {
	// Card is the head (deepest card) of the run that moves. NoCard is a turn of the stock: at most Rules.Draw cards or, when the stock is
	// empty, the waste turned over to be the stock again.
	Card Card
	From Pile // Waste, a column or a foundation; Stock for a turn
	To   Pile // a column or a foundation; Waste for a turn
}

// Turn is the move that turns the stock or, when the stock is empty, the waste.
var Turn = Move{NoCard, Stock, Waste}

// IsTurn reports whether m turns the stock or the waste.
func (m Move) IsTurn() bool { return m.Card == NoCard }

// String returns the neutral name: "@" for a turn, else CARD:FROM>TO, such as "7H:3>5" or "AS:W>S".
func (m Move) String() string {
	if m.IsTurn() {
		return "@"
	}
	return m.Card.String() + ":" + m.From.String() + ">" + m.To.String()
}

// ParseMove reads a neutral name, in upper or lower case. It checks the form only; Verify checks whether the move is legal. Its error wraps
// ErrNotMove.
func ParseMove(s string) (Move, error) {
	if s == "@" {
		return Turn, nil
	}
	name, path, _ := strings.Cut(s, ":")
	from, to, ok := strings.Cut(upper(path), ">")
	card, known := ParseCard(name)
	if !ok || len(from) != 1 || len(to) != 1 {
		return Move{}, phrase.Errorf("%q is %w: write @ or CARD:FROM>TO, such as 7H:3>5", s, ErrNotMove)
	}
	if !known {
		return Move{}, phrase.Errorf("%q is %w: %q is no card; write rank and suit, such as 7H", s, ErrNotMove, name)
	}
	m := Move{card, Pile(strings.Index(pileNames, from)), Pile(strings.Index(pileNames, to))}
	if m.From >= piles || m.From == Stock || m.To >= piles || m.To <= Waste {
		return Move{}, phrase.Errorf("%q is %w: from W, 1-7, C, D, H or S, to 1-7, C, D, H or S", s, ErrNotMove)
	}
	return m, nil
}
