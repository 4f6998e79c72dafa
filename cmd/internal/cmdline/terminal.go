package cmdline

// Terminals: detection, and colour.

import (
	"bytes"
	"io"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"

	"golang.org/x/term"
)

// IsTerminal reports whether w writes to a terminal that understands escape
// sequences.
func IsTerminal(w io.Writer) bool {
	f, ok := w.(interface{ Fd() uintptr })
	kind := os.Getenv("TERM")
	return ok && term.IsTerminal(int(f.Fd())) && kind != "dumb" && (kind != "" || runtime.GOOS == "windows")
}

// Style colours text, or leaves it alone.
type Style struct{ on bool }

// StyleOf returns the style for text to w: colour on a terminal, unless
// the environment has NO_COLOR (https://no-color.org).
func StyleOf(w io.Writer) Style {
	return Style{IsTerminal(w) && os.Getenv("NO_COLOR") == ""}
}

// Bold returns text in bold, or unchanged where colour is off.
func (s Style) Bold(text string) string { return s.paint("1", text) }

// Red returns text in red, or unchanged where colour is off.
func (s Style) Red(text string) string { return s.paint("31", text) }

// Green returns text in green, or unchanged where colour is off.
func (s Style) Green(text string) string { return s.paint("32", text) }

// Yellow returns text in yellow, or unchanged where colour is off.
func (s Style) Yellow(text string) string { return s.paint("33", text) }

// colours are the codes of the styles, the code of no style first. In a text each is a character for private use, and becomes an
// escape sequence on the way out: escape sequences in the text itself don't. The characters are chosen at random, so that no writer
// of a text can know them.
var (
	colours = []string{"0", "1", "31", "32", "33"}
	private = 0xf0000 + rand.Int32N(0xff00)
)

func (s Style) paint(code, text string) string {
	if !s.on {
		return text
	}
	return string(private+rune(slices.Index(colours, code))) + text + string(private)
}

// colour replaces the characters from paint in a text by escape sequences.
func colour(text []byte) []byte {
	for i, code := range colours {
		text = bytes.ReplaceAll(text, []byte(string(private+rune(i))), []byte("\x1b["+code+"m"))
	}
	return text
}
