package klondike

// The neutral form: a deal or a position on one line.

import (
	"strconv"
	"strings"
)

// readNeutral reads ID c1 | … | cn | stock. A game in progress continues with waste, foundations and possibly redeals.
func (d *draft) readNeutral() error {
	l := d.First
	words := l.Words
	if isID(words[0].Text) {
		d.id, words = words[0].Text, words[1:]
	}
	parts, bars := cut(words)
	extra := len(parts) - d.Rules.Columns - 1
	if extra != 0 && extra != 2 && extra != 3 {
		at := word{Column: l.length + 1}
		if extra > 0 && len(bars) > 0 {
			at = bars[min(len(bars), d.Rules.Columns+1)-1]
		}
		return d.fault(l, at, "%s between the bars: a deal has %s and the stock, a game in progress also the waste and the foundations",
			plural(len(parts), "part"), plural(d.Rules.Columns, "column"))
	}
	for i := range d.Rules.Columns {
		if err := d.readColumn(l, parts[i], i, extra == 0); err != nil {
			return err
		}
	}
	var err error
	stock := parts[d.Rules.Columns]
	if d.Position.Stock, err = d.cards(l, stock, stockName, true); err != nil {
		return err
	}
	if extra == 0 {
		return d.checkSizes(l, parts)
	}
	return d.readProgress(l, parts[d.Rules.Columns+1:])
}

// maxID is the length of the longest name of a deal, in bytes: a line has room for the name and the deal.
const maxID = 1 << 10

// isID reports whether a text can name a deal: it is one word, no card, no mark, not too long, and read as the same name at the beginning
// of a file.
func isID(text string) bool {
	words := split(text)
	_, card := ParseCard(text)
	return len(words) == 1 && words[0].Text == text && !card && text != unknown && len(text) <= maxID &&
		!strings.HasPrefix(text, byteOrderMark) && !strings.ContainsAny(text[:1], "#"+marks)
}

func cut(words []word) (parts [][]word, bars []word) {
	start := 0
	for i, w := range words {
		if w.Text == "|" {
			parts, bars = append(parts, words[start:i]), append(bars, w)
			start = i + 1
		}
	}
	return append(parts, words[start:]), bars
}

// readColumn reads the cards of column i. In a deal all cards but the last lie face down; in a game in progress the cards before the mark /
// do.
func (d *draft) readColumn(l *line, words []word, i int, deal bool) error {
	c, pile := &d.Position.Tableau[i], columnName(i)
	open := words
	if deal {
		c.Down = max(len(words)-1, 0)
	}
	for j, w := range words {
		if w.Text != "/" {
			continue
		}
		if deal {
			return d.fault(l, w, "/ in %v: only a game in progress marks the cards that lie face down; add its waste and foundations", pile)
		}
		c.Down, open = j, append(append([]word{}, words[:j]...), words[j+1:]...)
		break
	}
	var err error
	c.Cards, err = d.cards(l, open, pile, false)
	return err
}

func (d *draft) checkSizes(l *line, parts [][]word) error {
	if at, bad := checkDeck(d.places, d.Rules); bad != nil && at.line != 0 {
		return nil // check has a better message
	}
	for i := range d.Rules.Columns {
		if err := d.checkSize(l, parts[i], columnName(i), i+1); err != nil {
			return err
		}
	}
	return d.checkSize(l, parts[d.Rules.Columns], pileName{word: "the stock"}, d.Rules.Cards()-d.Rules.dealt())
}

func (d *draft) readProgress(l *line, parts [][]word) error {
	var err error
	if d.Position.Waste, err = d.cards(l, parts[0], wasteName, true); err != nil {
		return err
	}
	if err = d.readFoundations(l, parts[1]); err != nil || len(parts) < 3 {
		return err
	}
	return d.readRedeals(l, parts[2])
}

// readFoundations reads the top cards of the foundations that have any.
func (d *draft) readFoundations(l *line, words []word) error {
	for _, w := range words {
		c, ok := ParseCard(w.Text)
		switch {
		case !ok:
			return d.fault(l, w, "%q (foundations) is not a card: write the top cards, such as 3C AH", w.Text)
		case d.Position.Foundation[c.Suit()] != 0:
			return d.fault(l, w, "%s: the foundation of this suit has a top card already; give one for each", c.Symbol())
		}
		d.Position.Foundation[c.Suit()] = c.Rank()
		for rank := range c.Rank() {
			d.lay(NewCard(rank+1, c.Suit()), l.Number, w.Column, foundationName, 0)
		}
	}
	return nil
}

func (d *draft) readRedeals(l *line, words []word) error {
	if len(words) != 1 {
		return d.fault(l, word{Column: l.length + 1}, "give the number of redeals used, such as 0")
	}
	n, err := strconv.ParseUint(words[0].Text, 10, 16)
	if err != nil {
		return d.fault(l, words[0], "%q is not a number of redeals used: write 0 or more", words[0].Text)
	}
	d.Position.Redealt = int(n)
	if err := d.Rules.checkRedealt(int(n)); err != nil {
		return d.fault(l, words[0], "%v", err)
	}
	return nil
}

// writeNeutral writes a deal on a line, its ID first.
func writeNeutral(d Deal, r Rules) (string, error) {
	return d.ID + " " + d.Position.Neutral(r) + "\n", nil
}

// Neutral writes p on one line, without an ID: a fresh deal as columns and stock, any other position also with its waste, foundations and,
// if there were any, the redeals used. It has the columns of r.
func (p *Position) Neutral(r Rules) string {
	fresh := p.Fresh()
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

func names(cards []Card, name func(Card) string) string {
	return joined(cards, func(c Card) string {
		if c == NoCard {
			return unknown
		}
		return name(c)
	}, " ")
}

func joined(cards []Card, text func(Card) string, between string) string {
	texts := make([]string, len(cards))
	for i, c := range cards {
		texts[i] = text(c)
	}
	return strings.Join(texts, between)
}
