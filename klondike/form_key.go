package klondike

// A position in 107 characters: for each card of the deck its pile and its place there.

import (
	"cmp"
	"errors"
	"strconv"
	"strings"

	"kedou/search/phrase"
)

const (
	keyPrefix = "k1:"
	keyLength = 2 * 52

	// The piles: face-up and face-down cards of the columns, stock, waste, foundations.
	keyPiles = "1234567abcdefgswh"
	// The places in a pile, from 1.
	keyPlaces = " 123456789abcdefghijklmnopqrstuvwxyz"

	keyRedeals = "r"
)

// Piles by their index in keyPiles; the face-down cards of the columns come after the face-up ones.
const (
	keyStock = 14 + iota
	keyWaste
	keyFoundation
)

func beginsKey(l *line) bool {
	text := strings.TrimSpace(l.Text)
	return len(text) >= len(keyPrefix) && strings.EqualFold(text[:len(keyPrefix)], keyPrefix)
}

func writeKey(deal Deal, r Rules) (string, error) {
	if err := checkWhole(r); err != nil {
		return "", err
	}
	p := &deal.Position
	places := map[Card]string{}
	err := errors.Join(keyPlace(places, p.Stock, keyStock, keyStock, 0), keyPlace(places, p.Waste, keyWaste, keyWaste, 0))
	for i, c := range p.Tableau {
		err = errors.Join(err, keyPlace(places, c.Cards, i+7, i, c.Down))
	}
	for _, c := range deck() {
		if c.Rank() <= p.Foundation[c.Suit()] {
			places[c] = string([]byte{keyPiles[keyFoundation], keyPlaces[c.Rank()]})
		}
	}
	text := keyPrefix + joined(deck(), func(c Card) string { return cmp.Or(places[c], unknown) }, "")
	if p.Redealt > 0 {
		text += keyRedeals + strconv.Itoa(p.Redealt)
	}
	return text + "\n", err
}

// keyPlace records the two characters of each card of a pile. Face-down cards have a letter of their own.
func keyPlace(places map[Card]string, cards []Card, down, up, downs int) error {
	if most := len(keyPlaces) - 1; len(cards) > most {
		return phrase.Errorf("a pile has %d cards, and the form has room for %d: use board or neutral", len(cards), most)
	}
	for i, c := range cards {
		pile := up
		if i < downs {
			pile = down
		}
		places[c] = string([]byte{keyPiles[pile], keyPlaces[i+1]})
	}
	return nil
}
