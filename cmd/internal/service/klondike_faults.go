//go:build !js || !table

package service

// The faults of a deal of Klondike, with their places.

import (
	"errors"

	"kedou/klondike"
	"kedou/klondike/fast"
)

func init() { reads = append(reads, dealPlace, deckCards, tooLarge) }

// dealPlace reports the place of a mistake in the text of a deal.
func dealPlace(f *fault, err error) {
	var deal *klondike.Fault
	if !errors.As(err, &deal) {
		return
	}
	f.err = deal.Err
	if f.Field != "board" { // a board has no lines
		f.Line, f.Column = deal.Line, deal.Column
	}
}

// deckCards reports which cards of a deal are wrong.
func deckCards(f *fault, err error) {
	var deck *klondike.DeckError
	if errors.As(err, &deck) {
		f.Twice, f.Missing, f.Foreign = names(deck.Twice), names(deck.Missing), names(deck.Foreign)
	}
}

// tooLarge reports that a deal is too large for every solver.
func tooLarge(f *fault, err error) {
	if f.Field == "" && errors.Is(err, fast.ErrTooLarge) {
		f.Kind, f.Field = "input", "deal"
	}
}

// names writes cards by their names.
func names(cards []klondike.Card) []string {
	list := make([]string, len(cards))
	for i, c := range cards {
		list[i] = c.String()
	}
	return list
}
