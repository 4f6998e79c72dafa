package verify

// Answers as input: the JSON that solve printed.

import (
	"iter"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/search/andor"
	"kedou/search/phrase"
)

// answer is an answer that solve printed, and the place it was read from.
type answer struct {
	records.Endgame
	at string // "file:12"
}

// readAnswers returns the answers of in. An error ends them and names its place.
func readAnswers(in cmdline.Input) iter.Seq2[answer, error] {
	return func(yield func(answer, error) bool) {
		lines := cmdline.NewLines(in)
		for lines.Scan() {
			a := answer{at: lines.Place()}
			err := records.DecodeKnown([]byte(lines.Text()), &a.Endgame)
			if err != nil {
				err = phrase.Errorf("%s: %w", a.at, err)
			}
			if !yield(a, err) || err != nil {
				return
			}
		}
		if err := lines.Err(); err != nil {
			yield(answer{}, err)
		}
	}
}

// replay has the referee play the line. The second error is about an answer that
// can't be read, the first about a line that is wrong.
func (a *answer) replay() (winner string, wrong, unread error) {
	rules, err := doudizhu.ParseRules(a.Rules)
	if err != nil {
		return "", nil, err
	}
	e, err := a.Position.Endgame(a.ID, &rules)
	if err != nil {
		return "", nil, err
	}
	line, err := doudizhu.ParseLine(strings.Join(a.Line, ","), doudizhu.Notation{Jokers: "BR"})
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
	if winner = records.Seat(&e, seat); a.Verdict != records.Winner(seat, andor.Won) {
		return winner, phrase.Errorf("the %s wins the line, and the verdict is %s", phrase.New(e.SeatName(seat)), phrase.New(a.Verdict)), nil
	}
	return winner, nil, nil
}
