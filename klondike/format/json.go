package format

// A deal as a JSON object on one line, as the commands print deals and answers.

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"kedou/klondike"
)

// dealObject is what is read and written of an object; other members are passed over.
type dealObject struct {
	Schema int    `json:"schema"`
	ID     string `json:"id"`
	Deal   string `json:"deal"` // in the neutral form
}

// neutral is the form of package klondike that an object's deal has.
var neutral = func() klondike.Form {
	forms := klondike.Forms()
	return forms[slices.IndexFunc(forms, func(f klondike.Form) bool { return f.Name == "neutral" })]
}()

// beginsObject tells the form by its member, since other programs' objects have none of
// this name.
func beginsObject(l *klondike.Line) bool {
	return strings.HasPrefix(strings.TrimSpace(l.Text), "{") && strings.Contains(l.Text, `"deal"`)
}

// readObject blanks the line but for ID and deal and reads the neutral form that is left, so
// that complaints name the place in the object.
func readObject(d *klondike.Draft) error {
	l := d.First
	var o dealObject
	if err := json.Unmarshal([]byte(l.Text), &o); err != nil {
		return objectFault(d, err)
	}
	before, _, found := strings.Cut(l.Text, `"`+o.Deal+`"`)
	if !found || strings.TrimSpace(o.Deal) == "" {
		return d.Fault(l.Number, 1, `the object has no "deal" in the neutral form, without escapes: add it`)
	}
	text := blank(before) + " " + o.Deal
	if head, tail, found := strings.Cut(before, `"`+o.ID+`"`); found && isName(o.ID) {
		text = blank(head) + " " + o.ID + " " + blank(tail) + " " + o.Deal
	}
	d.First = klondike.NewLine(l.Number, text)
	return neutral.Read(d)
}

// blank returns as many blanks as a text has characters.
func blank(text string) string { return strings.Repeat(" ", utf8.RuneCountInString(text)) }

// isName reports whether a text can stand before a deal as its ID.
func isName(id string) bool {
	words := klondike.NewLine(1, id).Words
	return len(words) == 1 && words[0].Text == id && klondike.IsID(id)
}

// objectFault complains about a line that encoding/json can't read.
func objectFault(d *klondike.Draft, err error) error {
	l := d.First
	var (
		syntax *json.SyntaxError
		kind   *json.UnmarshalTypeError
	)
	switch {
	case errors.As(err, &syntax):
		at := utf8.RuneCountInString(l.Text[:max(syntax.Offset, 1)-1]) + 1
		return d.Fault(l.Number, at, "no JSON object on one line: %v", syntax)
	case errors.As(err, &kind) && kind.Field != "":
		return d.Fault(l.Number, 1, "%q has a value of another kind: write %s", kind.Field, `{"schema":1,"id":"…","deal":"…"}`)
	}
	return d.Fault(l.Number, 1, "no JSON object: %v", err)
}

// writeObject writes an object with the deal in the neutral form.
func writeObject(d klondike.Deal, r klondike.Rules) (string, error) {
	text, err := json.Marshal(dealObject{1, d.ID, klondike.Neutral(d.Position, r)})
	return string(text) + "\n", err
}
