// The screen of play-out: what keys do.

package main

import (
	"context"
	"sync"

	tea "charm.land/bubbletea/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
)

// playoutScreen is a game against the solver on the terminal. The player's own position is the one that is shown.
type playoutScreen struct {
	*player
	ctx       context.Context
	positions []doudizhu.Endgame // the first, and that after each of the plays
	plays     []doudizhu.Play
	shown     int // how many of the plays have been made in the position shown
	judged    []endgame.Move
	cursor    int // in judged
	note      string
	asked     int                // counts the questions to the solver
	stop      context.CancelFunc // ends the last one
	solving   *sync.Mutex        // the solver takes one at a time
}

// newPlayoutScreen returns the screen of a game.
func newPlayoutScreen(ctx context.Context, g *player) *playoutScreen {
	return &playoutScreen{
		player: g, ctx: ctx, positions: []doudizhu.Endgame{g.at},
		stop: func() {}, solving: new(sync.Mutex),
	}
}

// Start implements tui.Program.
func (s *playoutScreen) Start() tea.Cmd { return s.turn() }

// Last implements tui.Program.
func (s *playoutScreen) Last() int { return len(s.plays) }

// Goto implements tui.Program.
func (s *playoutScreen) Goto(place int) tea.Cmd {
	s.shown = place
	s.at = s.positions[place]
	return s.turn()
}

// turn has the position judged, or where the solver is to move has it play. It doesn't play where the user looks back.
func (s *playoutScreen) turn() tea.Cmd {
	s.judged, s.cursor, s.note = nil, 0, ""
	winner, over := s.at.Winner()
	switch {
	case over:
		s.ask(nil)
		s.note = s.say.Wins(s.sideOf(winner))
		return nil
	case s.owns(s.at.Turn) || s.shown < len(s.plays):
		return s.ask(func(ctx context.Context, asked int, e doudizhu.Endgame) tea.Msg {
			r, err := s.judge(ctx, &e)
			return judgement{asked, r, err}
		})
	}
	return s.choosing(false)
}

// Keys implements tui.Program.
func (s *playoutScreen) Keys() []tui.Key {
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
func (s *playoutScreen) Press(key string) tea.Cmd {
	switch key {
	case "up":
		s.cursor = max(0, s.cursor-1)
	case "down":
		s.cursor = max(0, min(s.cursor+1, len(s.judged)-1))
	case "left":
		return s.look(s.shown - 1)
	case "right":
		return s.look(s.shown + 1)
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

// look goes to a place, if there is such a place.
func (s *playoutScreen) look(place int) tea.Cmd {
	if place < 0 || place > len(s.plays) {
		return nil
	}
	return s.Goto(place)
}

// playChosen makes the play under the cursor.
func (s *playoutScreen) playChosen() tea.Cmd {
	switch _, over := s.at.Winner(); {
	case over || len(s.judged) == 0:
		return nil
	case !s.owns(s.at.Turn):
		s.note = s.say.Text("that is the solver's choice; a lets it play")
		return nil
	}
	return s.lay(s.judged[s.cursor].Play)
}

// lay makes a play. Those that followed the position shown are forgotten.
func (s *playoutScreen) lay(p doudizhu.Play) tea.Cmd {
	after, err := s.rules.Apply(s.at, p)
	if err != nil {
		s.fail(cmdline.Internalf("%v: %v: %v", &s.at, p, err))
		return nil
	}
	s.plays = append(s.plays[:s.shown:s.shown], p)
	s.positions = append(s.positions[:s.shown+1:s.shown+1], after)
	return s.Goto(s.shown + 1)
}

// undo goes back to where the user chose before.
func (s *playoutScreen) undo() tea.Cmd {
	for i := s.shown - 1; i >= 0; i-- {
		if s.owns(s.positions[i].Turn) {
			return s.Goto(i)
		}
	}
	s.note = s.say.Text("undo: this is where the game began")
	return nil
}
