package klondike

// A deal as a JSON object on one line, as the commands print deals and answers.

import (
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"unicode/utf8"

	"kedou/internal/strictjson"
)

// schema is the version of the objects.
const schema = 1

// dealObject has the members that are read and written; other members, which answers have, are ignored.
type dealObject struct {
	Schema int    `json:"schema"`
	ID     string `json:"id"`
	Deal   string `json:"deal"` // in the neutral form
}

// beginsObject recognizes the form by its member, since other programs' objects have no such name.
func beginsObject(l *line) bool {
	return strings.HasPrefix(strings.TrimSpace(l.Text), "{") && strings.Contains(l.Text, `"deal"`)
}

// readObject reads the neutral form in place, so that faults name the place in the object.
func readObject(d *draft) error {
	l := d.First
	var o dealObject
	if err := strictjson.UnmarshalKnown([]byte(l.Text), &o); err != nil {
		return objectFault(d, err)
	}
	before, _, found := strings.Cut(l.Text, `"`+o.Deal+`"`)
	switch {
	case o.Schema > schema:
		return d.faultAt(l.Number, 1, "the object has schema %d, and this program reads %d", o.Schema, schema)
	case !found || strings.TrimSpace(o.Deal) == "":
		return d.faultAt(l.Number, 1, `the object has no "deal" in the neutral form, without escapes: add it`)
	}
	const name = "json" // begins the line, so that no word of the deal is taken for its name
	blanks := max(utf8.RuneCountInString(before)+1-len(name), 1)
	d.First = newLine(l.Number, name+strings.Repeat(" ", blanks)+o.Deal)
	if err := d.readNeutral(); err != nil {
		return err
	}
	if !d.setID(o.ID) {
		return d.faultAt(l.Number, 1, `"id": %q can't name a deal: write one word that is no card, or leave it out`, o.ID)
	}
	return nil
}

// objectFault returns the fault of an unreadable line.
func objectFault(d *draft, err error) error {
	l := d.First
	var fault *strictjson.Error
	if !errors.As(err, &fault) {
		return d.faultAt(l.Number, 1, "no JSON object: %w", err)
	}
	at := utf8.RuneCountInString(l.Text[:fault.Byte-1]) + 1
	if fault.Key == "" {
		return d.faultAt(l.Number, at, "%w: write the object on one line", fault.Err)
	}
	return d.faultAt(l.Number, at, "%q: %w: write %s", fault.Key, fault.Err, `{"schema":1,"id":"…","deal":"…"}`)
}

func writeObject(d Deal, r Rules) (string, error) {
	var text strings.Builder
	to := json.NewEncoder(&text)
	to.SetEscapeHTML(false)
	err := to.Encode(dealObject{schema, d.ID, d.Position.Neutral(r)})
	return text.String(), err
}

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

func (o *object) fault(offset int64, format string, args ...any) error {
	line, column := o.place(offset)
	return o.d.faultAt(line, column, format, args...)
}

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

func (o *object) delim(want rune, of pileName) (int64, error) {
	t, at, err := o.token()
	if err == nil && t != json.Delim(want) {
		err = o.fault(at, "%s in %v: write %c there", quotedToken(t), of, want)
	}
	return at, err
}

func quotedToken(t json.Token) string {
	if d, ok := t.(json.Delim); ok {
		return d.String()
	}
	text, _ := json.Marshal(t) // can't fail: read from JSON
	return string(text)
}
