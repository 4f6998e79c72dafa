package playout

// The screen: its keys.

import (
	"context"
	"sync"

	tea "charm.land/bubbletea/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
)

// screen is a game on the terminal.
type screen struct {
	*Game
	judged  []endgame.Move
	cursor  int // in judged
	note    string
	asked   int                // counts the questions to the solver
	stop    context.CancelFunc // ends the last question
	solving *sync.Mutex        // the solver takes one question at a time
}

// Screen returns the game on the terminal.
func (g *Game) Screen() tui.Program {
	return &screen{Game: g, stop: func() {}, solving: new(sync.Mutex)}
}

// Start implements tui.Program.
func (s *screen) Start() tea.Cmd { return s.turn() }

// Last implements tui.Program.
func (s *screen) Last() int { return len(s.Plays()) }

// Goto implements tui.Program.
func (s *screen) Goto(place int) tea.Cmd {
	s.Playout.Goto(place)
	return s.turn()
}

// turn lets the solver judge the position, or play if it is to move and the user isn't looking back.
func (s *screen) turn() tea.Cmd {
	s.judged, s.cursor, s.note = nil, 0, ""
	winner, over := s.At().Winner()
	switch {
	case over:
		s.ask(nil)
		s.note = s.won(winner)
		return nil
	case s.Mine(s.At().Turn) || s.Shown() < len(s.Plays()):
		return s.ask(func(ctx context.Context, asked int, e doudizhu.Endgame) tea.Msg {
			r, err := s.Judge(ctx, &e)
			return judgement{asked, r, err}
		})
	}
	return s.choosing(false)
}

// Keys implements tui.Program.
func (s *screen) Keys() []tui.Key {
	return []tui.Key{
		{Name: "↑↓", Does: "choose a play", Short: "choose"},
		{Name: "space", Does: "play it; enter does too", Short: "play"},
		{Name: "a", Does: "let the solver play for who is to move", Short: "auto"},
		{Name: "h", Does: "hint: what the solver would play", Short: "hint"},
		{Name: "u", Does: "undo, to your choice before", Short: "undo"},
		{Name: "←→", Does: "look at the plays before and after"},
	}
}

// Press implements tui.Program.
func (s *screen) Press(key string) tea.Cmd {
	switch key {
	case "up":
		s.cursor = max(0, s.cursor-1)
	case "down":
		s.cursor = max(0, min(s.cursor+1, len(s.judged)-1))
	case "left":
		return s.look(s.Shown() - 1)
	case "right":
		return s.look(s.Shown() + 1)
	case "space", "enter":
		return s.playChosen()
	case "a":
		return s.choosing(false)
	case "h":
		return s.choosing(true)
	case "u", "backspace":
		return s.undo()
	}
	return nil
}

// look goes to a place, if it exists.
func (s *screen) look(place int) tea.Cmd {
	if place < 0 || place > len(s.Plays()) {
		return nil
	}
	return s.Goto(place)
}

// playChosen makes the play under the cursor.
func (s *screen) playChosen() tea.Cmd {
	switch _, over := s.At().Winner(); {
	case over || len(s.judged) == 0:
		return nil
	case !s.Mine(s.At().Turn):
		s.note = s.say.Text("that is the solver's choice; a lets it play")
		return nil
	}
	return s.lay(s.judged[s.cursor].Play)
}

// lay makes a play.
func (s *screen) lay(p doudizhu.Play) tea.Cmd {
	if err := s.Lay(p); err != nil {
		s.fail(cmdline.Internalf("%v: %v: %v", s.At(), p, err))
		return nil
	}
	return s.turn()
}

// undo goes back to the user's last choice.
func (s *screen) undo() tea.Cmd {
	if s.Undo() {
		return s.turn()
	}
	s.note = s.say.Text("undo: this is where the game began")
	return nil
}
