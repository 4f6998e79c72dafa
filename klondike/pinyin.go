package klondike

// The pinyin form: a deal as a line for each column and one for the stock, and the
// names of moves.

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"kedou/internal/phrase"
)

// pinyinSuits are the suits in the order of the notation's foundations, 0 to 3, and of its letters.
var pinyinSuits = [4]Suit{Hearts, Diamonds, Spades, Clubs}

const pinyinLetters = "TFHM"

func pinyinIndex(s Suit) int { return int([4]uint8{3, 1, 0, 2}[s]) }

// pinyinCard reads a card such as T5 or M12.
func pinyinCard(s string) (Card, bool) {
	if len(s) < 2 || len(s) > 3 || s[1] == '0' {
		return NoCard, false
	}
	suit := strings.IndexByte(pinyinLetters, upper(s)[0])
	rank, err := strconv.ParseUint(s[1:], 10, 8)
	if suit < 0 || err != nil || rank > 13 {
		return NoCard, false
	}
	return NewCard(Rank(rank), pinyinSuits[suit]), true
}

func pinyinName(c Card) string {
	return fmt.Sprintf("%c%d", pinyinLetters[pinyinIndex(c.Suit())], c.Rank())
}

// beginsPinyin recognizes the pinyin form by its letters and the lack of bars.
func beginsPinyin(l *line) bool {
	first := l.Words[0].Text
	_, ok := pinyinCard(first)
	return (ok || strings.ContainsAny(first[:1], pinyinLetters)) && !l.has("|")
}

// readPinyin reads the columns and, unless all cards are dealt to them, the stock.
func (d *draft) readPinyin() error {
	all, fault := d.pinyinLines()
	for i, l := range all {
		if err := d.readPinyinLine(l, i); err != nil {
			return err
		}
	}
	if fault != nil {
		return fault
	}
	return d.checkPinyin(all)
}

// pinyinLines collects as many lines as a deal has, whatever they contain, so that the next deal begins after this one. If the text ends
// earlier, it returns the lines so far, since a wrong card among them is a more helpful fault than their number.
func (d *draft) pinyinLines() (all []*line, err error) {
	want := d.Rules.Columns
	if d.Rules.dealt() < d.Rules.Cards() {
		want++
	}
	at := d.First
	for all = append(all, at); len(all) < want; all = append(all, at) {
		next, fault := d.lines.next()
		switch {
		case errors.Is(fault, io.EOF):
			return all, cmp.Or(err, error(d.lines.fault(at.Number, at.length+1,
				"wrong number of lines: %d, and a deal has %d, one for each column and one for the stock", len(all), want)))
		case fault == nil:
			at = next
		case !isFault(fault):
			return nil, fault
		default:
			err = cmp.Or(err, fault)
		}
	}
	if err != nil {
		return nil, err
	}
	return all, nil
}

// readPinyinLine reads column i, or the stock after the last column.
func (d *draft) readPinyinLine(l *line, i int) error {
	pile := columnName(i)
	if i == d.Rules.Columns {
		pile = stockName
	}
	cards, err := d.read(l, l.Words, pile, i == d.Rules.Columns, pinyinCard,
		"T, F, H or M for hearts, diamonds, spades or clubs and 1 to 13, such as T5")
	if err != nil {
		return err
	}
	if i == d.Rules.Columns {
		d.Position.Stock = cards
	} else {
		d.Position.Tableau[i] = Column{cards, len(cards) - 1}
	}
	return nil
}

// checkPinyin looks for the line from which a missing card was taken. A text with all cards has columns of any length.
func (d *draft) checkPinyin(all []*line) error {
	if at, bad := checkDeck(d.places, d.Rules); bad == nil || at.line != 0 || len(bad.Missing) == len(d.unseen) {
		return nil // or check has a better message
	}
	for i, l := range all {
		pile, want := columnName(i), i+1
		if i == d.Rules.Columns {
			pile, want = pileName{word: "the stock"}, d.Rules.Cards()-d.Rules.dealt()
		}
		if err := d.checkSize(l, l.Words, pile, want); err != nil {
			return err
		}
	}
	return nil
}

// Pinyin writes a deal in the pinyin form, with a line end after each line. It fails for positions whose columns don't have one card face up each.
func (d Deal) Pinyin(r Rules) (string, error) {
	p := d.Position
	hidden := func(c Column) bool { return len(c.Cards) == 0 || c.Down != len(c.Cards)-1 }
	whole := p.Foundation == [4]Rank{} && len(p.Waste) == 0 && p.Redealt == 0 && (len(p.Stock) > 0 || p.Fresh())
	if !whole || slices.ContainsFunc(p.Tableau[:r.Columns], hidden) {
		return "", phrase.Errorf("the pinyin form has only columns with one card face up, and a stock; use the neutral form or the board")
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

func pinyinMove(m Move) string {
	number := func(p Pile) int {
		if p.IsFoundation() {
			return pinyinIndex(Suit(p - foundationC))
		}
		return int(p - Column1)
	}
	switch {
	case m.IsTurn():
		return "F"
	case m.From == Waste && m.To.IsFoundation():
		return fmt.Sprintf("D%d", number(m.To))
	case m.From == Waste:
		return fmt.Sprintf("G%d", number(m.To))
	case m.To.IsFoundation():
		return fmt.Sprintf("C%d_%d", number(m.From), number(m.To))
	case m.From.IsFoundation():
		return fmt.Sprintf("B%d_%d", number(m.From), number(m.To))
	}
	return fmt.Sprintf("M%d_%d", number(m.From), number(m.To))
}

// pinyinMoves are the forms of moves other than a turn, with the greatest number of each pile.
var pinyinMoves = []string{"G6", "D3", "M6_6", "C6_3", "B3_6"}

// isPinyinMove reports whether text is one of pinyinMoves with piles up to these.
func isPinyinMove(text string) bool {
	return slices.ContainsFunc(pinyinMoves, func(form string) bool {
		if len(text) != len(form) || text[0] != form[0] || len(form) > 2 && text[2] != '_' {
			return false
		}
		return between('0', text[1], form[1]) && between('0', text[len(text)-1], form[len(form)-1])
	})
}

func between(low, x, high byte) bool { return low <= x && x <= high }

// readPinyinMove reads a move; the position determines its card.
func readPinyinMove(text string) (m Move, ok bool) {
	text = upper(text)
	if text == "F" {
		return Turn, true
	}
	if !isPinyinMove(text) {
		return Move{}, false
	}
	column := func(at int) Pile { return Column1 + Pile(text[at]-'0') }
	foundation := func(at int) Pile { return pinyinSuits[text[at]-'0'].Foundation() }
	switch text[0] {
	case 'G':
		return Move{NoCard, Waste, column(1)}, true
	case 'D':
		return Move{NoCard, Waste, foundation(1)}, true
	case 'C':
		return Move{NoCard, column(1), foundation(3)}, true
	case 'B':
		return Move{NoCard, foundation(1), column(3)}, true
	}
	return Move{NoCard, column(1), column(3)}, true
}
