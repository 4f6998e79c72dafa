package hand

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"kedou/doudizhu"

	"pgregory.net/rapid"
)

func TestFaces(t *testing.T) {
	for card, want := range map[Card]int{
		1: 14, 2: 15, 3: 3, 12: 12, 34: 8, 14: 14, 40: 14, 51: 12,
		SmallJokerCard: 16, BigJokerCard: 17, FlowerCard: 20, Back: 0, 0: 0, 200: 0,
	} {
		if got := card.Face(); got != want {
			t.Errorf("card %d has face %d, want %d", card, got, want)
		}
	}
}

func TestFaceOfKingsIsThirteenThoughTheRemainderOfTheirIndexIsNought(t *testing.T) {
	for _, king := range []Card{13, 26, 39, 52} {
		if got := king.Face(); got != 13 {
			t.Errorf("king %d has face %d", king, got)
		}
	}
}

func TestDeckOfCardsIsTheDeckOfRanks(t *testing.T) {
	var cards []Card
	for c := Card(1); c < FlowerCard; c++ {
		cards = append(cards, c)
	}
	if h, err := HandOf(cards); err != nil || h != doudizhu.Deck {
		t.Errorf("%v, %v", h, err)
	}
}

// TestCardListsOfDocument holds the card lists of document 004's examples.
func TestCardListsOfDocument(t *testing.T) {
	for list, want := range map[string]string{
		"3 16 42 4":           "3334",
		"3,16,4,17,5,18,6,19": "33445566",
		"13 34":               "8K",
		"53 54":               "BR",
		"55 1":                "AF",
	} {
		cards, err := ParseCards(list)
		if err != nil {
			t.Fatal(err)
		}
		if h, err := HandOf(cards); err != nil || h.String() != want {
			t.Errorf("%s is %v, %v; want %s", list, h, err, want)
		}
	}
}

func TestSortCards(t *testing.T) {
	cards := []Card{FlowerCard, 2, 16, 3, BigJokerCard, 1, 14, SmallJokerCard, 13, Back}
	SortCards(cards)
	if got := FormatCards(cards); got != "56 3 16 13 1 14 2 53 54 55" {
		t.Errorf("sorted: %s", got)
	}
}

func TestSelectPicksInOrderAndLeavesTheSlices(t *testing.T) {
	hand := []Card{3, 16, 29, 4, 17}
	picked, ok := Select(hand, Card.Face, []int{4, 3, 3}, func(face int) int { return face })
	if want := []Card{3, 16, 4}; !ok || !slices.Equal(picked, want) {
		t.Errorf("picked %v (%v), want %v", picked, ok, want)
	}
	if _, ok := Select(hand, Card.Face, []int{5}, func(face int) int { return face }); ok {
		t.Error("picked a five that isn't there")
	}
	if FormatCards(hand) != "3 16 29 4 17" {
		t.Errorf("hand changed: %v", hand)
	}
}

func TestRemoveASixOfTwoLeavesASix(t *testing.T) {
	pair := []int{6, 6}
	if left, all := Remove(pair, []int{6}); !all || !slices.Equal(left, []int{6}) || len(pair) != 2 {
		t.Errorf("left %v (%v) of %v", left, all, pair)
	}
	if left, all := Remove(pair, []int{6, 7}); all || !slices.Equal(left, []int{6}) {
		t.Errorf("left %v (%v)", left, all)
	}
}

func TestCardErrorsNameThePlace(t *testing.T) {
	for text, want := range map[string]string{
		"3 x":    `column 3: "x" is no number`,
		"3, 57":  "column 4: 57 is no card",
		"0":      "column 1: 0 is no card",
		"-1":     "column 1: -1 is no card",
		"3 16 3": "column 6: card 3 is there twice",
	} {
		if _, err := ParseCards(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	if _, err := HandOf([]Card{3, Back}); err == nil {
		t.Error("a back is read as a card")
	}
	for text, want := range map[string]string{
		"3 18":                    "column 3: 18 is no face value",
		"16 16":                   "column 4: more than a deck",
		"3 3 3 3 3":               "column 9: more than a deck",
		"20 20 20 20 20 20 20 20": "column 22: more than 7 flowers",
	} {
		if _, err := ParseFaces(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func TestFacesOfAHandReadBack(t *testing.T) {
	if got := FormatFaces(mustHand(t, "3TJQKA2BRF")); got != "3 10 11 12 13 14 15 16 17 20" {
		t.Errorf("faces: %s", got)
	}
	rapid.Check(t, func(t *rapid.T) {
		h := drawHand(t, 20, 7)
		if got, err := ParseFaces(FormatFaces(h)); err != nil || got != h {
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

func FuzzParseCards(f *testing.F) {
	f.Add("3 16 42 4")
	f.Add("3,16,4\t17")
	f.Add("99999999999999999999")
	f.Fuzz(func(t *testing.T, s string) {
		cards, err := ParseCards(s)
		if err != nil {
			checkPlaced(t, s, err)
			return
		}
		again, err := ParseCards(FormatCards(cards))
		if err != nil || !slices.Equal(again, cards) {
			t.Fatalf("%q reads %v, and back %v, %v", s, cards, again, err)
		}
		SortCards(cards)
		h, err := HandOf(cards)
		if backs := slices.Contains(cards, Back); backs != (err != nil) || !backs && h.Cards() != len(cards) {
			t.Fatalf("%v is hand %v, %v", cards, h, err)
		}
	})
}

func FuzzParseFaces(f *testing.F) {
	f.Add("3 3 4 17 20")
	f.Add("15,15 x")
	f.Fuzz(func(t *testing.T, s string) {
		h, err := ParseFaces(s)
		if err != nil {
			checkPlaced(t, s, err)
			return
		}
		if again, err := ParseFaces(FormatFaces(h)); err != nil || again != h {
			t.Fatalf("%q is %v, and back %v, %v", s, h, again, err)
		}
	})
}
