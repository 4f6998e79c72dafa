package format

// The deck in dealing order: as digits RRS, and as names.

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"kedou/klondike"
)

// dealt is how many cards lie in the tableau of a deal.
const dealt = 28

// columnAt is the column of the i-th card that is dealt: a row over all columns, then
// one over all but the first, and so on.
var columnAt = func() (at [dealt]int) {
	i := 0
	for row := range 7 {
		for c := row; c < 7; c++ {
			at[i] = c
			i++
		}
	}
	return at
}()

// dealOut lays cards out as they are dealt.
func dealOut(cards []klondike.Card) klondike.Position {
	var p klondike.Position
	for i, c := range cards {
		if i >= dealt {
			p.Stock = append(p.Stock, c)
			continue
		}
		pile := &p.Tableau[columnAt[i]]
		pile.Down = len(pile.Cards)
		pile.Cards = append(pile.Cards, c)
	}
	return p
}

// dealing returns the cards of a fresh deal in the order of dealOut.
func dealing(p *klondike.Position, r klondike.Rules) ([]klondike.Card, error) {
	if err := checkWhole(r); err != nil {
		return nil, err
	}
	if !p.Fresh() {
		return nil, errors.New("the form is for fresh deals only: use key, board, neutral or solvitaire")
	}
	var cards []klondike.Card
	var row [7]int
	for _, c := range columnAt {
		cards = append(cards, p.Tableau[c].Cards[row[c]])
		row[c]++
	}
	return append(cards, p.Stock...), nil
}

// item is the text of a card and where it stands.
type item struct {
	text         string
	line, column int
}

// layOut reads items as the cards of a deal in dealing order. What a card looks
// like, shape tells.
func layOut(d *klondike.Draft, items []item, parse func(string) (klondike.Card, bool), shape string) error {
	if err := whole(d); err != nil {
		return err
	}
	var cards []klondike.Card
	for i, it := range items {
		pile, index := "stock", i-dealt+1
		if i < dealt {
			pile, index = column(columnAt[i]), 0
		}
		c, ok := parse(it.text)
		if !ok {
			return d.Fault(it.line, it.column, "%q (%s) is not a card: write %s", it.text, pile, shape)
		}
		d.Lay(c, it.line, it.column, pile, index)
		cards = append(cards, c)
	}
	d.Position = dealOut(cards)
	return nil
}

// gather reads on as long as the next line looks like the first and both together
// have at most the size of a deal.
func gather(d *klondike.Draft, size int, alike func(string) bool, measure func(string) int) []*klondike.Line {
	lines, n := []*klondike.Line{d.First}, measure(d.First.Text)
	for n < size {
		next, err := d.Next()
		if err != nil || !alike(next.Text) || n+measure(next.Text) > size {
			d.Hold(next, err)
			break
		}
		lines, n = append(lines, next), n+measure(next.Text)
	}
	return lines
}

// The digits of a card, and what stands for one that nobody knows.
const (
	digits      = 3
	unknownCard = "???"
)

// isDigits reports whether three quarters of a line are digits or unknown cards.
func isDigits(text string) bool {
	n := 0
	for _, r := range text {
		if strings.ContainsRune("0123456789?", r) {
			n++
		}
	}
	return n > 0 && 4*n >= 3*countDigits(text) && !strings.ContainsAny(text, "|:")
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

// parseName reads a card's name or ??.
func parseName(text string) (klondike.Card, bool) {
	c, ok := klondike.ParseCard(text)
	return c, ok || text == klondike.Unknown
}

// isCards reports whether three quarters of a line's words are the names of cards.
func isCards(text string) bool {
	words := strings.Fields(text)
	n := 0
	for _, w := range words {
		if _, ok := parseName(w); ok {
			n++
		}
	}
	return n > 0 && 4*n >= 3*len(words) && !strings.ContainsAny(text, "|:")
}

// beginsCards tells the form by two cards or more on a line without bars.
func beginsCards(l *klondike.Line) bool { return len(strings.Fields(l.Text)) > 1 && isCards(l.Text) }

// readCards reads the names of 52 cards.
func readCards(d *klondike.Draft) error {
	var items []item
	for _, l := range gather(d, 52, isCards, func(text string) int { return len(strings.Fields(text)) }) {
		for _, w := range l.Words {
			items = append(items, item{w.Text, l.Number, w.Column})
		}
	}
	return layOut(d, items, parseName, "rank and suit, such as 7H or TD")
}

func writeCards(deal klondike.Deal, r klondike.Rules) (string, error) {
	cards, err := dealing(&deal.Position, r)
	return joined(cards, name, " ") + "\n", err
}
