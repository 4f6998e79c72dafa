// Package plans is the JSON of explained endgames. It is separate from package records because records is part
// of the page's first WebAssembly module, which has no use for explanations.
package plans

// Explanations for machines, with English words.

import (
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/explain"
	"kedou/search/andor"
)

// Explained is an explanation as a JSON object.
type Explained struct {
	ID    string `json:"id"`
	Rules string `json:"rules"`
	records.Position
	Verdict    string       `json:"verdict"`
	Reason     string       `json:"reason"`
	Winning    []string     `json:"winning"`
	Losing     []string     `json:"losing"`
	Open       []string     `json:"open,omitempty"`
	Plan       *Plan        `json:"plan"` // null if a limit came first
	Classes    []Class      `json:"classes,omitempty"`
	Wrong      []Wrong      `json:"wrong,omitempty"`
	Difficulty *Difficulty  `json:"difficulty,omitempty"` // of an endgame that the side to move wins
	Stats      records.Work `json:"stats"`
}

// Plan is a side's way to win. Seats are names, hands are letters.
type Plan struct {
	Winner     string              `json:"winner"`
	Situations int                 `json:"situations"`
	Least      bool                `json:"least"`
	Positions  int                 `json:"positions"`
	Line       []Step              `json:"line"`
	PlainAfter int                 `json:"plain_after"` // turns of the line
	Controls   []Control           `json:"controls"`
	Regains    []string            `json:"regains"`
	Kept       map[string]string   `json:"kept"`
	LosersLead bool                `json:"losers_lead"`
	Stuck      map[string]string   `json:"stuck"`
	Out        []string            `json:"out"`
	Danger     map[string][]string `json:"danger,omitempty"`
	Threat     []string            `json:"threat,omitempty"`
}

// Step is a turn of a line.
type Step struct {
	Seat    string `json:"seat"`
	Play    string `json:"play"`
	Only    bool   `json:"only,omitempty"`
	Control bool   `json:"unbeatable,omitempty"`
	Plain   bool   `json:"plain,omitempty"`
}

// Control is a kind of play that no opponent can beat from a rank on.
type Control struct {
	Seat   string `json:"seat"`
	Kind   string `json:"kind"`
	Length uint8  `json:"length"`
	From   string `json:"from"`
	All    bool   `json:"all"`
}

// Class is a class of losing first plays with their answer.
type Class struct {
	Plays  []string `json:"plays"`
	Answer string   `json:"answer"`
	Seat   string   `json:"seat"`
}

// Wrong is a natural losing play.
type Wrong struct {
	Play   string `json:"play"`
	Robot  bool   `json:"robot"`
	Hint   int    `json:"hint,omitempty"`
	Spent  bool   `json:"spent"`
	Before int    `json:"fewest_before"`
	After  int    `json:"fewest_after"`
	Plan   *Plan  `json:"plan"`
}

// Difficulty has the reasons why a win is hard to find.
type Difficulty struct {
	Natural int `json:"natural_losing"`
	Place   int `json:"hint_place,omitempty"`
	Only    int `json:"only_plays"`
	Plain   int `json:"plain_after"`
}

// ExplainedOf returns the record of an explanation under the rules of spec.
func ExplainedOf(e *explain.Explanation, spec string) Explained {
	j := Explained{
		ID: e.Endgame.ID, Rules: spec, Position: records.PositionOf(&e.Endgame),
		Verdict: records.Winner(e.Endgame.Turn, e.Outcome), Reason: e.Reason.String(),
		Winning: records.Texts(e.Winning), Losing: records.Texts(e.Losing), Open: records.Texts(e.Open),
		Plan: planOf(e.Plan), Stats: records.WorkOf(e.Stats),
	}
	for _, c := range e.Classes {
		j.Classes = append(j.Classes, Class{records.Texts(c.Plays), c.Answer.String(), records.Seat(&e.Endgame, c.Seat)})
	}
	for _, w := range e.Wrong {
		j.Wrong = append(j.Wrong, Wrong{w.Play.String(), w.Robot, w.Place, w.Spent, w.Before, w.After, planOf(w.Plan)})
	}
	if e.Plan != nil && e.Outcome == andor.Won {
		j.Difficulty = new(Difficulty(e.Difficulty))
	}
	return j
}

// planOf returns the record of a plan; nil if there is none.
func planOf(p *explain.Plan) *Plan {
	if p == nil {
		return nil
	}
	j := &Plan{
		Winner:     records.Winner(doudizhu.Down, map[bool]andor.Outcome{true: andor.Won, false: andor.Lost}[p.Peasants]),
		Situations: p.Situations, Least: p.Least, Positions: len(p.Strategy.Nodes), PlainAfter: p.Plain(),
		Line: []Step{}, Controls: []Control{}, Regains: records.Texts(p.Facts.Regains), LosersLead: p.Facts.Led,
		Kept: handsOf(p, p.Facts.Kept), Stuck: handsOf(p, p.Facts.Stuck), Danger: map[string][]string{}, Threat: records.Texts(p.Facts.Threat),
	}
	for _, s := range p.Line {
		j.Line = append(j.Line, Step{records.Seat(&p.Start, s.Seat), s.Play.String(), s.Only, s.Control, s.Plain})
	}
	for _, c := range p.Facts.Controls {
		j.Controls = append(j.Controls, Control{records.Seat(&p.Start, c.Seat), c.Play.Kind.String(), c.Play.Len, c.Play.String(), c.All})
	}
	for _, seat := range p.Facts.Out {
		j.Out = append(j.Out, records.Seat(&p.Start, seat))
	}
	for seat, run := range p.Facts.Danger {
		if run != nil {
			j.Danger[records.Seat(&p.Start, doudizhu.Seat(seat))] = records.Texts(run)
		}
	}
	return j
}

// handsOf returns the hands that aren't empty, by seat.
func handsOf(p *explain.Plan, hands [doudizhu.Seats]doudizhu.Hand) map[string]string {
	m := map[string]string{}
	for seat, h := range hands {
		if h != 0 {
			m[records.Seat(&p.Start, doudizhu.Seat(seat))] = h.String()
		}
	}
	return m
}
