package cmdline

// Terminals: who is one, and colour.

import (
	"io"
	"os"

	"golang.org/x/term"
)

// IsTerminal reports whether w writes to a terminal that understands escape
// sequences.
func IsTerminal(w io.Writer) bool {
	f, ok := w.(interface{ Fd() uintptr })
	return ok && term.IsTerminal(int(f.Fd())) && os.Getenv("TERM") != "dumb"
}

// Style colours text, or leaves it alone.
type Style struct{ on bool }

// StyleOf returns the style for what goes to w: colour on a terminal, unless
// the environment has NO_COLOR (https://no-color.org).
func StyleOf(w io.Writer) Style {
	return Style{IsTerminal(w) && os.Getenv("NO_COLOR") == ""}
}

// Bold returns text in bold, or as it is where colour is off.
func (s Style) Bold(text string) string { return s.paint("1", text) }

// Dim returns text in a fainter colour, or as it is where colour is off.
func (s Style) Dim(text string) string { return s.paint("2", text) }

// Red returns text in red, or as it is where colour is off.
func (s Style) Red(text string) string { return s.paint("31", text) }

// Green returns text in green, or as it is where colour is off.
func (s Style) Green(text string) string { return s.paint("32", text) }

// Yellow returns text in yellow, or as it is where colour is off.
func (s Style) Yellow(text string) string { return s.paint("33", text) }

func (s Style) paint(code, text string) string {
	if !s.on {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}
