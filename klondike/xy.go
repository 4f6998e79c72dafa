package klondike

// Moves in the notations of MinimalKlondike and lonelybot.

import (
	"slices"
	"strings"

	"kedou/internal/phrase"
)

var xyPiles = [...]Pile{
	Waste, Clubs.Foundation(), Diamonds.Foundation(), Spades.Foundation(), Hearts.Foundation(),
	Column1, Column1 + 1, Column1 + 2, Column1 + 3, Column1 + 4, Column1 + 5, Column1 + 6,
}

const (
	xyTurn    = "@"
	xyLetters = "ABCDEFGHIJKL"
)

// xyMove writes a move; a redeal has no text.
func xyMove(m Move, redeal bool) string {
	letter := func(p Pile) string { i := slices.Index(xyPiles[:], p); return xyLetters[i : i+1] }
	switch {
	case m.IsTurn() && redeal:
		return ""
	case m.IsTurn():
		return xyTurn
	}
	return letter(m.From) + letter(m.To)
}

// isXY reports whether a text contains a card's move in MinimalKlondike's notation. No card goes to the waste, the first of the letters.
func isXY(text string) bool {
	rest := strings.TrimLeft(upper(text), xyTurn)
	return len(rest) == 2 && strings.Trim(rest, xyLetters) == "" && rest[1] != xyLetters[0]
}

// readXY reads any number of turns and possibly a card's move; the position determines its card.
func readXY(text string) (moves []Move, ok bool) {
	rest := strings.TrimLeft(upper(text), xyTurn)
	for range len(text) - len(rest) {
		moves = append(moves, Turn)
	}
	if isXY(rest) {
		from, to := strings.Index(xyLetters, rest[:1]), strings.Index(xyLetters, rest[1:])
		return append(moves, Move{NoCard, xyPiles[from], xyPiles[to]}), true
	}
	return moves, rest == ""
}

const (
	lonelybotTurn  = "="
	lonelybotArrow = "▸"
	lonelybotDeck  = "D"
)

func lonelybotMove(m Move) string {
	pile := func(p Pile) string {
		switch {
		case p == Waste:
			return lonelybotDeck
		case p.IsFoundation():
			return Suit(p - foundationC).Symbol()
		}
		return p.String()
	}
	if m.IsTurn() {
		return lonelybotTurn
	}
	return m.Card.Symbol() + ":" + pile(m.From) + lonelybotArrow + pile(m.To)
}

func readLonelybotMove(text string) (Move, error) {
	if text == lonelybotTurn {
		return Turn, nil
	}
	name, path, _ := strings.Cut(text, ":")
	from, to, _ := strings.Cut(path, lonelybotArrow)
	card, ok := ParseCard(name)
	m := Move{card, lonelybotPile(from), lonelybotPile(to)}
	if !ok || m.From == Stock || m.To <= Waste {
		return Move{}, phrase.Errorf("%q is %w: write = or CARD:FROM▸TO, such as 8♥:1▸4 or A♣:D▸♣", text, ErrNotMove)
	}
	return m, nil
}

// lonelybotPile finds a pile by its name, Stock if there is none.
func lonelybotPile(name string) Pile {
	switch i := strings.Index("♣♦♥♠", name); {
	case upper(name) == lonelybotDeck:
		return Waste
	case len(name) == 1 && name >= "1" && name <= "7":
		return Column1 + Pile(name[0]-'1')
	case len(name) == len("♣") && i >= 0:
		return Suit(i / len("♣")).Foundation()
	}
	return Stock
}
