package main

// Solutions as input: from a flag, from a file, from the JSON lines of solve.

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
)

// movesFlags returns --moves and --notation.
func movesFlags() []cli.Flag {
	return cmdline.Category("Moves",
		&cli.StringFlag{Name: "moves", Usage: "the moves: their text, a `FILE`, or -"},
		notationFlag(klondike.NotationNeutral, klondike.NotationPinyin))
}

// readMoves returns the moves that --moves names, unchecked.
func readMoves(c *cli.Context) ([]string, error) {
	arg := c.String("moves")
	in, err := cmdline.Open(c, arg, func(arg string) bool {
		_, err := os.Stat(arg)
		return err != nil && (arg == "" || strings.ContainsAny(arg, " @:_\n") || len(arg) == 1)
	})
	if err != nil {
		return nil, err
	}
	defer in.Close()
	text, err := io.ReadAll(io.LimitReader(in, maxRecord))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", in.Name, err)
	}
	return movesIn(string(text)), nil
}

// game is a deal and moves to be played on it, not checked yet.
type game struct {
	klondike.Deal
	rules    klondike.Rules
	notation klondike.Notation
	texts    []string
}

// openGame returns the only deal that c names, with the moves of --moves.
func openGame(c *cli.Context) (game, error) {
	g := game{rules: rulesOf(c)}
	var err error
	if g.notation, err = notationOf(c); err != nil {
		return g, err
	}
	deals, err := openSource(c, g.rules)
	if err != nil {
		return g, err
	}
	defer deals.close()
	if g.Deal, err = deals.one(c); err != nil || !c.IsSet("moves") {
		return g, err
	}
	g.texts, err = readMoves(c)
	return g, err
}

// play returns the moves up to the first that the rules forbid, which the error
// tells, and all positions on the way.
func (g game) play() ([]klondike.Move, []klondike.Position, error) {
	moves, fault := g.notation.Parse(g.Position, g.rules, g.texts)
	positions, err := klondike.Replay(g.Position, g.rules, moves)
	if fault == nil {
		fault = err
	}
	return moves, positions, fault
}

// movesIn splits a text into moves, passing over the step numbers that solve
// prints.
func movesIn(text string) []string {
	var moves []string
	for _, word := range strings.Fields(text) {
		if strings.Trim(word, "0123456789.") != "" {
			moves = append(moves, word)
		}
	}
	return moves
}

// maxRecord is the longest line of JSON read, in bytes.
const maxRecord = 1 << 20

// readRecords returns the JSON lines of in, each with the place where it stands.
func readRecords(in cmdline.Input) iter.Seq2[placed, error] {
	return func(yield func(placed, error) bool) {
		lines := bufio.NewScanner(in)
		lines.Buffer(nil, maxRecord)
		for n := 1; lines.Scan(); n++ {
			if len(bytes.TrimSpace(lines.Bytes())) == 0 {
				continue
			}
			p := placed{at: fmt.Sprintf("%s:%d", in.Name, n)}
			err := p.decode(lines.Bytes())
			if !yield(p, err) || err != nil {
				return
			}
		}
		if err := lines.Err(); errors.Is(err, bufio.ErrTooLong) {
			yield(placed{}, fmt.Errorf("%s: a line is longer than %s", in.Name, cmdline.Bytes(maxRecord)))
		} else if err != nil {
			yield(placed{}, fmt.Errorf("%s: %w", in.Name, err))
		}
	}
}

// placed is a record and the place it was read from.
type placed struct {
	record
	at string
}

func (p *placed) decode(line []byte) error {
	versioned := struct {
		Schema int `json:"schema"`
		*record
	}{record: &p.record}
	err := json.Unmarshal(line, &versioned)
	var field *json.UnmarshalTypeError
	switch {
	case errors.As(err, &field): // its text names types of this program
		at := cmp.Or(strings.TrimPrefix(field.Field, "record."), "the line")
		return fmt.Errorf("%s: not a line that solve --json wrote: %s is of type %s", p.at, at, field.Value)
	case err != nil:
		return fmt.Errorf("%s: not a line that solve --json wrote: %v", p.at, err)
	case versioned.Schema != cmdline.Schema:
		return fmt.Errorf("%s: schema %d, and this program reads %d", p.at, versioned.Schema, cmdline.Schema)
	}
	return nil
}

// notation returns the notation of the moves, which is other if the record names
// none.
func (p *placed) notation(other klondike.Notation) (klondike.Notation, error) {
	if p.Notation == "" {
		return other, nil
	}
	n, err := klondike.ParseNotation(p.Notation)
	switch {
	case err != nil:
		err = fmt.Errorf("%s: %w", p.at, err)
	case n == klondike.NotationEnglish:
		err = fmt.Errorf("%s: moves in %v can't be checked; solve with another --notation", p.at, n)
	}
	return n, err
}
