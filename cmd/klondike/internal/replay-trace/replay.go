// Package replay has the commands that show a record step by step: replay a game, with all cards open, and trace a search that solve --trace recorded,
// with the moves checked by the rules, or as a tree.
package replay

// The command replay, and its keys.

import (
	"context"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/cmd/klondike/internal/common"
	deals "kedou/cmd/klondike/internal/deal-convert-show"
	"kedou/cmd/klondike/internal/hint"
	"kedou/cmd/klondike/internal/play"
	"kedou/klondike/advice"
	"kedou/klondike/fast"
	"kedou/klondike/review"
	"kedou/klondike/session"
	"kedou/search"
)

// ReplayCommand returns the command replay.
func ReplayCommand() *cli.Command {
	return &cli.Command{
		Name:      "replay",
		Usage:     "step through solutions on the terminal",
		ArgsUsage: "[ANSWERS | FILE | - | DEAL]",
		Description: "Shows the games in ANSWERS, what solve --json printed in any notation, or a deal and the\n" +
			"--moves played on it. On a terminal the arrows step, space plays automatically, and ?\n" +
			"lists the other keys:\n" +
			"  klondike solve --seed 1 --json | klondike replay -\n" +
			"Elsewhere every position is printed, as by show --steps.",
		Flags:  slices.Concat(cmdline.Category("Deals", common.SeedFlag()), common.RulesFlags(), common.MovesFlag(), cmdline.Category("Output", tui.Flag())),
		Action: func(c *cli.Context) error { return replay(common.SourceOf(c), tui.LookOf(c)) },
	}
}

func replay(s *common.Source, look tui.Look) error {
	list, err := played(s)
	if err != nil {
		return err
	}
	usedUp := s.UsesUp()
	if !tui.Interactive(s.Call, usedUp) {
		for _, g := range list {
			if err := deals.Print(s.Call, g, true); err != nil {
				return err
			}
		}
		return nil
	}
	p := &replaying{ctx: s.Context, say: s.Speech, games: list}
	if err := p.open(0); err != nil {
		return err
	}
	return tui.Show(s.Call, p, look, usedUp)
}

// played returns the games that s names, at least one of which has moves.
func played(s *common.Source) (list []common.Game, err error) {
	games, err := s.Games()
	if err != nil {
		return nil, err
	}
	moves := 0
	for g, err := range games {
		if err != nil {
			return nil, err
		}
		list = append(list, g)
		moves += len(g.Texts)
	}
	if moves == 0 {
		return nil, s.Usagef("replay needs moves: give --moves, or the output of solve --json")
	}
	return list, nil
}

const pace = 500 * time.Millisecond

type replaying struct {
	ctx     context.Context // of the questions to the solver
	say     *cmdline.Language
	games   []common.Game
	game    int // the number of the game shown
	line    common.Line
	moved   []string // the moves of the line in words
	at      int      // moves played
	running int      // counts the runs of space, to recognize the tick of an ended run; even: no run
	note    string
}

type tick struct{ run int }

type answered struct {
	game, at int
	text     string
	err      error
}

func (r *replaying) open(i int) error {
	r.line = r.games[i].Play()
	r.game, r.at, r.note = i, 0, ""
	r.stop()
	if len(r.line.Positions) == 0 { // a text that isn't a move
		return r.line.Fault
	}
	r.moved = r.line.Sentences(r.say)
	return nil
}

func (r *replaying) stop() { r.running += r.running % 2 }

// Start implements tui.Program.
func (r *replaying) Start() tea.Cmd { return nil }

// Last implements tui.Program.
func (r *replaying) Last() int { return len(r.line.Moves) }

// Goto implements tui.Program.
func (r *replaying) Goto(place int) tea.Cmd {
	r.stop()
	r.at, r.note = place, ""
	return nil
}

// Keys implements tui.Program.
func (r *replaying) Keys() []tui.Key {
	keys := []tui.Key{
		{Name: "←→", Does: "step, back and forward; u steps back too", Short: "step"},
		{Name: "space", Does: "play, or stop", Short: "play"},
		{Name: "↑↓", Does: "to the beginning, to the end; home and end too"},
		{Name: "h", Does: "hint, what the solver says of the position", Short: "hint"},
	}
	if len(r.games) > 1 {
		keys = append(keys, tui.Key{Name: "n p", Does: "next game, previous game", Short: "next game"})
	}
	return keys
}

// Press implements tui.Program.
func (r *replaying) Press(key string) tea.Cmd {
	switch key {
	case "left", "u", "backspace":
		return r.Goto(max(r.at-1, 0))
	case "right", "enter":
		return r.Goto(min(r.at+1, r.Last()))
	case "up", "home":
		return r.Goto(0)
	case "down", "end":
		return r.Goto(r.Last())
	case "space":
		return r.run()
	case "h":
		return r.ask()
	case "n":
		return r.turn(r.game + 1)
	case "p":
		return r.turn(r.game - 1)
	}
	return nil
}

func (r *replaying) turn(i int) tea.Cmd {
	if i < 0 || i >= len(r.games) {
		return nil
	}
	if err := r.open(i); err != nil {
		r.line = common.Line{}
		r.note = cmdline.Printable(r.say.Say(err))
	}
	return nil
}

func (r *replaying) run() tea.Cmd {
	r.running++
	if r.running%2 == 0 {
		return nil
	}
	if r.at == r.Last() {
		r.at = 0
	}
	return r.wait()
}

// wait brings the next tick of this run.
func (r *replaying) wait() tea.Cmd {
	now := tick{r.running}
	return tea.Tick(pace, func(time.Time) tea.Msg { return now })
}

func (r *replaying) ask() tea.Cmd {
	r.stop()
	if len(r.line.Positions) == 0 {
		return nil
	}
	r.note = r.say.Text("the solver thinks …")
	a, ctx, say := answered{game: r.game, at: r.at}, r.ctx, r.say
	positions, moves, rules := r.line.Positions[:r.at+1], r.line.Moves[:r.at], r.line.Rules
	return func() tea.Msg {
		found, err := advice.Open(ctx, &positions[a.at], rules, fast.Options{Limits: session.HintLimits})
		a.text, a.err = hint.Sentence(say, found, session.HintLimits), err
		if err == nil && found.Verdict == search.Unsolvable {
			fact, err := review.FactOf(ctx, positions, moves, rules)
			a.text, a.err = say.Sprintf("%s. %s", a.text, say.Sprintf("%v", fact)), err
		}
		return a
	}
}

// Hear implements tui.Program.
func (r *replaying) Hear(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case tick:
		if msg.run != r.running || r.at == r.Last() {
			return nil
		}
		if r.at, r.note = r.at+1, ""; r.at == r.Last() {
			r.stop()
			return nil
		}
		return r.wait()
	case answered:
		if msg.game == r.game && msg.at == r.at {
			r.note = msg.text
			if msg.err != nil {
				r.note = cmdline.Printable(r.say.Say(msg.err))
			}
		}
	}
	return nil
}

// Draw implements tui.Program.
func (r *replaying) Draw(l tui.Look, width, height int) tui.Frame {
	f := tui.Frame{Title: r.title(), Note: r.note}
	if len(r.line.Positions) == 0 {
		return f
	}
	if f.Note == "" {
		f.Note = r.lastMove()
	}
	rows := height - 3 - len(tui.Wrap(l.Signs(f.Note), width)) // under the title and an empty line, above the note and the keys
	table := play.Table(l, r.line.Positions[r.at], r.line.Rules, width, rows)
	f.Body = append(append([]string{""}, table...), r.below(l, width, rows-len(table))...)
	return f
}

func (r *replaying) title() (parts []string) {
	if len(r.games) > 1 {
		parts = append(parts, r.say.Sprintf("game %d of %d", r.game+1, len(r.games)))
	}
	g := r.games[r.game]
	return append(parts, r.say.Sprintf("move %d of %d", r.at, r.Last()), r.say.Sprintf("deal %s", cmdline.Printable(g.ID)), common.Rules(r.say, g.Rules))
}

// lastMove describes the last move, or the fault of the next one.
func (r *replaying) lastMove() string {
	p := r.line.Positions[r.at]
	switch {
	case r.at == r.Last() && r.line.Fault != nil:
		return cmdline.Printable(r.say.Say(r.line.Fault))
	case r.at == 0:
		return r.say.Text("the deal")
	case p.Won(r.line.Rules):
		return r.say.Sprintf("%s. Won", r.moved[r.at-1])
	}
	return r.moved[r.at-1]
}
