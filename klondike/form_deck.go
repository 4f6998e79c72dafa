package klondike

// The deck in the order of dealing.

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"kedou/internal/phrase"
)

// dealt is the number of cards in the tableau of a deal.
const dealt = 28

// columnAt returns the column of the i-th card dealt: a row over all columns, then one over all but the first, and so on.
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

func dealOut(cards []Card) Position {
	var p Position
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
func dealing(p *Position, r Rules) ([]Card, error) {
	if err := checkWhole(r); err != nil {
		return nil, err
	}
	if !p.Fresh() {
		return nil, phrase.Errorf("the form is for fresh deals only: use board, neutral or solvitaire")
	}
	var cards []Card
	var row [7]int
	for _, c := range columnAt {
		cards = append(cards, p.Tableau[c].Cards[row[c]])
		row[c]++
	}
	return append(cards, p.Stock...), nil
}

type item struct {
	text         string
	line, column int
}

// layOut reads items as the cards of a deal in the order of dealing. Faults describe a card by shape.
func layOut(d *draft, items []item, parse func(string) (Card, bool), shape string) error {
	if err := whole(d); err != nil {
		return err
	}
	var cards []Card
	for i, it := range items {
		pile, index, at := stockName, i-dealt+1, phrase.New("%v %d", stockName, i-dealt+1)
		if i < dealt {
			pile, index, at = columnName(columnAt[i]), 0, columnName(columnAt[i]).Phrase()
		}
		c, ok := parse(it.text)
		if !ok {
			return d.faultAt(it.line, it.column, "%q (%v) is not a card: write %v", it.text, at, phrase.New(shape))
		}
		d.lay(c, it.line, it.column, pile, index)
		cards = append(cards, c)
	}
	d.Position = dealOut(cards)
	return nil
}

// gather adds lines while the next one looks alike and all together have at most the size of a deal.
func gather(d *draft, size int, alike func(string) bool, measure func(string) int) []*line {
	lines, n := []*line{d.First}, measure(d.First.Text)
	for n < size {
		next, err := d.lines.next()
		if err != nil || !alike(next.Text) || n+measure(next.Text) > size {
			d.lines.hold(next, err)
			break
		}
		lines, n = append(lines, next), n+measure(next.Text)
	}
	return lines
}

func parseName(text string) (Card, bool) {
	c, ok := ParseCard(text)
	return c, ok || text == unknown
}

// isCards reports whether three quarters of a line's words are the names of cards.
func isCards(text string) bool {
	if strings.ContainsAny(text, "|:") {
		return false // returns early for most deals
	}
	words := split(text)
	n := 0
	for _, w := range words {
		if _, ok := parseName(w.Text); ok {
			n++
		}
	}
	return n > 0 && 4*n >= 3*len(words)
}

// beginsCards recognizes the form by two or more cards on a line without bars; H7 H6 is a line of the pinyin form.
func beginsCards(l *line) bool {
	return len(l.Words) > 1 && isCards(l.Text) && slices.ContainsFunc(l.Words, func(w word) bool { _, pinyin := pinyinCard(w.Text); return !pinyin })
}

func readCards(d *draft) error {
	var items []item
	for _, l := range gather(d, 52, isCards, func(text string) int { return len(split(text)) }) {
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
