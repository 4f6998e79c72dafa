package klondike

// Cards and their names.

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Suit is one of the four suits, in the order of the foundations C, D, H, S.
type Suit uint8

// The suits.
const (
	Clubs Suit = iota
	Diamonds
	Hearts
	Spades
)

// Red reports whether the suit is diamonds or hearts.
func (s Suit) Red() bool { return s == Diamonds || s == Hearts }

// Symbol returns the suit's sign: "♣", "♦", "♥" or "♠".
func (s Suit) Symbol() string { return [...]string{"♣", "♦", "♥", "♠"}[s&3] }

// Rank is 1 (ace) to 13 (king).
type Rank uint8

// Card is 4·rank + suit; the zero Card is no card.
type Card uint8

// NoCard stands for the absence of a card.
const NoCard Card = 0

const (
	ranks = " A23456789TJQK"
	suits = "CDHS"
)

// NewCard returns the card of rank r and suit s.
func NewCard(r Rank, s Suit) Card { return Card(r)<<2 | Card(s) }

// Rank returns the card's rank.
func (c Card) Rank() Rank { return Rank(c >> 2) }

// Suit returns the card's suit.
func (c Card) Suit() Suit { return Suit(c & 3) }

// String returns the card's neutral name, rank then suit: "AC", "TD", "KS".
func (c Card) String() string { return c.name(suits[c.Suit() : c.Suit()+1]) }

// Symbol returns the card's name for people: "A♣", "T♦", "K♠".
func (c Card) Symbol() string { return c.name(c.Suit().Symbol()) }

func (c Card) name(suit string) string {
	switch r := c.Rank(); {
	case c == NoCard:
		return "--"
	case r < 1 || int(r) >= len(ranks):
		return fmt.Sprintf("Card(%d)", uint8(c))
	default:
		return ranks[r:r+1] + suit
	}
}

// accepts reports whether d may lie on c in a column: one rank lower and of the
// other colour.
func (c Card) accepts(d Card) bool {
	return c.Rank() == d.Rank()+1 && c.Suit().Red() != d.Suit().Red()
}

// ParseCard reads a card's name as String and Symbol write it, in upper or lower
// case; 10 is T.
func ParseCard(s string) (Card, bool) {
	s = upper(s)
	if rest, ok := strings.CutPrefix(s, "10"); ok {
		s = "T" + rest
	}
	if len(s) < 2 {
		return NoCard, false
	}
	rank := strings.IndexByte(ranks, s[0])
	sign, size := utf8.DecodeRuneInString(s[1:])
	suit := strings.IndexRune(suits, sign)
	if i := strings.IndexRune("♣♦♥♠", sign); i >= 0 {
		suit = i / len("♣")
	}
	if rank < 1 || suit < 0 || len(s) != 1+size {
		return NoCard, false
	}
	return NewCard(Rank(rank), Suit(suit)), true
}

// upper returns s with the letters a to z in upper case. It leaves other letters alone, even those that strings.ToUpper would turn into
// ASCII, such as the dotless i.
func upper(s string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' {
			r -= 'a' - 'A'
		}
		return r
	}, s)
}
