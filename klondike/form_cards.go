package klondike

// The names of 52 cards.

import (
	"strings"
)

// parseName reads a card's name or ??.
func parseName(text string) (Card, bool) {
	c, ok := ParseCard(text)
	return c, ok || text == unknown
}

// isCards reports whether three quarters of a line's words are the names of cards.
func isCards(text string) bool {
	if strings.ContainsAny(text, "|:") {
		return false // returns early for most deals
	}
	words := strings.Fields(text)
	n := 0
	for _, w := range words {
		if _, ok := parseName(w); ok {
			n++
		}
	}
	return n > 0 && 4*n >= 3*len(words)
}

// beginsCards recognizes the form by two or more cards on a line without bars.
func beginsCards(l *line) bool { return len(strings.Fields(l.Text)) > 1 && isCards(l.Text) }

// readCards reads the names of 52 cards.
func readCards(d *draft) error {
	var items []item
	for _, l := range gather(d, 52, isCards, func(text string) int { return len(strings.Fields(text)) }) {
		for _, w := range l.Words {
			items = append(items, item{w.Text, l.Number, w.Column})
		}
	}
	return layOut(d, items, parseName, "rank and suit, such as 7H or TD")
}

func writeCards(deal Deal, r Rules) (string, error) {
	cards, err := dealing(&deal.Position, r)
	return names(cards, Card.String) + "\n", err
}
