// Answers as input: what solve printed, as JSON lines or as text, in either language.

package main

import (
	"cmp"
	"errors"
	"fmt"
	"iter"
	"regexp"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
)

// answer is an answer that solve printed, and the place it was read from.
type answer struct {
	records.Endgame
	at string // "file:12"
}

// The lines of an answer in text.
var (
	verdictLine  = regexp.MustCompile(`^(LANDLORD WINS|PEASANT WINS|UNDECIDED: .*|地主胜|农民胜|未定：.*)$`)
	batchLine    = regexp.MustCompile(`^\S+ +(LANDLORD WINS|PEASANT WINS|UNDECIDED|地主胜|农民胜|未定)`)
	positionLine = regexp.MustCompile(`^(?:(\S+): )?((?:landlord|地主) .*)$`)
	rulesLine    = regexp.MustCompile(`^(?:rules: |规则：)(.*)$`)
	playsLine    = regexp.MustCompile(`^(?:line: |best line, .* counted: |出牌过程：|最佳过程，[^：]*：)(.*)$`)
	leadWords    = regexp.MustCompile(`^(\S+) leads$|^(\S+)领出$`)
	answerWords  = regexp.MustCompile(`^(\S+) answers (\S+?)(?: by (\S+))?$`)
	chineseWords = regexp.MustCompile(`^([^应]+)应(?:([^应]+)的)? (\S+)$`)
)

// isAnswer reports whether a text is what solve prints, by its first line.
func isAnswer(line string) bool {
	return strings.HasPrefix(line, "{") || verdictLine.MatchString(line) || batchLine.MatchString(line)
}

// readAnswers returns the answers of in, JSON lines and texts in any order. An error
// ends them and names its place.
func readAnswers(in cmdline.Input) iter.Seq2[answer, error] {
	return func(yield func(answer, error) bool) {
		lines := cmdline.NewLines(in)
		for lines.Scan() {
			a, err := readAnswer(lines)
			if err != nil {
				err = fmt.Errorf("%s: %w", a.at, err)
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

// readAnswer reads the answer that begins at the line.
func readAnswer(lines *cmdline.Lines) (answer, error) {
	a := answer{at: lines.Place()}
	switch text := lines.Text(); {
	case verdictLine.MatchString(text):
		return a, a.readText(lines)
	case batchLine.MatchString(text):
		return a, errors.New("solve prints many endgames without their lines: nothing to check; use solve --json")
	default:
		return a, records.DecodeKnown([]byte(text), &a.Endgame)
	}
}

// readText reads on up to the next answer.
func (a *answer) readText(lines *cmdline.Lines) error {
	switch word, _, _ := strings.Cut(strings.ToLower(lines.Text()), " "); word {
	case "landlord", "peasant":
		a.Verdict = word
	case "地主胜":
		a.Verdict = "landlord"
	case "农民胜":
		a.Verdict = "peasant"
	default:
		a.Verdict = "undecided"
	}
	if !lines.Scan() {
		return errors.New("the answer has no endgame: give the whole output of solve")
	}
	if err := a.readPosition(lines.Text()); err != nil {
		return err
	}
	for lines.Scan() {
		if isAnswer(lines.Text()) {
			lines.Hold()
			break
		}
		if m := rulesLine.FindStringSubmatch(lines.Text()); m != nil {
			a.Rules = m[1]
		} else if m := playsLine.FindStringSubmatch(lines.Text()); m != nil {
			a.Line = parts(m[1])
		}
	}
	if a.Rules == "" {
		return errors.New("the answer has no rules: give the whole output of solve")
	}
	return nil
}

// parts splits a text at its commas.
func parts(text string) []string {
	return strings.Split(strings.ReplaceAll(text, "，", ", "), ", ")
}

// readPosition reads the hands, who moves, and what lies on the table.
func (a *answer) readPosition(line string) error {
	m := positionLine.FindStringSubmatch(line)
	if m == nil {
		return errors.New("no endgame stands behind the verdict: give the whole output of solve")
	}
	words := parts(m[2])
	last := len(words) - 1
	a.ID = cmp.Or(m[1], "endgame")
	for _, word := range words[:last] {
		seat, cards, _ := strings.Cut(word, " ")
		switch seat {
		case "landlord", "地主":
			a.Landlord = cards
		case "peasant", "农民":
			a.Peasant = cards
		case "down", "下家":
			a.Down = cards
		case "up", "上家":
			a.Up = cards
		default:
			return fmt.Errorf("%q is no hand of a player", word)
		}
	}
	if m := leadWords.FindStringSubmatch(words[last]); m != nil {
		a.Lead = m[1] + m[2]
	} else if m := answerWords.FindStringSubmatch(words[last]); m != nil {
		a.Lead, a.Last, a.By = m[1], m[2], m[3]
	} else if m := chineseWords.FindStringSubmatch(words[last]); m != nil {
		a.Lead, a.By, a.Last = m[1], m[2], m[3]
	} else {
		return fmt.Errorf("%q doesn't tell who moves", words[last])
	}
	return nil
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
	text, wrong := withoutSeats(&e, strings.Join(a.Line, ","))
	line, err := doudizhu.ParseLine(text, doudizhu.Notation{Jokers: "BR"})
	if err != nil {
		return "", nil, err
	}
	end, err := rules.Replay(e, line)
	seat, over := end.Winner()
	switch {
	case err != nil:
		return "", err, nil
	case wrong != nil:
		return "", wrong, nil
	case !over:
		return "", errors.New("the line ends before a hand is empty"), nil
	}
	if winner = records.Seat(&e, seat); strings.HasPrefix(a.Verdict, "landlord") == seat.Peasant() {
		return winner, fmt.Errorf("the %s wins the line, not the %s", e.SeatName(seat), a.Verdict), nil
	}
	return winner, nil, nil
}
