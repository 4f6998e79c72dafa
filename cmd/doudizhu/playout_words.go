// What the words of play-out do.

package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/engines"
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search/andor"
)

// command is what a word of play-out asks for, unless the word is cards.
type command int

const (
	lay command = iota // and a pass, which doudizhu.IsPass reads
	auto
	undo
	help
	quit
)

// commands are the words that are no cards, in English and Chinese.
var commands = map[string]command{
	"auto": auto, "自动": auto, "undo": undo, "悔棋": undo, "quit": quit, "exit": quit, "退出": quit,
	"help": help, "?": help, "？": help, "帮助": help,
}

// obey does what a word says.
func (g *player) obey(ctx context.Context, word string) (err error) {
	_, over := g.at.Winner()
	before := g.at
	switch c := commands[word]; {
	case c == help:
		_, err = fmt.Fprintln(g.c.App.Writer, g.say.Text("cards: play them; -: pass; auto: let the solver choose; undo; quit"))
		return err
	case c == undo && len(g.past) == 0:
		return errors.New("undo: this is where the game began")
	case c == undo:
		g.at, g.past = g.past[len(g.past)-1], g.past[:len(g.past)-1]
		return nil
	case over:
		return fmt.Errorf("%s: the game is over; undo or quit", word)
	case c == auto:
		err = g.answer(ctx)
	case doudizhu.IsPass(word):
		err = g.lay(word, []doudizhu.Play{{}})
	default:
		var readings []doudizhu.Play
		if readings, err = g.read(word); err == nil {
			err = g.lay(word, readings)
		}
	}
	if err == nil {
		g.past = append(g.past, before)
	}
	return err
}

// read returns the plays that a word may be. A word without a digit that can't be
// read is taken for a mistyped command.
func (g *player) read(word string) ([]doudizhu.Play, error) {
	n, note, err := doudizhu.Notation{Jokers: g.c.String("jokers")}.For(word)
	cards := err == nil
	var readings []doudizhu.Play
	if cards {
		var syntax *doudizhu.SyntaxError
		readings, err = g.rules.ParsePlay(word, n)
		cards = !errors.As(err, &syntax)
	}
	switch {
	case !cards && !strings.ContainsAny(word, "23456789"):
		return nil, fmt.Errorf("%s: neither a play nor a command; help tells the commands", word)
	case err != nil:
		return nil, fmt.Errorf("%s: %w", word, err)
	}
	tellJokers(g.c, note)
	return readings, nil
}

// lay makes the first of the readings of a word that is legal; a plus sign before
// the kickers of the word settles which.
func (g *player) lay(word string, readings []doudizhu.Play) error {
	var first error
	for _, p := range readings {
		after, err := g.rules.Apply(g.at, p)
		if err == nil {
			g.at = after
			return nil
		}
		if first == nil {
			first = fmt.Errorf("%s: %w", word, err)
		}
	}
	return first
}

// choose returns what the solver plays for the side to move.
func (g *player) choose(ctx context.Context, e *doudizhu.Endgame) (doudizhu.Play, error) {
	ask := []endgame.Question{endgame.Line}
	if g.c.Bool("best-line") {
		ask = append(ask, endgame.BestLine)
	}
	r, err := g.solver.Solve(ctx, e, ask...)
	line := r.BestLine
	if line == nil {
		line = r.Line
	}
	if err == nil && len(line) == 0 { // undecided: any play
		line = doudizhu.NewGame(g.rules, e).AppendOrdered(nil, doudizhu.StateOf(e))
	}
	if err != nil {
		return doudizhu.Play{}, err
	}
	return line[0], nil
}

// answer lets the solver play for the side to move, and says what.
func (g *player) answer(ctx context.Context) error {
	play, err := g.choose(ctx, &g.at)
	if err != nil {
		return err
	}
	after, err := g.rules.Apply(g.at, play)
	if err != nil {
		return cmdline.Internalf("%v: %v: %v", &g.at, play, err)
	}
	fmt.Fprintf(g.c.App.Writer, "%s: %s\n", g.say.Seat(&g.at, g.at.Turn), g.say.Play(play))
	g.at = after
	return nil
}

// judge has every play judged, and the judgement checked.
func (g *player) judge(ctx context.Context, e *doudizhu.Endgame) (endgame.Result, error) {
	r, err := g.solver.Solve(ctx, e, endgame.Moves)
	if err == nil {
		err = engines.Endgame{Start: e, Rules: g.rules}.Check(&r)
	}
	return r, err
}

// show writes the position with every play judged, or who has won.
func (g *player) show(ctx context.Context) error {
	w := g.c.App.Writer
	if winner, over := g.at.Winner(); over {
		side := records.Winner(winner, andor.Won)
		_, err := fmt.Fprintln(w, cmdline.StyleOf(w).Bold(g.say.Wins(side)))
		return err
	}
	r, err := g.judge(ctx, &g.at)
	if err == nil {
		_, err = fmt.Fprint(w, g.say.Position(&g.at), g.say.Sprintf("rules: %s\n", g.spec), g.say.Moves(&g.at, &r))
	}
	return err
}

// exitCode tells who has won: a user of both sides, the side that began.
func (g *player) exitCode() int {
	winner, over := g.at.Winner()
	switch {
	case !over:
		return cmdline.Undecided
	case g.owns(winner) && (!g.mine[0] || !g.mine[1] || winner.Peasant() == g.began.Peasant()):
		return cmdline.Yes
	}
	return cmdline.No
}
