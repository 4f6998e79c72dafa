package klondike

// The text of PySol, Freecell Solver and Klondike-Solver.

import (
	"cmp"
	"fmt"
	"strings"

	"kedou/internal/phrase"
)

const (
	foundationsLabel = "Foundations"
	talonLabel       = "Talon"
	talonBegins      = "==>"
	talonEnds        = "<=="
)

// beginsPySol recognizes the form by its capitalized labels, a column's colon, or a card in angle brackets.
func beginsPySol(l *line) bool {
	text := strings.TrimSpace(l.Text)
	for _, begin := range []string{foundationsLabel + ":", talonLabel + ":", ":", "<"} {
		if strings.HasPrefix(text, begin) {
			return true
		}
	}
	return false
}

func readPySol(d *draft) error {
	all, err := pysolLines(d)
	if err != nil {
		return err
	}
	if err := whole(d); err != nil {
		return err
	}
	columns := 0
	for _, l := range all {
		switch label := labelOf(l); label {
		case foundationsLabel:
			err = readHeights(d, l)
		case talonLabel:
			err = readTalon(d, l)
		default:
			err = readPySolColumn(d, l, columns)
			columns++
		}
		if err != nil {
			return err
		}
	}
	if last := all[len(all)-1]; columns < 7 {
		return d.faultAt(last.Number, len([]rune(last.Text))+1, "column %d is missing: write seven, : for an empty one", columns+1)
	}
	return nil
}

func labelOf(l *line) string {
	if len(l.Words) > 1 && l.Words[1].Text == ":" {
		return l.Words[0].Text
	}
	return ""
}

// pysolLines collects the lines up to the seventh column, a blank line, or a repeated label. An unknown label is a fault, reported after
// the deal's last line.
func pysolLines(d *draft) (all []*line, fault error) {
	columns, seen := 0, map[string]bool{}
	for l, err := d.First, error(nil); ; l, err = d.lines.next() {
		if err != nil {
			d.lines.hold(l, err)
			return all, fault
		}
		label := labelOf(l)
		if len(all) > 0 && (d.lines.blanks || seen[label] || label != "" && columns > 0) {
			d.lines.hold(l, nil)
			return all, fault
		}
		switch label {
		case "":
			columns++
		case foundationsLabel, talonLabel:
			seen[label] = true
		default:
			fault = cmp.Or(fault, d.faultAt(l.Number, l.Words[0].Column,
				"%q is no line of a PySol deal: begin it with Foundations:, Talon: or, for a column, with a colon", label))
		}
		if all = append(all, l); columns == 7 {
			return all, fault
		}
	}
}

// readHeights reads the foundations: H-0 C-A S-0 D-K.
func readHeights(d *draft, l *line) error {
	for _, w := range l.Words[2:] {
		suit, rank, _ := strings.Cut(w.Text, "-")
		c, ok := ParseCard(rank + suit)
		if !ok && rank == "0" {
			c, ok = ParseCard("A" + suit)
			c -= 4 // one rank lower
		}
		if !ok || len(suit) != 1 {
			return d.faultAt(l.Number, w.Column, "%q (foundations) is no foundation: write suit and rank, such as H-0 or C-A", w.Text)
		}
		d.Position.Foundation[c.Suit()] = c.Rank()
		for below := range c.Rank() {
			d.lay(NewCard(below+1, c.Suit()), l.Number, w.Column, foundationName, 0)
		}
	}
	return nil
}

func readTalon(d *draft, l *line) error {
	for _, w := range l.Words[2:] {
		if w.Text == talonBegins && len(d.Position.Stock) > 0 {
			return d.faultAt(l.Number, w.Column, "the form has no place for a waste before ==>: use board, neutral or solvitaire")
		}
		if w.Text == talonBegins || w.Text == talonEnds {
			continue
		}
		index := len(d.Position.Stock) + 1
		c, ok := parseName(w.Text)
		if !ok {
			return d.faultAt(l.Number, w.Column, "%q (stock %d) is not a card: write rank and suit, such as 7H or TD", w.Text, index)
		}
		d.lay(c, l.Number, w.Column, stockName, index)
		d.Position.Stock = append(d.Position.Stock, c)
	}
	return nil
}

// readPySolColumn reads column i; cards in angle brackets lie face down.
func readPySolColumn(d *draft, l *line, i int) error {
	pile := &d.Position.Tableau[i]
	for _, w := range l.Words {
		inner, down := strings.CutPrefix(w.Text, "<")
		inner, closed := strings.CutSuffix(inner, ">")
		c, ok := parseName(inner)
		switch {
		case w.Text == ":" && w == l.Words[0]:
			continue
		case !ok || down != closed:
			return d.faultAt(l.Number, w.Column, "%q (%v) is not a card: write rank and suit, such as 7H, or <7H> face down", w.Text, columnName(i))
		case down && pile.Down < len(pile.Cards):
			return d.faultAt(l.Number, w.Column, "%q (%v) lies face down on a card that lies face up: put it before that or take its brackets off", w.Text, columnName(i))
		case down:
			pile.Down++
		}
		d.lay(c, l.Number, w.Column, columnName(i), 0)
		pile.Cards = append(pile.Cards, c)
	}
	return nil
}

func writePySol(deal Deal, r Rules) (string, error) {
	p := &deal.Position
	if err := writable(p, r); err != nil {
		return "", err
	}
	if len(p.Waste) > 0 {
		return "", phrase.Errorf("the form has no place for a waste: use board, neutral or solvitaire")
	}
	var b strings.Builder
	b.WriteString(foundationsLabel + ":")
	for _, s := range []Suit{Hearts, Clubs, Diamonds, Spades} {
		suit, height := NewCard(1, s).String()[1:], "0"
		if h := p.Foundation[s]; h > 0 {
			height = NewCard(h, s).String()[:1]
		}
		fmt.Fprintf(&b, " %s-%s", suit, height)
	}
	fmt.Fprintf(&b, "\n%s: %s %s %s\n", talonLabel, talonBegins, names(p.Stock, Card.String), talonEnds)
	for _, c := range p.Tableau {
		down := joined(c.Cards[:c.Down], func(c Card) string { return "<" + names([]Card{c}, Card.String) + ">" }, " ")
		b.WriteString(strings.Join(strings.Fields(": "+down+" "+names(c.Cards[c.Down:], Card.String)), " ") + "\n")
	}
	return b.String(), nil
}
