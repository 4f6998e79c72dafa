// The check whether a player may lay some cards.

package hand

import (
	"slices"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// ErrDoesNotBeat is the error for cards that are a play, but no reading beats the play on the table.
var ErrDoesNotBeat = phrase.Errorf("doesn't beat the last play")

// Check returns the play as which the cards may be laid from h on last, a pass if h leads: of the
// readings that beat last, the one that hints choose. The error says why the cards may not be laid.
func (r *Rules) Check(h, cards doudizhu.Hand, last doudizhu.Play) (doudizhu.Play, error) {
	switch {
	case cards == 0:
		return doudizhu.Play{}, phrase.Errorf("no cards selected")
	case !h.Contains(cards):
		return doudizhu.Play{}, phrase.Errorf("cards that aren't in the hand")
	}
	readings := r.Classify(nil, cards)
	if len(readings) == 0 {
		return doudizhu.Play{}, phrase.Errorf("not a play")
	}
	readings = slices.DeleteFunc(readings, func(p doudizhu.Play) bool { return !p.Beats(last) })
	if len(readings) == 0 {
		return doudizhu.Play{}, ErrDoesNotBeat
	}
	return slices.MinFunc(readings, compareReadings), nil
}
