// Games with hidden cards, as the commands read, write and name them.

package main

import (
	"fmt"
	"io"
	"iter"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/table"
)

// readGames returns the records in a file, or in standard input if it is "-"; there must be one at least. An error ends
// them.
func readGames(c *cli.Context, file string) iter.Seq2[table.Record, error] {
	return func(yield func(table.Record, error) bool) {
		in, err := cmdline.Open(c, file, nil)
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
			yield(table.Record{}, fmt.Errorf("%s: there is no record in it; give a file that play --records or arena --records wrote", in.Name))
		}
	}
}

// writeGames makes a file of records whole, or leaves what was there.
func writeGames(file string, games ...table.Record) error {
	return cmdline.WriteFile(file, func(w io.Writer) error {
		for i := range games {
			if err := writeGame(w, &games[i]); err != nil {
				return err
			}
		}
		return nil
	})
}

// writeGame writes a record as a line of JSON.
func writeGame(w io.Writer, r *table.Record) error {
	line, err := r.MarshalJSON()
	if err != nil {
		return cmdline.Internalf("JSON: %v", err)
	}
	_, err = w.Write(append(line, '\n'))
	return err
}

// verifyGames has the referee check records of games.
func verifyGames(c *cli.Context, in cmdline.Input) error {
	say, code, n := speak(c), cmdline.Yes, 0
	for r, err := range table.ReadRecords(in.Name, in) {
		if err != nil {
			return err
		}
		n++
		text := ""
		switch wrong := table.Verify(&r); {
		case wrong != nil:
			code = cmdline.No
			text = say.Sprintf("WRONG: game %d (%s): %s", n, in.Name, say.Translate(wrong.Error()))
		case r.Result == nil:
			text = say.Sprintf("right: game %d (%s): not over after %s", n, in.Name, say.Counted(len(r.Moves), "turn"))
		default:
			text = say.Sprintf("right: game %d (%s): %s", n, in.Name, say.Outcome(&r))
		}
		if _, err := fmt.Fprintln(c.App.Writer, cmdline.Printable(text)); err != nil {
			return err
		}
	}
	return cmdline.Exit(code)
}
