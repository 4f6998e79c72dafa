// Notation: every spelling, every error, and the fuzzed parsers.

package doudizhu

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// spelled lists ways to write hands, with the letters of --jokers, if any.
var spelled = []struct{ jokers, text, want string }{
	// Ranks, blanks and commas, cases, full width.
	{"", "", ""},
	{"", " , ", ""},
	{"", "2KK0077554", "45577TTKK2"},
	{"", "10 10 T t", "TTTT"},
	{"", "100", "TT"},
	{"", "2100", "TT2"},
	{"", "3, 4，5、6", "3456"},
	{"", "tjqka", "TJQKA"},
	{"", "３４５　１０Ａ２", "345TA2"},
	// The five styles.
	{"", "BR", "BR"},
	{"", "br", "BR"},
	{"", "XD", "BR"},
	{"", "YZ", "BR"},
	{"", "wW", "BR"},
	{"", "W2", "2R"},
	{"", "SB", "BR"},
	{"", "s3", "3B"},
	{"", "B", "B"},
	{"", "B S", "BR"},
	// BJ, RJ and SJ.
	{"", "BJ", "B"},
	{"", "RJ", "R"},
	{"", "bj", "B"},
	{"", "Rj", "R"},
	{"", "ＲＪ", "R"},
	{"", "2 RJ", "2R"},
	{"", "2,BJ,RJ", "2BR"},
	{"", "SJ BJ", "BR"},
	{"", "sj", "B"},
	{"", "22、BJ、J", "J22B"},
	{"", "B J", "JB"},
	{"", "R,J", "JR"},
	{"", "JB", "JB"},
	{"", "JBR", "JBR"},
	{"", "BR,J", "JBR"},
	{"", "XJ", "JB"}, // X and D have no such words
	{"", "wJW", "JBR"},
	// Chinese names.
	{"", "小王大王", "BR"},
	{"", "大鬼 小怪", "BR"},
	{"", "王王", "BR"},
	{"", "鬼鬼", "BR"},
	{"", "大小王", "BR"},
	{"", "2大小王2", "22BR"},
	{"", "大王", "R"},
	{"", "小王", "B"},
	{"", "小王R", "BR"},
	{"", "小大", "BR"},
	{"", "大2小", "2BR"},
	{"", "小大王", "BR"},
	// Suits.
	{"", "红桃2", "2"},
	{"", "♠2", "2"},
	{"", "♠️2 ♥10 ♦0 ♣T", "TTT2"},
	{"", "A♠ K♥", "KA"},
	{"", "黑桃A 方块A 草花A 红心A", "AAAA"},
	{"", "梅花3方片4", "34"},
	{"", "H3 D3 C4", "334"},
	{"", "S10,DT,H2,BJ,RJ", "TT2BR"},
	{"", "D3", "3R"}, // without H or C, D is a joker
	// Lists, and the ten in Chinese.
	{"", "[3, 3, 4]", "334"},
	{"", "十 9", "9T"},
	// The letters of Jokers are cards by themselves.
	{"BR", "BJ", "JB"},
	{"BR", "RBJJ9", "9JJBR"},
	{"SB", "B", "R"},
	{"SB", "SJB", "JBR"},
	{"XD", "d", "R"},
	{"wW", "w", "B"},
	{"LM", "lm", "BR"},
}

func TestSpellings(t *testing.T) {
	for _, c := range spelled {
		h, err := Notation{Jokers: c.jokers}.ParseHand(c.text)
		if c.want == "" && strings.Trim(c.text, " ,") != "" {
			if err == nil {
				t.Errorf("%q with jokers %q is read as %v", c.text, c.jokers, h)
			}
		} else if err != nil || h.String() != c.want {
			t.Errorf("%q with jokers %q: %v, %v; want %s", c.text, c.jokers, h, err, c.want)
		}
	}
	if h, err := (Notation{Wild: true}).ParseHand("F33f"); err != nil || h.Count(Wild) != 2 || h.String() != "33FF" {
		t.Errorf("wildcards: %v, %v", h, err)
	}
}

func TestSpellingErrors(t *testing.T) {
	for _, c := range []struct {
		notation   Notation
		text, want string
	}{
		{Notation{}, "333E", `column 4: 'E' is no card`},
		{Notation{}, "3O4", "column 2: 'O' is no card; the ten is 10, T or the digit 0"},
		{Notation{}, "3, 14", "column 4: '1' is no card; the ten is 10, and lists of numbers"},
		{Notation{}, "33333", "column 5: 5 cards of rank 3; a deck has four"},
		{Notation{}, "B3b", "column 3: the small joker is there twice; a deck has one"},
		{Notation{}, "王王 小王", "column 4: the small joker is there twice"},
		{Notation{}, "1", "column 1"},
		{Notation{}, "1 0", "column 1"},
		{Notation{}, "2F", "column 2"},
		{Notation{}, "33\xcd\xf5", "column 3: this is not valid UTF-8; save the text as UTF-8"},
		{Notation{Jokers: "XD"}, "B", "jokers X (small) and D (big)"},
		// Text that can be read in two ways is refused, with the remedy.
		{Notation{}, "22BJ", "column 3: BJ may be a joker, or a joker and a jack; separate it by commas: ,BJ, or ,B,J,"},
		{Notation{}, "RJJ98", "column 1: RJ may be a joker"},
		{Notation{}, "BJRJ", "column 1: BJ may be a joker"},
		{Notation{}, "RBJ", "column 2: BJ may be a joker"},
		{Notation{}, "SJ2", "column 1: SJ may be a joker"},
		{Notation{}, "♠2BJ", "column 3: BJ may be a joker"},
		{Notation{}, "2王", "column 2: 王 may be either joker; write 小王 or 大王"},
		{Notation{}, "XW", "XW: jokers in letters of two styles; use one of BR, XD, YZ, wW, SB for all"},
		{Notation{}, "BXR", "BXR: jokers in letters of two styles"},
		{Notation{}, "♠ 2", "column 1: the suit ♠ has no card; write its rank next to it, as in ♠2"},
		{Notation{}, "红桃", "the suit 红桃 has no card"},
	} {
		_, err := c.notation.ParseHand(c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v; want %s", c.text, err, c.want)
		}
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

func TestStylesAreToldFromAllTexts(t *testing.T) {
	for _, c := range []struct{ texts, style, note string }{
		{"2KK", "", ""},
		{"BR AA", "BR", ""},
		{"B AA", "BR", "B is read as the small joker"},
		{"BJ AA", "BR", "B is read as the small joker"},
		{"3S B4", "SB", "B as the big one"},
		{"w AA", "wW", "w is read as the small joker"},
		{"wW", "wW", ""},
		{"d 3", "XD", ""},
	} {
		n, note, err := Notation{}.For(strings.Fields(c.texts)...)
		if err != nil || n.style != c.style || !strings.Contains(note.String(), c.note) || (c.note == "") != (note.Format == "") {
			t.Errorf("%q: %q, %q, %v", c.texts, n.style, note, err)
		}
	}
	if _, _, err := (Notation{}).For("B3", "X4"); err == nil {
		t.Error("two hands of two styles are taken")
	}
	for _, s := range []string{"B", "BB", "B3", "JR", "FB", "B,", "BRX"} {
		if _, _, err := (Notation{Jokers: s}).For(); err == nil {
			t.Errorf("jokers %q taken", s)
		}
	}
	for _, s := range append(jokerStyles, "小大") {
		if _, _, err := (Notation{Jokers: s}).For(); err != nil {
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

// TestSuitsTogether: one text with H or C tells that the letters of all are suits, also beside texts without suits.
func TestSuitsTogether(t *testing.T) {
	texts := []string{"S3 D4", "S3 H5 D6", "55K", "D2 RJ", ""}
	n, _, err := Notation{}.For(texts...)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"34", "356", "55K", "2R", ""} {
		if got, err := n.ParseHand(texts[i]); err != nil || got.String() != want {
			t.Errorf("%s: %v, %v", texts[i], got, err)
		}
	}
}

// TestJoiningHands: cards spread over several arguments are one hand, joined by
// blanks; no spelling reaches across one.
func TestJoiningHands(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawHand(t, 8), drawHand(t, 8)
		joined, err := Notation{Jokers: "BR"}.ParseHand(a.String() + " " + b.String())
		if checkDeck(a, b) == nil && (err != nil || joined != a+b) {
			t.Errorf("%v and %v: %v, %v", a, b, joined, err)
		}
	})
}

// fragments are the parts of the texts whose readings are counted.
var fragments = []string{"[", "]", "十", "B", "R", "S", "J", "j", "b", "r", "s", "2", "10", "1", "0", "大", "小", "王", "鬼", ",", " ", "♠", "红桃", "X", "D", "w", "W"}

// readings returns every hand that a text may mean in one of the styles, by trying every way to cut
// it into tokens; a joker's letter with a J is a word or two tokens, except for a word that stands
// alone.
func readings(text, small, big string) map[Hand]bool {
	tokens := map[string]Hand{"10": Of(7, 1), "0": Of(7, 1), "2": Of(Two, 1), "J": Of(8, 1), ",": 0, " ": 0, "[": 0, "]": 0, "十": Of(7, 1), "大小王": Jokers,
		"王王": Jokers, "大王": Of(BigJoker, 1), "小王": Of(SmallJoker, 1),
		"大": Of(BigJoker, 1), "小": Of(SmallJoker, 1), small: Of(SmallJoker, 1), big: Of(BigJoker, 1)}
	words := map[string]Hand{}
	if strings.Contains("BR SB", small+big) {
		words[small+"J"], words[big+"J"] = Of(SmallJoker, 1), Of(BigJoker, 1)
	}
	found := map[Hand]bool{}
	var cut func(rest string, h Hand, alone bool)
	cut = func(rest string, h Hand, alone bool) {
		if rest == "" {
			found[h] = true
		}
		for word, cards := range words {
			if after, ok := strings.CutPrefix(rest, word); ok {
				cut(after, h+cards, false)
				if alone && (after == "" || strings.ContainsAny(after[:1], ", []")) {
					return // a word that stands alone is a joker and nothing else
				}
			}
		}
		for token, cards := range tokens {
			if after, ok := strings.CutPrefix(rest, token); ok {
				cut(after, h+cards, strings.Contains(", []", token))
			}
		}
	}
	cut(text, 0, true)
	return found
}

// TestNoTwoReadings: a text is read if and only if it can mean exactly one hand, and then as this
// hand.
func TestNoTwoReadings(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOfN(rapid.SampledFrom(fragments), 1, 7).Draw(t, "text"), "")
		h, err := ParseHand(text)
		if strings.ContainsAny(text, "♠红桃") {
			return // suits are covered by their table
		}
		plain := strings.ReplaceAll(text, "鬼", "王")
		styled := map[Hand]bool{}
		for _, style := range jokerStyles {
			folded := plain
			if style != "wW" {
				folded = strings.ToUpper(plain)
			}
			if found := readings(strings.ReplaceAll(folded, "j", "J"), style[:1], style[1:]); len(found) > 0 {
				styled = found
				break // the first style that has all letters
			}
		}
		var only Hand
		for only = range styled {
		}
		if want := len(styled) == 1 && Deck.Contains(only); want != (err == nil) || want && h != only {
			t.Fatalf("%q is read as %v, %v; it may mean %v", text, h, err, styled)
		}
	})
}

func FuzzParseHand(f *testing.F) {
	for _, s := range []string{"2KK0077554", "小王大王10", "ＳＢ３", "wW", "33333", "F", "1", "2 RJ", "22BJ", "♠️2 红桃10", "大小王王王"} {
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
