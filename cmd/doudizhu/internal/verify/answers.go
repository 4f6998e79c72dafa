package verify

// Answers as input: the JSON that solve printed.

import (
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/internal/phrase"
	"kedou/search/andor"
)

// answer is an answer that solve printed, and the place it was read from.
type answer struct {
	doudizhujson.Endgame
	at string // "file:12"
}

// longest is the longest line read: the line of a proof, whose text --memory bounds.
const longest = 1 << 30

// readAnswer reads an answer. An error names the place.
func readAnswer(l cmdline.Line) (answer, error) {
	a := answer{at: l.At}
	if err := records.DecodeKnown([]byte(l.Text), &a.Endgame); err != nil {
		return a, phrase.Errorf("%s: %w", a.at, err)
	}
	return a, nil
}

// replay plays the line by the referee. The second error is about an answer that
// can't be read, the first about a wrong line.
func (a *answer) replay() (winner string, wrong, unread error) {
	rules, err := doudizhu.ParseRules(a.Rules)
	if err != nil {
		return "", nil, err
	}
	e, err := a.Position.Endgame(a.ID, &rules)
	if err != nil {
		return "", nil, err
	}
	line, err := doudizhu.Notation{Jokers: "BR"}.ParseLine(strings.Join(a.Line, ","))
	if err != nil {
		return "", nil, err
	}
	end, err := rules.Replay(e, line)
	seat, over := end.Winner()
	switch {
	case err != nil:
		return "", err, nil
	case !over:
		return "", phrase.Errorf("the line ends before a hand is empty"), nil
	}
	if winner = doudizhujson.Seat(&e, seat); a.Verdict != doudizhujson.Winner(seat, andor.Won) {
		return winner, phrase.Errorf("the %s wins the line, and the verdict is %s", phrase.New(e.SeatName(seat)), phrase.New(a.Verdict)), nil
	}
	return winner, nil, nil
}
