// Endgames as lines of text.

package doudizhu

import (
	"errors"
	"fmt"
	"io"
	"iter"
	"strings"
)

// ParseEndgame reads a line `ID LANDLORD PEASANT LEAD` or, with two peasants,
// `ID LANDLORD DOWN UP LEAD`, in the notation n. LEAD is L or P; L, D or U at a
// table of three. Errors are of type *SyntaxError.
func ParseEndgame(line string, n Notation) (Endgame, error) {
	fields, cols := split(line)
	if len(fields) != 4 && len(fields) != 5 {
		return Endgame{}, &SyntaxError{1, fmt.Sprintf("write ID LANDLORD PEASANT LEAD or ID LANDLORD DOWN UP LEAD; fields found: %d", len(fields))}
	}
	e := Endgame{ID: fields[0], Three: len(fields) == 5}
	last := len(fields) - 1
	n, _, err := n.For(fields[1:last]...)
	if err != nil {
		return Endgame{}, &SyntaxError{cols[1], err.Error()}
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
		return Endgame{}, &SyntaxError{cols[last], err.Error()}
	}
	e.Turn, e.Owner = turn, turn
	if err := e.Check(); err != nil {
		return Endgame{}, &SyntaxError{cols[1], err.Error()}
	}
	return e, nil
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

// shift moves a syntax error's column to that of the field it was found in.
func shift(err error, col int) error {
	var syntax *SyntaxError
	if errors.As(err, &syntax) {
		return &SyntaxError{col + max(syntax.Col, 1) - 1, syntax.Msg}
	}
	return err
}

// ReadEndgames reads endgames one a line, as ParseEndgame does. Empty lines and
// what follows a # are left out. If n leaves the jokers open, all lines together
// tell their letters, and the note says which reading was taken where a letter
// has several. A line that can't be read yields an error, which names the file,
// the line and the column; the lines after it are read all the same. The error
// beside the sequence is that of r.
func ReadEndgames(name string, r io.Reader, n Notation) (endgames iter.Seq2[Endgame, error], note string, err error) {
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, "", fmt.Errorf("%s: %w", name, err)
	}
	lines := strings.Split(string(text), "\n")
	var hands []string
	for i := range lines {
		lines[i], _, _ = strings.Cut(lines[i], "#")
		if fields, _ := split(lines[i]); len(fields) > 2 {
			hands = append(hands, fields[1:len(fields)-1]...)
		}
	}
	if n, note, err = n.For(hands...); err != nil {
		return nil, "", fmt.Errorf("%s: %w", name, err)
	}
	return func(yield func(Endgame, error) bool) {
		for i, line := range lines {
			if strings.TrimSpace(line) == "" {
				continue
			}
			e, err := ParseEndgame(line, n)
			var syntax *SyntaxError
			if errors.As(err, &syntax) {
				err = fmt.Errorf("%s:%d:%d: %s", name, i+1, syntax.Col, syntax.Msg)
			}
			if !yield(e, err) {
				return
			}
		}
	}, note, nil
}
