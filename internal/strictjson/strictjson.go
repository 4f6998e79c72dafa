// Package strictjson reads JSON that comes from outside: files, other programs, the network. Package encoding/json accepts repeated
// keys and keys in the wrong letter case, ignores unknown keys, and fills up short lists; here each of these is an error, so that the value read
// is the value written.
package strictjson

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"reflect"
	"strings"
	"unicode/utf8"

	"kedou/internal/phrase"
)

// maxDepth is the greatest depth of nested values.
const maxDepth = 32

// Error says what is wrong with a text, and where.
type Error struct {
	Byte int    // position, counted from 1; 0 if an UnmarshalJSON method refused the value
	Key  string // the path of the key at fault, such as moves[3].play, or empty
	Err  error  // about the key, if there is one, else about the text
}

// Error implements error.
func (e *Error) Error() string { return e.Phrase().String() }

// Phrase returns the error's sentence in parts.
func (e *Error) Phrase() phrase.Text {
	switch {
	case e.Key == "":
		return phrase.New("byte %d: %w", e.Byte, e.Err)
	case e.Byte == 0:
		return phrase.New("%q: %w", clip(e.Key), e.Err)
	}
	return phrase.New("byte %d: %q: %w", e.Byte, clip(e.Key), e.Err)
}

// clip shortens a key, which may be long on purpose.
func clip(key string) string {
	if r := []rune(key); len(r) > 60 {
		return string(r[:60]) + "…"
	}
	return key
}

// Unmarshal reads text into v as json.Unmarshal does, but refuses: text that isn't UTF-8, unknown keys, keys whose case differs from the
// field's, keys that an object has twice, lists of another length than their arrays, values nested more than 32 deep, and text after the value.
// The outermost object may also have the keys named in besides. An error is of type *Error, or is the error of an UnmarshalJSON method;
// after an error, v's value is unspecified.
func Unmarshal(text []byte, v any, besides ...string) error { return unmarshal(text, v, true, besides) }

// UnmarshalKnown is Unmarshal for objects that may have more fields than v: it ignores a key that v has no field for, unless the key is one
// of v's in another case.
func UnmarshalKnown(text []byte, v any) error { return unmarshal(text, v, false, nil) }

// Read reads all of r into v as Unmarshal does. Text longer than most bytes is an error; errors of r are returned as they are.
func Read(r io.Reader, most int64, v any) error {
	text, err := io.ReadAll(io.LimitReader(r, most+1))
	if err == nil && int64(len(text)) > most {
		return phrase.Errorf("longer than %d bytes", most)
	}
	if err != nil {
		return err
	}
	return Unmarshal(text, v)
}

// BreaksOff reports whether text is the beginning of a value of JSON without its end, such as the last line of a file that was cut off.
func BreaksOff(text []byte) bool {
	return errors.Is(json.NewDecoder(bytes.NewReader(text)).Decode(new(json.RawMessage)), io.ErrUnexpectedEOF)
}

func unmarshal(text []byte, v any, all bool, besides []string) error {
	if !utf8.Valid(text) {
		return &Error{Byte: invalid(text), Err: phrase.Errorf("not UTF-8")}
	}
	var syntax *json.SyntaxError
	if err := json.Unmarshal(text, new(json.RawMessage)); errors.As(err, &syntax) {
		return &Error{Byte: max(int(syntax.Offset), 1), Err: phrase.Errorf("not JSON: %w", syntax)}
	}
	c := newChecker(text, all, besides)
	if err := c.value(reflect.TypeOf(v), 0); err != nil {
		return err
	}
	err := json.Unmarshal(text, v)
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) { // its own text names Go's types, and its path Go's embedded structs
		key := kind.Field[strings.LastIndexByte(kind.Field, '.')+1:]
		return &Error{Byte: int(kind.Offset), Key: key, Err: phrase.Errorf("%v doesn't belong there", article(kind.Value))}
	}
	return err
}

// invalid returns the position of the first byte that isn't UTF-8.
func invalid(text []byte) int {
	at := 0
	for at < len(text) {
		r, n := utf8.DecodeRune(text[at:])
		if r == utf8.RuneError && n == 1 { // a U+FFFD in the text has three bytes
			break
		}
		at += n
	}
	return at + 1
}

// article puts an article before encoding/json's name for a kind of value. The value follows the name if it is a number too large.
func article(kind string) phrase.Text {
	kind, number, large := strings.Cut(kind, " ")
	name := phrase.New("a " + kind)
	if strings.IndexByte("aeiou", kind[0]) >= 0 {
		name = phrase.New("an " + kind)
	}
	if large {
		return phrase.New("%v %s", name, number)
	}
	return name
}
