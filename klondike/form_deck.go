package klondike

// The deck in the order of dealing.

import (
	"kedou/search/phrase"
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

// dealOut lays out cards in the order of dealing.
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

// item is the text of a card and its place.
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
