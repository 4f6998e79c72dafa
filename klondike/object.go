package klondike

// The object form: a deal as one JSON object on a line, as the commands print it.

import (
	"encoding/json"
	"errors"
	"strings"
	"unicode/utf8"
)

// dealObject is what the object form has of a deal; other members are left alone.
type dealObject struct {
	Schema int    `json:"schema"`
	ID     string `json:"id"`
	Deal   string `json:"deal"` // in the neutral form
}

// beginsObject tells the form by its member, since other programs' objects have none of
// this name.
func beginsObject(l *Line) bool {
	return strings.HasPrefix(strings.TrimSpace(l.Text), "{") && strings.Contains(l.Text, `"deal"`)
}

// readObject reads the member "deal" where it stands in the line, so that complaints name
// the place.
func (d *Draft) readObject() error {
	l := d.First
	var o dealObject
	if err := json.Unmarshal([]byte(l.Text), &o); err != nil {
		return d.objectFault(l, err)
	}
	before, _, found := strings.Cut(l.Text, `"`+o.Deal+`"`)
	if !found || strings.TrimSpace(o.Deal) == "" {
		return d.fault(l, Word{Column: 1}, `the object has no "deal" in the neutral form, without escapes: add it`)
	}
	text := strings.Repeat(" ", utf8.RuneCountInString(before)+1) + o.Deal
	deal := &Line{Number: l.Number, Text: text, Words: split(text), length: utf8.RuneCountInString(text)}
	if words := split(o.ID); len(words) == 1 && isID(o.ID) {
		d.id = o.ID
	}
	return d.readPiles(deal, deal.Words)
}

// objectFault complains about a line that encoding/json can't read.
func (d *Draft) objectFault(l *Line, err error) error {
	var (
		syntax *json.SyntaxError
		kind   *json.UnmarshalTypeError
	)
	switch {
	case errors.As(err, &syntax):
		at := utf8.RuneCountInString(l.Text[:max(syntax.Offset, 1)-1]) + 1
		return d.fault(l, Word{Column: at}, "no JSON object on one line: %v", syntax)
	case errors.As(err, &kind) && kind.Field != "":
		return d.fault(l, Word{Column: 1}, "%q has a value of another kind: write %s", kind.Field, `{"schema":1,"id":"…","deal":"…"}`)
	}
	return d.fault(l, Word{Column: 1}, "no JSON object: %v", err)
}

// writeObject writes an object with the deal in the neutral form.
func writeObject(d Deal, r Rules) (string, error) {
	text, err := json.Marshal(dealObject{1, d.ID, Neutral(d.Position, r)})
	return string(text) + "\n", err
}
