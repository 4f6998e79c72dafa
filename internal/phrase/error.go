package phrase

// Errors that keep their sentences.

import (
	"fmt"
	"strings"
)

// sentence is an error of package fmt, with its format and arguments.
type sentence struct {
	text  Text
	error error
}

// Errorf is fmt.Errorf, but the error keeps its format and arguments.
func Errorf(format string, args ...any) error {
	return &sentence{New(format, args...), fmt.Errorf(format, args...)}
}

// Error returns the sentence in English.
func (s *sentence) Error() string { return s.error.Error() }

// Phrase returns the sentence.
func (s *sentence) Phrase() Text { return s.text }

// Unwrap returns the error of package fmt, which wraps what the format's %w stands for.
func (s *sentence) Unwrap() error { return s.error }

// Of returns the sentence of an error: in parts if the error has them, else its words as one phrase. An error that wraps several has a
// place for each. An error of another package that ends in a colon and the error that it wraps, such as "stat x: no such file or directory", becomes two
// phrases.
func Of(err error) Text {
	switch e := err.(type) {
	case sayer:
		return e.Phrase()
	case interface{ Unwrap() []error }:
		return around(err.Error(), e.Unwrap())
	case interface{ Unwrap() error }:
		inner := e.Unwrap()
		if inner == nil {
			break
		}
		if own, found := strings.CutSuffix(err.Error(), ": "+inner.Error()); found {
			return New("%s: %w", own, inner)
		}
	}
	return Text{Format: err.Error()}
}

// around returns the text of an error that wraps several, with a place for each of them, or as one phrase if it doesn't contain their texts.
func around(text string, parts []error) (t Text) {
	rest := text
	for _, part := range parts {
		before, after, found := strings.Cut(rest, part.Error())
		if !found {
			return Text{Format: text}
		}
		t.Format, t.args, rest = t.Format+escaped(before)+"%v", append(t.args, part), after
	}
	if len(parts) == 0 {
		return Text{Format: text}
	}
	t.Format += escaped(rest)
	return t
}

func escaped(text string) string { return strings.ReplaceAll(text, "%", "%%") }

// In returns the sentence of an error in the language of the words.
func In(err error, words map[string]string) string { return Of(err).In(words) }
