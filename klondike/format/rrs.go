package format

// The digits of Klondike-Solver and MinimalKlondike: rank, rank, suit.

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"kedou/klondike"
)

// The digits of a card, and what stands for one that nobody knows.
const (
	digits      = 3
	unknownCard = "???"
)

// isDigits reports whether three quarters of a line are digits or unknown cards.
func isDigits(text string) bool {
	if strings.ContainsAny(text, "|:") {
		return false // soon, for most deals
	}
	n := 0
	for _, r := range text {
		if strings.ContainsRune("0123456789?", r) {
			n++
		}
	}
	return n > 0 && 4*n >= 3*countDigits(text)
}

// countDigits counts what a line has beside spaces.
func countDigits(text string) int {
	return utf8.RuneCountInString(strings.Join(strings.Fields(text), ""))
}

// beginsDigits tells the form by a long line of digits.
func beginsDigits(l *klondike.Line) bool { return isDigits(l.Text) && countDigits(l.Text) >= 10*digits }

// readDigits reads 52 groups RRS. Spaces and line ends may stand anywhere.
func readDigits(d *klondike.Draft) error {
	var items []item
	last := item{}
	for _, l := range gather(d, 52*digits, isDigits, countDigits) {
		for i, r := range []rune(l.Text) {
			switch {
			case unicode.IsSpace(r):
				continue
			case last.text == "":
				last = item{line: l.Number, column: i + 1}
			}
			if last.text += string(r); utf8.RuneCountInString(last.text) == digits {
				items, last = append(items, last), item{}
			}
		}
	}
	if last.text != "" {
		return d.Fault(last.line, last.column, "%q is no whole card: write three digits for each of 52 cards, the rank 01 to 13 and the suit 1 to 4", last.text)
	}
	return layOut(d, items, parseDigits, "the rank 01 to 13 and the suit 1 to 4 for clubs, diamonds, hearts or spades, such as 073 for 7♥")
}

// parseDigits reads RRS.
func parseDigits(text string) (klondike.Card, bool) {
	if text == unknownCard {
		return klondike.NoCard, true
	}
	n, err := strconv.Atoi(text)
	rank, suit := n/10, n%10
	if err != nil || rank < 1 || rank > 13 || suit < 1 || suit > 4 {
		return klondike.NoCard, false
	}
	return klondike.NewCard(klondike.Rank(rank), klondike.Suit(suit-1)), true
}

func writeDigits(deal klondike.Deal, r klondike.Rules) (string, error) {
	cards, err := dealing(&deal.Position, r)
	return joined(cards, func(c klondike.Card) string {
		if c == klondike.NoCard {
			return unknownCard
		}
		return fmt.Sprintf("%02d%d", c.Rank(), c.Suit()+1)
	}, "") + "\n", err
}
