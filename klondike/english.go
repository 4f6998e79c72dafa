package klondike

// Moves as English sentences, written and read.

import (
	"fmt"
	"slices"
	"strings"
)

var (
	rankWords = []string{"", "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"}
	suitWords = []string{"clubs", "diamonds", "hearts", "spades"}
)

const redealSentence = "Redeal: turn the waste over to be the stock"

// sentence describes m, made at p.
func sentence(p *Position, m Move, r Rules) string {
	if m.IsTurn() {
		if p.Talon(r).Spent() {
			return redealSentence
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
	return rankWords[c.Rank()] + " of " + suitWords[c.Suit()]
}

// isSentence tells sentences from moves in the other notations.
func isSentence(text string) bool { return strings.Contains(text, " ") }

// readSentence reads what sentence writes. Of a move the card and the two piles
// matter; whether the rest is true, ParseMoves checks.
func readSentence(text string) (Move, error) {
	s := sentenceReader{rest: text}
	if text == redealSentence || s.turn() {
		return Turn, nil
	}
	s = sentenceReader{rest: text}
	m, rank, suit := s.move()
	if s.fault || s.rest != "" {
		return Move{}, fmt.Errorf("%q is %w: write a sentence as solve does, or a sign such as @ or 7H:3>5", text, ErrNotMove)
	}
	if m.Card == NoCard {
		return Move{}, fmt.Errorf("%q is %w: %s of %s is no card", text, ErrNotMove, rank, suit)
	}
	return m, nil
}

// sentenceReader reads a sentence from left to right. It has no need of regular
// expressions, which would make up a tenth of a small program.
type sentenceReader struct {
	rest  string
	fault bool
}

// has passes over some words if they come next.
func (s *sentenceReader) has(words string) bool {
	rest, ok := strings.CutPrefix(s.rest, words)
	s.rest = rest
	return ok
}

// must passes over words that have to come next.
func (s *sentenceReader) must(words string) {
	s.fault = !s.has(words) || s.fault
}

// word reads letters or digits, at least one.
func (s *sentenceReader) word(among string) string {
	n := len(s.rest) - len(strings.TrimLeft(s.rest, among))
	s.fault = s.fault || n == 0
	word := s.rest[:n]
	s.rest = s.rest[n:]
	return word
}

const (
	digits  = "0123456789"
	letters = "abcdefghijklmnopqrstuvwxyz"
)

// cards reads a number of cards.
func (s *sentenceReader) cards() {
	s.word(digits)
	s.must(" card")
	s.has("s")
}

// turn reads the sentence of a turn, and reports whether there is one.
func (s *sentenceReader) turn() bool {
	s.must("Turn ")
	s.cards()
	s.must(" from the stock")
	return !s.fault && s.rest == ""
}

// card reads a card's name; it is NoCard if there is no such rank or suit.
func (s *sentenceReader) card() (c Card, rank, suit string) {
	rank = s.word(letters + digits)
	s.must(" of ")
	suit = s.word(letters + digits)
	if r, i := slices.Index(rankWords, rank), slices.Index(suitWords, suit); r >= 1 && i >= 0 {
		c = NewCard(Rank(r), Suit(i))
	}
	return c, rank, suit
}

// column reads a number from 1 to 7.
func (s *sentenceReader) column() Pile {
	if s.rest == "" || s.rest[0] < '1' || s.rest[0] > '7' {
		s.fault = true
		return Column1
	}
	p := Column1 + Pile(s.rest[0]-'1')
	s.rest = s.rest[1:]
	return p
}

// move reads the sentence of a move, with the names of its card.
func (s *sentenceReader) move() (m Move, rank, suit string) {
	s.must("Move the ")
	m.Card, rank, suit = s.card()
	if s.has(" and ") {
		s.cards()
		s.must(" on it")
	}
	m.From, m.To = Waste, FoundationOf(m.Card.Suit())
	switch {
	case s.has(" from column "):
		m.From = s.column()
	case s.has(" back from its foundation"):
		m.From = m.To
	default:
		s.must(" from the waste")
	}
	switch {
	case s.has(" to the empty column "):
		m.To = s.column()
	case s.has(" onto the "):
		s.card()
		s.must(" in column ")
		m.To = s.column()
	default:
		s.must(" to its foundation")
	}
	if s.has(", uncovering the ") {
		s.card()
	}
	return m, rank, suit
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
