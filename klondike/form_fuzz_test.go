package klondike_test

// Any text, read in every form.

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"kedou/klondike"
)

// FuzzForms feeds any text to the reader of all forms, and to the reader of each form alone. Every error is a Fault with its place. A deal
// without unknown cards is valid, and every form that can write it reads it again.
func FuzzForms(f *testing.F) {
	for name := range slips {
		for _, text := range brokenTexts(f, name) {
			f.Add(text)
		}
	}
	for _, c := range published {
		f.Add(c.text)
	}
	for number := range numbered {
		f.Add(number)
	}
	for _, text := range spellings() {
		f.Add(text)
	}
	r := klondike.Standard(3)
	f.Fuzz(func(t *testing.T, text string) {
		fuzzForms(t, text, klondike.Forms())
		for _, form := range klondike.Forms() {
			for _, d := range fuzzForms(t, text, []klondike.Form{form}) {
				writeAgain(t, d, r)
			}
		}
	})
}

// fuzzForms reads all readable deals of a text.
func fuzzForms(t *testing.T, text string, forms []klondike.Form) (deals []klondike.Deal) {
	r := klondike.NewReader(strings.NewReader(text), "text", klondike.Standard(3), forms...)
	r.Unseen = true
	for {
		d, err := r.Next()
		var fault *klondike.Fault
		switch {
		case errors.Is(err, io.EOF):
			return deals
		case errors.As(err, &fault):
			if fault.Line < 1 || fault.Column < 1 || strings.Contains(fault.Error(), "\n") {
				t.Fatal(fault)
			}
		case err != nil:
			t.Fatal(err)
		default:
			deals = append(deals, d)
		}
	}
}

// writeAgain writes a deal in every form and reads the texts again.
func writeAgain(t *testing.T, d klondike.Deal, r klondike.Rules) {
	want := d.Position.Neutral(r)
	if err := d.Position.Validate(r); err != nil && !strings.Contains(want, "??") {
		t.Fatal(err)
	}
	for _, form := range klondike.Forms() {
		text, err := form.Write(d, r)
		if err != nil {
			continue
		}
		again := fuzzForms(t, text, []klondike.Form{form})
		if !slices.ContainsFunc(again, func(d klondike.Deal) bool { return d.Position.Neutral(r) == want }) || len(again) != 1 {
			t.Fatalf("%s: %s is written as\n%s", form.Name, want, text)
		}
	}
}
