package klondike

// Moves as English sentences, written and read.

import (
	"fmt"
	"regexp"
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

// The sentences of moves and turns. Of a move the card and the two piles matter;
// whether the rest is true, ParseMoves checks.
var (
	turnSentence = regexp.MustCompile(`^Turn \d+ cards? from the stock$`)
	moveSentence = regexp.MustCompile(`^Move the (\w+) of (\w+)(?: and \d+ cards? on it)? ` +
		`(?:from column ([1-7])|from (the waste)|back from (its foundation)) ` +
		`(?:to the empty column ([1-7])|onto the \w+ of \w+ in column ([1-7])|to its (foundation))(?:, uncovering the \w+ of \w+)?$`)
)

// isSentence tells sentences from moves in the other notations.
func isSentence(text string) bool { return strings.Contains(text, " ") }

// readSentence reads what sentence writes.
func readSentence(text string) (Move, error) {
	if text == redealSentence || turnSentence.MatchString(text) {
		return Turn, nil
	}
	m := moveSentence.FindStringSubmatch(text)
	if m == nil {
		return Move{}, fmt.Errorf("%q is %w: write a sentence as solve does, or a sign such as @ or 7H:3>5", text, ErrNotMove)
	}
	rank, suit := slices.Index(rankWords, m[1]), slices.Index(suitWords, m[2])
	if rank < 1 || suit < 0 {
		return Move{}, fmt.Errorf("%q is %w: %s of %s is no card", text, ErrNotMove, m[1], m[2])
	}
	move := Move{NewCard(Rank(rank), Suit(suit)), Waste, FoundationOf(Suit(suit))}
	switch {
	case m[3] != "":
		move.From = column(m[3])
	case m[5] != "":
		move.From = FoundationOf(Suit(suit))
	}
	if to := m[6] + m[7]; to != "" {
		move.To = column(to)
	}
	return move, nil
}

// column is the column of a number from 1 to 7.
func column(number string) Pile { return Column1 + Pile(number[0]-'1') }

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
