package tui

// How things look: colours, and the signs that not every terminal has.

import (
	"strings"

	"charm.land/lipgloss/v2"
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
)

// Look says how a Program draws. A terminal without colours, or NO_COLOR in the environment, takes the colours
// away behind it, so that nothing may be told by a colour alone.
type Look struct {
	ASCII  bool              // draw with the characters of ASCII only
	Plain  bool              // leave colours out, for what doesn't go to a screen
	Speech *cmdline.Language // of the words; nil: English
}

// Flag returns --ascii.
func Flag() cli.Flag {
	return &cli.BoolFlag{Name: "ascii", Usage: "draw with plain characters: no suits, arrows or lines", DisableDefaultText: true}
}

// LookOf returns the look that the flags of c ask for.
func LookOf(c *cli.Context) Look { return Look{ASCII: c.Bool("ascii"), Speech: cmdline.Speech(c)} }

// A Tint is one of the few ways in which text stands out.
type Tint int

// The tints, for what their names say.
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

// Signs returns text with the signs that the terminal has.
func (l Look) Signs(text string) string {
	if l.ASCII {
		return plainer.Replace(text)
	}
	return text
}

// Width returns how many cells text takes, colours left out.
func Width(text string) int { return lipgloss.Width(text) }

// Pad returns text with blanks behind it, up to a width.
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
