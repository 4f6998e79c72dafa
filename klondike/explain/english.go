package explain

// Circles and stories in English.

import (
	"fmt"
	"strings"

	"kedou/klondike"
)

// Sentences describes a circle, one sentence for each card.
func (c Circle) Sentences() []string {
	var list []string
	for _, w := range c {
		list = append(list, w.sentence(c))
	}
	return list
}

func (w *Wait) sentence(c Circle) string {
	if w.Draw != nil {
		return fmt.Sprintf("%s in the stock isn't turned up as long as %s there.", w.Card.Symbol(), w.drawn())
	}
	var not []string
	if w.Only {
		return fmt.Sprintf("%s can't lie in a column, even if it can go up: %s.", w.Card.Symbol(), w.nowhere(c))
	}
	if w.King {
		not = append(not, "go to an empty column ("+c.columnHolders()+")")
	}
	if len(w.Onto) > 0 {
		not = append(not, "go onto "+w.places(w.Onto))
	}
	not = append(not, w.up())
	return w.subject() + " can't " + strings.Join(not, ", nor ") + "."
}

func (w *Wait) nowhere(c Circle) string {
	if w.King {
		return "none gets empty, since " + c.columnHolders()
	}
	return "it would have to lie on " + w.places(w.Onto)
}

// drawn names the stock cards that must be played first; a long list becomes its length.
func (w *Wait) drawn() string {
	if n := len(w.Draw); n > 3 {
		return fmt.Sprintf("%d other cards of this list stay", n)
	}
	return stay(cardsOf(w.Draw))
}

func (w *Wait) subject() string {
	switch {
	case w.Pile.IsColumn():
		return fmt.Sprintf("%s in column %v", w.Card.Symbol(), w.Pile)
	case w.Pile == klondike.Stock:
		return w.Card.Symbol() + " in the stock"
	}
	return w.Card.Symbol() + ", wherever it is moved,"
}

// up says what keeps the card from its foundation.
func (w *Wait) up() string {
	if w.Up.Card == w.Card {
		return fmt.Sprintf("go up while %s lies on it", w.Up.By.Symbol())
	}
	return "go up before " + w.places([]Place{w.Up})
}

// places lists cards, each with its holder.
func (w *Wait) places(list []Place) string {
	if len(list) == 2 && w.held(list[0]) == w.held(list[1]) {
		return fmt.Sprintf("%s or %s (both %s)", list[0].Card.Symbol(), list[1].Card.Symbol(), w.held(list[0]))
	}
	var names []string
	for _, p := range list {
		names = append(names, fmt.Sprintf("%s (%s)", p.Card.Symbol(), w.held(p)))
	}
	return strings.Join(names, " or ")
}

func (w *Wait) held(p Place) string {
	switch {
	case p.By == w.Card:
		return "under it"
	case p.By == p.Card && p.Pile.IsColumn():
		return fmt.Sprintf("waiting in column %v", p.Pile)
	case p.By == p.Card && p.Pile == klondike.Stock:
		return "waiting in the stock"
	case p.By == p.Card:
		return "waiting too"
	case p.Pile.IsColumn():
		return fmt.Sprintf("under %s in column %v", p.By.Symbol(), p.Pile)
	}
	return "taken by " + p.By.Symbol()
}

// columnHolders names the cards that keep the columns from being empty.
func (c Circle) columnHolders() string {
	var list []klondike.Card
	for _, w := range c {
		if w.Pile.IsColumn() {
			list = append(list, w.Card)
		}
	}
	return stay(list) + " in theirs"
}

func stay(list []klondike.Card) string {
	if len(list) == 1 {
		return list[0].Symbol() + " stays"
	}
	return names(list, "and") + " stay"
}

// names lists cards: "7♠, 8♥ and J♣".
func names(list []klondike.Card, and string) string {
	var symbols []string
	for _, c := range list {
		symbols = append(symbols, c.Symbol())
	}
	if n := len(symbols); n > 1 {
		return strings.Join(symbols[:n-1], ", ") + " " + and + " " + symbols[n-1]
	}
	return strings.Join(symbols, "")
}

func cardsOf(list []Place) (cards []klondike.Card) {
	for _, p := range list {
		cards = append(cards, p.Card)
	}
	return cards
}

// String describes the step: "8♠ leaves its column".
func (s Step) String() string {
	if s.Kind == NoStep {
		return ""
	}
	return s.Card.Symbol() + [...]string{
		Raise: " goes up", Shift: " leaves its place for another column", Lay: " comes from the stock to a column",
	}[s.Kind]
}

// Lines returns the story as lines, each level indented by two spaces more.
func (s *Story) Lines() []string {
	if s.Circle != nil {
		return s.Circle.lines()
	}
	var list []string
	switch n := len(s.Cases); {
	case n == 0:
		return []string{"Nothing is left to do with these cards that can't be undone."}
	case n == 1:
		list = append(list, "With these cards only one thing that can't be undone is worth a try:")
	default:
		list = append(list, fmt.Sprintf("With these cards only %d things that can't be undone are worth a try:", n))
	}
	for _, next := range s.Cases {
		list = append(list, next.Step.String()+". Then:")
		for _, line := range next.Lines() {
			list = append(list, "  "+line)
		}
	}
	return list
}

// mostSentences is the number of sentences printed of a long circle; lines prints a circle of a few more whole.
const mostSentences = 10

// lines returns the circle's sentences, only some of a long one.
func (c Circle) lines() []string {
	list := c.Sentences()
	if n := len(list) - mostSentences; n > 2 {
		list = append(list[:mostSentences], fmt.Sprintf("And so on: %d more.", n))
	}
	return append(list, c.moral())
}

func (c Circle) moral() string {
	if len(c) == 1 {
		return "So it can never leave."
	}
	return fmt.Sprintf("So these %d cards wait for each other for ever.", len(c))
}

// Text describes the block; cards is the number of cards not on the foundations: "the places of 4 cards, 2♣, 4♣, 5♦ and 5♥, make the deal
// lost, however the other 48 are arranged".
func (b *Block) Text(cards int) string {
	text := fmt.Sprintf("the places of %d cards, %s, ", len(b.Cards), names(b.Cards, "and"))
	if b.Order {
		text += "and the order of the stock "
	}
	if others := cards - len(b.Cards); others > 0 {
		return text + fmt.Sprintf("make the deal lost, however the other %d are arranged", others)
	}
	return text + "make the deal lost"
}
