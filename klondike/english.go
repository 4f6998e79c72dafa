package klondike

// Moves as English sentences, written and read.

import (
	"slices"
	"strings"

	"kedou/internal/phrase"
)

var (
	rankWords = []string{"", "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"}
	suitWords = []string{"clubs", "diamonds", "hearts", "spades"}
)

const redealSentence = "Redeal: turn the waste over to be the stock"

func sentence(p *Position, m Move, r Rules) string {
	if m.IsTurn() {
		if p.Talon(r).Spent() {
			return redealSentence
		}
		return "Turn " + plural(min(r.Draw, len(p.Stock)), "card").String() + " from the stock"
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
			what += " and " + plural(len(run)-1, "card").String() + " on it"
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

// uncovered names the card that m turns face up, if any.
func uncovered(p *Position, m Move) string {
	if !m.From.IsColumn() {
		return ""
	}
	c := p.Tableau[m.From-Column1]
	if c.Down == 0 || c.Cards[c.Down] != m.Card {
		return ""
	}
	if c.Cards[c.Down-1] == NoCard {
		return ", uncovering a card"
	}
	return ", uncovering the " + c.Cards[c.Down-1].words()
}

// words is the card's name in English: "seven of hearts".
func (c Card) words() string {
	return rankWords[c.Rank()] + " of " + suitWords[c.Suit()]
}

// isSentence distinguishes sentences from moves in the other notations.
func isSentence(text string) bool { return strings.Contains(text, " ") }

// readSentence reads the card and the two piles of a sentence. ParseMoves checks that the whole sentence is true.
func readSentence(text string) (Move, error) {
	if text == redealSentence || strings.HasPrefix(text, "Turn ") {
		return Turn, nil
	}
	words := strings.Fields(strings.ReplaceAll(text, ",", ""))
	if len(words) < 8 || words[0] != "Move" || words[3] != "of" {
		return Move{}, phrase.Errorf("%q is %w: write a sentence as solve does, or a sign such as @ or 7H:3>5", text, ErrNotMove)
	}
	rank, suit := slices.Index(rankWords, words[2]), slices.Index(suitWords, words[4])
	if rank < 1 || suit < 0 {
		return Move{}, phrase.Errorf("%q is %w: %s of %s is no card", text, ErrNotMove, words[2], words[4])
	}
	m := Move{NewCard(Rank(rank), Suit(suit)), Waste, Suit(suit).Foundation()}
	columns := columnsIn(words)
	switch {
	case slices.Contains(words, "back"):
		m.From = m.To
	case strings.Contains(text, " from column ") && len(columns) > 0:
		m.From, columns = columns[0], columns[1:]
	}
	if len(columns) > 0 {
		m.To = columns[0]
	}
	return m, nil
}

func columnsIn(words []string) (columns []Pile) {
	for i, w := range words[1:] {
		if words[i] == "column" && len(w) == 1 && w >= "1" && w <= "7" {
			columns = append(columns, Column1+Pile(w[0]-'1'))
		}
	}
	return columns
}

func plural(n int, noun string) phrase.Text {
	if n == 1 {
		return phrase.New("1 " + noun)
	}
	return phrase.New("%d "+noun+"s", n)
}
