// May I play this?

package hand

import (
	"slices"

	"kedou/doudizhu"
	"kedou/search/phrase"
)

// ErrDoesNotBeat is the error about cards that are a play, of which no reading beats what lies on the table.
var ErrDoesNotBeat = phrase.Errorf("doesn't beat the last play")

// Check tells as which play the cards may be played from h on last, a pass if h leads:
// of the readings that beat it, the one that hints would take. The error says why they may not.
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
