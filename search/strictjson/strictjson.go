// Package strictjson reads JSON that comes from outside: files, other programs, the network. Package encoding/json takes a
// key twice and in any case, passes over keys that nobody asked for, and fills a list up; here each of them is an error,
// so that what is read is what was written.
package strictjson

import (
	"encoding/json"
	"errors"
	"io"
	"reflect"
	"strings"
	"unicode/utf8"

	"kedou/search/phrase"
)

// maxDepth is how deep values may lie in each other.
const maxDepth = 32

// Error says what is wrong with a text, and where.
type Error struct {
	Byte int    // where, counted from 1
	Key  string // the path of the key that it is about, such as moves[3].play, or empty
	Err  error  // about the key, if there is one, and about the text otherwise
}

// Error implements error.
func (e *Error) Error() string { return e.Phrase().String() }

// Phrase returns what the error says in parts.
func (e *Error) Phrase() phrase.Text {
	if e.Key == "" {
		return phrase.New("byte %d: %w", e.Byte, e.Err)
	}
	return phrase.New("byte %d: %q: %w", e.Byte, clip(e.Key), e.Err)
}

// clip shortens a key that somebody may have made long on purpose.
func clip(key string) string {
	if r := []rune(key); len(r) > 60 {
		return string(r[:60]) + "…"
	}
	return key
}

// Unmarshal reads text into v as json.Unmarshal does. It refuses text that isn't UTF-8, keys for which v has no field, keys
// that aren't written as v has them, keys that an object has twice, lists of another length than their arrays, values that
// lie deeper than maxDepth, and text behind the value. An error is of type *Error, or is that of an UnmarshalJSON method;
// v may hold anything then. Besides the fields of v, the outermost object may have the keys that are named.
func Unmarshal(text []byte, v any, besides ...string) error { return unmarshal(text, v, true, besides) }

// UnmarshalKnown is Unmarshal for objects that may have more than v asks for: keys that v has no field for are passed over,
// unless they are one of v's in another case.
func UnmarshalKnown(text []byte, v any) error { return unmarshal(text, v, false, nil) }

// Read reads all of r, at most so many bytes, as Unmarshal does.
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

// invalid returns the place of the first byte that isn't UTF-8.
func invalid(text []byte) int {
	at := 0
	for at < len(text) {
		r, n := utf8.DecodeRune(text[at:])
		if r == utf8.RuneError && n == 1 { // a U+FFFD that stands there takes three
			break
		}
		at += n
	}
	return at + 1
}

// article puts an article before the name that encoding/json has for a kind of value. A number too large stands behind the name.
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
