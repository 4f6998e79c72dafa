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

// ParseCard reads a card's name as String and Symbol write it, in upper or lower case; 10 is T. The suit may come first (HK), a sign may be
// an outline (♡), and the mark U+FE0F behind a sign, which makes it a picture, is left out.
func ParseCard(s string) (Card, bool) {
	s = strings.Replace(upper(s), "\ufe0f", "", 1)
	s = strings.Replace(s, "10", "T", 1)
	sign, size := utf8.DecodeRuneInString(s)
	suit, rank := suitSigned(sign), s[min(size, len(s)):]
	if suit < 0 && s != "" {
		sign, size = utf8.DecodeLastRuneInString(s)
		suit, rank = suitSigned(sign), s[:len(s)-size]
	}
	r := strings.Index(ranks, rank)
	if suit < 0 || len(rank) != 1 || r < 1 {
		return NoCard, false
	}
	return NewCard(Rank(r), Suit(suit)), true
}

// suitSigned returns the suit of a letter in upper case or a sign, -1 of others.
func suitSigned(sign rune) int {
	for _, signs := range [...]string{suits, "♣♦♥♠", "♧♢♡♤"} {
		if i := strings.IndexRune(signs, sign); i >= 0 {
			return i * len(suits) / len(signs)
		}
	}
	return -1
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
