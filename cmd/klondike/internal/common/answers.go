package common

// Answers as input: the JSON that solve printed.

import (
	"iter"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/session"
)

// Answer is an answer that solve printed, and the place it was read from.
type Answer struct {
	klondikejson.Deal
	Aids  session.Aids `json:"aids"`  // of a game that was played
	Peeks []blind.Peek `json:"peeks"` // that its player had by undone moves
	At    string       `json:"-"`     // "file:12"
}

// ReadAnswers returns the answers of in. An error ends them and names its place.
func ReadAnswers(in cmdline.Input) iter.Seq2[Answer, error] {
	return func(yield func(Answer, error) bool) {
		for l, err := range cmdline.NewLines(in).All() {
			var a Answer
			if err == nil {
				a, err = ReadAnswer(l.Text, l.At)
			}
			if !yield(a, err) || err != nil {
				return
			}
		}
	}
}

// ReadAnswer reads a line, whose place is at. An error names the place.
func ReadAnswer(line, at string) (Answer, error) {
	a := Answer{At: at}
	err := a.read(line)
	if err != nil {
		err = phrase.Errorf("%s: %w", at, err)
	}
	return a, err
}

func (a *Answer) read(line string) error {
	if !strings.HasPrefix(line, "{") {
		return phrase.Errorf("not an answer in JSON; give what solve --json prints")
	}
	return records.DecodeKnown([]byte(line), a)
}

// Game returns the deal of an answer and its moves. The rules are those of the
// answer; their decks are always whole.
func (a *Answer) Game() (Game, error) {
	g := Game{Rules: klondike.Standard(a.Draw), Texts: a.Moves, Aids: a.Aids, Peeks: a.Peeks}
	g.Rules.Redeals, g.Rules.WorryBack = a.Redeals, !a.NoBack
	if err := g.Rules.Validate(); err != nil {
		return g, phrase.Errorf("%s: %w", a.At, err)
	}
	var err error
	g.Deal, err = klondike.ParseDeal(a.At+": deal", a.Deal.Deal, g.Rules)
	g.ID = cmdline.Printable(a.ID) // a file may come from anywhere
	return g, err
}
