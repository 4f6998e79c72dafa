package klondike

// The digits of Klondike-Solver and MinimalKlondike: rank, rank, suit.

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The digits of a card, and the text of an unknown card.
const (
	rrsDigits   = 3
	unknownCard = "???"
)

// isDigits reports whether three quarters of a line are digits or unknown cards.
func isDigits(text string) bool {
	if strings.ContainsAny(text, "|:") {
		return false // returns early for most deals
	}
	n := 0
	for _, r := range text {
		if strings.ContainsRune("0123456789?", r) {
			n++
		}
	}
	return n > 0 && 4*n >= 3*countDigits(text)
}

// countDigits counts the characters of a line without spaces.
func countDigits(text string) int {
	return utf8.RuneCountInString(strings.Join(strings.Fields(text), ""))
}

// beginsDigits recognizes the form by a long line of digits.
func beginsDigits(l *line) bool { return isDigits(l.Text) && countDigits(l.Text) >= 10*rrsDigits }

// readDigits reads 52 groups RRS. Spaces and line ends may stand anywhere.
func readDigits(d *draft) error {
	var items []item
	last := item{}
	for _, l := range gather(d, 52*rrsDigits, isDigits, countDigits) {
		for i, r := range []rune(l.Text) {
			switch {
			case unicode.IsSpace(r):
				continue
			case last.text == "":
				last = item{line: l.Number, column: i + 1}
			}
			if last.text += string(r); utf8.RuneCountInString(last.text) == rrsDigits {
				items, last = append(items, last), item{}
			}
		}
	}
	if last.text != "" {
		return d.faultAt(last.line, last.column, "%q is no whole card: write three digits for each of 52 cards, the rank 01 to 13 and the suit 1 to 4", last.text)
	}
	return layOut(d, items, parseDigits, "the rank 01 to 13 and the suit 1 to 4 for clubs, diamonds, hearts or spades, such as 073 for 7♥")
}

// parseDigits reads RRS.
func parseDigits(text string) (Card, bool) {
	if text == unknownCard {
		return NoCard, true
	}
	n, err := strconv.Atoi(text)
	rank, suit := n/10, n%10
	if err != nil || rank < 1 || rank > 13 || suit < 1 || suit > 4 {
		return NoCard, false
	}
	return NewCard(Rank(rank), Suit(suit-1)), true
}

func writeDigits(deal Deal, r Rules) (string, error) {
	cards, err := dealing(&deal.Position, r)
	return joined(cards, func(c Card) string {
		if c == NoCard {
			return unknownCard
		}
		return fmt.Sprintf("%02d%d", c.Rank(), c.Suit()+1)
	}, "") + "\n", err
}
