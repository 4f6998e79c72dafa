package play

// The game in words, without a terminal to draw on.

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/cmd/klondike/internal/common"
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/session"
)

type wordGame struct {
	*seat
	words *cmdline.Words
	told  told
	look  tui.Look // in plain characters
}

// errLeft ends a game that the user leaves.
var errLeft = errors.New("left")

func (s *seat) playWords() error {
	in, err := s.Open("-")
	if err != nil {
		return err
	}
	look := s.look
	look.Plain = true
	w := &wordGame{seat: s, words: s.Words(in, true), look: look}
	err = w.run()
	if errors.Is(err, errLeft) || s.Err() != nil {
		return context.Cause(s.Context)
	}
	return err
}

// run obeys words until the game is over, and shows the table after each change.
func (w *wordGame) run() error {
	fmt.Fprintln(w.Out, w.say.dealName(w.game)+w.say.Text(", ")+common.Rules(w.say.Language, w.game.Rules))
	shown := -1
	for !w.game.Over() {
		if shown != w.game.Steps() {
			w.show()
			shown = w.game.Steps()
			if err := w.judge(); err != nil {
				return err
			}
		}
		word, err := w.words.Next()
		if errors.Is(err, io.EOF) {
			err = errLeft
		}
		if err != nil {
			return err
		}
		if err := w.obey(word); errors.Is(err, errLeft) || w.Err() != nil {
			return err
		} else if err != nil {
			w.tell(cmdline.Printable(w.say.Say(err)))
		}
	}
	w.show()
	return nil
}

func (w *wordGame) show() {
	fmt.Fprintf(w.Out, "\n%s\n%s\n", w.say.Sprintf("step %d", w.game.Steps()), strings.Join(Table(w.look, w.game.View(), w.game.Rules, 7*6, 100), "\n"))
}

// judge says that the game is over, if it is, and what the user can do then.
func (w *wordGame) judge() error {
	end, err := w.game.Ended()(w.Context)
	if text := common.Ended(w.say.Language, w.told.hear(end, w.game.Steps())); text != "" {
		w.tell(text + w.say.Text(map[bool]string{true: "; u undoes, b begins the deal again, x gives up", false: "; x gives up"}[w.game.Undoes]))
	}
	return err
}

func (w *wordGame) tell(text string) { fmt.Fprintln(w.Out, w.look.Signs(text)) }

const wordHelp = `7H:3>5, 7H>5 or 3>5: a move; W is the waste, C D H S are the foundations; d: turn the stock
a: bring up all cards that can go up; u: undo; r: redo; g N: go to step N; ?: legal moves
b: begin the deal again, as another try
h: a hint from what you see; o: one from all cards; w: can it still be won? s: your statistics
x: give up, and see the cards; q: leave`

func (w *wordGame) obey(word string) error {
	before := w.game.Changes()
	err := w.do(word)
	if w.game.Changes() == before || err != nil || w.keep.game == nil && w.keep.statistics == "" {
		return err
	}
	summary, err := w.keep.save(w.game)
	if summary != "" {
		w.tell(summary)
	}
	return err
}

var commands = map[string]func(*wordGame) error{
	"q": (*wordGame).leaveIt, "quit": (*wordGame).leaveIt, "exit": (*wordGame).leaveIt,
	"help": func(w *wordGame) error { return w.answer(w.say.Text(wordHelp), nil) },
	"?":    (*wordGame).legal, "？": (*wordGame).legal,
	"h": func(w *wordGame) error { return w.ask("h") }, "hint": func(w *wordGame) error { return w.ask("h") },
	"o": func(w *wordGame) error { return w.ask("o") },
	"w": func(w *wordGame) error { return w.ask("w") },
	"s": (*wordGame).statistics,
	"a": func(w *wordGame) error { return w.answer(w.say.raised(w.game), nil) },
	"u": (*wordGame).undo, "undo": (*wordGame).undo,
	"r": (*wordGame).redo, "redo": (*wordGame).redo,
	"g": (*wordGame).goTo,
	"b": func(w *wordGame) error { return w.game.Restart() },
	"x": func(w *wordGame) error { return w.game.GiveUp() },
}

func (w *wordGame) leaveIt() error { return errLeft }

func (w *wordGame) legal() error {
	return w.answer(w.say.Sprintf("legal moves: %s", movesText(w.game.Legal())), nil)
}

func (w *wordGame) undo() error { return w.game.Goto(w.game.Steps() - 1) }

func (w *wordGame) redo() error { return w.game.Goto(w.game.Steps() + 1) }

func (w *wordGame) do(word string) error {
	if command, ok := commands[strings.ToLower(word)]; ok {
		return command(w)
	}
	m, err := readMove(w.game, word)
	if err == nil {
		err = w.game.Play(m)
	}
	return err
}

func (w *wordGame) ask(word string) error { return w.answer(w.say.question(w.game, word)(w.Context)) }

func (w *wordGame) statistics() error { return w.answer(w.keep.totals(w.game.Record())) }

// answer tells the answer to a question, unless there is an error.
func (w *wordGame) answer(text string, err error) error {
	if err == nil {
		w.tell(text)
	}
	return err
}

func (w *wordGame) goTo() error {
	word, err := w.words.Next()
	if err != nil {
		return errLeft
	}
	n, err := strconv.Atoi(word)
	if err != nil {
		return phrase.Errorf("g %s: no number of a step", word)
	}
	return w.game.Goto(n)
}

// readMove returns the legal move of a word: CARD:FROM>TO, CARD>TO or FROM>TO, or
// @ or d for a turn. If several runs of a column could go to the same place, FROM>TO
// names none of them.
func readMove(g *session.Game, word string) (klondike.Move, error) {
	asked := cmdline.Printable(word)
	word = strings.ToUpper(strings.NewReplacer("♣", "C", "♦", "D", "♥", "H", "♠", "S", "10", "T").Replace(word))
	var found []klondike.Move
	for _, m := range g.Legal() {
		card, to := m.Card.String(), m.To.String()
		spellings := []string{m.String(), card + ">" + to, m.From.String() + ">" + to}
		if m.IsTurn() {
			spellings = []string{"@", "D"}
		}
		if slices.Contains(spellings, word) {
			found = append(found, m)
		}
	}
	switch {
	case g.Over():
		return klondike.Move{}, session.ErrOver
	case len(found) == 1:
		return found[0], nil
	case len(found) > 1:
		return klondike.Move{}, phrase.Errorf("%s: that may be %s", asked, movesText(found))
	case word == "@" || word == "D" || strings.Contains(word, ">"):
		return klondike.Move{}, phrase.Errorf("%s: no legal move now; ? lists those", asked)
	}
	return klondike.Move{}, phrase.Errorf("%s: neither a move nor a command; help lists the words", asked)
}

func movesText(moves []klondike.Move) string { return strings.Join(common.Moves(moves), ", ") }
