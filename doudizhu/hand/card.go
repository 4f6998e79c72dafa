// Cards by index and by face value, as document 004 numbers them.

package hand

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"kedou/doudizhu"
)

// Card is a card's index in document 004: 1–13 are the clubs from ace to king,
// then come the diamonds, hearts and spades, the small and the big joker, the
// flower, and the back of a card that isn't seen.
type Card uint8

// Cards with an index of their own.
const (
	SmallJokerCard Card = 53
	BigJokerCard   Card = 54
	FlowerCard     Card = 55
	Back           Card = 56
)

// Face values with a meaning of their own; those from three to king are as
// printed on the card. The flower's is the greatest there is.
const (
	faceThree      = 3
	faceTwo        = 15
	faceSmallJoker = 16
	faceFlower     = 20
)

// face returns the card's face value: 3–10, jack 11, queen 12, king 13, ace 14,
// two 15, jokers 16 and 17, flower 20. A back has none: 0.
func (c Card) face() int {
	switch {
	case c == 0 || c >= Back:
		return 0
	case c == FlowerCard:
		return faceFlower
	case c >= SmallJokerCard:
		return faceSmallJoker + int(c-SmallJokerCard)
	}
	face := int(c) % 13
	if face < faceThree { // kings, aces and twos
		face += 13
	}
	return face
}

// faceRank returns the rank with a face value.
func faceRank(face int) (doudizhu.Rank, error) {
	switch {
	case face == faceFlower:
		return doudizhu.Wild, nil
	case face >= faceThree && face < faceThree+doudizhu.Ranks:
		return doudizhu.Rank(face - faceThree), nil
	}
	return 0, fmt.Errorf("%d is no face value; they are 3–17, and 20 for the flower", face)
}

// face returns the face value of a rank.
func face(r doudizhu.Rank) int {
	if r == doudizhu.Wild {
		return faceFlower
	}
	return faceThree + int(r)
}

// ParseCards reads card indexes, with blanks or commas between them. Errors are of
// type *doudizhu.SyntaxError: text that is no index, and a card that is there
// twice; only backs may be.
func ParseCards(s string) ([]Card, error) {
	var cards []Card
	err := eachNumber(s, func(n int) error {
		switch c := Card(n); {
		case n < 1 || n > int(Back):
			return fmt.Errorf("%d is no card; indexes go from 1 to %d", n, Back)
		case c != Back && slices.Contains(cards, c):
			return fmt.Errorf("card %d is there twice", n)
		default:
			cards = append(cards, c)
			return nil
		}
	})
	return cards, err
}

// FormatCards writes card indexes with blanks between them.
func FormatCards(cards []Card) string { return strings.Trim(fmt.Sprint(cards), "[]") }

// HandOf returns the hand of the cards, or an error if a back is among them.
func HandOf(cards []Card) (doudizhu.Hand, error) {
	var h doudizhu.Hand
	for _, c := range cards {
		rank, err := faceRank(c.face())
		if err != nil {
			return 0, fmt.Errorf("card %d is the back of a card, which isn't known", c)
		}
		h += doudizhu.Of(rank, 1)
	}
	return h, nil
}

// ParseFaces reads a hand from face values, with blanks or commas between them.
// Errors are of type *doudizhu.SyntaxError: text that is no face value, and more
// cards of a rank than a deck has.
func ParseFaces(s string) (doudizhu.Hand, error) {
	var h doudizhu.Hand
	err := eachNumber(s, func(n int) error {
		rank, err := faceRank(n)
		if err != nil {
			return err
		}
		h += doudizhu.Of(rank, 1)
		if rank == doudizhu.Wild && h.Count(rank) > doudizhu.MaxWild {
			return fmt.Errorf("more than %d flowers", doudizhu.MaxWild)
		}
		return doudizhu.CheckDeck(h)
	})
	return h, err
}

// FormatFaces writes a hand's face values from low to high.
func FormatFaces(h doudizhu.Hand) string {
	var list []string
	for r := doudizhu.Three; r <= doudizhu.Wild; r++ {
		for range h.Count(r) {
			list = append(list, strconv.Itoa(face(r)))
		}
	}
	return strings.Join(list, " ")
}

// eachNumber calls take with each number in s. Errors are of type
// *doudizhu.SyntaxError.
func eachNumber(s string, take func(n int) error) error {
	text := []rune(s + " ")
	from := 0
	for i, c := range text {
		if !unicode.IsSpace(c) && c != ',' {
			continue
		}
		if word := string(text[from:i]); word != "" {
			n, err := strconv.Atoi(word)
			if err != nil {
				return &doudizhu.SyntaxError{Col: from + 1, Msg: fmt.Sprintf("%q is no number", word)}
			}
			if err := take(n); err != nil {
				return &doudizhu.SyntaxError{Col: from + 1, Msg: err.Error()}
			}
		}
		from = i + 1
	}
	return nil
}
