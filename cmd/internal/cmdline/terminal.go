package cmdline

// Terminals: who is one, and colour.

import (
	"bytes"
	"io"
	"math/rand/v2"
	"os"
	"slices"

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

// colours are the codes of the styles, that of none first. In a text each is a character for private use, and becomes an
// escape sequence on the way out: escape sequences that a text brings along don't. Which characters they are nobody
// can know who writes a text.
var (
	colours = []string{"0", "1", "2", "31", "32", "33"}
	private = 0xf0000 + rand.Int32N(0xff00)
)

func (s Style) paint(code, text string) string {
	if !s.on {
		return text
	}
	return string(private+rune(slices.Index(colours, code))) + text + string(private)
}

// colour puts escape sequences in the place of the characters that paint has put into a text.
func colour(text []byte) []byte {
	for i, code := range colours {
		text = bytes.ReplaceAll(text, []byte(string(private+rune(i))), []byte("\x1b["+code+"m"))
	}
	return text
}
