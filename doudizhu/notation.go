// Notation: reading cards in the many ways people write them.

package doudizhu

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Notation says how letters stand for cards. All notations read the ranks as
// 3–9, T, 10 or 0 for the ten, J, Q, K, A and 2, and the jokers also as 小王 and
// 大王 (or 鬼, 怪 for 王), in either case and in full-width forms, with blanks and
// commas between the cards where one likes.
type Notation struct {
	// Jokers is the small and the big joker's letter: BR, XD, YZ, SB, wW or any
	// other two that are no rank's. If it is empty, the letters of all five may
	// be used, and B is the big joker where an S is found beside it.
	Jokers string
	// Wild reads F as a wildcard.
	Wild bool
}

// jokerStyles are the letters in use, the small joker's first.
var jokerStyles = []string{"BR", "XD", "YZ", "wW", "SB"}

// SyntaxError is text that isn't a hand, with the place and the remedy.
type SyntaxError struct {
	Col int // in characters, from 1; 0 if the text as a whole is at fault
	Msg string
}

// Error names the column, where it is known, and what is wrong there.
func (e *SyntaxError) Error() string {
	if e.Col == 0 {
		return e.Msg
	}
	return fmt.Sprintf("column %d: %s", e.Col, e.Msg)
}

// ParseHand reads a hand in any notation; see Notation. The hand may be empty.
// Errors are of type *SyntaxError: unknown letters, and more cards of a rank
// than a deck has.
func ParseHand(s string) (Hand, error) { return Notation{}.ParseHand(s) }

// ParseHand reads a hand in the notation n, with the errors of the function of
// that name.
func (n Notation) ParseHand(s string) (Hand, error) {
	if n.Jokers == "" {
		n.Jokers, _ = JokerStyle(s)
	} else if _, err := ParseJokers(n.Jokers); err != nil {
		return 0, &SyntaxError{0, err.Error()}
	}
	text := []rune(s)
	var h Hand
	for i := 0; i < len(text); {
		rank, used, err := n.card(text[i:])
		if err != nil {
			return 0, &SyntaxError{i + 1, err.Error()}
		}
		if used > 0 {
			h += Of(rank, 1)
			if err := checkRank(h, rank); err != nil {
				return 0, &SyntaxError{i + 1, err.Error()}
			}
		}
		i += max(used, 1)
	}
	return h, nil
}

// card reads the card at the head of text and tells how many characters it
// takes: none if they separate cards.
func (n Notation) card(text []rune) (r Rank, used int, err error) {
	c := narrow(text[0])
	next := rune(0)
	if len(text) > 1 {
		next = narrow(text[1])
	}
	switch {
	case separates(c):
		return 0, 0, nil
	case c == '1' && next == '0':
		return Ace - 4, 2, nil
	case c == '0':
		return Ace - 4, 1, nil
	case (c == '小' || c == '大') && strings.ContainsRune("王鬼怪", next):
		if c == '小' {
			return SmallJoker, 2, nil
		}
		return BigJoker, 2, nil
	}
	if r, ok := n.joker(c); ok {
		return r, 1, nil
	}
	if i := strings.IndexRune(RankLetters[:Two+1], unicode.ToUpper(c)); i >= 0 {
		return Rank(i), 1, nil
	}
	if n.Wild && unicode.ToUpper(c) == 'F' {
		return Wild, 1, nil
	}
	return 0, 0, n.unknown(text[0])
}

// separates reports whether c stands between cards or moves.
func separates(c rune) bool {
	c = narrow(c)
	return c == ',' || c == '、' || unicode.IsSpace(c)
}

// joker reads a joker's letter. Case tells the jokers apart only where one
// letter serves both.
func (n Notation) joker(c rune) (Rank, bool) {
	small, big := anySmall, anyBig
	if n.Jokers != "" {
		letters := []rune(n.Jokers)
		small, big = string(letters[:1]), string(letters[1:])
		if !strings.EqualFold(small, big) {
			small, big = small+flip(small), big+flip(big)
		}
	}
	if strings.ContainsRune(small, c) {
		return SmallJoker, true
	}
	return BigJoker, strings.ContainsRune(big, c)
}

// flip returns the letters in the other case.
func flip(s string) string {
	if upper := strings.ToUpper(s); upper != s {
		return upper
	}
	return strings.ToLower(s)
}

// unknown is the error for a character that is no card.
func (n Notation) unknown(c rune) error {
	if c == utf8.RuneError {
		return errors.New("this is not valid UTF-8; save the text as UTF-8")
	}
	letters := []rune("BR")
	if n.Jokers != "" {
		letters = []rune(n.Jokers)
	}
	return fmt.Errorf("%q is no card; cards are 3456789TJQKA2, jokers %c (small) and %c (big)", c, letters[0], letters[1])
}

// narrow turns full-width forms into plain ones.
func narrow(c rune) rune {
	switch {
	case c == '　':
		return ' '
	case c >= '！' && c <= '～':
		return c - '！' + '!'
	}
	return c
}

// The jokers' letters in all styles together, save the B of SB.
const (
	anySmall = "BbXxYySsw"
	anyBig   = "RrDdZzW"
)

// JokerStyle decides for texts that belong together, such as both hands of an
// endgame, which letters are the jokers: the result is for Notation.Jokers. The
// note says which reading was taken where a letter has several, and is empty
// otherwise.
func JokerStyle(texts ...string) (jokers, note string) {
	all := strings.Map(narrow, strings.Join(texts, " "))
	has := func(letters string) bool { return strings.ContainsAny(all, letters) }
	switch {
	case has("Ss") && has("Bb"):
		return "SB", "S is read as the small joker and B as the big one"
	case has("Bb") && !has("Rr"):
		return "", "B is read as the small joker (in SB it is the big one)"
	case has("w") != has("W"):
		return "", "w is read as the small joker, W as the big one"
	}
	return "", ""
}

// ParseJokers checks the letters of the small and the big joker.
func ParseJokers(s string) (string, error) {
	letters := []rune(s)
	if len(letters) == 2 && letters[0] != letters[1] &&
		!strings.ContainsAny(strings.ToUpper(s), RankLetters[:Two+1]+WildLetter+"01, ") {
		return s, nil
	}
	return "", fmt.Errorf("jokers %q: give the small and the big joker's letter, as in %s", s, strings.Join(jokerStyles, ", "))
}

// MaxWild is how many wildcards a hand may hold: Contains takes counts below 8.
const MaxWild = 7

// checkRank reports more cards of rank r in h than a deck has, or than a hand of
// wildcards.
func checkRank(h Hand, r Rank) error {
	switch n := h.Count(r); {
	case r == Wild && n > MaxWild:
		return fmt.Errorf("%d wildcards; a hand holds at most %d", n, MaxWild)
	case r == Wild || n <= Deck.Count(r):
		return nil
	case r >= SmallJoker:
		return fmt.Errorf("the %s joker is there twice; a deck has one", [2]string{"small", "big"}[r-SmallJoker])
	default:
		return fmt.Errorf("%d cards of rank %v; a deck has four", n, r)
	}
}

// CheckDeck reports an error if the hands together hold more cards of a rank
// than a deck.
func CheckDeck(hands ...Hand) error {
	for r := Three; r <= BigJoker; r++ {
		n := 0
		for _, h := range hands {
			n += h.Count(r)
		}
		if n > Deck.Count(r) {
			return fmt.Errorf("more than a deck between the hands: %d cards of rank %v, and a deck has %d", n, r, Deck.Count(r))
		}
	}
	return nil
}
