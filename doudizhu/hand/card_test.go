package hand

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"kedou/doudizhu"

	"pgregory.net/rapid"
)

func TestFaces(t *testing.T) {
	for card, want := range map[int]int{
		1: 14, 2: 15, 3: 3, 12: 12, 34: 8, 14: 14, 40: 14, 51: 12, smallJokerCard: 16, smallJokerCard + 1: 17, flowerCard: 20,
	} {
		if got := faceOf(card); got != want {
			t.Errorf("card %d has face %d, want %d", card, got, want)
		}
	}
}

func TestFaceOfKingsIsThirteenThoughTheRemainderOfTheirIndexIsNought(t *testing.T) {
	for _, king := range []int{13, 26, 39, 52} {
		if got := faceOf(king); got != 13 {
			t.Errorf("king %d has face %d", king, got)
		}
	}
}

func TestDeckOfCardsIsTheDeckOfRanks(t *testing.T) {
	var cards strings.Builder
	for c := 1; c < flowerCard; c++ {
		fmt.Fprint(&cards, c, " ")
	}
	if h, err := ParseIndexes(cards.String()); err != nil || h != doudizhu.Deck {
		t.Errorf("%v, %v", h, err)
	}
}

// TestCardListsOfDocument checks the card lists of document 004's examples.
func TestCardListsOfDocument(t *testing.T) {
	for list, want := range map[string]string{
		"3 16 42 4":           "3334",
		"3,16,4,17,5,18,6,19": "33445566",
		"13 34":               "8K",
		"53 54":               "BR",
		"55 1":                "AF",
	} {
		if h, err := ParseIndexes(list); err != nil || h.String() != want {
			t.Errorf("%s is %v, %v; want %s", list, h, err, want)
		}
	}
}

func TestCardErrorsNameThePlace(t *testing.T) {
	for text, want := range map[string]string{
		"3 x":     `column 3: "x" is no number`,
		"3, 57":   "column 4: 57 is no card",
		"0":       "column 1: 0 is no card",
		"-1":      "column 1: -1 is no card",
		"3 16 3":  "column 6: card 3 is there twice",
		"56 3 56": "card 56 is the back of a card",
	} {
		if _, err := ParseIndexes(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	for text, want := range map[string]string{
		"3 18":                    "column 3: 18 is no face value",
		"16 16":                   "column 4: the small joker is there twice",
		"3 3 3 3 3":               "column 9: 5 cards of rank 3; a deck has four",
		"20 20 20 20 20 20 20 20": "column 22: 8 wildcards; a hand holds at most 7",
	} {
		if _, err := ParseFaces(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// TestDouZeroNumbers: 17 is the two, and 20 and 30 are the jokers; lists may stand in brackets.
func TestDouZeroNumbers(t *testing.T) {
	if got, err := ParseDouZero("[3, 3, 4, 10, 14, 17, 20, 30]"); err != nil || got != mustHand(t, "334TA2BR") {
		t.Errorf("%v, %v", got, err)
	}
	for text, want := range map[string]string{"3 15": "column 3: 15 is no card of DouZero's", "[20, 20]": "column 6: the small joker is there twice", "x": "column 1: "} {
		if _, err := ParseDouZero(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// facesOf writes a hand's face values from low to high.
func facesOf(h doudizhu.Hand) string {
	var list []string
	for r := doudizhu.Three; r <= doudizhu.Wild; r++ {
		for range h.Count(r) {
			list = append(list, fmt.Sprint(face(r)))
		}
	}
	return strings.Join(list, " ")
}

func TestFacesOfAHandReadBack(t *testing.T) {
	if got := facesOf(mustHand(t, "3TJQKA2BRF")); got != "3 10 11 12 13 14 15 16 17 20" {
		t.Errorf("faces: %s", got)
	}
	rapid.Check(t, func(t *rapid.T) {
		h := drawHand(t, 20, 7)
		if got, err := ParseFaces(facesOf(h)); err != nil || got != h {
			t.Fatalf("%v reads back as %v, %v", h, got, err)
		}
	})
}

// checkPlaced checks that err names a column of s, on one line.
func checkPlaced(t *testing.T, s string, err error) {
	var at *doudizhu.SyntaxError
	if !errors.As(err, &at) || at.Col < 1 || at.Col > utf8.RuneCountInString(s) || strings.Contains(err.Error(), "\n") {
		t.Fatalf("%q: error %q", s, err)
	}
}

func FuzzParseIndexes(f *testing.F) {
	f.Add("3 16 42 4")
	f.Add("3,16,4\t17")
	f.Add("99999999999999999999")
	f.Fuzz(func(t *testing.T, s string) {
		h, err := ParseIndexes(s)
		if err != nil {
			if !strings.Contains(err.Error(), "is the back of a card") {
				checkPlaced(t, s, err)
			}
			return
		}
		words := strings.FieldsFunc(s, func(c rune) bool { return strings.ContainsRune(",[]", c) || unicode.IsSpace(c) })
		if h.Cards() != len(words) || !(doudizhu.Deck + doudizhu.Of(doudizhu.Wild, 1)).Contains(h) {
			t.Fatalf("%q is hand %v", s, h)
		}
	})
}

func FuzzParseFaces(f *testing.F) {
	f.Add("3 3 4 17 20")
	f.Add("15,15 x")
	f.Add("[3, 4]")
	f.Fuzz(func(t *testing.T, s string) {
		if _, err := ParseDouZero(s); err != nil {
			checkPlaced(t, s, err)
		}
		h, err := ParseFaces(s)
		if err != nil {
			checkPlaced(t, s, err)
			return
		}
		if again, err := ParseFaces(facesOf(h)); err != nil || again != h {
			t.Fatalf("%q is %v, and back %v, %v", s, h, again, err)
		}
	})
}
