package play

// The screen of play: its keys, and the questions to the table, whose bots may think for a while.

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	tea "charm.land/bubbletea/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/doudizhu"
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
)

// screen is the table on the terminal. While busy, a command has the session, and the screen shows the state before.
type screen struct {
	*console
	ctx      context.Context
	stop     context.CancelFunc
	table    *sync.Mutex // held during calls of the session
	busy     bool
	record   table.Record
	view     *table.View // the user's view; nil before the first question
	asked    bool        // the user must answer
	cards    []doudizhu.Rank
	raised   []bool
	cursor   int
	odds     []session.Advised
	tried    int // the number of candidates raised by h
	counting bool
	note     string
	failed   error // the error that ends the games
}

// newScreen returns the table of a console.
func newScreen(d *console) *screen {
	ctx, stop := context.WithCancel(d.Context)
	return &screen{console: d, ctx: ctx, stop: stop, table: new(sync.Mutex), counting: true, record: d.Record()}
}

// turned brings the next question to the user, or the end of a game.
type turned struct {
	view   *table.View // nil: the game is over
	record table.Record
	note   string // about a bot replaced by the table, or about open cards in practice
	err    error
}

// advised brings the strongest bot's estimate.
type advised struct {
	list []session.Advised
	text string
	err  error
}

// Start implements tui.Program.
func (s *screen) Start() tea.Cmd { return s.next() }

// Last implements tui.Program: the program has no places.
func (s *screen) Last() int { return -1 }

// Goto implements tui.Program.
func (s *screen) Goto(int) tea.Cmd { return nil }

// next lets the bots answer until the user must answer.
func (s *screen) next() tea.Cmd {
	s.busy, s.asked, s.odds = true, false, nil
	return func() tea.Msg {
		s.table.Lock()
		defer s.table.Unlock()
		var t turned
		t.view, t.err = s.Next(s.ctx, func() {}, func(c table.Chair, why error) {
			t.note = s.say.Sprintf("the table answers for %s: %s", s.name(c), cmdline.Printable(why.Error()))
		})
		if t.record = s.Record(); t.err == nil {
			t.err = s.written(t.view == nil)
		}
		if t.err == nil && t.view != nil && t.view.Stage == table.Playing {
			t.note = cmp.Or(t.note, s.openText())
		}
		return t
	}
}

// written keeps the games, and the record of a finished one.
func (s *screen) written(over bool) error {
	if err := s.files.keep(s.Session); err != nil || !over {
		return err
	}
	return s.files.record(s.Record())
}

// Hear implements tui.Program.
func (s *screen) Hear(msg tea.Msg) tea.Cmd {
	s.busy = false
	switch msg := msg.(type) {
	case turned:
		s.record, s.note = msg.record, msg.note
		if msg.err != nil {
			return s.fail(msg.err)
		}
		if s.asked = msg.view != nil; s.asked {
			s.view = msg.view
		} else {
			s.view = s.View()
			s.note = s.ending()
		}
		s.sort()
	case advised:
		if msg.err != nil {
			s.note = cmdline.Printable(s.say.Say(msg.err))
			return nil
		}
		s.odds, s.tried, s.note = msg.list, 0, msg.text
		s.raise()
	}
	return nil
}

// fail ends the program with an error, unless the user has ended it.
func (s *screen) fail(err error) tea.Cmd {
	if s.ctx.Err() != nil {
		return nil
	}
	s.failed = err
	return tea.Quit
}

// sort orders the user's cards, the highest first.
func (s *screen) sort() {
	s.cards = nil
	for r, n := range descending(s.view.Hand) {
		s.cards = append(s.cards, slices.Repeat([]doudizhu.Rank{r}, n)...)
	}
	s.raised = make([]bool, len(s.cards))
	s.cursor = max(0, min(s.cursor, len(s.cards)-1))
}

// Press implements tui.Program.
func (s *screen) Press(key string) tea.Cmd {
	switch key {
	case "left":
		s.cursor = max(0, s.cursor-1)
	case "right":
		s.cursor = max(0, min(s.cursor+1, len(s.cards)-1))
	case "space", "up", "down":
		if s.cursor < len(s.raised) {
			s.raised[s.cursor] = !s.raised[s.cursor]
		}
	case "esc":
		clear(s.raised)
	case "c":
		s.counting = !s.counting
	case "n":
		return s.again()
	}
	if s.busy || !s.asked {
		return nil
	}
	return s.answer(key)
}

// answer takes the keys that answer a question, or ask for help with one.
func (s *screen) answer(key string) tea.Cmd {
	calling := s.view.Stage != table.Playing
	switch {
	case calling && strings.Contains("0123", key):
		return s.give(key)
	case calling && key == "y":
		return s.give("yes")
	case key == "s" && super(s.view):
		return s.give("super")
	case calling && key == "x", calling && key == "p":
		return s.give(map[bool]string{true: "0", false: "no"}[s.view.Stage == table.Calling && s.view.Variant.Auction == table.Bids])
	case key == "enter" && !calling:
		return s.give(s.chosen().String())
	case key == "p":
		return s.give("-")
	case key == "h":
		return s.hint()
	case key == "u":
		return s.takeBack()
	}
	return nil
}

// chosen are the raised cards.
func (s *screen) chosen() (h doudizhu.Hand) {
	for i, r := range s.cards {
		if s.raised[i] {
			h += doudizhu.Of(r, 1)
		}
	}
	return h
}

// give answers the table, and lets the bots act.
func (s *screen) give(word string) tea.Cmd {
	if err := s.Answer(word); err != nil {
		s.note = cmdline.Printable(s.say.Say(err))
		return nil
	}
	s.record, s.note = s.Record(), ""
	return s.next()
}

// takeBack undoes the user's last answer.
func (s *screen) takeBack() tea.Cmd {
	if err := s.undo(s.view); err != errBack {
		s.note = cmdline.Printable(s.say.Say(err))
		return nil
	}
	return s.next()
}

// hint asks for the odds, and then raises one candidate after the other.
func (s *screen) hint() tea.Cmd {
	if len(s.odds) > 0 {
		s.tried = (s.tried + 1) % len(s.odds)
		s.raise()
		return nil
	}
	s.busy, s.note = true, s.say.Text("thinking …")
	v := s.view // the update loop alone reads and writes the screen's fields
	return func() tea.Msg {
		s.table.Lock()
		defer s.table.Unlock()
		a, err := s.Advise(s.ctx, session.HintPlayouts)
		if err == nil && v.Stage != table.Playing {
			return advised{text: s.indexText(v, a)}
		}
		return advised{list: a.Plays, err: err}
	}
}

// raise raises the cards of a candidate.
func (s *screen) raise() {
	if len(s.odds) == 0 {
		return
	}
	clear(s.raised)
	left := s.odds[s.tried].Play.Cards
	for i, r := range s.cards {
		if left.Count(r) > 0 {
			left -= doudizhu.Of(r, 1)
			s.raised[i] = true
		}
	}
}

// again deals the next game.
func (s *screen) again() tea.Cmd {
	if s.busy || s.asked {
		return nil
	}
	if !s.Deal() {
		s.note = s.say.Text("all games are played; q leaves")
		return nil
	}
	s.view, s.cards, s.raised = nil, nil, nil
	return s.next()
}

// Keys implements tui.Program.
func (s *screen) Keys() []tui.Key {
	if s.view == nil || s.view.Stage == table.Over {
		return []tui.Key{{Name: "n", Does: "next deal", Short: "next deal"}}
	}
	keys := []tui.Key{
		{Name: "h", Does: "hint: the strongest bot's plays with their odds, one after the other", Short: "hint"},
		{Name: "c", Does: "the card counter, on or off", Short: "counter"},
		{Name: "u", Does: "undo, with --practice"},
	}
	if super(s.view) {
		return append([]tui.Key{{Name: "y x", Does: "yes, no", Short: "yes, no"}, {Name: "s", Does: "super-double, 4 times", Short: "super"}}, keys...)
	}
	if s.view.Stage != table.Playing {
		return append([]tui.Key{{Name: "0-3", Does: "bid so much", Short: "bid"}, {Name: "y x", Does: "yes, no", Short: "yes, no"}}, keys...)
	}
	return append([]tui.Key{
		{Name: "←→", Does: "go to a card"},
		{Name: "space", Does: "raise the card, or lower it", Short: "raise"},
		{Name: "enter", Does: "play the raised cards", Short: "play"},
		{Name: "p", Does: "pass", Short: "pass"},
		{Name: "esc", Does: "lower all cards"},
	}, keys...)
}

// showTable plays on the terminal, and prints at the end the command to continue.
func (d *console) showTable(look tui.Look) error {
	s := newScreen(d)
	err := tui.Show(d.Call, s, look, false)
	s.stop()
	s.table.Lock() // waits for a thinking bot
	defer s.table.Unlock()
	switch {
	case s.failed != nil:
		return s.failed
	case d.Stage() == table.Over && !d.More():
		d.conclude()
		return err
	}
	if left := d.leave(); left != nil {
		return left
	}
	return cmp.Or(err, cmdline.Exit(cmdline.Undecided))
}

// ending writes the winner of a game.
func (s *screen) ending() string {
	text := s.verdict(&s.record) + fmt.Sprintf("; %s (%s)", s.points(s.record.Result.Points), s.factors(&s.record))
	if total := s.Total(); total.Games > 1 {
		text += "; " + s.say.Sprintf("after %s: %s", s.say.Counted(total.Games, "game"), s.points(total.Points))
	}
	return text
}
