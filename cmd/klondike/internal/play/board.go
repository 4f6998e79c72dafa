package play

// The table of a game, drawn in the cells of a terminal: for play and replay.

import (
	"fmt"
	"strings"

	"kedou/cmd/internal/tui"
	"kedou/klondike"
)

// Table draws a position into width × height characters, as the command play does.
func Table(l tui.Look, p klondike.Position, r klondike.Rules, width, height int) []string {
	d := drawing{look: l, at: p, rules: r}
	return d.lines(width, height)
}

// spot is a place on the table: a pile, and in a column one of its cards, counted
// from the deepest.
type spot struct {
	pile klondike.Pile
	card int
}

// drawing is a position for drawing. Unseen cards are NoCard.
type drawing struct {
	look   tui.Look
	at     klondike.Position
	rules  klondike.Rules
	cursor *spot                    // nil: none
	picked *spot                    // the head of the run picked up, or nil
	takes  func(klondike.Pile) bool // whether the picked-up cards may go there
}

// The narrowest and the widest cell of a column, in characters.
const (
	narrowestCell = 4
	widestCell    = 10
)

// lines draws the table into width × height characters; too high columns lose
// their face-down cards first, then their deepest cards.
func (d *drawing) lines(width, height int) []string {
	cell := max(narrowestCell, min(widestCell, width/7))
	lines := []string{d.top(cell), ""}
	var heads strings.Builder
	for i := range d.rules.Columns {
		pile := klondike.Column1 + klondike.Pile(i)
		heads.WriteString(tui.Centre(d.look.Paint(tui.Faint, d.marked(spot{pile, -1}, pile.String())), cell))
	}
	lines = append(lines, strings.TrimRight(heads.String(), " "))
	stacks, rows := d.stacks(height - len(lines))
	for row := range rows {
		var b strings.Builder
		for _, s := range stacks {
			text := ""
			if row < len(s) {
				text = s[row]
			}
			b.WriteString(tui.Centre(text, cell))
		}
		lines = append(lines, strings.TrimRight(b.String(), " "))
	}
	return lines
}

func (d *drawing) top(cell int) string {
	stock := fmt.Sprintf("▒%d", len(d.at.Stock))
	var waste []string
	for i, c := range d.at.Waste[max(0, len(d.at.Waste)-3):] {
		at := spot{klondike.Waste, -1}
		if i+1 < min(3, len(d.at.Waste)) {
			at.pile = klondike.Stock + 255 // no cursor rests on the cards beneath
		}
		waste = append(waste, d.marked(at, d.card(c)))
	}
	if len(waste) == 0 {
		waste = []string{d.marked(spot{klondike.Waste, -1}, d.look.Signs("–"))}
	}
	line := tui.Centre(d.marked(spot{klondike.Stock, -1}, d.look.Signs(stock)), cell) +
		tui.Pad(strings.Join(waste, ""), 2*cell)
	for s := range klondike.Suit(d.rules.Suits) {
		text := d.look.Paint(tui.Faint, d.look.Signs("–"+s.Symbol()))
		if rank := d.at.Foundation[s]; rank > 0 {
			text = d.card(klondike.NewCard(rank, s))
		}
		line += tui.Centre(d.marked(spot{s.Foundation(), -1}, text), cell)
	}
	return strings.TrimRight(line, " ")
}

func (d *drawing) card(c klondike.Card) string {
	switch {
	case c == klondike.NoCard:
		return d.look.Paint(tui.Faint, d.look.Signs("▒▒"))
	case c.Suit().Red():
		return d.look.Paint(tui.Red, d.look.Signs(c.Symbol()))
	}
	return d.look.Signs(c.Symbol())
}

// marked puts the marks around the text of a spot: of the cursor, of the cards
// picked up, or of a pile that takes them.
func (d *drawing) marked(at spot, text string) string {
	switch p := d.picked; {
	case d.cursor != nil && at == *d.cursor:
		return d.look.Paint(tui.Here, "["+text+"]")
	case p != nil && at.pile == p.pile && at.card >= p.card:
		return d.look.Paint(tui.Open, "<") + text + d.look.Paint(tui.Open, ">")
	case d.takes != nil && at.card < 0 && d.takes(at.pile):
		return d.look.Paint(tui.Strong, ">"+text+"<")
	}
	return " " + text + " "
}

// stacks draws the columns, each from its deepest card, in at most this many rows.
func (d *drawing) stacks(rows int) (stacks [][]string, longest int) {
	short := false
	for _, c := range d.at.Tableau {
		short = short || len(c.Cards) > rows
	}
	for i, c := range d.at.Tableau[:d.rules.Columns] {
		s := d.stack(klondike.Column1+klondike.Pile(i), c, short)
		if over := len(s) - rows; over > 0 && rows > 0 {
			s = append([]string{d.look.Signs("…")}, s[over+1:]...)
		}
		stacks, longest = append(stacks, s), max(longest, len(s))
	}
	return stacks, longest
}

// stack draws a column; a short one shows its face-down cards as one.
func (d *drawing) stack(pile klondike.Pile, c klondike.Column, short bool) []string {
	if len(c.Cards) == 0 {
		return []string{d.marked(spot{pile, 0}, d.look.Paint(tui.Faint, d.look.Signs(" ·")))}
	}
	var s []string
	down := c.Down
	if short && down > 1 {
		s = []string{d.look.Paint(tui.Faint, d.look.Signs(fmt.Sprintf("▒×%d", down)))}
	}
	for i, card := range c.Cards {
		text := d.card(card)
		switch {
		case i < down && short && down > 1:
			continue
		case i < down && card != klondike.NoCard:
			text = d.look.Paint(tui.Faint, "("+d.look.Signs(card.Symbol())+")")
		default:
			text = d.marked(spot{pile, i}, text)
		}
		s = append(s, text)
	}
	return s
}
