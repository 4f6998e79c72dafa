// Notation: reading cards in the many ways people write them.

package doudizhu

import (
	"strings"
	"unicode"

	"kedou/internal/phrase"
)

// Notation says how cards are written. The zero Notation reads all of this, in
// either case and in full-width forms too:
//
//	hand    = { card | suit | ␣ }    ␣ is a blank, a comma, 、 or a bracket; blanks may be left out
//	card    = rank | joker
//	rank    = 3 4 5 6 7 8 9 T J Q K A 2, and 10, 0 or 十 for the ten
//	joker   = a letter of the style, or a word of the style, or a Chinese name
//	style   = BR, XD, YZ, wW or SB: the small joker's letter and the big one's
//	word    = BJ and RJ in the style BR, SJ and BJ in the style SB, with ␣ around it
//	name    = 小王, 大王, or 小, 大; 大小王 or 王王 for both; 鬼 or 怪 may stand for 王
//	suit    = ♠ ♥ ♦ ♣ 黑桃 红桃 红心 方块 方片 梅花 草花 next to a rank; it counts for nothing. So do S, H,
//	          D and C before the rank of every card, as in H3 D3 C4, if such a text has H or C
//
// Texts that belong together have one style, the first in the list that has all their letters: B
// alone is the small joker. Text that can be read in two ways is refused: letters of two styles, 王
// alone, and BJ, RJ or SJ inside a longer word, which may be a joker or a joker and a jack. Commas
// and blanks settle the reading, as in 22,BJ and 22,B,J; so does Jokers.
type Notation struct {
	// Jokers is the small and the big joker's letter: one of the styles, or any other two that are
	// no rank's. Each letter is then one card everywhere, and BJ a joker and a jack. If Jokers is
	// empty, the texts decide the style.
	Jokers string
	// Wild reads F as a wildcard.
	Wild bool

	style  string // the style that For found
	suited bool   // whether letters before ranks are suits
}

// jokerStyles are the letters in use, the small joker's first.
var jokerStyles = []string{"BR", "XD", "YZ", "wW", "SB"}

// SyntaxError reports text that isn't a hand, with the place and the remedy.
type SyntaxError struct {
	Col int // in characters, from 1; 0 if the text as a whole is at fault
	Err error
}

// Error names the column, where known, and the fault.
func (e *SyntaxError) Error() string { return e.Phrase().String() }

// Phrase returns the error's message in parts.
func (e *SyntaxError) Phrase() phrase.Text {
	if e.Col == 0 {
		return phrase.Of(e.Err)
	}
	return phrase.New("column %d: %w", e.Col, e.Err)
}

// For returns the notation in which texts that belong together, such as the hands of an endgame,
// are written. The note names the reading chosen for an ambiguous letter, and is empty otherwise.
// For fails if Jokers is no pair of letters, or if the texts have letters of two styles.
func (n Notation) For(texts ...string) (_ Notation, note phrase.Text, err error) {
	for _, s := range texts { // S and D alone may be jokers
		s = strings.Map(narrow, s)
		n.suited = n.suited || strings.ContainsAny(s, "HC") && isSuited(s)
	}
	if n.Jokers != "" {
		return n, note, checkJokers(n.Jokers)
	}
	all := ""
	for _, s := range texts {
		all += n.bare(s) + " "
	}
	if n.style == "" {
		n.style, err = styleOf(all)
	}
	has := func(letters string) bool { return strings.ContainsAny(all, letters) }
	switch {
	case n.style == "SB" && has("Bb"):
		note = phrase.New("S is read as the small joker and B as the big one")
	case n.style == "BR" && has("Bb") && !has("Rr"):
		note = phrase.New("B is read as the small joker (in SB it is the big one)")
	case n.style == "wW" && has("w") != has("W"):
		note = phrase.New("w is read as the small joker, W as the big one")
	}
	return n, note, err
}

// styleOf returns the first style that has all joker letters of the text, and
// nothing if there are none.
func styleOf(text string) (string, error) {
	foreign := func(letters string) func(rune) bool {
		return func(c rune) bool { return !strings.ContainsRune(letters, c) }
	}
	used := strings.Map(func(c rune) rune {
		if foreign("BbRrXxDdYyZzwWSs")(c) {
			return -1
		}
		return c
	}, text)
	if used == "" {
		return "", nil
	}
	for _, style := range jokerStyles {
		small, big := bothCases(style)
		if !strings.ContainsFunc(used, foreign(small+big)) {
			return style, nil
		}
	}
	return "", phrase.Errorf("%.60s: jokers in letters of two styles; use one of %s for all", used, strings.Join(jokerStyles, ", "))
}

// bothCases returns the ways to write each of two letters. Case distinguishes letters
// only where one letter serves both.
func bothCases(pair string) (small, big string) {
	letters := []rune(pair)
	small, big = string(letters[:1]), string(letters[1:])
	if strings.EqualFold(small, big) {
		return small, big
	}
	return strings.ToUpper(small) + strings.ToLower(small), strings.ToUpper(big) + strings.ToLower(big)
}

// checkJokers checks the letters of the small and the big joker.
func checkJokers(s string) error {
	letters := []rune(s)
	if len(letters) == 2 && letters[0] != letters[1] &&
		!strings.ContainsAny(strings.ToUpper(s), rankLetters[:Two+1]+wildLetter+"01, ") {
		return nil
	}
	return phrase.Errorf("jokers %q: give the small and the big joker's letter, as in %s", s, strings.Join(jokerStyles, ", "))
}

// ParseHand reads a hand in any notation; see Notation. The hand may be empty.
// Errors are of type *SyntaxError: unknown letters, text that can be read in two
// ways, and more cards of a rank than a deck has.
func ParseHand(s string) (Hand, error) { return Notation{}.ParseHand(s) }

// ParseHand reads a hand in the notation n. Errors are those of the function ParseHand.
func (n Notation) ParseHand(s string) (Hand, error) {
	n, _, err := n.For(s)
	if err != nil {
		return 0, &SyntaxError{0, err}
	}
	text := []rune(n.bare(s))
	var h Hand
	for i := 0; i < len(text); {
		cards, used, err := n.token(text, i)
		if err == nil {
			h += cards
			err = checkRanks(h, cards)
		}
		if err != nil {
			return 0, &SyntaxError{i + 1, err}
		}
		i += used
	}
	return h, nil
}

// narrow turns full-width forms into plain ones, and 鬼 and 怪 into 王.
func narrow(c rune) rune {
	switch {
	case c == '　':
		return ' '
	case c == '鬼' || c == '怪':
		return '王'
	case c >= '！' && c <= '～':
		return c - '！' + '!'
	}
	return c
}

// separates reports whether c stands between cards or moves.
func separates(c rune) bool {
	c = narrow(c)
	return strings.ContainsRune(",、[]", c) || unicode.IsSpace(c)
}

// hasSuit recognizes a card with its suit before its rank.
func hasSuit(word string) bool {
	rank := word[1:]
	return strings.ContainsRune("SHDC", rune(word[0])) && (rank == "10" || len(rank) == 1 && strings.Contains(rankLetters[:Two+1], rank))
}

// isSuited reports whether every card of a text has its suit's letter; jokers are words.
func isSuited(s string) bool {
	for word := range strings.FieldsFuncSeq(s, separates) {
		if !hasSuit(word) && word != "BJ" && word != "RJ" {
			return false
		}
	}
	return true
}

// bare returns a text in plain forms, with blanks in the place of the letters of suits.
func (n Notation) bare(s string) string {
	s = strings.Map(narrow, s)
	if !n.suited || !isSuited(s) {
		return s
	}
	return strings.Map(func(c rune) rune {
		if strings.ContainsRune("SHDC", c) {
			return ' '
		}
		return c
	}, s)
}

// ParseParts reads the cards of a play as [Play.Parts] writes it: all of them,
// those after the plus sign, and whether there is one. Errors are those of
// ParseHand, with all cards counted together.
func (n Notation) ParseParts(s string) (cards, kickers Hand, settled bool, err error) {
	if n, _, err = n.For(s); err != nil {
		return 0, 0, false, &SyntaxError{0, err}
	}
	_, rest, settled := strings.Cut(s, "+")
	if cards, err = n.ParseHand(strings.Replace(s, "+", " ", 1)); err == nil {
		kickers, err = n.ParseHand(rest)
	}
	return cards, kickers, settled, err
}
