package tui

// The look: colours, and the signs that some terminals lack.

import (
	"strings"

	"charm.land/lipgloss/v2"
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
)

// Look is the style of a Program's drawing. A terminal without colours, or NO_COLOR in the environment, removes the colours
// later, so no information may depend on a colour alone.
type Look struct {
	ASCII  bool              // draw with the characters of ASCII only
	Plain  bool              // leave colours out, for output elsewhere
	Speech *cmdline.Language // of the words; nil: English
}

// Flag returns --ascii.
func Flag() cli.Flag {
	return &cli.BoolFlag{Name: "ascii", Usage: "draw with plain characters: no suits, arrows or lines", DisableDefaultText: true}
}

// LookOf returns the look of the flags of c.
func LookOf(c *cli.Context) Look { return Look{ASCII: c.Bool("ascii"), Speech: cmdline.Speech(c)} }

// A Tint is one of the few ways in which text stands out.
type Tint int

// The tints, named by their use.
const (
	Strong Tint = iota
	Faint
	Red
	Good
	Bad
	Open
	Here
)

var styles = [...]lipgloss.Style{
	Strong: lipgloss.NewStyle().Bold(true),
	Faint:  lipgloss.NewStyle().Faint(true),
	Red:    lipgloss.NewStyle().Foreground(lipgloss.Red),
	Good:   lipgloss.NewStyle().Foreground(lipgloss.Green),
	Bad:    lipgloss.NewStyle().Foreground(lipgloss.Red),
	Open:   lipgloss.NewStyle().Foreground(lipgloss.Yellow),
	Here:   lipgloss.NewStyle().Reverse(true),
}

// Paint returns text in a tint.
func (l Look) Paint(t Tint, text string) string {
	if l.Plain {
		return text
	}
	return styles[t].Render(text)
}

// plainer turns the signs of this package and its users into ASCII.
var plainer = strings.NewReplacer("♣", "C", "♦", "D", "♥", "H", "♠", "S", "▒", "#", "←", "<", "→", ">", "↑", "^", "↓", "v",
	"·", ".", "–", "-", "…", "..", "─", "-", "×", "x")

// Signs returns text with signs that the terminal can show.
func (l Look) Signs(text string) string {
	if l.ASCII {
		return plainer.Replace(text)
	}
	return text
}

// Width returns the number of cells that text takes, without colours.
func Width(text string) int { return lipgloss.Width(text) }

// Pad returns text with blanks after it, up to a width.
func Pad(text string, width int) string { return text + strings.Repeat(" ", max(0, width-Width(text))) }

// Centre returns text in the middle of a width.
func Centre(text string, width int) string {
	left := max(0, width-Width(text)) / 2
	return Pad(strings.Repeat(" ", left)+text, width)
}

// Wrap breaks text into lines of a width at most.
func Wrap(text string, width int) []string {
	return strings.Split(lipgloss.Wrap(text, max(width, 1), ""), "\n")
}
