package klondike

// The neutral form: a deal or a position on one line.

import (
	"fmt"
	"strconv"
	"strings"
)

// readNeutral reads ID c1 | … | cn | stock, and with a waste, foundations and
// perhaps redeals after that, a game in progress.
func (p *parser) readNeutral() error {
	l := p.first
	words := l.words
	if isID(words[0].text) {
		p.id, words = words[0].text, words[1:]
	}
	parts, bars := cut(words)
	extra := len(parts) - p.rules.Columns - 1
	if extra != 0 && extra != 2 && extra != 3 {
		at := word{column: l.length + 1}
		if extra > 0 && len(bars) > 0 {
			at = bars[min(len(bars), p.rules.Columns+1)-1]
		}
		return p.fault(l, at, "%s between the bars: a deal has %s and the stock, a game in progress also the waste and the foundations",
			plural(len(parts), "part"), plural(p.rules.Columns, "column"))
	}
	for i := range p.rules.Columns {
		if err := p.readColumn(l, parts[i], i, extra == 0); err != nil {
			return err
		}
	}
	var err error
	stock := parts[p.rules.Columns]
	if p.position.Stock, err = p.cards(l, stock, "stock", true); err != nil {
		return err
	}
	if extra == 0 {
		return p.checkSizes(l, parts)
	}
	return p.readProgress(l, parts[p.rules.Columns+1:])
}

// maxID is the longest name of a deal, in bytes: a line has room for it and the
// deal.
const maxID = 1 << 10

// isID reports whether a word can name a deal: it is no card, no mark, not too
// long, and would be read as the same name at the beginning of a file.
func isID(text string) bool {
	_, card := ParseCard(text)
	return !card && len(text) <= maxID && !strings.HasPrefix(text, byteOrderMark) && !strings.ContainsAny(text[:1], "#"+marks)
}

// cut splits words at the bars.
func cut(words []word) (parts [][]word, bars []word) {
	start := 0
	for i, w := range words {
		if w.text == "|" {
			parts, bars = append(parts, words[start:i]), append(bars, w)
			start = i + 1
		}
	}
	return append(parts, words[start:]), bars
}

// readColumn reads the cards of column i. In a deal all but the last lie face
// down; elsewhere those before the mark / do.
func (p *parser) readColumn(l *line, words []word, i int, deal bool) error {
	c, pile := &p.position.Tableau[i], fmt.Sprintf("column %d", i+1)
	open := words
	if deal {
		c.Down = max(len(words)-1, 0)
	}
	for j, w := range words {
		if w.text != "/" {
			continue
		}
		if deal {
			return p.fault(l, w, "/ in %s: only a game in progress marks the cards that lie face down; add its waste and foundations", pile)
		}
		c.Down, open = j, append(append([]word{}, words[:j]...), words[j+1:]...)
		break
	}
	var err error
	c.Cards, err = p.cards(l, open, pile, false)
	return err
}

// checkSizes looks at the size of every pile of a deal.
func (p *parser) checkSizes(l *line, parts [][]word) error {
	if at, bad := checkDeck(p.places, p.rules); bad != nil && at.line != 0 {
		return nil // the better complaint, which check makes
	}
	for i := range p.rules.Columns {
		if err := p.checkSize(l, parts[i], fmt.Sprintf("column %d", i+1), i+1); err != nil {
			return err
		}
	}
	return p.checkSize(l, parts[p.rules.Columns], "the stock", p.rules.Cards()-p.rules.dealt())
}

// readProgress reads what a game in progress has beside columns and stock.
func (p *parser) readProgress(l *line, parts [][]word) error {
	var err error
	if p.position.Waste, err = p.cards(l, parts[0], "waste", true); err != nil {
		return err
	}
	if err = p.readFoundations(l, parts[1]); err != nil || len(parts) < 3 {
		return err
	}
	return p.readRedeals(l, parts[2])
}

// readFoundations reads the top cards of those foundations that have any.
func (p *parser) readFoundations(l *line, words []word) error {
	for _, w := range words {
		c, ok := ParseCard(w.text)
		switch {
		case !ok:
			return p.fault(l, w, "%q (foundations) is not a card: write the top cards, such as 3C AH", w.text)
		case p.position.Foundation[c.Suit()] != 0:
			return p.fault(l, w, "%s: the foundation of this suit has a top card already; give one for each", c.Symbol())
		}
		p.position.Foundation[c.Suit()] = c.Rank()
		for rank := range c.Rank() {
			p.places = append(p.places, place{card: NewCard(rank+1, c.Suit()), line: l.number, column: w.column, pile: "foundation"})
		}
	}
	return nil
}

func (p *parser) readRedeals(l *line, words []word) error {
	if len(words) != 1 {
		return p.fault(l, word{column: l.length + 1}, "give the number of redeals used, such as 0")
	}
	n, err := strconv.ParseUint(words[0].text, 10, 16)
	if err != nil {
		return p.fault(l, words[0], "%q is not a number of redeals used: write 0 or more", words[0].text)
	}
	p.position.Redealt = int(n)
	if err := p.rules.checkRedealt(int(n)); err != nil {
		return p.fault(l, words[0], "%v", err)
	}
	return nil
}

// Neutral writes p on one line, without an ID: a fresh deal as columns and
// stock, any other position with its waste, foundations and, if there were any,
// the redeals used. It has the columns of r.
func Neutral(p Position, r Rules) string {
	fresh := p.fresh()
	var parts []string
	for _, c := range p.Tableau[:r.Columns] {
		part := names(c.Cards, Card.String)
		if !fresh && c.Down > 0 {
			part = names(c.Cards[:c.Down], Card.String) + " / " + names(c.Cards[c.Down:], Card.String)
		}
		parts = append(parts, part)
	}
	parts = append(parts, names(p.Stock, Card.String))
	if !fresh {
		parts = append(parts, names(p.Waste, Card.String), names(p.tops(), Card.String))
	}
	if p.Redealt > 0 {
		parts = append(parts, strconv.Itoa(p.Redealt))
	}
	return strings.TrimSpace(strings.Join(parts, " | "))
}

// tops lists the top cards of the foundations that have any.
func (p *Position) tops() []Card {
	var cards []Card
	for s, rank := range p.Foundation {
		if rank > 0 {
			cards = append(cards, NewCard(rank, Suit(s)))
		}
	}
	return cards
}

// names joins the names of cards with spaces.
func names(cards []Card, name func(Card) string) string {
	texts := make([]string, len(cards))
	for i, c := range cards {
		texts[i] = name(c)
	}
	return strings.Join(texts, " ")
}
