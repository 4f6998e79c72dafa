package klondike

// Readers: deals and positions from text in any form.

import (
	"io"
	"slices"
	"strconv"
	"strings"
)

// Reader reads deals one at a time and holds one at a time.
type Reader struct {
	// Unseen allows unknown cards, written ?? and read as NoCard. Without it they are a fault.
	Unseen bool

	lines *lines
	forms []Form
	rules Rules
	count int
	err   error // that ended the reading
}

// NewReader returns a Reader of the deals in r, a text in the given forms or, without any, in board, pinyin and neutral; name stands for
// the text in errors. A deal's form is the first that recognizes its beginning, else the last. All deals must fit the rules, which have to
// be valid.
func NewReader(r io.Reader, name string, rules Rules, forms ...Form) *Reader {
	if len(forms) == 0 {
		forms = own
	}
	return &Reader{lines: newLines(r, name), forms: forms, rules: rules}
}

// Next returns the next deal, which is valid under the rules except for unknown cards; io.EOF after the last. An error in a deal is one
// *Fault. The next call continues after that deal: on the next line, for a board after its blank line, and for the pinyin form after as
// many lines as a deal has. Every other error ends the reading.
func (r *Reader) Next() (Deal, error) {
	if r.err != nil {
		return Deal{}, r.err
	}
	d, err := r.next()
	if !isFault(err) {
		r.err = err
	}
	return d, err
}

func (r *Reader) next() (Deal, error) {
	first, err := r.lines.next()
	if err == io.EOF {
		return Deal{}, err
	}
	r.count++
	if err != nil {
		return Deal{}, err
	}
	d := draft{First: first, Rules: r.rules, lines: r.lines}
	if seeded, err := d.readSeed(); seeded || err != nil {
		return Deal{d.id, d.Position}, err
	}
	form := slices.IndexFunc(r.forms, func(f Form) bool { return f.begins(first) })
	if form < 0 {
		form = len(r.forms) - 1
	}
	if err := r.forms[form].read(&d); err != nil {
		return Deal{}, err
	}
	if err := d.check(r.Unseen); err != nil {
		return Deal{}, err
	}
	if d.id == "" {
		d.id = strconv.Itoa(r.count)
	}
	return Deal{d.id, d.Position}, nil
}

// ParseDeal reads a text that holds exactly one deal, as NewReader does.
func ParseDeal(name, text string, rules Rules, forms ...Form) (Deal, error) {
	return NewReader(strings.NewReader(text), name, rules, forms...).Only()
}

// Only reads the only deal of the text. More than one deal, or none, is a *Fault.
func (r *Reader) Only() (Deal, error) {
	d, err := r.Next()
	if err == io.EOF {
		return d, r.lines.fault(1, 1, "there is no deal in it")
	}
	if err != nil {
		return d, err
	}
	more, err := r.lines.next()
	switch {
	case err == io.EOF:
		return d, nil
	case err != nil:
		return d, err
	}
	return d, r.lines.fault(more.Number, 1, "more than one deal; give one only")
}
