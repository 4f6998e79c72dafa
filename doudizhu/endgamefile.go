// Endgames as lines of text.

package doudizhu

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"strings"

	"kedou/internal/phrase"
)

// ParseEndgame reads a line `ID LANDLORD PEASANT LEAD` or, with two peasants,
// `ID LANDLORD DOWN UP LEAD`, in the notation n. LEAD is L or P; L, D or U at a
// table of three. Errors are of type *SyntaxError.
func (n Notation) ParseEndgame(line string) (Endgame, error) {
	fields, cols := split(line)
	if len(fields) != 4 && len(fields) != 5 {
		return Endgame{}, &SyntaxError{1, phrase.Errorf("write ID LANDLORD PEASANT LEAD or ID LANDLORD DOWN UP LEAD; fields found: %d", len(fields))}
	}
	e := Endgame{ID: fields[0], Three: len(fields) == 5}
	last := len(fields) - 1
	n, _, err := n.For(fields[1:last]...)
	if err != nil {
		return Endgame{}, &SyntaxError{cols[1], err}
	}
	for i, text := range fields[1:last] {
		h, err := n.ParseHand(text)
		if err != nil {
			return Endgame{}, shift(err, cols[i+1])
		}
		e.Hands[i] = h
	}
	turn, err := e.ParseSeat(fields[last])
	if err != nil {
		return Endgame{}, &SyntaxError{cols[last], err}
	}
	e.Turn, e.Owner = turn, turn
	if err := e.Check(); err != nil {
		return Endgame{}, &SyntaxError{cols[1], err}
	}
	return e, nil
}

// jokersComment stands in a comment before the letters of the small and the big joker.
const jokersComment = "jokers "

// Line writes e as String does. Other programs write B for the big joker. So where the hands hold
// the small joker alone, a comment names the letters, which ReadEndgames obeys: "# jokers BR".
func (e *Endgame) Line() string {
	all := e.Hands[0] + e.Hands[1] + e.Hands[2]
	if all&Jokers != Of(SmallJoker, 1) {
		return e.String()
	}
	return e.String() + " # " + jokersComment + jokerStyles[0]
}

// Limits of ReadEndgames, in bytes. ReadEndgames holds all lines in memory, because all lines
// together decide the joker letters.
const (
	maxEndgameLine = 64 << 10
	maxEndgames    = 16 << 20 // without comments: some 300,000 endgames
)

// endgameLine is a line of a file without its comment, and the joker letters that the
// comment names, if any.
type endgameLine struct {
	number       int
	text, jokers string
}

func newEndgameLine(number int, s string) endgameLine {
	if isObject(s) {
		return endgameLine{number, strings.Clone(s), jokerStyles[0]}
	}
	text, comment, _ := strings.Cut(s, "#")
	letters, named := strings.CutPrefix(strings.TrimSpace(comment), jokersComment)
	if !named || checkJokers(letters) != nil {
		letters = ""
	}
	return endgameLine{number, strings.Clone(text), letters}
}

// readEndgameLines returns the lines of a file that have more than a comment.
func readEndgameLines(name string, r io.Reader) ([]endgameLine, error) {
	in := bufio.NewScanner(r)
	in.Buffer(nil, maxEndgameLine)
	var lines []endgameLine
	number, size := 0, 0
	for in.Scan() {
		number++
		line := newEndgameLine(number, in.Text())
		if strings.TrimSpace(line.text) == "" {
			continue
		}
		if size += len(line.text); size > maxEndgames {
			return nil, phrase.Errorf("%s:%d: more than %d MiB of endgames; give them in several files", name, number, maxEndgames>>20)
		}
		lines = append(lines, line)
	}
	switch err := in.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		return nil, phrase.Errorf("%s:%d: the line is longer than %d KiB; give each endgame a line of its own", name, number+1, maxEndgameLine>>10)
	case err != nil:
		return nil, phrase.Errorf("%s: %w", name, err)
	}
	return lines, nil
}

// endgame reads the line, in a file in the notation n.
func (l endgameLine) endgame(n Notation) (Endgame, error) {
	if isObject(l.text) {
		return parseObject(l.text)
	}
	return l.notation(n).ParseEndgame(l.text)
}

// notation returns the notation of the line in a file in the notation n.
func (l endgameLine) notation(n Notation) Notation {
	if n.Jokers == "" && l.jokers != "" {
		return Notation{Jokers: l.jokers, Wild: n.Wild}
	}
	return n
}

// split splits a line at its blanks, with each field's column in characters.
func split(line string) (fields []string, cols []int) {
	col, start := 0, -1
	for i, c := range line + " " {
		col++
		switch blank := strings.ContainsRune(" \t\r", c); {
		case !blank && start < 0:
			start, cols = i, append(cols, col)
		case blank && start >= 0:
			fields, start = append(fields, line[start:i]), -1
		}
	}
	return fields, cols
}

// shift moves a syntax error's column to the column of its field.
func shift(err error, col int) error {
	var syntax *SyntaxError
	if errors.As(err, &syntax) {
		return &SyntaxError{col + max(syntax.Col, 1) - 1, syntax.Err}
	}
	return err
}

// ReadEndgames reads endgames one a line, as ParseEndgame does, or as the objects that the commands print with --json;
// other members of an object, such as its rules, are ignored. Empty lines and comments, from a # on, are ignored. If n
// leaves the jokers open, a comment such as "# jokers BR" names the letters of its line; all other lines together decide
// their letters, and the note names the reading chosen for an ambiguous letter. An unreadable line yields an error,
// which names the file, the line and the column; reading continues with the next line. ReadEndgames itself returns r's
// error, or an error that says that a line is longer than 64 KiB, or that there are more than 16 MiB of endgames.
func (n Notation) ReadEndgames(name string, r io.Reader) (endgames iter.Seq2[Endgame, error], note phrase.Text, err error) {
	lines, err := readEndgameLines(name, r)
	if err != nil {
		return nil, note, err
	}
	var hands []string
	for _, line := range lines {
		if fields, _ := split(line.text); len(fields) > 2 && line.jokers == "" {
			hands = append(hands, fields[1:len(fields)-1]...)
		}
	}
	if n, note, err = n.For(hands...); err != nil {
		return nil, note, phrase.Errorf("%s: %w", name, err)
	}
	return func(yield func(Endgame, error) bool) {
		for _, line := range lines {
			e, err := line.endgame(n)
			var syntax *SyntaxError
			if errors.As(err, &syntax) {
				err = phrase.Errorf("%s:%d:%d: %w", name, line.number, syntax.Col, syntax.Err)
			}
			if !yield(e, err) {
				return
			}
		}
	}, note, nil
}
