package explain

// Circles and stories in sentences, in English by their String.

import (
	"kedou/internal/phrase"
	"kedou/klondike"
)

// Sentences describes a circle, one sentence for each card.
func (c Circle) Sentences() []phrase.Text {
	var list []phrase.Text
	for _, w := range c {
		list = append(list, w.sentence(c))
	}
	return list
}

func (w *Wait) sentence(c Circle) phrase.Text {
	if w.Draw != nil {
		return phrase.New("%s in the stock isn't turned up as long as %v there.", w.Card.Symbol(), w.drawn())
	}
	var not []phrase.Text
	if w.Only {
		return phrase.New("%s can't lie in a column, even if it can go up: %v.", w.Card.Symbol(), w.nowhere(c))
	}
	if w.King {
		not = append(not, phrase.New("go to an empty column (%v)", c.columnHolders()))
	}
	if len(w.Onto) > 0 {
		not = append(not, phrase.New("go onto %v", w.places(w.Onto)))
	}
	not = append(not, w.up())
	return phrase.New("%v can't %v.", w.subject(), joined(not, "%v, nor %v"))
}

// joined joins phrases by a format for two.
func joined(list []phrase.Text, format string) phrase.Text {
	text := list[0]
	for _, next := range list[1:] {
		text = phrase.New(format, text, next)
	}
	return text
}

func (w *Wait) nowhere(c Circle) phrase.Text {
	if w.King {
		return phrase.New("none gets empty, since %v", c.columnHolders())
	}
	return phrase.New("it would have to lie on %v", w.places(w.Onto))
}

// drawn names the stock cards that must be played first; a long list becomes its length.
func (w *Wait) drawn() phrase.Text {
	if n := len(w.Draw); n > 3 {
		return phrase.New("%d other cards of this list stay", n)
	}
	return stay(cardsOf(w.Draw))
}

func (w *Wait) subject() phrase.Text {
	switch {
	case w.Pile.IsColumn():
		return phrase.New("%s in column %v", w.Card.Symbol(), w.Pile)
	case w.Pile == klondike.Stock:
		return phrase.New("%s in the stock", w.Card.Symbol())
	}
	return phrase.New("%s, wherever it is moved,", w.Card.Symbol())
}

// up says what keeps the card from its foundation.
func (w *Wait) up() phrase.Text {
	if w.Up.Card == w.Card {
		return phrase.New("go up while %s lies on it", w.Up.By.Symbol())
	}
	return phrase.New("go up before %v", w.places([]Place{w.Up}))
}

// places lists cards, each with its holder.
func (w *Wait) places(list []Place) phrase.Text {
	if len(list) == 2 && w.held(list[0]).String() == w.held(list[1]).String() {
		return phrase.New("%s or %s (both %v)", list[0].Card.Symbol(), list[1].Card.Symbol(), w.held(list[0]))
	}
	var names []phrase.Text
	for _, p := range list {
		names = append(names, phrase.New("%s (%v)", p.Card.Symbol(), w.held(p)))
	}
	return joined(names, "%v or %v")
}

func (w *Wait) held(p Place) phrase.Text {
	switch {
	case p.By == w.Card:
		return phrase.New("under it")
	case p.By == p.Card && p.Pile.IsColumn():
		return phrase.New("waiting in column %v", p.Pile)
	case p.By == p.Card && p.Pile == klondike.Stock:
		return phrase.New("waiting in the stock")
	case p.By == p.Card:
		return phrase.New("waiting too")
	case p.Pile.IsColumn():
		return phrase.New("under %s in column %v", p.By.Symbol(), p.Pile)
	}
	return phrase.New("taken by %s", p.By.Symbol())
}

// columnHolders names the cards that keep the columns from being empty.
func (c Circle) columnHolders() phrase.Text {
	var list []klondike.Card
	for _, w := range c {
		if w.Pile.IsColumn() {
			list = append(list, w.Card)
		}
	}
	return phrase.New("%v in theirs", stay(list))
}

func stay(list []klondike.Card) phrase.Text {
	if len(list) == 1 {
		return phrase.New("%v stays", names(list))
	}
	return phrase.New("%v stay", names(list))
}

// names lists cards: "7♠, 8♥ and J♣".
func names(list []klondike.Card) (text phrase.Text) {
	for i, c := range list {
		switch i {
		case 0:
			text = phrase.New(c.Symbol())
		case len(list) - 1:
			text = phrase.New("%v and %s", text, c.Symbol())
		default:
			text = phrase.New("%v, %s", text, c.Symbol())
		}
	}
	return text
}

func cardsOf(list []Place) (cards []klondike.Card) {
	for _, p := range list {
		cards = append(cards, p.Card)
	}
	return cards
}

// words describes the step: "8♠ leaves its place for another column".
func (s Step) words() phrase.Text {
	return phrase.New([...]string{
		Raise: "%s goes up", Shift: "%s leaves its place for another column", Lay: "%s comes from the stock to a column",
	}[s.Kind], s.Card.Symbol())
}

// Lines returns the story as lines, each level indented by two spaces more.
func (s *Story) Lines() []phrase.Text {
	if s.Circle != nil {
		return s.Circle.lines()
	}
	var list []phrase.Text
	switch n := len(s.Cases); {
	case n == 0:
		return []phrase.Text{phrase.New("Nothing is left to do with these cards that can't be undone.")}
	case n == 1:
		list = append(list, phrase.New("With these cards only one thing that can't be undone is worth a try:"))
	default:
		list = append(list, phrase.New("With these cards only %d things that can't be undone are worth a try:", n))
	}
	for _, next := range s.Cases {
		list = append(list, phrase.New("%v. Then:", next.Step.words()))
		for _, line := range next.Lines() {
			list = append(list, phrase.New("  %v", line))
		}
	}
	return list
}

// mostSentences is the number of sentences printed of a long circle; lines prints a circle of a few more whole.
const mostSentences = 10

// lines returns the circle's sentences, only some of a long one.
func (c Circle) lines() []phrase.Text {
	list := c.Sentences()
	if n := len(list) - mostSentences; n > 2 {
		list = append(list[:mostSentences], phrase.New("And so on: %d more.", n))
	}
	return append(list, c.moral())
}

func (c Circle) moral() phrase.Text {
	if len(c) == 1 {
		return phrase.New("So it can never leave.")
	}
	return phrase.New("So these %d cards wait for each other for ever.", len(c))
}

// Text describes the block; cards is the number of cards not on the foundations: "the places of 4 cards, 2♣, 4♣, 5♦ and 5♥, make the deal
// lost, however the other 48 are arranged".
func (b *Block) Text(cards int) phrase.Text {
	text := phrase.New("the places of %d cards, %v,", len(b.Cards), names(b.Cards))
	if b.Order {
		text = phrase.New("%v and the order of the stock", text)
	}
	if others := cards - len(b.Cards); others > 0 {
		return phrase.New("%v make the deal lost, however the other %d are arranged", text, others)
	}
	return phrase.New("%v make the deal lost", text)
}
