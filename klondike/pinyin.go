package klondike

// The pinyin form of a deal: a line for each column and one for the stock.

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// pinyinCard reads a card such as T5 or M12, NoCard if it isn't one.
func pinyinCard(s string) Card {
	if len(s) < 2 || len(s) > 3 || s[1] == '0' {
		return NoCard
	}
	suit := strings.IndexByte(pinyinLetters, s[0])
	rank, err := strconv.ParseUint(s[1:], 10, 8)
	if suit < 0 || err != nil || rank > 13 {
		return NoCard
	}
	return NewCard(Rank(rank), pinyinSuits[suit])
}

// pinyinName is the pinyin name of a card.
func pinyinName(c Card) string {
	return fmt.Sprintf("%c%d", pinyinLetters[pinyinIndex(c.Suit())], c.Rank())
}

// readPinyin reads the columns and, unless all cards are dealt to them, the stock.
func (p *parser) readPinyin() error {
	want := p.rules.Columns
	if p.rules.Dealt() < p.rules.Cards() {
		want++
	}
	at := p.first
	var all []*line
	for len(all) < want {
		if len(all) > 0 {
			next, err := p.lines.next()
			switch {
			case errors.Is(err, io.EOF):
				return p.lines.fault(at.number, at.length+1, "wrong number of lines: %d, and a deal has %d, one for each column and one for the stock", len(all), want)
			case err != nil:
				return err
			}
			at = next
		}
		if err := p.readPinyinLine(at, len(all)); err != nil {
			return err
		}
		all = append(all, at)
	}
	return p.checkPinyin(all)
}

// readPinyinLine reads column i, or the stock after the last column.
func (p *parser) readPinyinLine(l *line, i int) error {
	pile := fmt.Sprintf("column %d", i+1)
	if i == p.rules.Columns {
		pile = "stock"
	}
	var cards []Card
	for j, w := range l.words {
		c := pinyinCard(w.text)
		if c == NoCard {
			return p.fault(l, w, "%q (%s) is not a card: write T, F, H or M for hearts, diamonds, spades or clubs and 1 to 13, such as T5", w.text, pile)
		}
		at := place{card: c, line: l.number, column: w.column, pile: pile}
		if i == p.rules.Columns {
			at.index = j + 1
		}
		p.places = append(p.places, at)
		cards = append(cards, c)
	}
	if i == p.rules.Columns {
		p.position.Stock = cards
	} else {
		p.position.Tableau[i] = Column{cards, len(cards) - 1}
	}
	return nil
}

// checkPinyin looks at the size of every pile.
func (p *parser) checkPinyin(all []*line) error {
	if at, complaint := checkDeck(p.places, p.rules); complaint != "" && at.line != 0 {
		return nil // the better complaint, which check makes
	}
	for i, l := range all {
		pile, want := fmt.Sprintf("column %d", i+1), i+1
		if i == p.rules.Columns {
			pile, want = "the stock", p.rules.Cards()-p.rules.Dealt()
		}
		if err := p.checkSize(l, l.words, pile, want); err != nil {
			return err
		}
	}
	return nil
}

// PinyinText writes a fresh deal in the pinyin form, with a line end after each
// line. Games in progress have none there, which is an error.
func PinyinText(p Position, r Rules) (string, error) {
	if !p.Fresh() {
		return "", errors.New("only a fresh deal can be written in the pinyin form; use the neutral one or the board")
	}
	var b strings.Builder
	for _, c := range p.Tableau[:r.Columns] {
		b.WriteString(names(c.Cards, pinyinName) + "\n")
	}
	if len(p.Stock) > 0 {
		b.WriteString(names(p.Stock, pinyinName) + "\n")
	}
	return b.String(), nil
}
