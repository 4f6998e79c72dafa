// Package games shows games that were played with hidden cards: the commands replay and review, and the part of verify for
// games.
package games

import (
	"fmt"
	"io"
	"iter"

	"kedou/cmd/doudizhu/internal/speech"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/doudizhu"
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
	"kedou/search/phrase"
)

// phrases puts facts of a game into words.
type phrases struct{ speech.Phrases }

// screen is the output for games, and its form.
type screen struct {
	*cmdline.Call
	say  phrases
	file string
	json bool
	text bool // replay shows records as text
}

// open returns the screen of a command that takes one file of records.
func open(call *cmdline.Call) (*screen, error) {
	if len(call.Args) != 1 {
		return nil, call.Usagef("give one file of records, or - for standard input")
	}
	return &screen{Call: call, say: phrases{speech.Of(call)}, file: call.Args[0]}, nil
}

// records returns the records of the file; there must be at least one. An error ends them.
func (s *screen) records() iter.Seq2[table.Record, error] {
	return func(yield func(table.Record, error) bool) {
		in, err := s.Open(s.file)
		if err != nil {
			yield(table.Record{}, err)
			return
		}
		defer in.Close()
		n := 0
		for r, err := range table.ReadRecords(in.Name, in) {
			if n++; !yield(r, err) {
				return
			}
		}
		if n == 0 {
			yield(table.Record{}, phrase.Errorf("%s: there is no record in it; give a file that play --records or arena --records wrote", in.Name))
		}
	}
}

// reportWrong reports that the game of a number breaks the rules.
func (s *screen) reportWrong(n int, wrong error) error {
	if s.json {
		return cmdline.WriteJSON(s.Out, wrongJSON{n, wrong.Error()})
	}
	text := s.say.Sprintf("WRONG: game %d (%s): %s", n, s.file, wrong)
	_, err := fmt.Fprintln(s.Out, cmdline.Printable(text))
	return err
}

// wrongJSON takes the place of a game against the rules.
type wrongJSON struct {
	Game  int    `json:"of_game"`
	Wrong string `json:"wrong"`
}

// Verify lets the referee check records of games.
func Verify(call *cmdline.Call, in cmdline.Input) error {
	s := &screen{Call: call, say: phrases{speech.Of(call)}, file: in.Name}
	code, n := cmdline.Yes, 0
	for r, err := range table.ReadRecords(in.Name, in) {
		if err != nil {
			return err
		}
		n++
		switch wrong := table.Verify(&r); {
		case wrong != nil:
			code, err = cmdline.No, s.reportWrong(n, wrong)
		case r.Result == nil:
			err = s.tellRight("right: game %d (%s): not over after %s", n, s.say.Counted(len(r.Moves), "turn"))
		default:
			err = s.tellRight("right: game %d (%s): %s", n, s.say.Outcome(&r))
		}
		if err != nil {
			return err
		}
	}
	return cmdline.Exit(code)
}

func (s *screen) tellRight(format string, n int, end string) error {
	_, err := fmt.Fprintln(s.Out, cmdline.Printable(s.say.Sprintf(format, n, s.file, end)))
	return err
}

// title begins the text about a game.
func (say phrases) title(n int, r *table.Record) string {
	return say.Sprintf("game %d: %s", n, say.Text(r.Variant.Name)) + say.Number(r) + "\n"
}

// start begins the records that this program writes.
const start = `{"schema":1,"game":"`

// File is the format of a file of records to which a command adds lines.
func File(command string) journal.Format {
	return journal.Format{Flag: "--records", Owner: command, Start: start, Read: func(_ int, line []byte) error {
		if !table.IsRecord(string(line)) {
			return phrase.Errorf("no record of a game")
		}
		return nil
	}}
}

// Line returns a record as a line of JSON.
func Line(r *table.Record) ([]byte, error) {
	line, err := r.MarshalJSON()
	if err != nil {
		return nil, cmdline.Internalf("JSON: %v", err)
	}
	return append(line, '\n'), nil
}

// writeSteps writes a game as JSON: its record, and then an object for each move.
func writeSteps(w io.Writer, n int, r *table.Record) error {
	line, err := Line(r)
	if err == nil {
		_, err = w.Write(line)
	}
	if err != nil {
		return err
	}
	for s := range session.Steps(r) {
		err := cmdline.WriteJSON(w, stepJSON{
			Game: n, Move: s.Number, Chair: s.Move.Chair, Seat: s.Before.Turn.String(),
			Leads: s.Before.Last.Kind == doudizhu.Pass, Play: r.Variant.Rules.Parts(s.Move.Play),
			Kind: s.Move.Play.Kind.String(), Landlord: s.After.Hands[doudizhu.Landlord].String(),
			Down: s.After.Hands[doudizhu.Down].String(), Up: s.After.Hands[doudizhu.Up].String(),
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// stepJSON is a move as a JSON object, with the hands after it.
type stepJSON struct {
	Game     int         `json:"of_game"`
	Move     int         `json:"move"`
	Chair    table.Chair `json:"chair"`
	Seat     string      `json:"seat"`
	Leads    bool        `json:"leads"`
	Play     string      `json:"play"`
	Kind     string      `json:"kind"`
	Landlord string      `json:"landlord"`
	Down     string      `json:"down"`
	Up       string      `json:"up"`
}
