package klondike

// JSON objects in a text, token by token, each with its line and column.

import (
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"unicode/utf8"
)

// maxJSON is the length of the longest object read, in bytes.
const maxJSON = 64 << 10

// object is a JSON object on some lines of a text.
type object struct {
	d     *draft
	lines []*line
	text  string
	next  *json.Decoder
	seen  map[string]bool
}

// takeObject reads lines until the braces close.
func takeObject(d *draft) (*object, error) {
	o := &object{d: d, seen: map[string]bool{}}
	var bad error // a fault of an earlier line
	for l, depth := d.First, 0; ; {
		o.lines = append(o.lines, l)
		o.text += l.Text + "\n"
		if depth += braces(l.Text); depth <= 0 {
			return o, bad
		}
		next, err := d.lines.next()
		for isFault(err) {
			bad = cmp.Or(bad, err)
			next, err = d.lines.next()
		}
		switch {
		case errors.Is(err, io.EOF):
			return nil, cmp.Or(bad, d.faultAt(l.Number, utf8.RuneCountInString(l.Text)+1, "the object has no end: close it with }"))
		case err != nil:
			return nil, err
		case len(o.text) > maxJSON:
			return nil, d.faultAt(next.Number, 1, "the object from line %d on is longer than %d KiB: close it with }", d.First.Number, maxJSON>>10)
		}
		l = next
	}
}

// braces counts the braces that a line leaves open, ignoring braces in strings.
func braces(text string) (depth int) {
	for i, part := range strings.Split(text, `"`) {
		if i%2 == 0 {
			depth += strings.Count(part, "{") - strings.Count(part, "}")
		}
	}
	return depth
}

// place finds the line and the column of an offset in bytes.
func (o *object) place(offset int64) (line, column int) {
	rest, last := int(offset), o.lines[len(o.lines)-1]
	for _, l := range o.lines {
		if rest <= len(l.Text) {
			return l.Number, utf8.RuneCountInString(l.Text[:rest]) + 1
		}
		rest -= len(l.Text) + 1
	}
	return last.Number, utf8.RuneCountInString(last.Text) + 1
}

// fault returns a Fault at an offset.
func (o *object) fault(offset int64, format string, args ...any) error {
	line, column := o.place(offset)
	return o.d.faultAt(line, column, format, args...)
}

// token returns the next token of the object and where it begins.
func (o *object) token() (json.Token, int64, error) {
	at := o.next.InputOffset()
	for at < int64(len(o.text)) && strings.IndexByte(" \t\n\r,:", o.text[at]) >= 0 {
		at++
	}
	t, err := o.next.Token()
	if err != nil {
		return nil, at, o.fault(at, "not JSON: %v", err)
	}
	return t, at, nil
}

// delim requires a bracket or brace next.
func (o *object) delim(want rune, of pileName) (int64, error) {
	t, at, err := o.token()
	if err == nil && t != json.Delim(want) {
		err = o.fault(at, "%s in %v: write %c there", quotedToken(t), of, want)
	}
	return at, err
}

// quotedToken quotes a token for a message.
func quotedToken(t json.Token) string {
	if d, ok := t.(json.Delim); ok {
		return d.String()
	}
	text, _ := json.Marshal(t) // can't fail: read from JSON
	return string(text)
}
