// The moves of a recorded game one by one, and as JSON.

package main

import (
	"io"
	"iter"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// step is one move of a game, and the open positions around it.
type step struct {
	number        int
	move          table.Move
	before, after doudizhu.Endgame
}

// hand is what the move leaves the player.
func (s *step) hand() doudizhu.Hand { return s.after.Hands[s.before.Turn] }

// steps yields the moves of a game that the referee has accepted.
func steps(r *table.Record) iter.Seq[step] {
	return func(yield func(step) bool) {
		start := *r
		start.Moves = nil
		g, err := table.Resume(start)
		if err != nil {
			return
		}
		for i, m := range r.Moves {
			s := step{number: i + 1, move: m, before: g.Endgame()}
			if err := g.Play(m.Chair, m.Play); err != nil {
				return
			}
			if s.after = g.Endgame(); !yield(s) {
				return
			}
		}
	}
}

// writeSteps writes a game as JSON: its record, and then an object for each move.
func writeSteps(w io.Writer, n int, r *table.Record) error {
	if err := writeGame(w, r); err != nil {
		return err
	}
	for s := range steps(r) {
		err := cmdline.WriteJSON(w, stepJSON{
			Game: n, Move: s.number, Chair: s.move.Chair, Seat: s.before.Turn.String(),
			Leads: s.before.Last.Kind == doudizhu.Pass, Play: r.Variant.Rules.Parts(s.move.Play),
			Kind: s.move.Play.Kind.String(), Landlord: s.after.Hands[doudizhu.Landlord].String(),
			Down: s.after.Hands[doudizhu.Down].String(), Up: s.after.Hands[doudizhu.Up].String(),
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
