// Cards by index and by face value, as document 004 numbers them.

package hand

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// Card indexes with a meaning of their own. 1–13 are the clubs from ace to king, then come the diamonds, hearts and
// spades, the small and the big joker, the flower, and the back of a card that isn't seen.
const (
	smallJokerCard = 53
	flowerCard     = 55
	back           = 56
)

// Face values with a meaning of their own; the values from three to king are as printed on the
// card. The flower has the greatest value.
const (
	faceThree      = 3
	faceTwo        = 15
	faceSmallJoker = 16
	faceFlower     = 20
)

// faceOf returns the face value of the card with an index: 3–10, jack 11, queen 12, king 13, ace 14,
// two 15, jokers 16 and 17, flower 20.
func faceOf(card int) int {
	switch {
	case card == flowerCard:
		return faceFlower
	case card >= smallJokerCard:
		return faceSmallJoker + card - smallJokerCard
	}
	face := card % 13
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
	return 0, phrase.Errorf("%d is no face value; they are 3–17, and 20 for the flower", face)
}

// face returns the face value of a rank.
func face(r doudizhu.Rank) int {
	if r == doudizhu.Wild {
		return faceFlower
	}
	return faceThree + int(r)
}

// ParseIndexes reads a hand from card indexes, with blanks or commas between them. Errors are of type
// *doudizhu.SyntaxError: text that is no index, a card's back, and a card that occurs twice.
func ParseIndexes(s string) (doudizhu.Hand, error) {
	var h doudizhu.Hand
	var hidden error
	seen := map[int]bool{}
	err := eachNumber(s, func(n int) error {
		switch {
		case n < 1 || n > back:
			return phrase.Errorf("%d is no card; indexes go from 1 to %d", n, back)
		case n == back:
			hidden = phrase.Errorf("card %d is the back of a card, which isn't known", n)
			return nil
		case seen[n]:
			return phrase.Errorf("card %d is there twice", n)
		}
		seen[n] = true
		rank, err := faceRank(faceOf(n))
		h += doudizhu.Of(rank, 1)
		return err
	})
	return h, cmp.Or(err, hidden)
}

// ParseFaces reads a hand from face values, with blanks or commas between them; a list may stand in brackets.
// Errors are of type *doudizhu.SyntaxError: text that is no face value, and more
// cards of a rank than a deck has.
func ParseFaces(s string) (doudizhu.Hand, error) { return parseNumbers(s, faceRank) }

// ParseDouZero reads a hand from the numbers of DouZero, RLCard and OpenDILab: 3 to 14 for three to ace, 17 for the
// two, 20 and 30 for the jokers. Its text and errors are as of ParseFaces.
func ParseDouZero(s string) (doudizhu.Hand, error) {
	return parseNumbers(s, func(n int) (doudizhu.Rank, error) {
		i := slices.Index([]int{3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17, 20, 30}, n)
		if i < 0 {
			return 0, phrase.Errorf("%d is no card of DouZero's; they are 3–14, 17 for the two, 20 and 30 for the jokers", n)
		}
		return doudizhu.Rank(i), nil
	})
}

// parseNumbers reads a hand from numbers of ranks.
func parseNumbers(s string, rankOf func(n int) (doudizhu.Rank, error)) (doudizhu.Hand, error) {
	var h doudizhu.Hand
	err := eachNumber(s, func(n int) error {
		rank, err := rankOf(n)
		if err != nil {
			return err
		}
		h += doudizhu.Of(rank, 1)
		return h.Check()
	})
	return h, err
}

// eachNumber calls take with each number in s. Errors are of type
// *doudizhu.SyntaxError.
func eachNumber(s string, take func(n int) error) error {
	text := []rune(s + " ")
	from := 0
	for i, c := range text {
		if !unicode.IsSpace(c) && !strings.ContainsRune(",[]", c) {
			continue
		}
		if word := string(text[from:i]); word != "" {
			n, err := strconv.Atoi(word)
			if err != nil {
				return &doudizhu.SyntaxError{Col: from + 1, Err: phrase.Errorf("%q is no number", word)}
			}
			if err := take(n); err != nil {
				return &doudizhu.SyntaxError{Col: from + 1, Err: err}
			}
		}
		from = i + 1
	}
	return nil
}
