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

// jokersComment stands in a comment before the letters of the small and the big joker.
const jokersComment = "jokers "

// Line writes e as String does. Where the hands hold the small joker alone, whose
// letter B is the big one's to others, a comment names the letters, which ReadEndgames
// heeds: "# jokers BR".
func (e *Endgame) Line() string {
	all := e.Hands[0] + e.Hands[1] + e.Hands[2]
	if all&Jokers != Of(SmallJoker, 1) {
		return e.String()
	}
	return e.String() + " # " + jokersComment + jokerStyles[0]
}

// endgameLine is a line of a file without its comment, and the joker letters that the
// comment names, if any.
type endgameLine struct{ text, jokers string }

func newEndgameLine(s string) endgameLine {
	text, comment, _ := strings.Cut(s, "#")
	letters, named := strings.CutPrefix(strings.TrimSpace(comment), jokersComment)
	if !named || checkJokers(letters) != nil {
		return endgameLine{text: text}
	}
	return endgameLine{text, letters}
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

// shift moves a syntax error's column to that of the field it was found in.
func shift(err error, col int) error {
	var syntax *SyntaxError
	if errors.As(err, &syntax) {
		return &SyntaxError{col + max(syntax.Col, 1) - 1, syntax.Msg}
	}
	return err
}

// ReadEndgames reads endgames one a line, as ParseEndgame does. Empty lines and
// what follows a # are left out. If n leaves the jokers open, a comment such as
// "# jokers BR" names the letters of its line; all other lines together tell theirs,
// and the note says which reading was taken where a letter has several. A line that can't be read yields an error, which names the file,
// the line and the column; the lines after it are read all the same. The error
// beside the sequence is that of r.
func ReadEndgames(name string, r io.Reader, n Notation) (endgames iter.Seq2[Endgame, error], note string, err error) {
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, "", fmt.Errorf("%s: %w", name, err)
	}
	var lines []endgameLine
	var hands []string
	for s := range strings.SplitSeq(string(text), "\n") {
		line := newEndgameLine(s)
		lines = append(lines, line)
		if fields, _ := split(line.text); len(fields) > 2 && line.jokers == "" {
			hands = append(hands, fields[1:len(fields)-1]...)
		}
	}
	if n, note, err = n.For(hands...); err != nil {
		return nil, "", fmt.Errorf("%s: %w", name, err)
	}
	return func(yield func(Endgame, error) bool) {
		for i, line := range lines {
			if strings.TrimSpace(line.text) == "" {
				continue
			}
			e, err := ParseEndgame(line.text, line.notation(n))
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
