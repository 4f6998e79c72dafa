// Package tuitest drives terminal programs without a terminal: keys go in by their names, frames come out as text.
//
//	d := tuitest.New(t, program, tui.Look{}, 80, 24)
//	d.Press("right", "h").Settle()
//	d.Golden("hint-80x24")
//
// Settle runs the program's tea.Cmds, one after the other in their order, so that a test
// sees the frames in between and never waits for a clock.
package tuitest

import (
	"path/filepath"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"kedou/cmd/internal/tui"
	"kedou/search/searchtest"
)

// Driver runs a program on an invisible screen.
type Driver struct {
	t       *testing.T
	screen  *tui.Screen
	pending []tea.Cmd
	// Ended reports how the program ended: by q, by Ctrl-C, or not yet.
	Ended string
}

// New starts a program on a screen of the given size, in characters.
func New(t *testing.T, p tui.Program, l tui.Look, width, height int) *Driver {
	d := &Driver{t: t, screen: &tui.Screen{Program: p, Look: l}}
	d.ask(d.screen.Init())
	return d.Resize(width, height)
}

// Resize changes the size of the screen.
func (d *Driver) Resize(width, height int) *Driver {
	return d.Send(tea.WindowSizeMsg{Width: width, Height: height})
}

// Press types keys, each by the name that tea gives it.
func (d *Driver) Press(keys ...string) *Driver {
	for _, key := range keys {
		msg := keyOf(key)
		if got := msg.String(); got != key {
			d.t.Fatalf("the key %q is called %q", key, got)
		}
		d.Send(msg)
	}
	return d
}

// codes are the keys without a sign.
var codes = map[string]rune{
	"left": tea.KeyLeft, "right": tea.KeyRight, "up": tea.KeyUp, "down": tea.KeyDown, "home": tea.KeyHome,
	"end": tea.KeyEnd, "enter": tea.KeyEnter, "esc": tea.KeyEscape, "backspace": tea.KeyBackspace, "space": tea.KeySpace,
}

// keyOf is the message of a key.
func keyOf(name string) tea.KeyPressMsg {
	if letter, ok := strings.CutPrefix(name, "ctrl+"); ok {
		return tea.KeyPressMsg{Code: rune(letter[0]), Mod: tea.ModCtrl}
	}
	if code, ok := codes[name]; ok {
		return tea.KeyPressMsg{Code: code}
	}
	return tea.KeyPressMsg{Code: []rune(name)[0], Text: name}
}

// Send gives the program a message.
func (d *Driver) Send(msg tea.Msg) *Driver {
	switch msg := msg.(type) {
	case nil:
	case tea.QuitMsg:
		d.Ended = "quit"
	case tea.InterruptMsg:
		d.Ended = "interrupted"
	case tea.BatchMsg:
		d.pending = append(d.pending, msg...)
	default:
		_, cmd := d.screen.Update(msg)
		d.ask(cmd)
	}
	return d
}

// ask keeps a command until Settle.
func (d *Driver) ask(cmd tea.Cmd) {
	if cmd != nil {
		d.pending = append(d.pending, cmd)
	}
}

// Settle runs the waiting commands, and the commands that follow from their messages.
func (d *Driver) Settle() *Driver {
	for len(d.pending) > 0 {
		cmd := d.pending[0]
		d.pending = d.pending[1:]
		d.Send(cmd())
	}
	return d
}

// Frame is the text on the screen, without colours.
func (d *Driver) Frame() string {
	lines := strings.Split(ansi.Strip(d.screen.View().Content), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	return strings.Join(lines, "\n") + "\n"
}

// Shows expects texts on the screen; line breaks count as blanks.
func (d *Driver) Shows(texts ...string) *Driver {
	d.t.Helper()
	for _, text := range texts {
		if frame := d.Frame(); !strings.Contains(frame, text) && !strings.Contains(strings.ReplaceAll(frame, "\n", " "), text) {
			d.t.Errorf("%q isn't on the screen:\n%s", text, frame)
		}
	}
	return d
}

// Hides expects texts to be missing from the screen.
func (d *Driver) Hides(texts ...string) *Driver {
	d.t.Helper()
	for _, text := range texts {
		if frame := d.Frame(); strings.Contains(frame, text) {
			d.t.Errorf("%q is on the screen:\n%s", text, frame)
		}
	}
	return d
}

// Golden compares the screen with a file of testdata/frames, which KEDOU_UPDATE=1 writes.
func (d *Driver) Golden(name string) *Driver {
	d.t.Helper()
	searchtest.Golden(d.t, filepath.Join("testdata", "frames", name+".txt"), d.Frame())
	return d
}
