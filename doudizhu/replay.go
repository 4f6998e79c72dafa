// Lines of play: read, and replayed by the referee's means.

package doudizhu

import (
	"slices"
	"strings"

	"kedou/internal/phrase"
)

// Replay plays a line from e under the rules and returns the position at its end. An empty hand in
// the line is a pass. Ambiguous cards may have any reading that fits the plays before and after.
// The error names the first illegal move and the reason.
func (r *Rules) Replay(e Endgame, line []Hand) (Endgame, error) {
	now := []Endgame{e} // one for each reading of the play to beat
	for i, cards := range line {
		next, err := r.layAny(now, cards)
		if err != nil {
			return now[0], phrase.Errorf("move %d, %s by the %s: %w", i+1, moveText(cards), phrase.New(now[0].SeatName(now[0].Turn)), err)
		}
		now = next
	}
	return now[0], nil
}

// layAny returns the positions that laying cards can lead to from any of now, or an error that says
// why there is none.
func (r *Rules) layAny(now []Endgame, cards Hand) (next []Endgame, err error) {
	readings := []Play{{}}
	if cards != 0 {
		if readings = r.Classify(nil, cards); len(readings) == 0 {
			return nil, phrase.Errorf("no play under these rules")
		}
	}
	for _, e := range now {
		for _, p := range readings {
			after, e := r.Apply(e, p)
			if e == nil && !slices.Contains(next, after) {
				next = append(next, after)
			} else if err == nil {
				err = e
			}
		}
	}
	if len(next) > 0 {
		return next, nil
	}
	return nil, err
}

// ParseLine reads a line of play: the laid cards, move by move, between commas or blanks; a pass
// (see IsPass) stands as an empty hand.
func (n Notation) ParseLine(s string) ([]Hand, error) {
	words := strings.FieldsFunc(s, separates)
	line := make([]Hand, len(words))
	for i, word := range words {
		if n.IsPass(word) {
			continue
		}
		h, err := n.ParseHand(word)
		if err != nil {
			return nil, phrase.Errorf("move %d, %q: %w", i+1, word, err)
		}
		line[i] = h
	}
	return line, nil
}

// passes are the words for a pass.
var passes = []string{"-", "pass", "不出", "不要", "要不起", "过"}

// IsPass reports whether a word means a pass: -, pass, 不出, 不要, 要不起 or 过 in every notation.
func (n Notation) IsPass(word string) bool {
	return slices.ContainsFunc(passes, func(pass string) bool { return strings.EqualFold(word, pass) })
}

// moveText writes the cards of a move: - for a pass.
func moveText(cards Hand) string {
	if cards == 0 {
		return "-"
	}
	return cards.String()
}
