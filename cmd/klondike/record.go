package main

// The JSON line of a deal and its answer, which solve writes and readAnswers reads.

import (
	"fmt"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
	"kedou/search"
)

// record has the fields of a line, in their order.
type record struct {
	ID       string          `json:"id"`
	Deal     string          `json:"deal"`    // in the neutral form
	Draw     int             `json:"draw"`    // cards
	Redeals  int             `json:"redeals"` // -1: unlimited
	NoBack   bool            `json:"no_worrying_back,omitempty"`
	Strategy string          `json:"strategy"`
	Verdict  string          `json:"verdict"`             // solved, unsolvable or undecided
	Reason   string          `json:"reason"`              // why undecided, or not certified, else empty
	Certain  *bool           `json:"certified,omitempty"` // of a verdict, with --certify
	Shortest bool            `json:"shortest,omitempty"`  // proved: no solution has fewer moves and turns
	Moves    []string        `json:"moves"`
	Notation string          `json:"notation,omitempty"` // of Moves, if not neutral
	Length   klondike.Length `json:"length"`
	Stats    stats           `json:"stats"`
}

// stats are search.Stats under their names in JSON.
type stats struct {
	Expanded   int64           `json:"expanded"`
	Generated  int64           `json:"generated"`
	Duplicates int64           `json:"duplicates"`
	Reparented int64           `json:"reparented"`
	OpenPeak   int             `json:"open_peak"`
	States     int64           `json:"states"`
	Components int64           `json:"components"`
	Seconds    cmdline.Seconds `json:"seconds"`
	Bytes      int64           `json:"bytes"`
}

func (s *solving) record(o outcome) record {
	st := o.result.Stats
	notation := ""
	if s.notation != klondike.NotationNeutral {
		notation = s.notation.String()
	}
	var certain *bool
	if s.c.Bool("certify") && o.result.Status != search.Unknown {
		certain = new(o.result.Reason == search.NoReason)
	}
	return record{
		ID: o.ID, Deal: klondike.Neutral(o.Position, s.rules),
		Draw: s.rules.Draw, Redeals: s.rules.Redeals, NoBack: !s.rules.WorryBack, Strategy: s.engine.name,
		Verdict: o.result.Status.String(), Reason: o.result.why(), Certain: certain, Shortest: o.result.shortest,
		Moves: append([]string{}, o.texts...), Notation: notation, Length: o.length,
		Stats: stats{
			Expanded: st.Expanded, Generated: st.Generated, Duplicates: st.Duplicates,
			Reparented: st.Reparented, OpenPeak: st.OpenPeak, States: st.States, Components: st.Components,
			Seconds: cmdline.Seconds(st.Elapsed), Bytes: st.Bytes,
		},
	}
}

// inWords tells a length by its kinds, as many steps as the list of them has.
func inWords(l klondike.Length) string {
	return fmt.Sprintf("%s: %s of cards, %s of the stock, %s", cmdline.Plural(l.Steps(), "step"),
		cmdline.Plural(l.Moves, "move"), cmdline.Plural(l.Turns, "turn"), cmdline.Plural(l.Redeals, "redeal"))
}
