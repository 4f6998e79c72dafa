package common

// Records of games: their files.

import (
	"iter"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// Games are the recorded games of a command, in the file that its argument names.
type Games struct {
	*cmdline.Call
	Say  Phrases
	JSON bool
	file string
}

// NewGames returns the games of a command that takes one file of records.
func NewGames(call *cmdline.Call, json bool) (*Games, error) {
	if len(call.Args) != 1 {
		return nil, call.Usagef("give one file of records, or - for standard input")
	}
	return &Games{call, PhrasesOf(call), json, call.Args[0]}, nil
}

// Records returns the records of the file; there must be at least one. An error ends them.
func (g *Games) Records() iter.Seq2[table.Record, error] {
	return func(yield func(table.Record, error) bool) {
		in, err := g.Open(g.file)
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

// ReportWrong reports that the game of a number breaks the rules.
func (g *Games) ReportWrong(n int, wrong error) error {
	text := g.Say.Sprintf("WRONG: game %d (%s): %s", n, g.file, wrong)
	return g.Print(g.JSON, wrongJSON{n, wrong.Error()}, cmdline.Printable(text)+"\n")
}

// wrongJSON takes the place of a game against the rules.
type wrongJSON struct {
	Game  int    `json:"of_game"`
	Wrong string `json:"wrong"`
}

// start begins the records that this program writes.
const start = `{"schema":1,"game":"`

// RecordFile is the format of a file of records to which a command adds lines.
func RecordFile(command string) journal.Format {
	return journal.Format{Flag: "--records", Owner: command, Start: start, Read: func(_ int, line []byte) error {
		if !table.IsRecord(string(line)) {
			return phrase.Errorf("no record of a game")
		}
		return nil
	}}
}

// RecordLine returns a record as a line of JSON.
func RecordLine(r *table.Record) ([]byte, error) {
	line, err := r.MarshalJSON()
	if err != nil {
		return nil, cmdline.Internalf("JSON: %v", err)
	}
	return append(line, '\n'), nil
}
