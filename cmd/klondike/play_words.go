package main

// The game in words, where there is no terminal to draw on.

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
)

// wordGame is a game that is played in words.
type wordGame struct {
	*seat
	ctx   context.Context
	words *cmdline.Words
	look  tui.Look
}

// errLeft ends a game that the user leaves.
var errLeft = errors.New("left")

// playWords plays the game until it is over, or left.
func (s *seat) playWords() error {
	in, err := cmdline.Open(s.c, "-", nil)
	if err != nil {
		return err
	}
	look := tui.LookOf(s.c)
	look.Plain = true
	w := &wordGame{s, s.c.Context, cmdline.NewWords(s.c, in, true), look}
	err = w.run()
	if errors.Is(err, errLeft) || s.c.Context.Err() != nil {
		return context.Cause(s.c.Context)
	}
	return err
}

// run takes words until the game is over, and shows the table after each change.
func (w *wordGame) run() error {
	fmt.Fprintf(w.c.App.Writer, "%s, %s\n", w.game.name(), rulesText(w.game.rules))
	shown := -1
	for !w.game.over() {
		if shown != w.game.at {
			w.show()
			shown = w.game.at
		}
		word, err := w.words.Next()
		if errors.Is(err, io.EOF) {
			err = errLeft
		}
		if err != nil {
			return err
		}
		if err := w.obey(word); errors.Is(err, errLeft) || w.ctx.Err() != nil {
			return err
		} else if err != nil {
			w.say(cmdline.Printable(err.Error()))
		}
	}
	w.show()
	return nil
}

// show draws the table.
func (w *wordGame) show() {
	d := drawing{look: w.look, at: w.game.shown(), rules: w.game.rules}
	fmt.Fprintf(w.c.App.Writer, "\nstep %d\n%s\n", w.game.at, strings.Join(d.lines(7*6, 100), "\n"))
}

// say tells something.
func (w *wordGame) say(text string) { fmt.Fprintln(w.c.App.Writer, w.look.Signs(text)) }

// wordHelp is what help tells.
const wordHelp = `7H:3>5, 7H>5 or 3>5: a move; W is the waste, C D H S are the foundations; d: turn the stock
a: bring up all cards that can go up; u: undo; r: redo; g N: go to step N; ?: legal moves
h: a hint from what you see; o: one from all cards; w: can it still be won? s: your statistics
x: give up, and see the cards; q: leave`

// obey does what a word says, and keeps the game if that has changed it.
func (w *wordGame) obey(word string) error {
	before := w.game.changes
	err := w.do(word)
	if w.game.changes == before || err != nil {
		return err
	}
	snap, err := w.game.snapshot()
	if err != nil {
		return err
	}
	summary, err := w.keep.write(snap)
	if summary != "" {
		w.say(summary)
	}
	return err
}

// do does what a word says.
func (w *wordGame) do(word string) error {
	g := w.game
	switch strings.ToLower(word) {
	case "q", "quit", "exit":
		return errLeft
	case "help":
		w.say(wordHelp)
	case "?":
		w.say("legal moves: " + movesText(g.legal()))
	case "h", "hint", "o", "w":
		text, err := g.question(strings.ToLower(word[:1]))(w.ctx)
		if err == nil {
			w.say(text)
		}
		return err
	case "s":
		text, err := w.keep.told(g.finish())
		w.say(text)
		return err
	case "a":
		w.say(cmdline.Plural(g.raise(), "card") + " brought up")
	case "u", "undo":
		return g.goTo(g.at - 1)
	case "r", "redo":
		return g.goTo(g.at + 1)
	case "g":
		return w.goTo()
	case "x":
		return g.giveUp()
	default:
		m, err := g.read(word)
		if err == nil {
			err = g.play(m)
		}
		return err
	}
	return nil
}

// goTo goes to the step that the next word names.
func (w *wordGame) goTo() error {
	word, err := w.words.Next()
	if err != nil {
		return errLeft
	}
	n, err := strconv.Atoi(word)
	if err != nil {
		return fmt.Errorf("g %s: no number of a step", word)
	}
	return w.game.goTo(n)
}
