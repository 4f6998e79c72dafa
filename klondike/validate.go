package klondike

// The conditions of a possible position: every card once, and columns in order.

import (
	"math/bits"
	"slices"
	"strings"

	"kedou/internal/phrase"
)

// place is the place of a card, in the text that it was read from and in the game.
type place struct {
	card         Card
	line, column int // in the text, from 1; 0 for none
	pile         pileName
	index        int // from 1 within the pile; 0 if it doesn't matter
}

// Phrase names the pile, and the card's number in it.
func (p place) Phrase() phrase.Text {
	if p.index == 0 {
		return p.pile.Phrase()
	}
	return phrase.New("%v %d", p.pile, p.index)
}

func (p place) String() string { return p.Phrase().String() }

// pileName names a pile in faults: a word, and the number of a column.
type pileName struct {
	word   string
	number int
}

var (
	stockName       = pileName{word: "stock"}
	wasteName       = pileName{word: "waste"}
	foundationName  = pileName{word: "foundation"}
	foundationsName = pileName{word: "foundations"}
)

// columnName names a column of the tableau, counted from 0.
func columnName(i int) pileName { return pileName{"column %d", i + 1} }

// Phrase names the pile.
func (p pileName) Phrase() phrase.Text {
	if p.number == 0 {
		return phrase.New(p.word)
	}
	return phrase.New(p.word, p.number)
}

func (p pileName) String() string { return p.Phrase().String() }

// Validate returns an error unless p is a possible position under r. Its faults are: rules out of range; a card missing, repeated or
// foreign to the deck; a column beyond the rules' columns, without its last card face up, or with open cards out of sequence; more redeals
// than allowed.
func (p *Position) Validate(r Rules) error {
	if err := r.Validate(); err != nil {
		return err
	}
	if !p.complete(r) {
		_, bad := checkDeck(p.places(), r)
		return bad
	}
	for i := range p.Tableau {
		if _, err := p.checkColumn(i, r); err != nil {
			return err
		}
	}
	return r.checkRedealt(p.Redealt)
}

// complete reports whether every card of the deck lies somewhere in p, once, and no other card does. It is much cheaper than checkDeck,
// which then only names the fault.
func (p *Position) complete(r Rules) bool {
	var seen uint64 // by card, all below 64
	count := 0
	for s, top := range p.Foundation {
		if top > 0 && !r.has(NewCard(min(top, 15), Suit(s))) {
			return false
		}
		for rank := range top {
			seen |= 1 << NewCard(rank+1, Suit(s))
		}
		count += int(top)
	}
	add := func(cards []Card) {
		for _, c := range cards {
			if r.has(c) {
				seen |= 1 << c
			}
		}
		count += len(cards)
	}
	add(p.Stock)
	add(p.Waste)
	for i := range p.Tableau {
		add(p.Tableau[i].Cards)
	}
	return count == r.Cards() && bits.OnesCount64(seen) == count
}

// checkRedealt returns an error unless the rules allow n redeals.
func (r Rules) checkRedealt(n int) error {
	switch {
	case n < 0:
		return phrase.Errorf("redeals %d: use 0 or more", n)
	case r.Redeals != Unlimited && n > r.Redeals:
		return phrase.Errorf("%v used already, and the rules allow %d: allow more", plural(n, "redeal"), r.Redeals)
	}
	return nil
}

func (p *Position) places() []place {
	all := make([]place, 0, 52)
	for i, column := range p.Tableau {
		name := columnName(i)
		for _, c := range column.Cards {
			all = append(all, place{card: c, pile: name})
		}
	}
	for i, c := range p.Stock {
		all = append(all, place{card: c, pile: stockName, index: i + 1})
	}
	for i, c := range p.Waste {
		all = append(all, place{card: c, pile: wasteName, index: i + 1})
	}
	for s, top := range p.Foundation {
		for rank := range top {
			all = append(all, place{card: NewCard(rank+1, Suit(s)), pile: foundationName})
		}
	}
	return all
}

// DeckError names the cards by which a set of cards differs from the deck.
type DeckError struct {
	Foreign []Card // the first card that isn't in the deck
	Twice   []Card // cards that occur more than once
	Missing []Card
	text    phrase.Text
}

// Error names the first faults, and where the cards lie.
func (e *DeckError) Error() string { return e.text.String() }

// Phrase returns the error's sentence in parts.
func (e *DeckError) Phrase() phrase.Text { return e.text }

// checkDeck returns the place and the description of the first fault: a card that isn't in the deck, occurs twice, or is missing. The error
// is nil if there is none.
func checkDeck(all []place, r Rules) (place, *DeckError) {
	var seen [256]*place
	var twice place
	bad := &DeckError{}
	for i := range all {
		c := &all[i]
		if !r.has(c.card) {
			bad.Foreign = []Card{c.card}
			bad.text = phrase.New("%s (%v) is not in a deck of %d ranks and %d suits", c.card.Symbol(), c, r.Ranks, r.Suits)
			return *c, bad
		}
		if seen[c.card] == nil {
			seen[c.card] = c
			continue
		}
		if twice.card == NoCard {
			twice = *c
		}
		if !slices.Contains(bad.Twice, c.card) {
			bad.Twice = append(bad.Twice, c.card)
		}
	}
	var missing []string
	for _, c := range r.deck() {
		if seen[c] == nil {
			missing = append(missing, c.Symbol())
			bad.Missing = append(bad.Missing, c)
		}
	}
	appears := phrase.New("%s appears twice (%v, %v)", twice.card.Symbol(), seen[twice.card], twice)
	switch {
	case twice.card == NoCard && missing == nil:
		return place{}, nil
	case missing == nil:
		bad.text = appears
	case twice.card == NoCard:
		bad.text = lacking(missing)
	default:
		bad.text = phrase.New("%v; %v", appears, lacking(missing))
	}
	return twice, bad
}

// lacking lists missing cards in words, the first few by name.
func lacking(cards []string) phrase.Text {
	const most = 5
	switch n := len(cards); {
	case n == 1:
		return phrase.New("%s is missing", cards[0])
	case n <= most:
		return phrase.New("%s are missing", strings.Join(cards, ", "))
	default:
		return phrase.New("%s and %d more cards are missing", strings.Join(cards[:most], ", "), n-most)
	}
}

// checkColumn checks the order of column i and returns the wrong card, if there is one, with the fault.
func (p *Position) checkColumn(i int, r Rules) (Card, error) {
	c := p.Tableau[i]
	switch {
	case len(c.Cards) == 0 && c.Down == 0:
		return NoCard, nil
	case i >= r.Columns:
		return c.tip(), phrase.Errorf("column %d is used, and the rules have %d columns", i+1, r.Columns)
	case c.Down < 0 || c.Down >= len(c.Cards):
		return c.tip(), phrase.Errorf("column %d has %d of its %d cards face down: its last card must lie face up", i+1, c.Down, len(c.Cards))
	}
	for j := c.Down + 1; j < len(c.Cards); j++ {
		if lower, upper := c.Cards[j-1], c.Cards[j]; !fits(upper, lower) {
			return upper, phrase.Errorf("column %d: %s can't lie on %s face up; mark the cards that lie face down", i+1, upper.Symbol(), lower.Symbol())
		}
	}
	return NoCard, nil
}
