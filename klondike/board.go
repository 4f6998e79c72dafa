package klondike

// The readable form of a position: a labelled line for every pile.

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

var boardLabels = map[string]bool{
	"deal": true, "foundations": true, "stock": true, "waste": true, "redeals": true,
	"1": true, "2": true, "3": true, "4": true, "5": true, "6": true, "7": true,
}

// Board writes p for people, and so that a Reader can read it back:
//
//	foundations: 2♣ A♦
//	waste:       K♥ 9♠
//	stock:       7♦ 3♣ …
//	1: 6♦
//	2: [4♥] T♥
//	3: [8♥ Q♣] J♦ T♠
//
// Foundations show their top cards. The waste's last card is open to play; the
// stock's first one is turned next. Cards in brackets lie face down.
func Board(p Position, r Rules) string {
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

// readBoard reads labelled lines, in any order.
func (p *parser) readBoard() error {
	all, err := p.boardLines()
	if err != nil {
		return err
	}
	seen := map[string]bool{}
	for _, l := range all {
		label, err := p.label(l)
		switch {
		case err != nil:
			return err
		case seen[label]:
			return p.fault(l, l.words[0], "%s is there twice; leave a blank line between two boards", label)
		}
		seen[label] = true
		if err := p.readBoardLine(l, label, l.words[2:]); err != nil {
			return err
		}
	}
	return nil
}

// boardLines collects the lines of a board: up to a blank line, the end of the
// text, or a second name of a deal. It goes on after a line that is no text, and
// returns the first such fault, so that the next deal begins behind the board.
func (p *parser) boardLines() (all []*line, err error) {
	isName := func(l *line) bool { return l.words[0].text == "deal" && l.has(":") }
	named := isName(p.first)
	all = append(all, p.first)
	for {
		next, fault := p.lines.next()
		switch {
		case errors.Is(fault, io.EOF):
			return all, err
		case p.lines.blanks || fault == nil && named && isName(next):
			p.lines.hold(next, fault)
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
func (p *parser) label(l *line) (string, error) {
	w := l.words[0]
	if len(l.words) < 2 || l.words[1].text != ":" || !boardLabels[w.text] {
		return "", p.fault(l, w, "%q is no line of a board: begin it with foundations:, waste:, stock:, redeals:, deal: or the number of a column, 1:", w.text)
	}
	return w.text, nil
}

func (p *parser) readBoardLine(l *line, label string, words []word) error {
	var err error
	switch label {
	case "deal":
		if len(words) != 1 || !isID(words[0].text) {
			return p.fault(l, l.words[0], "give the deal one name of at most %d bytes, other than a card's, without spaces, | / [ ] : and # before it", maxID)
		}
		p.id = words[0].text
	case "foundations":
		err = p.readFoundations(l, words)
	case "stock":
		p.position.Stock, err = p.cards(l, words, label, true)
	case "waste":
		p.position.Waste, err = p.cards(l, words, label, true)
	case "redeals":
		err = p.readRedeals(l, words)
	default:
		i := int(label[0] - '1')
		if i >= p.rules.Columns {
			return p.fault(l, l.words[0], "there is no column %s: the rules have %d", label, p.rules.Columns)
		}
		err = p.readBracketed(l, words, i)
	}
	return err
}

// readBracketed reads the cards of column i, of which those in brackets, the
// deepest, lie face down.
func (p *parser) readBracketed(l *line, words []word, i int) error {
	c := &p.position.Tableau[i]
	if len(words) > 0 && words[0].text == "[" {
		end := 1
		for end < len(words) && words[end].text != "]" {
			end++
		}
		if end == len(words) {
			return p.fault(l, words[0], "column %d: [ without ]; close the brackets after the last card that lies face down", i+1)
		}
		c.Down = end - 1
		words = append(append([]word{}, words[1:end]...), words[end+1:]...)
	}
	var err error
	c.Cards, err = p.cards(l, words, fmt.Sprintf("column %d", i+1), false)
	return err
}
