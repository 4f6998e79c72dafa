package klondike

// The readable form of a position: one labelled line for each pile.

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"
)

// beginsBoard recognizes a board by the colon after a label.
func beginsBoard(l *line) bool { return len(l.Words) > 1 && l.Words[1].Text == ":" }

func writeBoard(d Deal, r Rules) (string, error) {
	return fmt.Sprintf("deal: %s\n%s\n", d.ID, d.Position.Board(r)), nil
}

var boardLabels = map[string]bool{
	"deal": true, "foundations": true, "stock": true, "waste": true, "redeals": true,
	"1": true, "2": true, "3": true, "4": true, "5": true, "6": true, "7": true,
}

// Board writes p for people, in a form that a Reader reads back:
//
//	foundations: 2♣ A♦
//	waste:       K♥ 9♠
//	stock:       7♦ 3♣ …
//	1: 6♦
//	2: [4♥] T♥
//	3: [8♥ Q♣] J♦ T♠
//
// Foundations show their top cards. The waste's last card is open to play; the stock's first card is turned next. Cards in brackets lie
// face down.
func (p *Position) Board(r Rules) string {
	var b strings.Builder
	write := func(label, cards string) {
		b.WriteString(strings.TrimRight(label+cards, " ") + "\n")
	}
	write("foundations: ", names(p.tops(), Card.Symbol))
	write("waste:       ", names(p.Waste, Card.Symbol))
	write("stock:       ", names(p.Stock, Card.Symbol))
	if p.Redealt > 0 {
		write("redeals:     ", strconv.Itoa(p.Redealt))
	}
	for i, c := range p.Tableau[:r.Columns] {
		down := ""
		if c.Down > 0 {
			down = "[" + names(c.Cards[:c.Down], Card.Symbol) + "] "
		}
		write(fmt.Sprintf("%d: ", i+1), down+names(c.Cards[c.Down:], Card.Symbol))
	}
	return b.String()
}

func (d *draft) readBoard() error {
	all, err := d.boardLines()
	if err != nil {
		return err
	}
	seen := map[string]bool{}
	for _, l := range all {
		label, err := d.label(l)
		switch {
		case err != nil:
			return err
		case seen[label]:
			return d.fault(l, l.Words[0], "%s is there twice; leave a blank line between two boards", label)
		}
		seen[label] = true
		if err := d.readBoardLine(l, label, l.Words[2:]); err != nil {
			return err
		}
	}
	return nil
}

// boardLines collects the lines of a board: up to a blank line, the end of the text, or a second name of a deal. It continues after a line
// that isn't text and returns the first such fault, so that the next deal begins after the board.
func (d *draft) boardLines() (all []*line, err error) {
	isName := func(l *line) bool { return l.Words[0].Text == "deal" && l.has(":") }
	named := isName(d.First)
	all = append(all, d.First)
	for {
		next, fault := d.lines.next()
		switch {
		case errors.Is(fault, io.EOF):
			return all, err
		case d.lines.blanks || fault == nil && named && isName(next):
			d.lines.hold(next, fault)
			return all, err
		case fault == nil:
			named = named || isName(next)
			all = append(all, next)
		case !isFault(fault):
			return nil, fault
		default:
			err = cmp.Or(err, fault)
		}
	}
}

// label returns the word before the colon of a line.
func (d *draft) label(l *line) (string, error) {
	w := l.Words[0]
	if l == d.First && isNumbered(l.Words) {
		return "", d.fault(l, w, "no deals are numbered by %q: a number is like 31, kedou's own, or greenfelt:4 or klondike-solver:8721, another program's", w.Text)
	}
	if len(l.Words) < 2 || l.Words[1].Text != ":" || !boardLabels[w.Text] {
		return "", d.fault(l, w, "%q is no line of a board: begin it with foundations:, waste:, stock:, redeals:, deal: or the number of a column, 1:", w.Text)
	}
	return w.Text, nil
}

// isNumbered reports whether words are like foo:1, which is no line of a board.
func isNumbered(words []word) bool {
	if len(words) != 3 || words[1].Text != ":" || boardLabels[words[0].Text] || !unicode.IsLetter([]rune(words[0].Text)[0]) {
		return false
	}
	_, card := ParseCard(words[2].Text)
	return !card
}

func (d *draft) readBoardLine(l *line, label string, words []word) error {
	var err error
	switch label {
	case "deal":
		if len(words) != 1 || !isID(words[0].Text) {
			return d.fault(l, l.Words[0], "give the deal one name of at most %d bytes, other than a card's, without spaces, | / [ ] : and # before it", maxID)
		}
		d.id = words[0].Text
	case "foundations":
		err = d.readFoundations(l, words)
	case "stock":
		d.Position.Stock, err = d.cards(l, words, pileName{word: label}, true)
	case "waste":
		d.Position.Waste, err = d.cards(l, words, pileName{word: label}, true)
	case "redeals":
		err = d.readRedeals(l, words)
	default:
		i := int(label[0] - '1')
		if i >= d.Rules.Columns {
			return d.fault(l, l.Words[0], "there is no column %s: the rules have %d", label, d.Rules.Columns)
		}
		err = d.readBracketed(l, words, i)
	}
	return err
}

// readBracketed reads the cards of column i. Cards in brackets, the deepest, lie face down.
func (d *draft) readBracketed(l *line, words []word, i int) error {
	c := &d.Position.Tableau[i]
	if len(words) > 0 && words[0].Text == "[" {
		end := 1
		for end < len(words) && words[end].Text != "]" {
			end++
		}
		if end == len(words) {
			return d.fault(l, words[0], "column %d: [ without ]; close the brackets after the last card that lies face down", i+1)
		}
		c.Down = end - 1
		words = append(append([]word{}, words[1:end]...), words[end+1:]...)
	}
	var err error
	c.Cards, err = d.cards(l, words, columnName(i), false)
	return err
}
