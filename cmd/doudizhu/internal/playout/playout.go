// Package playout is an endgame step by step against the solver: by words, or on a screen.
package playout

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"kedou/cmd/doudizhu/internal/cards"
	"kedou/cmd/doudizhu/internal/speech"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/playout"
	"kedou/search/andor"
	"kedou/search/phrase"
)

// Options are the settings of a game, except its rules and its solver.
type Options struct {
	Spec     string // the rules as text
	Jokers   string // the letters of the jokers in what the user types; empty: recognized from the cards
	Moves    string // words instead of standard input
	Scripted bool   // Moves are the words; a mistake in them ends the game
}

// Game is a game of the user of a command.
type Game struct {
	*cmdline.Call
	*playout.Playout
	Options
	say   speech.Phrases
	input *cmdline.Words
}

// New returns a game.
func New(call *cmdline.Call, p *playout.Playout, o Options) *Game {
	return &Game{Call: call, Playout: p, Options: o, say: speech.Of(call)}
}

// Run plays by words until the words or the context end.
func (g *Game) Run() error {
	in, err := g.Open("-")
	if g.Scripted {
		in, err = cmdline.Input{Name: "--moves", ReadCloser: io.NopCloser(strings.NewReader(g.Moves))}, nil
	}
	if err != nil {
		return err
	}
	g.input = g.Words(in, !g.Scripted)
	for more := true; more; {
		if _, over := g.At().Winner(); over || g.Mine(g.At().Turn) {
			if err = g.show(); err == nil {
				more, err = g.take()
			}
		} else {
			err = g.answer()
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// take obeys the next word that can be obeyed, and reports whether there was one.
func (g *Game) take() (bool, error) {
	for {
		word, err := g.input.Next()
		if errors.Is(err, io.EOF) || commands[word] == quit {
			return false, nil
		} else if err != nil {
			return false, err
		}
		err = g.obey(word)
		if err == nil || g.Scripted || g.Err() != nil {
			return true, err
		}
		fmt.Fprintln(g.Out, cmdline.Printable(g.say.Say(err)))
	}
}

// command is the meaning of a word that isn't cards.
type command int

const (
	lay command = iota // also a pass, which doudizhu.IsPass recognizes
	auto
	undo
	help
	quit
)

// commands are the words that aren't cards, in English and Chinese.
var commands = map[string]command{
	"auto": auto, "自动": auto, "undo": undo, "悔牌": undo, "悔棋": undo, "quit": quit, "exit": quit, "退出": quit,
	"help": help, "?": help, "？": help, "帮助": help,
}

// obey obeys a word.
func (g *Game) obey(word string) error {
	_, over := g.At().Winner()
	switch c := commands[word]; {
	case c == help:
		_, err := fmt.Fprintln(g.Out, g.say.Text("cards: play them; -: pass; auto: let the solver choose; undo; quit"))
		return err
	case c == undo && !g.Undo():
		return phrase.Errorf("undo: this is where the game began")
	case c == undo:
		return nil
	case over:
		return phrase.Errorf("%s: the game is over; undo or quit", word)
	case c == auto:
		return g.answer()
	}
	readings, err := g.read(word)
	if err == nil {
		err = g.LayFirst(readings)
	}
	if err != nil {
		return phrase.Errorf("%s: %w", word, err)
	}
	return nil
}

// read returns the possible plays of a word. A word without a digit that can't be
// read counts as a mistyped command.
func (g *Game) read(word string) ([]doudizhu.Play, error) {
	if doudizhu.IsPass(word) {
		return []doudizhu.Play{{}}, nil
	}
	n, note, err := doudizhu.Notation{Jokers: g.Jokers}.For(word)
	read := err == nil
	var readings []doudizhu.Play
	if read {
		var syntax *doudizhu.SyntaxError
		readings, err = g.Rules.ParsePlay(word, n)
		read = !errors.As(err, &syntax)
	}
	switch {
	case !read && !strings.ContainsAny(word, "23456789"):
		return nil, phrase.Errorf("neither a play nor a command; help lists the commands")
	case err == nil:
		cards.NoteJokers(g.Call, note)
	}
	return readings, err
}

// answer lets the solver play for the side to move, and prints the play.
func (g *Game) answer() error {
	seat := g.say.Seat(g.At(), g.At().Turn)
	play, err := g.Choose(g, g.At())
	if err != nil {
		return err
	}
	if err := g.Lay(play); err != nil {
		return cmdline.Internalf("%v: %v: %v", g.At(), play, err)
	}
	fmt.Fprintf(g.Out, "%s: %s\n", seat, g.say.Play(play))
	return nil
}

// show writes the position with every play judged, or the winner.
func (g *Game) show() error {
	if winner, over := g.At().Winner(); over {
		_, err := fmt.Fprintln(g.Out, g.Bold(g.won(winner)))
		return err
	}
	r, err := g.Judge(g, g.At())
	if err == nil {
		_, err = fmt.Fprint(g.Out, g.say.Position(g.At()), g.say.Sprintf("rules: %s\n", g.Spec), g.say.Moves(g.At(), &r))
	}
	return err
}

// won prints that the side of a seat wins.
func (g *Game) won(winner doudizhu.Seat) string { return g.say.Wins(records.Winner(winner, andor.Won)) }

// ExitCode returns the winner's exit code.
func (g *Game) ExitCode() int {
	return map[andor.Outcome]int{andor.Won: cmdline.Yes, andor.Lost: cmdline.No, andor.Unknown: cmdline.Undecided}[g.Outcome()]
}
