// Tokens: single cards, suits and separators, with their spellings; and the limits of a deck.

package doudizhu

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"kedou/internal/phrase"
)

// spellings are the words for cards that are more than a rank's letter, longer ones
// before their parts. Suits stand for no cards.
var spellings = []struct {
	text  []rune
	cards Hand
}{
	{[]rune("10"), Of(Ace-4, 1)},
	{[]rune("0"), Of(Ace-4, 1)},
	{[]rune("十"), Of(Ace-4, 1)},
	{[]rune("大小王"), Jokers},
	{[]rune("王王"), Jokers},
	{[]rune("小王"), Of(SmallJoker, 1)},
	{[]rune("大王"), Of(BigJoker, 1)},
	{[]rune("小"), Of(SmallJoker, 1)}, // as cards show them
	{[]rune("大"), Of(BigJoker, 1)},
	{[]rune("♠"), 0}, {[]rune("♥"), 0}, {[]rune("♦"), 0}, {[]rune("♣"), 0},
	{[]rune("♤"), 0}, {[]rune("♡"), 0}, {[]rune("♢"), 0}, {[]rune("♧"), 0},
	{[]rune("黑桃"), 0}, {[]rune("红桃"), 0}, {[]rune("红心"), 0}, {[]rune("方块"), 0},
	{[]rune("方片"), 0}, {[]rune("梅花"), 0}, {[]rune("草花"), 0},
	{[]rune("\ufe0f"), 0}, // asks for a suit to be shown as a picture
}

// token reads the token at text[i]. It returns the cards, none for a separator or a suit, and the
// number of characters.
func (n Notation) token(text []rune, i int) (cards Hand, used int, err error) {
	c := text[i]
	if separates(c) {
		return 0, 1, nil
	}
	for _, s := range spellings {
		if startsWith(text[i:], s.text) {
			if s.cards == 0 && apart(text, i, len(s.text)) {
				return 0, 0, phrase.Errorf("the suit %s has no card; write its rank next to it, as in ♠2", string(s.text))
			}
			return s.cards, len(s.text), nil
		}
	}
	if joker, ok := n.joker(c); ok {
		used, err = n.jokerWord(text, i)
		return Of(joker, 1), used, err
	}
	if r := strings.IndexRune(rankLetters[:Two+1], unicode.ToUpper(c)); r >= 0 {
		return Of(Rank(r), 1), 1, nil
	}
	if n.Wild && unicode.ToUpper(c) == 'F' {
		return Of(Wild, 1), 1, nil
	}
	return 0, 0, n.unknown(c)
}

// startsWith reports whether text begins with word.
func startsWith(text, word []rune) bool {
	return len(text) >= len(word) && string(text[:len(word)]) == string(word)
}

// apart reports whether the used characters from text[i] on stand between separators or ends of the
// text.
func apart(text []rune, i, used int) bool {
	end := i + used
	return (i == 0 || separates(text[i-1])) && (end == len(text) || separates(text[end]))
}

// joker reads a joker's letter.
func (n Notation) joker(c rune) (Rank, bool) {
	letters := n.Jokers
	if letters == "" {
		letters = n.style
	}
	if letters == "" {
		return 0, false
	}
	small, big := bothCases(letters)
	if strings.ContainsRune(small, c) {
		return SmallJoker, true
	}
	return BigJoker, strings.ContainsRune(big, c)
}

// jokerWord returns how many characters a joker takes that begins at text[i]: two for the words BJ,
// RJ and SJ.
func (n Notation) jokerWord(text []rune, i int) (used int, err error) {
	spelled := n.style == "BR" || n.style == "SB"
	switch {
	case !spelled || i+1 == len(text) || unicode.ToUpper(text[i+1]) != 'J':
		return 1, nil
	case apart(text, i, 2):
		return 2, nil
	}
	return 0, phrase.Errorf("%[1]cJ may be a joker, or a joker and a jack; separate it by commas: ,%[1]cJ, or ,%[1]c,J,", text[i])
}

// unknown returns the error for a character that is no card.
func (n Notation) unknown(c rune) error {
	switch {
	case c == utf8.RuneError:
		return phrase.Errorf("this is not valid UTF-8; save the text as UTF-8")
	case c == '王':
		return phrase.Errorf("王 may be either joker; write 小王 or 大王, or 王王 for both")
	case c == 'O' || c == 'o':
		return phrase.Errorf("%q is no card; the ten is 10, T or the digit 0", c)
	case c == '1':
		return phrase.Errorf("%q is no card; the ten is 10, and lists of numbers such as 3, 14, 17 are read by hand --notation", c)
	}
	letters := []rune(n.Jokers + n.style + "BR")
	return phrase.Errorf("%q is no card; cards are 3456789TJQKA2, jokers %c (small) and %c (big)", c, letters[0], letters[1])
}

// maxWild is how many wildcards a hand may hold: Contains takes counts below 8.
const maxWild = 7

// checkRanks reports more cards of a rank in h than a deck has, or than a hand of wildcards; ranks
// that added lacks aren't checked.
func checkRanks(h, added Hand) error {
	for ; added != 0; added &= added - 1 {
		r := added.Lowest()
		switch n := h.Count(r); {
		case r == Wild && n > maxWild:
			return phrase.Errorf("%d wildcards; a hand holds at most %d", n, maxWild)
		case r == Wild || n <= Deck.Count(r):
		case r >= SmallJoker:
			return phrase.Errorf("the %s joker is there twice; a deck has one", phrase.New([2]string{"small", "big"}[r-SmallJoker]))
		default:
			return phrase.Errorf("%d cards of rank %v; a deck has four", n, r)
		}
	}
	return nil
}

// Check reports more cards of a rank than a deck has, or more wildcards than 7, the most that Contains takes.
func (h Hand) Check() error { return checkRanks(h, h) }

// checkDeck reports an error if the hands together hold more cards of a rank
// than a deck.
func checkDeck(hands ...Hand) error {
	for r := Three; r <= BigJoker; r++ {
		n := 0
		for _, h := range hands {
			n += h.Count(r)
		}
		if n > Deck.Count(r) {
			return phrase.Errorf("more than a deck between the hands: %d cards of rank %v, and a deck has %d", n, r, Deck.Count(r))
		}
	}
	return nil
}
