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

// chair names a player: by his name, with the number of his place if others have the same, or by his place alone.
func (say phrases) chair(r *table.Record, c table.Chair) string {
	switch name := r.Names[c]; {
	case name == "":
		return say.Sprintf("chair %d", c)
	case name == r.Names[c.Next()] || name == r.Names[c.Next().Next()]:
		return fmt.Sprintf("%s #%d", cmdline.Printable(name), c)
	default:
		return cmdline.Printable(name)
	}
}

// nameWidth is the width of the longest name at the table, ten at least.
func (say phrases) nameWidth(r *table.Record) int {
	width := 10
	for c := range table.Chair(table.Chairs) {
		width = max(width, cmdline.Width(say.chair(r, c)))
	}
	return width
}

// outcome says who has won a game and what it is worth.
func (say phrases) outcome(r *table.Record) string {
	verdict := "the peasants win"
	if r.Result.LandlordWon() {
		verdict = "the landlord wins"
	}
	var points []string
	for c, n := range r.Result.Points {
		points = append(points, fmt.Sprintf("%s %+d", say.chair(r, table.Chair(c)), n))
	}
	return say.Sprintf("%s: %s", say.Text(verdict), say.list(points))
}

// factors says what a game's score is made of.
func (say phrases) factors(r *table.Record) string {
	words := []string{say.Sprintf("base %d", r.Variant.Base), say.Sprintf("bid %d", r.Result.Bid)}
	if n := r.Result.Bombs; n > 0 {
		words = append(words, say.counted(n, "bomb"))
	}
	if r.Result.Spring {
		words = append(words, say.Text("spring"))
	}
	for c, d := range r.Doubled {
		if d == 2 {
			words = append(words, say.Sprintf("%s doubles", say.chair(r, table.Chair(c))))
		}
	}
	if r.Variant.Cap > 0 {
		words = append(words, say.Sprintf("at most %d times", r.Variant.Cap))
	}
	return say.list(words)
}

// verifyGames has the referee check records of games.
func verifyGames(c *cli.Context, in cmdline.Input) error {
	say, code, n := speech(c), cmdline.Yes, 0
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
			text = say.Sprintf("right: game %d (%s): not over after %s", n, in.Name, say.counted(len(r.Moves), "turn"))
		default:
			text = say.Sprintf("right: game %d (%s): %s", n, in.Name, say.outcome(&r))
		}
		if _, err := fmt.Fprintln(c.App.Writer, cmdline.Printable(text)); err != nil {
			return err
		}
	}
	return cmdline.Exit(code)
}
