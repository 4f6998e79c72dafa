package play

// The screen of play: what is drawn, and which keys there are.

import (
	"fmt"

	"kedou/cmd/internal/tui"
	"kedou/cmd/klondike/internal/speech"
	"kedou/klondike"
)

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
		keys = append(keys, tui.Key{Name: "u", Does: "undo", Short: "undo"}, tui.Key{Name: "r", Does: "redo, what was undone"})
	}
	return keys
}

// said is what there is to tell: of a game that is over at least how.
func (p *playing) said() string {
	if p.note == "" && p.g.Over() {
		return ending(p.g)
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
	title := []string{fmt.Sprintf("step %d", p.g.Steps()), dealName(p.g), speech.Rules(p.g.Rules)}
	if !p.g.Undoes {
		title = append(title, "no undo")
	}
	return tui.Frame{Title: title, Body: append([]string{""}, d.lines(width, height-4)...), Note: p.said()}
}
