package klondike

// Whole solutions in words and signs.

import (
	"fmt"
	"strings"
)

// Notation is a way to write the moves of a solution.
type Notation uint8

// The notations.
const (
	// NotationNeutral writes "@" and CARD:FROM>TO, as Move.String does.
	NotationNeutral Notation = iota
	// NotationPinyin writes F for a turn, G3 from the waste to a column, D0 from the
	// waste to a foundation, M2_4 from column to column, C5_2 from a column to a
	// foundation and B1_6 from a foundation to a column. Columns count from 0;
	// foundations are 0 hearts, 1 diamonds, 2 spades, 3 clubs.
	NotationPinyin
	// NotationEnglish writes sentences. It can't be read back.
	NotationEnglish
)

var notationNames = []string{"neutral", "pinyin", "english"}

// String is the notation's name.
func (n Notation) String() string { return notationNames[n] }

// ParseNotation finds a notation by its name.
func ParseNotation(name string) (Notation, error) {
	for i, s := range notationNames {
		if s == name {
			return Notation(i), nil
		}
	}
	return 0, fmt.Errorf("unknown notation %q: use %s", name, strings.Join(notationNames, ", "))
}

// pinyinSuits are the suits in the order of the seed's foundations, and its letters.
var pinyinSuits = [4]Suit{Hearts, Diamonds, Spades, Clubs}

const pinyinLetters = "TFHM"

// pinyinIndex inverts seedSuits.
func pinyinIndex(s Suit) int { return int([4]uint8{3, 1, 0, 2}[s]) }

// Format writes the moves of a game from start, one text for each. An illegal
// move ends it with Verify's error.
func (n Notation) Format(start Position, r Rules, moves []Move) ([]string, error) {
	positions, err := Replay(start, r, moves)
	texts := make([]string, len(positions)-1)
	for i, m := range moves[:len(texts)] {
		switch n {
		case NotationPinyin:
			texts[i] = pinyinMove(m)
		case NotationEnglish:
			texts[i] = sentence(&positions[i], m, r)
		default:
			texts[i] = m.String()
		}
	}
	return texts, err
}

// Parse reads moves of a game from start, in the neutral or the pinyin notation.
// The error tells the step at which a text makes no sense there.
func (n Notation) Parse(start Position, r Rules, texts []string) ([]Move, error) {
	moves := make([]Move, 0, len(texts))
	p := start.Clone()
	for i, text := range texts {
		m, err := n.parse(&p, text)
		if err == nil {
			err = p.Play(m, r)
		}
		if err != nil {
			return moves, fmt.Errorf("step %d: %s: %w", i+1, text, err)
		}
		moves = append(moves, m)
	}
	return moves, nil
}

func (n Notation) parse(p *Position, text string) (Move, error) {
	switch n {
	case NotationNeutral:
		return ParseMove(text)
	case NotationPinyin:
		m, err := parsePinyinMove(p, text)
		if err == nil && m.Card.Rank() == 0 && m != Turn {
			err = fmt.Errorf("there is no card in pile %v", m.From)
		}
		return m, err
	}
	return Move{}, fmt.Errorf("moves in the notation %v can't be read: use neutral or pinyin", n)
}

func pinyinMove(m Move) string {
	number := func(p Pile) int {
		if p.IsFoundation() {
			return pinyinIndex(Suit(p - FoundationC))
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

// parsePinyinMove finds the card that a move of the pinyin notation means at p.
func parsePinyinMove(p *Position, text string) (Move, error) {
	wrong := fmt.Errorf("%q is not a move of the pinyin notation: F, G3, D0, M2_4, C5_2 or B1_6", text)
	if text == "F" {
		return Turn, nil
	}
	if len(text) < 2 {
		return Move{}, wrong
	}
	column := func(at int) Pile { return Column1 + Pile(text[at]-'0') }
	foundation := func(at int) Pile { return FoundationOf(pinyinSuits[text[at]-'0']) }
	digit := func(at int, below byte) bool { return text[at] >= '0' && text[at] < '0'+below }
	pair := len(text) == 4 && text[2] == '_'
	switch kind := text[0]; {
	case kind == 'G' && len(text) == 2 && digit(1, 7):
		return Move{last(p.Waste), Waste, column(1)}, nil
	case kind == 'D' && len(text) == 2 && digit(1, 4):
		return Move{last(p.Waste), Waste, foundation(1)}, nil
	case kind == 'C' && pair && digit(1, 7) && digit(3, 4):
		return Move{p.Tableau[text[1]-'0'].tip(), column(1), foundation(3)}, nil
	case kind == 'B' && pair && digit(1, 4) && digit(3, 7):
		s := pinyinSuits[text[1]-'0']
		return Move{NewCard(p.Foundation[s], s), foundation(1), column(3)}, nil
	case kind == 'M' && pair && digit(1, 7) && digit(3, 7):
		return Move{p.head(int(text[1]-'0'), int(text[3]-'0')), column(1), column(3)}, nil
	}
	return Move{}, wrong
}

// head returns the face-up card of one column that another one takes, looking
// from the last card upwards; an empty column takes the run's deepest card.
func (p *Position) head(from, to int) Card {
	c, on := p.Tableau[from], p.Tableau[to].tip()
	for i := len(c.Cards) - 1; i >= c.Down && on != NoCard; i-- {
		if fits(c.Cards[i], on) {
			return c.Cards[i]
		}
	}
	if c.Down < len(c.Cards) {
		return c.Cards[c.Down]
	}
	return NoCard
}

// sentence describes m, made at p.
func sentence(p *Position, m Move, r Rules) string {
	if m.IsTurn() {
		if len(p.Stock) == 0 {
			return "Turn the waste over to be the stock"
		}
		return "Turn " + plural(min(r.Draw, len(p.Stock)), "card") + " from the stock"
	}
	what := "the " + m.Card.words()
	var from string
	switch {
	case m.From == Waste:
		from = "from the waste"
	case m.From.IsFoundation():
		from = "back from its foundation"
	default:
		from = "from column " + m.From.String()
		if run, err := p.run(m); err == nil && len(run) > 1 {
			what += " and " + plural(len(run)-1, "card") + " on it"
		}
	}
	to := "to its foundation"
	if m.To.IsColumn() {
		to = "to the empty column " + m.To.String()
		if tip := p.Tableau[m.To-Column1].tip(); tip != NoCard {
			to = "onto the " + tip.words() + " in column " + m.To.String()
		}
	}
	return "Move " + what + " " + from + " " + to + uncovered(p, m)
}

// uncovered names the card that m turns face up, if it does.
func uncovered(p *Position, m Move) string {
	if !m.From.IsColumn() {
		return ""
	}
	c := p.Tableau[m.From-Column1]
	if c.Down == 0 || c.Cards[c.Down] != m.Card {
		return ""
	}
	return ", uncovering the " + c.Cards[c.Down-1].words()
}

// words is the card's name in English: "seven of hearts".
func (c Card) words() string {
	rank := [...]string{"", "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"}[c.Rank()]
	return rank + " of " + [...]string{"clubs", "diamonds", "hearts", "spades"}[c.Suit()]
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
