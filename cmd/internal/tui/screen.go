package tui

// The screen around a program: the one model that package tea knows.

import (
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
)

// Program is the content of a Screen.
type Program interface {
	Start() tea.Cmd           // the first command, or nil
	Press(key string) tea.Cmd // a key, by the name that tea gives it: "a", "left", "space"
	Hear(msg tea.Msg) tea.Cmd // a command's message
	Last() int                // the last place that Goto takes, or -1 if there are none
	Goto(place int) tea.Cmd   // a place from 0 to Last
	Draw(l Look, width, height int) Frame
	Keys() []Key
}

// Frame is the drawing of a Program.
type Frame struct {
	Title []string // the first line: as many of its parts as fit
	Body  []string // as many lines as fit, from the first on
	Note  string   // a message of one line or a few
	Least int      // the width without which something important is cut off
}

// Key is a line of the help.
type Key struct {
	Name  string
	Does  string
	Short string // the same in a word or two, for the last line of the screen; empty: only in the help
}

// common are the keys of every Program.
var common = []Key{{"g", "go to a move, by its number", ""}, {"?", "this help", "help"}, {"q", "quit", "quit"}}

// Screen shows a Program. The zero size stands for a terminal of unknown size.
type Screen struct {
	Program       Program
	Look          Look
	width, height int
	help          int    // the page of the help shown, from 1; 0: none
	number        string // typed after g
	asking        bool   // for a number
	complaint     string // about the typed text
}

// The size assumed for a terminal of unknown size.
const (
	commonWidth  = 80
	commonHeight = 24
)

// Init implements tea.Model.
func (s *Screen) Init() tea.Cmd { return s.Program.Start() }

// Update implements tea.Model.
func (s *Screen) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		s.width, s.height = msg.Width, msg.Height
		return s, nil
	case tea.KeyPressMsg:
		return s, s.press(msg.String())
	}
	return s, s.Program.Hear(msg)
}

// press handles a key.
func (s *Screen) press(key string) tea.Cmd {
	s.complaint = ""
	switch {
	case key == "ctrl+c":
		return tea.Interrupt
	case key == "ctrl+z":
		return tea.Suspend
	case s.asking:
		return s.digit(key)
	case s.help > 0:
		s.help = (s.help + 1) % (s.pages() + 1)
	case key == "?":
		s.help = 1
	case key == "q":
		return tea.Quit
	case key == "g" && s.Program.Last() >= 0:
		s.asking, s.number = true, ""
	default:
		return s.Program.Press(key)
	}
	return nil
}

// digit takes a key of the number after g.
func (s *Screen) digit(key string) tea.Cmd {
	switch {
	case key == "esc" || key == "q":
		s.asking = false
	case key == "backspace":
		s.number = s.number[:max(0, len(s.number)-1)]
	case len(key) == 1 && key[0] >= '0' && key[0] <= '9' && len(s.number) < 4:
		s.number += key
	case key == "enter" || key == "g":
		s.asking = false
		n, err := strconv.Atoi(s.number)
		if err == nil && n <= s.Program.Last() {
			return s.Program.Goto(n)
		}
		s.complaint = s.Look.Speech.Sprintf("there is no move %s; the last is %d", s.number, s.Program.Last())
	}
	return nil
}

// View implements tea.Model.
func (s *Screen) View() tea.View {
	v := tea.NewView(s.text())
	v.AltScreen = true
	return v
}

// size is the terminal's size, or a common one.
func (s *Screen) size() (width, height int) {
	if s.width <= 0 || s.height <= 0 {
		return commonWidth, commonHeight
	}
	return s.width, s.height
}

// text is the whole screen.
func (s *Screen) text() string {
	width, height := s.size()
	frame, last := s.frame(width, height), s.keyLine(width)
	if frame.Least > width {
		last = s.Look.Speech.Sprintf("needs %d columns", frame.Least)
	}
	keys := s.Look.Paint(Faint, s.Look.Signs(last))
	var note []string
	if frame.Note != "" {
		note = Wrap(s.Look.Signs(frame.Note), width)
		note = note[:min(len(note), max(1, height/3))]
	}
	lines := append([]string{s.Look.Paint(Strong, s.Look.Signs(fitting(frame.Title, width)))}, frame.Body...)
	lines = lines[:max(0, min(len(lines), height-1-len(note)))]
	for len(lines) < height-1-len(note) {
		lines = append(lines, "")
	}
	lines = append(append(lines, note...), keys)
	for i, line := range lines {
		lines[i] = lipgloss.NewStyle().MaxWidth(width).Render(line)
	}
	return strings.Join(lines, "\n")
}

// fitting joins the parts that fit.
func fitting(parts []string, width int) string {
	line := parts[0]
	for _, p := range parts[1:] {
		if Width(line)+2+Width(p) > width {
			break
		}
		line += "  " + p
	}
	return line
}

// frame is the screen above the last line.
func (s *Screen) frame(width, height int) Frame {
	if s.help > 0 {
		return s.helpFrame()
	}
	f := s.Program.Draw(s.Look, width, height)
	switch {
	case s.asking:
		f.Note = s.Look.Speech.Sprintf("go to move %s_", s.number)
	case s.complaint != "":
		f.Note = s.complaint
	}
	return f
}
