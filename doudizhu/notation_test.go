// Notation: every spelling, every error, and the fuzzed parsers.

package doudizhu

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestParseHand(t *testing.T) {
	for _, c := range []struct{ jokers, text, want string }{
		{"", "2KK0077554", "45577TTKK2"},
		{"", "10 10 T t 0"[:9], "TTTT"},
		{"", "3, 4，5、6", "3456"},
		{"", "tjqka", "TJQKA"},
		{"", "３４５　１０Ａ２", "345TA2"},
		{"", "小王大王", "BR"},
		{"", "大鬼 小怪", "BR"},
		{"", "BR", "BR"},
		{"", "br", "BR"},
		{"", "XD", "BR"},
		{"", "YZ", "BR"},
		{"", "wW", "BR"},
		{"", "W2", "2R"},
		{"", "SB", "BR"},
		{"", "s3", "3B"},
		{"", "B", "B"},
		{"SB", "B", "R"},
		{"XD", "d", "R"},
		{"wW", "w", "B"},
		{"LM", "lm", "BR"},
		{"", "", ""},
		{"", " , ", ""},
	} {
		h, err := Notation{Jokers: c.jokers}.ParseHand(c.text)
		if err != nil || h.String() != c.want {
			t.Errorf("%q with jokers %q: %v, %v; want %s", c.text, c.jokers, h, err, c.want)
		}
	}
}

func TestParseHandErrors(t *testing.T) {
	for _, c := range []struct {
		notation   Notation
		text, want string
	}{
		{Notation{}, "333E", `column 4: 'E' is no card`},
		{Notation{}, "33333", "column 5: 5 cards of rank 3; a deck has four"},
		{Notation{}, "BXR", "column 2: the small joker is there twice"},
		{Notation{}, "1", "column 1"},
		{Notation{}, "2F", "column 2"},
		{Notation{}, "小", "column 1"},
		{Notation{}, "33\xcd\xf5", "column 3: this is not valid UTF-8; save the text as UTF-8"},
		{Notation{Jokers: "XD"}, "B", "jokers X (small) and D (big)"},
	} {
		_, err := c.notation.ParseHand(c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v; want %s", c.text, err, c.want)
		}
	}
	if h, err := (Notation{Wild: true}).ParseHand("F33f"); err != nil || h.Count(Wild) != 2 || h.String() != "33FF" {
		t.Errorf("wildcards: %v, %v", h, err)
	}
}

// TestParseParts: the cards around a plus sign are of one deck and one notation.
func TestParseParts(t *testing.T) {
	for text, want := range map[string]string{
		"333444+SB": "333444BR BR true <nil>",
		"3334S+B":   "3334BR R true <nil>",
		"333A":      "333A  false <nil>",
		"333+":      "333  true <nil>",
		"333+E":     "column 5: 'E' is no card",
		"3334+43+3": "column 8: '+' is no card",
		"3333+3333": "column 6: 5 cards of rank 3",
		"333B+B":    "column 6: the small joker is there twice",
	} {
		cards, kickers, settled, err := Notation{}.ParseParts(text)
		got := fmt.Sprint(cards, " ", kickers, " ", settled, " ", err)
		if got != want && (err == nil || !strings.HasPrefix(err.Error(), want)) {
			t.Errorf("%q: %s; want %s", text, got, want)
		}
	}
}

func TestJokerStyle(t *testing.T) {
	for _, c := range []struct{ texts, jokers, note string }{
		{"2KK", "", ""},
		{"BR AA", "", ""},
		{"B AA", "", "B is read as the small joker"},
		{"3S B4", "SB", "B as the big one"},
		{"w AA", "", "w is read as the small joker"},
		{"wW", "", ""},
	} {
		jokers, note := JokerStyle(strings.Fields(c.texts)...)
		if jokers != c.jokers || !strings.Contains(note, c.note) || (c.note == "") != (note == "") {
			t.Errorf("%q: %q, %q", c.texts, jokers, note)
		}
	}
	for _, s := range []string{"", "B", "BB", "B3", "JR", "FB", "B,", "BRX"} {
		if _, err := ParseJokers(s); err == nil {
			t.Errorf("jokers %q taken", s)
		}
	}
	for _, s := range append(jokerStyles, "小大") {
		if _, err := ParseJokers(s); err != nil {
			t.Error(err)
		}
	}
}

func TestHandsAddUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawHand(t, 12), drawHand(t, 12)
		contains := true
		for r := Three; r <= BigJoker; r++ {
			contains = contains && a.Count(r) >= b.Count(r)
			for n := 1; n <= 4; n++ {
				if a.AtLeast(n)>>r&1 == 1 != (a.Count(r) >= n) {
					t.Errorf("%v: AtLeast(%d) at %v", a, n, r)
				}
			}
		}
		if a.Contains(b) != contains || contains && (a-b).Cards() != a.Cards()-b.Cards() {
			t.Errorf("%v contains %v: %v", a, b, a.Contains(b))
		}
		if back, err := ParseHand(a.String()); err != nil || back != a || len(a.String()) != a.Cards() {
			t.Errorf("%v: read back as %v, %v", a, back, err)
		}
	})
}

func FuzzParseHand(f *testing.F) {
	for _, s := range []string{"2KK0077554", "小王大王10", "ＳＢ３", "wW", "33333", "F", "1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		h, err := ParseHand(s)
		if err != nil {
			return
		}
		if back, err := ParseHand(h.String()); err != nil || back != h || !Deck.Contains(h) {
			t.Errorf("%q: %v read back as %v, %v", s, h, back, err)
		}
	})
}
