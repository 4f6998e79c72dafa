package play

// The screen of play: keys and drawing.

import (
	"context"

	tea "charm.land/bubbletea/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/cmd/klondike/internal/common"
	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/session"
)

type playing struct {
	ctx    context.Context // of the questions to solvers
	say    phrases
	g      *session.Game
	keep   *gameFiles
	deal   func(context.Context) (klondike.Deal, error) // the next deal
	cursor spot
	picked *spot  // the head of the run picked up, or nil
	note   string // the message shown
	sure   bool   // x was pressed once
	told   told
	asked  int // questions whether the game is over
}

func newPlaying(ctx context.Context, s *seat) *playing {
	p := &playing{ctx: ctx, say: s.say, g: s.game, keep: s.keep, deal: s.randomDeal, note: s.say.Text("? lists the keys")}
	if p.g.Begun() {
		p.note = p.say.Text("the game that you left; x gives it up")
	}
	p.cursor = p.tip(klondike.Column1)
	return p
}

type wrote struct {
	of      *session.Game
	summary string
	err     error
}

// ended brings the answer to such a question.
type ended struct {
	asked int
	end   advice.End
	err   error
}

// answered brings the answer to a question about the game after this many changes.
type answered struct {
	changes int
	text    string
	err     error
}

type dealt struct {
	deal klondike.Deal
	err  error
}

// Start implements tui.Program.
func (p *playing) Start() tea.Cmd { return p.judge() }

// Last implements tui.Program.
func (p *playing) Last() int {
	if !p.g.Undoes || p.g.Over() {
		return -1
	}
	return p.g.Last()
}

// Goto implements tui.Program.
func (p *playing) Goto(place int) tea.Cmd { return p.act(func() error { return p.g.Goto(place) }) }

// Press implements tui.Program.
func (p *playing) Press(key string) tea.Cmd {
	sure := p.sure
	p.note, p.sure = "", false
	switch key {
	case "left", "right", "up", "down":
		p.step(key)
	case "space":
		return p.touch()
	case "enter":
		return p.fit(p.cursor)
	case "esc":
		p.picked = nil
	case "d":
		return p.act(func() error { return p.g.Play(klondike.Turn) })
	case "a":
		return p.act(func() error { p.note = p.say.raised(p.g); return nil })
	case "u", "backspace":
		return p.act(func() error { return p.g.Goto(p.g.Steps() - 1) })
	case "b":
		return p.act(p.g.Restart)
	case "r":
		return p.act(func() error { return p.g.Goto(p.g.Steps() + 1) })
	case "h", "o", "w":
		return p.ask(key)
	case "s":
		return p.statistics()
	case "x":
		return p.giveUp(sure)
	case "n":
		return p.next()
	}
	return nil
}

// act changes the game, or shows why not, and writes the game.
func (p *playing) act(change func() error) tea.Cmd {
	before := p.g.Changes()
	if err := change(); err != nil {
		p.note = p.say.Say(err)
	}
	if p.g.Changes() == before {
		return nil
	}
	p.picked = nil
	p.cursor = p.within(p.cursor)
	if p.g.Over() {
		p.note = p.say.ending(p.g)
		return p.write()
	}
	return tea.Batch(p.write(), p.judge())
}

// judge asks whether the game is over.
func (p *playing) judge() tea.Cmd {
	p.asked++
	question, asked, ctx := p.g.Ended(), p.asked, p.ctx
	return func() tea.Msg {
		end, err := question(ctx)
		return ended{asked, end, err}
	}
}

func (p *playing) write() tea.Cmd {
	snap, err := snapshotOf(p.g)
	keep := p.keep
	return func() tea.Msg {
		w := wrote{of: snap.of, err: err}
		if err == nil {
			w.summary, w.err = keep.write(snap)
		}
		return w
	}
}

func (p *playing) ask(key string) tea.Cmd {
	if p.g.Over() && key != "w" {
		return nil
	}
	answer, ctx := p.say.question(p.g, key), p.ctx
	changes := p.g.Changes()
	p.note = p.say.Text("thinking …")
	question := func() tea.Msg {
		text, err := answer(ctx)
		return answered{changes, text, err}
	}
	if p.g.Over() { // the game is written already
		return question
	}
	return tea.Batch(p.write(), question)
}

func (p *playing) statistics() tea.Cmd {
	changes, keep, line := p.g.Changes(), p.keep, p.g.Record()
	return func() tea.Msg {
		text, err := keep.totals(line)
		return answered{changes, text, err}
	}
}

// giveUp ends the game, after the user has confirmed.
func (p *playing) giveUp(sure bool) tea.Cmd {
	if !sure && !p.g.Over() {
		p.sure, p.note = true, p.say.Text("x once more gives the game up, and shows the cards")
		return nil
	}
	return p.act(p.g.GiveUp)
}

func (p *playing) next() tea.Cmd {
	if !p.g.Over() && !p.told.over.Certain() {
		p.note = p.say.Text("the game isn't over; x gives it up")
		return nil
	}
	var given tea.Cmd
	if !p.g.Over() {
		given = p.act(p.g.GiveUp)
	}
	deal, ctx := p.deal, p.ctx
	return tea.Batch(given, func() tea.Msg {
		d, err := deal(ctx)
		return dealt{d, err}
	})
}

// Hear implements tui.Program.
func (p *playing) Hear(msg tea.Msg) tea.Cmd {
	var err error
	switch msg := msg.(type) {
	case wrote:
		if err = msg.err; msg.summary != "" && msg.of == p.g {
			p.note = p.say.ending(p.g) + p.say.Text("; ") + msg.summary
		}
	case ended:
		if err = msg.err; msg.asked == p.asked && err == nil {
			p.hear(msg.end)
		}
	case answered:
		if err = msg.err; msg.changes == p.g.Changes() && err == nil {
			p.note = msg.text
		}
	case dealt:
		if err = msg.err; err == nil && p.g.Over() {
			err = p.sitDown(msg.deal)
		}
	}
	if err != nil {
		p.note = cmdline.Printable(p.say.Say(err))
	}
	return nil
}

// hear shows that the game is over, if it is, and what the user can do then.
func (p *playing) hear(e advice.End) {
	text := common.Ended(p.say.Language, p.told.hear(e, p.g.Steps()))
	if text == "" {
		return
	}
	if p.g.Undoes {
		text += p.say.Text("; u undo, b begin again")
	}
	if e.Over.Certain() {
		text += p.say.Text(", n next deal")
	}
	p.note = text
}

func (p *playing) sitDown(d klondike.Deal) error {
	g, err := p.g.Next(d)
	if err != nil {
		return err
	}
	p.g, p.cursor, p.picked, p.told = g, p.tip(klondike.Column1), nil, told{}
	return nil
}

// Keys implements tui.Program.
func (p *playing) Keys() []tui.Key {
	if p.g.Over() {
		return []tui.Key{
			{Name: "n", Does: "next deal", Short: "next deal"}, {Name: "w", Does: "where was it lost?", Short: "where was it lost?"},
			{Name: "s", Does: "statistics", Short: "statistics"},
		}
	}
	keys := []tui.Key{
		{Name: "←→↑↓", Does: "go to a pile, or a card of a column"},
		{Name: "space", Does: "pick up, lay down; on the stock turn it", Short: "pick up"},
		{Name: "enter", Does: "play, the card to where it fits", Short: "play"},
		{Name: "esc", Does: "lay back what is picked up"},
		{Name: "d", Does: "turn, the stock or the waste", Short: "turn"},
		{Name: "a", Does: "bring up all cards that can go up"},
		{Name: "h", Does: "hint, ways on and their chances from what you see", Short: "hint"},
		{Name: "o", Does: "open hint, from all cards, by the solver"},
		{Name: "w", Does: "winnable? asks the solver, which knows all cards"},
		{Name: "s", Does: "statistics of your games"},
		{Name: "x", Does: "give up, and see the cards"},
	}
	if p.g.Undoes {
		keys = append(keys, tui.Key{Name: "u", Does: "undo", Short: "undo"}, tui.Key{Name: "r", Does: "redo, what was undone"},
			tui.Key{Name: "b", Does: "begin the deal again, as another try"})
	}
	return keys
}

// said is the message; for a finished game at least its end.
func (p *playing) said() string {
	if p.note == "" && p.g.Over() {
		return p.say.ending(p.g)
	}
	return p.note
}

// Draw implements tui.Program.
func (p *playing) Draw(l tui.Look, width, height int) tui.Frame {
	d := drawing{look: l, at: p.g.View(), rules: p.g.Rules, picked: p.picked}
	if !p.g.Over() {
		d.cursor = &p.cursor
	}
	if p.picked != nil {
		d.takes = func(to klondike.Pile) bool { _, ok := p.move(*p.picked, to); return ok }
	}
	title := []string{p.say.Sprintf("step %d", p.g.Steps()), p.say.dealName(p.g), common.Rules(p.say.Language, p.g.Rules)}
	if !p.g.Undoes {
		title = append(title, p.say.Text("no undo"))
	}
	return tui.Frame{Title: title, Body: append([]string{""}, d.lines(width, height-4)...), Note: p.said(), Least: 7 * narrowestCell}
}
