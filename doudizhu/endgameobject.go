// Endgames as JSON objects, one a line, as the commands print them.

package doudizhu

import (
	"errors"
	"strings"
	"unicode/utf8"

	"kedou/internal/phrase"
	"kedou/internal/strictjson"
)

// endgameObject has the members of an object that are read; other members, such as the rules,
// are ignored.
type endgameObject struct {
	Schema   int    `json:"schema"`
	ID       string `json:"id"`
	Landlord string `json:"landlord"`
	Peasant  string `json:"peasant"` // the hand of a lone peasant
	Down     string `json:"down"`
	Up       string `json:"up"`
	Lead     string `json:"lead"`
	Last     string `json:"last"`
}

// isObject reports whether a line is an object.
func isObject(line string) bool { return strings.HasPrefix(strings.TrimSpace(line), "{") }

// parseObject reads an object, whose cards are written as String writes them. Errors are of
// type *SyntaxError.
func parseObject(text string) (Endgame, error) {
	line, err := objectLine(text)
	if err != nil {
		return Endgame{}, err
	}
	e, err := Notation{Jokers: jokerStyles[0]}.ParseEndgame(line)
	var syntax *SyntaxError
	if errors.As(err, &syntax) {
		err = &SyntaxError{1, syntax.Err} // the place is one in the line
	}
	return e, err
}

// objectLine returns the object's endgame as ParseEndgame reads it. Errors are of type
// *SyntaxError.
func objectLine(text string) (string, error) {
	var o endgameObject
	if err := strictjson.UnmarshalKnown([]byte(text), &o); err != nil {
		return "", objectError(text, err)
	}
	fields := []string{o.ID, o.Landlord, o.Peasant, o.Lead}
	if o.Down != "" || o.Up != "" {
		fields = []string{o.ID, o.Landlord, o.Down, o.Up, o.Lead}
	}
	for _, field := range fields {
		if words := strings.Fields(field); len(words) != 1 || words[0] != field {
			return "", &SyntaxError{1, phrase.Errorf(`the object needs "id", "landlord", "peasant" or "down" and "up", and "lead", each without blanks`)}
		}
	}
	switch {
	case o.Schema > 1:
		return "", &SyntaxError{1, phrase.Errorf("the object has schema %d, and this program reads 1", o.Schema)}
	case strings.ContainsAny(o.ID, "#{"):
		return "", &SyntaxError{1, phrase.Errorf(`"id" has # or {: a line of text has no place for them`)}
	case o.Peasant != "" && len(fields) == 5:
		return "", &SyntaxError{1, phrase.Errorf(`"peasant" is for one peasant, "down" and "up" are for two`)}
	case o.Last != "":
		return "", &SyntaxError{1, phrase.Errorf(`a play to beat ("last") has no place in a file: give this endgame by flags`)}
	}
	return strings.Join(fields, " "), nil
}

// objectError words the error of an unreadable line.
func objectError(text string, err error) error {
	var fault *strictjson.Error
	if !errors.As(err, &fault) {
		return &SyntaxError{1, phrase.Errorf("no JSON object: %w", err)}
	}
	at := utf8.RuneCountInString(text[:fault.Byte-1]) + 1
	if fault.Key == "" {
		return &SyntaxError{at, phrase.Errorf("%w: write the object on one line", fault.Err)}
	}
	return &SyntaxError{at, phrase.Errorf("%q: %w", fault.Key, fault.Err)}
}
