// Package common has what several commands of doudizhu share: flags and arguments for rules, hands, endgames, bots and records, and words for
// answers.
package common

// Endgames, outcomes and plays in words.

import (
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/hand"
	"kedou/search"
	"kedou/search/andor"
)

// Phrases puts facts of a game into words.
type Phrases struct{ *cmdline.Language }

// PhrasesOf returns the phrases of the language of a call.
func PhrasesOf(call *cmdline.Call) Phrases { return Phrases{call.Speech} }

// Counted writes a number of things.
func (say Phrases) Counted(n int, noun string) string { return say.Plural(int64(n), noun) }

// List writes words with commas between them.
func (say Phrases) List(words []string) string { return strings.Join(words, say.Text(", ")) }

// Seat names a seat of e.
func (say Phrases) Seat(e *doudizhu.Endgame, s doudizhu.Seat) string {
	return say.Text(doudizhujson.Seat(e, s))
}

// Verdict writes the outcome for the side of a seat, or the reason why there is none, in capitals where the script has them.
func (say Phrases) Verdict(turn doudizhu.Seat, o andor.Outcome, why search.Reason) string {
	if o == andor.Unknown {
		return say.Sprintf("UNDECIDED: %s", say.Text(why.String()))
	}
	return strings.ToUpper(say.Wins(doudizhujson.Winner(turn, o)))
}

// Leaning writes the side to which an undecided search leans, if any.
func (say Phrases) Leaning(r *endgame.Result) string {
	if r.Leans == andor.Unknown {
		return ""
	}
	return say.Sprintf("the search leans to the %s; this proves nothing\n", say.Text(doudizhujson.Winner(r.Turn, r.Leans)))
}

// Wins writes that a side wins.
func (say Phrases) Wins(side string) string { return say.Sprintf("%s wins", say.Text(side)) }

// Play writes a play, passes in words.
func (say Phrases) Play(p doudizhu.Play) string { return say.PlayBy(p, doudizhu.Play.String) }

// PlayBy is Play, with a function that writes plays.
func (say Phrases) PlayBy(p doudizhu.Play, text func(doudizhu.Play) string) string {
	if p.Kind == doudizhu.Pass {
		return say.Text("pass")
	}
	return text(p)
}

// Kind names the kind of a play, with its value if it has wildcards.
func (say Phrases) Kind(p doudizhu.Play) string {
	name := say.Text(p.Kind.String())
	if hand.Soft(p) {
		name += say.Sprintf(", soft, from %v", p.Rank)
	}
	return name
}

// Plays writes plays with commas between them.
func (say Phrases) Plays(list []doudizhu.Play) string {
	texts := make([]string, len(list))
	for i, p := range list {
		texts[i] = say.Play(p)
	}
	return say.Some(texts)
}

// Some writes a list, or that it is empty.
func (say Phrases) Some(words []string) string {
	if len(words) == 0 {
		return say.Text("none")
	}
	return say.List(words)
}

// Line writes a line of play from e with the players.
func (say Phrases) Line(e *doudizhu.Endgame, line []doudizhu.Play) string {
	words, seat := make([]string, len(line)), e.Turn
	for i, p := range line {
		words[i] = say.Seat(e, seat) + " " + say.Play(p)
		seat = e.Next(seat)
	}
	return say.List(words)
}

// Position writes the hands and the player to move.
func (say Phrases) Position(e *doudizhu.Endgame) string {
	var words []string
	for i, h := range e.Players() {
		words = append(words, say.Seat(e, doudizhu.Seat(i))+" "+h.String())
	}
	switch turn := say.Seat(e, e.Turn); {
	case e.Last.Kind == doudizhu.Pass:
		words = append(words, say.Sprintf("%s leads", turn))
	case e.Three:
		words = append(words, say.Sprintf("%s answers %s by %s", turn, e.Last.Parts(), say.Seat(e, e.Owner)))
	default:
		words = append(words, say.Sprintf("%s answers %s", turn, e.Last.Parts()))
	}
	return say.List(words) + "\n"
}

// Moves writes the judgement of every first play. All plays of a loser lose,
// whether or not the answer to them was found.
func (say Phrases) Moves(e *doudizhu.Endgame, r *endgame.Result) string {
	var losing []string
	for _, m := range r.Moves {
		switch {
		case m.Outcome != andor.Lost:
		case m.Reply == nil:
			losing = append(losing, say.Play(m.Play))
		default:
			losing = append(losing, say.Sprintf("%s (%s: %s)", say.Play(m.Play), say.Seat(e, m.Reply.Seat), say.Play(m.Reply.Play)))
		}
	}
	text, open := say.Sprintf("winning plays: %s\n", say.Plays(doudizhujson.WithOutcome(r.Moves, andor.Won))), doudizhujson.WithOutcome(r.Moves, andor.Unknown)
	if len(losing) > 0 || len(open) == 0 {
		text += say.Sprintf("losing plays: %s\n", say.Some(losing))
	}
	switch {
	case len(open) == 0:
	case r.Outcome == andor.Lost:
		text += say.Sprintf("losing plays, answers not found: %s\n", say.Plays(open))
	default:
		text += say.Sprintf("undecided plays: %s\n", say.Plays(open))
	}
	return text
}
