package klondike

// A deal as a JSON object on one line, as the commands print deals and answers.

import (
	"encoding/json"
	"errors"
	"strings"
	"unicode/utf8"

	"kedou/search/strictjson"
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

// writeObject writes an object with the deal in the neutral form.
func writeObject(d Deal, r Rules) (string, error) {
	var text strings.Builder
	to := json.NewEncoder(&text)
	to.SetEscapeHTML(false)
	err := to.Encode(dealObject{schema, d.ID, Neutral(d.Position, r)})
	return text.String(), err
}
