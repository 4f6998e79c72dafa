// The words of play that are no answers: help, legal plays, hints, the card counter, undo.

package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// errNoCommand is what obey says of a word that is for the table.
var errNoCommand = errors.New("no command")

// playWords are the commands by their words. A queen is Q, in capitals where it stands alone.
var playWords = map[string]func(s *session, ctx context.Context, v *table.View) error{
	"q": (*session).quit, "quit": (*session).quit, "exit": (*session).quit, "退出": (*session).quit,
	"help": (*session).help, "帮助": (*session).help,
	"?": (*session).legal, "？": (*session).legal,
	"h": (*session).hint, "hint": (*session).hint, "提示": (*session).hint,
	"c": (*session).count, "count": (*session).count, "记牌": (*session).count,
	"u": (*session).undo, "undo": (*session).undo, "悔棋": (*session).undo,
}

// obey does what a command says.
func (s *session) obey(ctx context.Context, v *table.View, word string) error {
	if do, ok := playWords[word]; ok {
		return do(s, ctx, v)
	}
	return errNoCommand
}

func (s *session) quit(context.Context, *table.View) error { return errLeft }

func (s *session) help(context.Context, *table.View) error {
	s.println("cards such as 34567: lay them; -: pass; at the calls a number, or yes or no\n" +
		"?: what you may say; h: a hint; c: the cards not seen yet; u: undo, with --practice; q: leave (a queen is Q)")
	return nil
}

// legal lists what the user may say.
func (s *session) legal(_ context.Context, v *table.View) error {
	switch v.Stage {
	case table.Calling:
		s.printf("you may say: %s\n", bidsText(v.Bids))
	case table.Doubling:
		s.println("you may say: yes, no")
	default:
		var words []string
		for _, p := range v.AppendPlays(nil) {
			words = append(words, s.playText(p))
		}
		s.printf("%s: %s\n", s.say.Counted(len(words), "legal play"), s.say.List(words))
	}
	return nil
}

// playText writes a play, wildcards where they stand.
func (s *session) playText(p doudizhu.Play) string {
	if p.Kind == doudizhu.Pass {
		return s.say.Text("pass")
	}
	v := s.variant()
	return v.Rules.Text(p)
}

// count tells which cards the user hasn't seen.
func (s *session) count(_ context.Context, v *table.View) error {
	unseen := v.Variant.Deck() - v.Hand
	for _, m := range v.Moves {
		unseen -= m.Play.Cards
	}
	var words []string
	for r := doudizhu.Wild; ; r-- {
		if n := unseen.Count(r); n > 0 {
			words = append(words, fmt.Sprintf("%v×%d", r, n))
		}
		if r == doudizhu.Three {
			break
		}
	}
	s.printf("not seen, %d: %s\n", unseen.Cards(), strings.Join(words, " "))
	if v.Bottom != 0 {
		s.printf("bottom: %s\n", v.Bottom)
	}
	return nil
}

// undo goes back to the user's answer before.
func (s *session) undo(context.Context, *table.View) error {
	switch {
	case !s.Practice:
		return errors.New("undo is for --practice")
	case len(s.asked) == 0:
		return errors.New("undo: there is no answer to take back")
	}
	return errUndo
}

// println and printf write in the language of the user.
func (s *session) println(text string) { fmt.Fprintln(s.c.App.Writer, s.say.Text(text)) }

func (s *session) printf(format string, args ...any) {
	fmt.Fprint(s.c.App.Writer, s.say.Sprintf(format, args...))
}
