// Endgames, outcomes and plays in words, in the language of the user.

package main

import (
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/hand"
	"kedou/search/andor"
)

// phrases says things about a game. Its language's table is in chinese.go.
type phrases struct{ *cmdline.Language }

// speech returns the phrases of the command of c.
func speech(c *cli.Context) phrases { return phrases{cmdline.Speech(c)} }

// counted writes a number of things.
func (say phrases) counted(n int, noun string) string { return say.Plural(int64(n), noun) }

// list writes words with commas between them.
func (say phrases) list(words []string) string { return strings.Join(words, say.Text(", ")) }

// seat names a seat of e.
func (say phrases) seat(e *doudizhu.Endgame, s doudizhu.Seat) string {
	return say.Text(records.Seat(e, s))
}

// verdict says who wins, in capitals where the script has them.
func (say phrases) verdict(r *endgame.Result) string {
	if r.Outcome == andor.Unknown {
		return say.Sprintf("UNDECIDED: %s", say.Text(r.Reason.String()))
	}
	return strings.ToUpper(say.wins(records.Winner(r.Turn, r.Outcome)))
}

// leaning says to which side an undecided search leans, if to any.
func (say phrases) leaning(r *endgame.Result) string {
	if r.Leans == andor.Unknown {
		return ""
	}
	return say.Sprintf("the search leans to the %s; this proves nothing\n", say.Text(records.Winner(r.Turn, r.Leans)))
}

// wins says that a side wins.
func (say phrases) wins(side string) string { return say.Sprintf("%s wins", say.Text(side)) }

// play writes a play, passes in words.
func (say phrases) play(p doudizhu.Play) string {
	if p.Kind == doudizhu.Pass {
		return say.Text("pass")
	}
	return p.String()
}

// kind names the kind of a play, and says what it counts as if wildcards make it.
func (say phrases) kind(p doudizhu.Play) string {
	name := say.Text(p.Kind.String())
	if hand.Soft(p) {
		name += say.Sprintf(", soft, from %v", p.Rank)
	}
	return name
}

// plays writes plays with commas between them.
func (say phrases) plays(list []doudizhu.Play) string {
	words := make([]string, len(list))
	for i, p := range list {
		words[i] = say.play(p)
	}
	return say.some(words)
}

// some writes a list, of which it says that it is empty.
func (say phrases) some(words []string) string {
	if len(words) == 0 {
		return say.Text("none")
	}
	return say.list(words)
}

// line writes a line of play from e with who plays what.
func (say phrases) line(e *doudizhu.Endgame, line []doudizhu.Play) string {
	words, seat := make([]string, len(line)), e.Turn
	for i, p := range line {
		words[i] = say.seat(e, seat) + " " + say.play(p)
		seat = e.Next(seat)
	}
	return say.list(words)
}

// position writes the hands and who moves.
func (say phrases) position(e *doudizhu.Endgame) string {
	var words []string
	for i, h := range e.Players() {
		words = append(words, say.seat(e, doudizhu.Seat(i))+" "+h.String())
	}
	switch turn := say.seat(e, e.Turn); {
	case e.Last.Kind == doudizhu.Pass:
		words = append(words, say.Sprintf("%s leads", turn))
	case e.Three:
		words = append(words, say.Sprintf("%s answers %s by %s", turn, e.Last.Parts(), say.seat(e, e.Owner)))
	default:
		words = append(words, say.Sprintf("%s answers %s", turn, e.Last.Parts()))
	}
	return say.list(words) + "\n"
}

// moves writes the judgement of every first play. All plays of a loser lose,
// whether or not the answer to them was found.
func (say phrases) moves(e *doudizhu.Endgame, r *endgame.Result) string {
	var losing []string
	for _, m := range r.Moves {
		switch {
		case m.Outcome != andor.Lost:
		case m.Reply == nil:
			losing = append(losing, say.play(m.Play))
		default:
			losing = append(losing, say.Sprintf("%s (%s: %s)", say.play(m.Play), say.seat(e, m.Reply.Seat), say.play(m.Reply.Play)))
		}
	}
	text, open := say.Sprintf("winning plays: %s\n", say.plays(records.WithOutcome(r.Moves, andor.Won))), records.WithOutcome(r.Moves, andor.Unknown)
	if len(losing) > 0 || len(open) == 0 {
		text += say.Sprintf("losing plays: %s\n", say.some(losing))
	}
	switch {
	case len(open) == 0:
	case r.Outcome == andor.Lost:
		text += say.Sprintf("losing plays, answers not found: %s\n", say.plays(open))
	default:
		text += say.Sprintf("undecided plays: %s\n", say.plays(open))
	}
	return text
}
