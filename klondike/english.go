package klondike

// Moves as sentences, which are read in English.

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

// Sentence returns the legal move m at p as a sentence, in English by its String.
func (p *Position) Sentence(m Move, r Rules) phrase.Text {
	if m.IsTurn() && p.Talon(r).Spent() {
		return phrase.Text{Format: redealSentence}
	}
	if m.IsTurn() {
		return phrase.New("Turn %v from the stock", plural(min(r.Draw, len(p.Stock)), "card"))
	}
	what, from, to := m.Card.words(), "from the waste", phrase.Text{Format: "to its foundation"}
	if m.From.IsFoundation() {
		from = "back from its foundation"
	}
	if run, err := p.run(m); err == nil && len(run) > 1 {
		what = phrase.New("%v and %v on it", what, plural(len(run)-1, "card"))
	}
	if m.To.IsColumn() {
		to = phrase.New("to the empty column %v", m.To)
		if tip := p.Tableau[m.To-Column1].tip(); tip != NoCard {
			to = phrase.New("onto the %v in column %v", tip.words(), m.To)
		}
	}
	if m.From.IsColumn() {
		return phrase.New("Move the %v from column %v %v%v", what, m.From, to, p.uncovered(m))
	}
	return phrase.New("Move the %v %v %v", what, phrase.Text{Format: from}, to)
}

// uncovered names the card that m turns face up, if any.
func (p *Position) uncovered(m Move) (text phrase.Text) {
	c := p.Tableau[m.From-Column1]
	if c.Down == 0 || c.Cards[c.Down] != m.Card {
		return text
	}
	if c.Cards[c.Down-1] == NoCard {
		return phrase.Text{Format: ", uncovering a card"}
	}
	return phrase.New(", uncovering the %v", c.Cards[c.Down-1].words())
}

// words is the card's name: "seven of hearts".
func (c Card) words() phrase.Text {
	return phrase.New("%v of %v", phrase.Text{Format: rankWords[c.Rank()]}, phrase.Text{Format: suitWords[c.Suit()]})
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
