// Package phrase makes sentences that people read in their own language. A sentence keeps its English format and its arguments, so that a
// translation looks up the format and needs no pattern that recognizes the finished text:
//
//	err := phrase.Errorf("row %q: %w", "3X", phrase.Errorf("%q is no tile", 'X'))
//	err.Error()           // row "3X": 'X' is no tile
//	phrase.In(err, words) // 行 "3X"：'X' 不是块
//
// where words has "row %q: %w" → "行 %q：%v" and "%q is no tile" → "%q 不是块".
package phrase

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Text is a sentence or a part of one: an English format of package fmt, and its arguments. Without arguments the format stands for itself.
// An argument that is a Text, an error or a fmt.Stringer is a phrase in turn; a string is a name, the same in every language.
type Text struct {
	Format string
	args   []any
}

// sayer is a value that has a Text: an error, or part of a sentence.
type sayer interface{ Phrase() Text }

// New returns the sentence of a format.
func New(format string, args ...any) Text {
	return Text{format, append([]any(nil), args...)} // a copy, so that the callers' lists can stay on their stacks
}

// String returns the sentence in English.
func (t Text) String() string {
	if len(t.args) == 0 {
		return t.Format
	}
	return fmt.Errorf(t.Format, t.args...).Error() // fmt.Errorf knows %w
}

// In returns the sentence in another language; words maps English formats to that language. A sentence without a translation stays English.
func (t Text) In(words map[string]string) string {
	format, known := words[t.Format]
	if !known {
		format = t.Format
	}
	if len(t.args) == 0 {
		return format // unformatted: it may contain what a person wrote, such as %w
	}
	format = strings.ReplaceAll(format, "%w", "%v")
	args := make([]any, len(t.args))
	for i, arg := range t.args {
		args[i] = in(arg, words)
	}
	return fmt.Sprintf(format, args...)
}

// in returns an argument, translated if it is a phrase.
func in(arg any, words map[string]string) any {
	switch arg := arg.(type) {
	case Text:
		return arg.In(words)
	case sayer:
		return arg.Phrase().In(words)
	case error:
		return In(arg, words)
	case fmt.Stringer:
		if word, known := words[arg.String()]; known {
			return word
		}
	}
	return arg
}

// MarshalJSON writes the sentence as a list for other programs that have the words: the format and the arguments, where phrases are lists
// again. An empty sentence is null.
func (t Text) MarshalJSON() ([]byte, error) {
	if t.Format == "" && t.args == nil {
		return []byte("null"), nil
	}
	list := []any{t.Format}
	for _, arg := range t.args {
		switch a := arg.(type) {
		case Text, string, int, rune, uint64:
		case sayer:
			arg = a.Phrase()
		case error:
			arg = Of(a)
		case fmt.Stringer:
			arg = Text{Format: a.String()}
		case []byte:
			arg = string(a)
		default:
			arg = fmt.Sprint(a)
		}
		list = append(list, arg)
	}
	return json.Marshal(list)
}
