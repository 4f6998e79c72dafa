// The screen around a program: its frame, its keys, and a program of package tea without a terminal.

package tui_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"kedou/cmd/internal/tui"
	"kedou/cmd/internal/tui/tuitest"
)

// counter is the program of the package comment, with places and a command.
type counter struct {
	n    int
	told string
}

func (c *counter) Start() tea.Cmd       { return nil }
func (c *counter) Last() int            { return 99 }
func (c *counter) Goto(n int) tea.Cmd   { c.n = n; return nil }
func (c *counter) Hear(tea.Msg) tea.Cmd { c.told = "heard"; return nil }
func (c *counter) Keys() []tui.Key {
	return []tui.Key{{Name: "+", Does: "count on, by one", Short: "count on"}, {Name: "!", Does: "hear something"}}
}

func (c *counter) Press(key string) tea.Cmd {
	switch key {
	case "+":
		c.n++
	case "!":
		return func() tea.Msg { return "something" }
	}
	return nil
}

func (c *counter) Draw(_ tui.Look, width, _ int) tui.Frame {
	body := []string{fmt.Sprint("♥ ", c.n), strings.Repeat("wide ", width)}
	for range 100 {
		body = append(body, "a line too many")
	}
	return tui.Frame{Title: []string{"counter → a title", "longer than", "forty columns"}, Body: body, Note: c.told}
}

func TestScreen(t *testing.T) {
	d := tuitest.New(t, &counter{n: 1}, tui.Look{}, 40, 8)
	d.Golden("start-40x8").Press("+", "+").Shows("♥ 3")
	d.Press("!").Hides("heard").Settle().Shows("heard")
	d.Press("?").Golden("help-40x8").Press("+").Shows("♥ 3").Press("+").Shows("♥ 4")
	d.Resize(40, 6).Press("?").Hides("quit").Press("+").Shows("quit").Press("+").Shows("♥ 4").Resize(40, 8)
	d.Resize(0, 0).Shows("a line too many").Resize(1, 1).Resize(12, 3).Golden("tiny-12x3")
}

func TestGoto(t *testing.T) {
	d := tuitest.New(t, &counter{}, tui.Look{}, 80, 8)
	d.Press("g", "4", "x", "3").Shows("go to move 43_").Press("backspace").Shows("go to move 4_").Press("enter").Shows("♥ 4")
	d.Press("g", "9", "9", "9", "g").Shows("♥ 4", "there is no move 999; the last is 99").Press("+").Hides("no move")
	d.Press("g", "esc").Shows("♥ 5").Press("g", "enter").Shows("there is no move ; the last").Press("g", "7", "q").Shows("♥ 5")
	if d.Ended != "" {
		t.Error("ended by the q that ends a number")
	}
	if d.Press("q").Settle(); d.Ended != "quit" {
		t.Error("q doesn't end the program")
	}
}

func TestInterrupt(t *testing.T) {
	for _, first := range []string{"+", "?", "g"} {
		if d := tuitest.New(t, &counter{}, tui.Look{}, 80, 8).Press(first, "ctrl+c").Settle(); d.Ended != "interrupted" {
			t.Errorf("Ctrl-C after %q: ended %q", first, d.Ended)
		}
	}
}

// TestASCII: the frame is pure ASCII; programs write their signs with Look.Signs.
func TestASCII(t *testing.T) {
	d := tuitest.New(t, &counter{}, tui.Look{ASCII: true}, 80, 8).Press("?")
	if frame := d.Frame(); strings.ContainsFunc(frame, func(r rune) bool { return r > 0x7e }) {
		t.Errorf("not ASCII:\n%s", frame)
	}
	if got := (tui.Look{ASCII: true}).Signs("T♥ ▒▒ ← ·…×"); got != "TH ## < ...x" {
		t.Errorf("signs: %q", got)
	}
}

// TestProgram runs package tea's own loop, with its output thrown away.
func TestProgram(t *testing.T) {
	for _, tc := range []struct {
		key  tea.KeyPressMsg
		want error
	}{
		{tea.KeyPressMsg{Code: 'q', Text: "q"}, nil},
		{tea.KeyPressMsg{Code: 'c', Mod: tea.ModCtrl}, tea.ErrInterrupted},
	} {
		c := &counter{}
		p := tea.NewProgram(&tui.Screen{Program: c}, tea.WithInput(nil), tea.WithOutput(io.Discard),
			tea.WithoutSignals(), tea.WithContext(context.Background()), tea.WithWindowSize(80, 24))
		go func() {
			p.Send(tea.KeyPressMsg{Code: '+', Text: "+"})
			p.Send(tc.key)
		}()
		if _, err := p.Run(); !errors.Is(err, tc.want) || c.n != 1 {
			t.Errorf("%v: %v after counting to %d", tc.key, err, c.n)
		}
	}
}
