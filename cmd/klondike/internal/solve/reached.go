package solve

// The reach of a search without a verdict, or so far: the best position reached and the moves to it.

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/klondike"
	"kedou/klondike/strategy"
	"kedou/search"
)

type reached struct {
	klondike.Position
	klondikejson.Reached
	redeals []int
}

// redealsOf returns the indices of the redeals among moves, given the positions before them.
func redealsOf(positions []klondike.Position, moves []klondike.Move) (redeals []int) {
	for i, m := range moves {
		if m.IsTurn() && len(positions[i].Stock) == 0 {
			redeals = append(redeals, i)
		}
	}
	return redeals
}

// reach plays moves, which the search has found, from the start of a deal.
func (s *solving) reach(d klondike.Deal, moves []klondike.Move) (r reached, err error) {
	positions, err := klondike.Replay(d.Position, s.Rules, moves)
	if err != nil {
		return r, cmdline.Internalf("%v", err)
	}
	r.Position = positions[len(positions)-1]
	r.redeals = redealsOf(positions, moves)
	r.Reached = klondikejson.Reached{Up: r.CardsUp(), Down: r.FaceDown(), Moves: []string{}}
	texts, err := s.notation.Format(d.Position, s.Rules, moves)
	r.Moves = append(r.Moves, texts...)
	return r, err
}

// most describes the position's rank among those reached: the founding document's search shows its deepest, the others their best.
func (s *solving) most() string {
	if s.engine.Deepest() {
		return s.Speech.Text("deepest position")
	}
	return s.Speech.Text("best position")
}

// reachedText describes the position, with board and moves.
func (s *solving) reachedText(d klondike.Deal, moves []klondike.Move) string {
	r, err := s.reach(d, moves)
	if err != nil {
		return s.Speech.Say(err) + "\n"
	}
	return s.Speech.Sprintf("\n%s reached: %d of %d cards up, %d face down, after %s\n%s\n%s", s.most(), r.Up, s.Rules.Cards(), r.Down,
		s.Speech.Plural(int64(len(r.Moves)), "step"), r.Position.Board(s.Rules), s.steps(r.Moves, r.redeals))
}

// report writes the progress of a deal's search to standard error: a line of counts, and at every tenth one of the moves; as JSON one object.
func (s *solving) report(d klondike.Deal) func(search.Stats, []klondike.Move) {
	return func(st search.Stats, moves []klondike.Move) {
		r, err := s.reach(d, moves)
		if err != nil {
			return // the answer will report it
		}
		if s.json {
			lines := json.NewEncoder(s.Notes)
			lines.SetEscapeHTML(false)
			lines.Encode(klondikejson.Progress{Schema: records.Schema, Depth: st.Depth, Stats: records.StatsOf(st), Reached: r.Reached}) // without a reader nothing is lost
			return
		}
		fmt.Fprintf(s.Notes, "%s%s%s\n", progressText(s.Speech, strategy.Progress{Stats: st}), s.Speech.Text(", "), cmdline.Duration(st.Elapsed))
		if st.Expanded%(10*s.engine.reach.Every) == 0 {
			io.WriteString(s.Notes, s.Speech.Sprintf("  %s reached: %d of %d cards up, %d face down: %s\n", s.most(), r.Up, s.Rules.Cards(), r.Down, strings.Join(r.Moves, " ")))
		}
	}
}
