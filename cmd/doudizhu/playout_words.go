// What the words of play-out do.

package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
)

// obey does what a word says.
func (g *player) obey(ctx context.Context, word string) error {
	_, over := g.at.Winner()
	switch {
	case word == "undo" && len(g.past) == 0:
		return errors.New("undo: this is where the game began")
	case word == "undo":
		g.at, g.past = g.past[len(g.past)-1], g.past[:len(g.past)-1]
		return nil
	case over:
		return fmt.Errorf("%s: the game is over; undo or quit", word)
	}
	before := g.at
	var err error
	if word == "auto" {
		err = g.answer(ctx)
	} else {
		err = g.lay(word)
	}
	if err == nil {
		g.past = append(g.past, before)
	}
	return err
}

// lay plays the cards a word spells. Of several readings the first that is legal
// is taken; a plus sign before the kickers settles it.
func (g *player) lay(word string) error {
	readings := []doudizhu.Play{{}}
	if word != "-" && word != "pass" {
		n, err := notationOf(g.c, word)
		if err == nil {
			readings, err = g.rules.ParsePlay(word, n)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", word, err)
		}
	}
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
func (g *player) choose(ctx context.Context) (doudizhu.Play, error) {
	ask := []endgame.Question{endgame.Line}
	if g.c.Bool("best-line") {
		ask = append(ask, endgame.BestLine)
	}
	r, err := g.solver.Solve(ctx, &g.at, ask...)
	line := r.BestLine
	if line == nil {
		line = r.Line
	}
	if len(line) == 0 && err == nil { // undecided: any play
		line = doudizhu.NewGame(g.rules, &g.at).AppendOrdered(nil, doudizhu.StateOf(&g.at))
	}
	if err != nil {
		return doudizhu.Play{}, err
	}
	return line[0], nil
}

// answer lets the solver play for the side to move, and says what.
func (g *player) answer(ctx context.Context) error {
	play, err := g.choose(ctx)
	if err != nil {
		return err
	}
	after, err := g.rules.Apply(g.at, play)
	if err != nil {
		return cmdline.Internalf("%v: %v: %v", &g.at, play, err)
	}
	fmt.Fprintf(g.c.App.Writer, "%s: %s\n", g.words.seat(&g.at, g.at.Turn), g.words.play(play))
	g.at = after
	return nil
}

// show writes the position with every play judged, or who has won.
func (g *player) show(ctx context.Context) error {
	w := g.c.App.Writer
	style := cmdline.StyleOf(w)
	if winner, over := g.at.Winner(); over {
		_, err := fmt.Fprintln(w, style.Bold(fmt.Sprintf(g.words.wins, g.words.side(winner.Peasant()))))
		return err
	}
	j := job{endgame: &g.at, rules: g.rules, all: true}
	r, err := g.solver.Solve(ctx, &g.at, endgame.Moves)
	if err != nil {
		return err
	}
	var a answer
	a.take(&r)
	var b strings.Builder
	g.position(&b, &g.at)
	g.plays(&b, &solved{job: j, answer: a})
	_, err = fmt.Fprint(w, b.String())
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
