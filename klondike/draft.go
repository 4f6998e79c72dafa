package klondike

// A deal while it is read: its cards, their places in the text, and its faults.

import (
	"slices"

	"kedou/internal/phrase"
)

// draft is a deal that a Form reads. The form fills in the position and records the place of each card with lay. The Reader then checks
// that the cards are the deck and the columns are in order.
type draft struct {
	First    *line // the deal's first line
	Rules    Rules
	Position Position

	id     string // empty if the text has none
	lines  *lines
	places []place
	unseen []place // of unknown cards
}

func (d *draft) faultAt(line, column int, format string, args ...any) error {
	return d.lines.fault(line, column, format, args...)
}

// setID names the deal. It refuses a text that isn't a name (isID), and reports whether it took it. A Reader numbers deals without a name.
func (d *draft) setID(id string) bool {
	if id != "" && !isID(id) {
		return false
	}
	d.id = id
	return true
}

// unknown is the text of an unknown card, which is NoCard in a Position.
const unknown = "??"

// lay records a card's place in the text and the pile that holds it. An index above 0 counts within the pile.
func (d *draft) lay(c Card, line, column int, pile pileName, index int) {
	at := place{c, line, column, pile, index}
	if c == NoCard {
		d.unseen = append(d.unseen, at)
	} else {
		d.places = append(d.places, at)
	}
}

func (d *draft) fault(l *line, w word, format string, args ...any) error {
	return d.faultAt(l.Number, w.Column, format, args...)
}

// cards reads words as cards of a pile and records their places. Faults in numbered piles name the index of the card.
func (d *draft) cards(l *line, words []word, pile pileName, numbered bool) ([]Card, error) {
	return d.read(l, words, pile, numbered, ParseCard, "rank and suit, such as 7H or TD")
}

// read is cards with another parser for the names.
func (d *draft) read(l *line, words []word, pile pileName, numbered bool, parse func(string) (Card, bool), shape string) ([]Card, error) {
	var cards []Card
	for i, w := range words {
		c, ok := parse(w.Text)
		if !ok && w.Text != unknown {
			return nil, d.fault(l, w, "%q (%v) is not a card: write %v", w.Text, pile, phrase.New(shape))
		}
		index := 0
		if numbered {
			index = i + 1
		}
		d.lay(c, l.Number, w.Column, pile, index)
		cards = append(cards, c)
	}
	return cards, nil
}

// check checks the deck first, since a wrong card is usually the cause of other faults, and reports a fault at the card's place.
func (d *draft) check(unseen bool) error {
	at, bad := checkDeck(d.places, d.Rules)
	if bad != nil && len(bad.Foreign)+len(bad.Twice) == 0 && len(bad.Missing) == len(d.unseen) {
		return d.checkUnseen(unseen)
	}
	if bad != nil {
		if at.line == 0 {
			at.line, at.column = d.First.Number, 1
		}
		if n := len(d.unseen); n > 0 {
			bad.text = phrase.New("%v, and %v unknown (%s)", bad.text, areCards(n), unknown)
		}
		return d.faultAt(at.line, at.column, "%w", bad)
	}
	if n := len(d.unseen); n > 0 {
		return d.faultAt(d.unseen[0].line, d.unseen[0].column, "%v unknown (%s), but no card of the deck is missing", areCards(n), unknown)
	}
	if err := d.checkColumns(); err != nil {
		return err
	}
	if err := d.Position.Validate(d.Rules); err != nil {
		return d.faultAt(d.First.Number, 1, "%w", err)
	}
	return nil
}

func (d *draft) checkColumns() error {
	for i := range d.Position.Tableau {
		if c, err := d.Position.checkColumn(i, d.Rules); err != nil {
			at := place{line: d.First.Number, column: 1}
			if j := slices.IndexFunc(d.places, func(at place) bool { return at.card == c }); j >= 0 {
				at = d.places[j]
			}
			return d.faultAt(at.line, at.column, "%w", err)
		}
	}
	return nil
}

// checkUnseen checks a position that has as many unknown cards as the deck lacks.
func (d *draft) checkUnseen(allowed bool) error {
	first, n := d.unseen[0], len(d.unseen)
	for i, c := range d.Position.Tableau {
		if pile := columnName(i); slices.Contains(c.Cards[min(c.Down, len(c.Cards)):], NoCard) {
			at := first
			for _, other := range d.unseen { // the last card of the column
				if other.pile == pile {
					at = other
				}
			}
			return d.faultAt(at.line, at.column, "%s (%v) lies face up: name the card, or mark it as face down", unknown, pile)
		}
	}
	if waste := d.Position.Waste; len(waste) > 0 && last(waste) == NoCard {
		return d.faultAt(first.line, first.column, "%s is the last card of the waste, which lies face up: name the card", unknown)
	}
	if err := d.checkColumns(); err != nil {
		return err
	}
	if err := d.Rules.checkRedealt(d.Position.Redealt); err != nil {
		return d.faultAt(d.First.Number, 1, "%w", err)
	}
	if !allowed {
		return d.faultAt(first.line, first.column, "%v unknown (%s), and %v: a verdict needs all cards, so name them",
			areCards(n), unknown, worlds(n))
	}
	return nil
}

// worlds says in how many ways n cards can lie in n places.
func worlds(n int) phrase.Text {
	if n == 1 {
		return phrase.New("one world fits")
	}
	ways := 1.0
	for i := range n {
		ways *= float64(i + 1)
	}
	if ways < 1e7 {
		return phrase.New("%.0f worlds fit", ways)
	}
	return phrase.New("about %.1e worlds fit", ways)
}

func areCards(n int) phrase.Text {
	if n == 1 {
		return phrase.New("1 card is")
	}
	return phrase.New("%d cards are", n)
}

// checkSize returns a fault if a pile of a fresh deal has a wrong number of cards, and names the cards that the whole text lacks.
func (d *draft) checkSize(l *line, words []word, pile pileName, want int) error {
	if len(words) == want {
		return nil
	}
	at := word{Column: l.length + 1}
	switch {
	case len(words) > want:
		at = words[want]
	case len(words) > 0:
		at = words[len(words)-1]
	}
	const fault = "%v has %v, and a deal has %d there; "
	if _, bad := checkDeck(d.places, d.Rules); bad != nil {
		return d.faultAt(l.Number, at.Column, fault+"%w", pile, plural(len(words), "card"), want, bad)
	}
	remedy := phrase.New("remove %v", plural(len(words)-want, "card"))
	if len(words) < want {
		remedy = phrase.New("add %v", plural(want-len(words), "card"))
	}
	if at.Text != "" {
		remedy = phrase.New("%v near %s", remedy, at.Text)
	}
	return d.faultAt(l.Number, at.Column, fault+"%v", pile, plural(len(words), "card"), want, remedy)
}
