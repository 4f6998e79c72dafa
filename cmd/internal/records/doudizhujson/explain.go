package doudizhujson

// Explained endgames. Package kedou/doudizhu/explain makes the explanations, and defines the words control, run, plain, situation, line and
// natural. Plays are text, such as "3334"; a pass is "-".

import (
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/explain"
	"kedou/search/andor"
)

// Explained is an explanation of one endgame. Absent fields don't apply, or a limit came first.
type Explained struct {
	ID    string `json:"id"`    // the endgame's name
	Rules string `json:"rules"` // as the flag --rules takes them
	Position
	Verdict    string       `json:"verdict"`              // landlord, peasant or undecided
	Reason     string       `json:"reason"`               // the limit that stopped the work, if any
	Winning    []string     `json:"winning"`              // first plays that win for the side to move
	Losing     []string     `json:"losing"`               // first plays that lose
	Open       []string     `json:"open,omitempty"`       // undecided first plays
	Plan       *Plan        `json:"plan"`                 // how the winners win; null if a limit came first
	Classes    []Class      `json:"classes,omitempty"`    // if the side to move loses
	Wrong      []Wrong      `json:"wrong,omitempty"`      // if the side to move wins
	Difficulty *Difficulty  `json:"difficulty,omitempty"` // if the side to move wins
	Stats      records.Work `json:"stats"`
}

// Plan is how a side wins: a play for each position that the other side may reach. Keys are names of seats, hands are letters such as 222B. The facts
// from Controls on are those of explain.Facts.
type Plan struct {
	Winner     string              `json:"winner"`      // landlord or peasant
	Situations int                 `json:"situations"`  // positions in which a winner must find a play
	Least      bool                `json:"least"`       // proved: no plan has fewer situations, each counted once for each line to it
	Positions  int                 `json:"positions"`   // of the whole plan
	Line       []Step              `json:"line"`        // a whole game: the losers' hardest defence
	PlainAfter int                 `json:"plain_after"` // turns of the line
	Controls   []Control           `json:"controls"`
	Regains    []string            `json:"regains"`          // plays that take the lead back for good
	Kept       map[string]string   `json:"kept"`             // cards that a winner keeps for these plays
	LosersLead bool                `json:"losers_lead"`      // after the start
	Stuck      map[string]string   `json:"stuck"`            // cards that a loser still has at every end
	Out        []string            `json:"out"`              // seats that go out
	Danger     map[string][]string `json:"danger,omitempty"` // the run that a loser would have as the leader at the start
	Threat     []string            `json:"threat,omitempty"` // the run that the winner to move has if all others pass
}

// Step is a turn of a line, by its seat.
type Step struct {
	Seat    string `json:"seat"`
	Play    string `json:"play"`
	Only    bool   `json:"only,omitempty"`       // a winner's, and no other play wins
	Control bool   `json:"unbeatable,omitempty"` // no enemy can beat the play
	Plain   bool   `json:"plain,omitempty"`      // a winner's, who leads with a run or goes out
}

// Control is a kind of play that no opponent can beat from a rank on.
type Control struct {
	Seat   string `json:"seat"`
	Kind   string `json:"kind"`   // such as solo or chain
	Length uint8  `json:"length"` // in ranks
	From   string `json:"from"`   // the lowest such play, without kickers
	All    bool   `json:"all"`    // the seat has no lower play of this kind
}

// Class is a set of losing first plays of one kind that the winners answer in the same way. Plays are without kickers.
type Class struct {
	Plays  []string `json:"plays"`
	Answer string   `json:"answer"`
	Seat   string   `json:"seat"`
}

// Wrong is an obvious first play that loses, though another play wins.
type Wrong struct {
	Play   string `json:"play"`
	Robot  bool   `json:"robot"`          // the robot of package hand plays this
	Hint   int    `json:"hint,omitempty"` // its place among the hints, from 1; absent if they lack it
	Spent  bool   `json:"spent"`          // a play that no enemy could beat is gone
	Before int    `json:"fewest_before"`  // the fewest plays that empty the hand before the play
	After  int    `json:"fewest_after"`   // and after it
	Plan   *Plan  `json:"plan"`           // how the others then win
}

// Difficulty says how hard a win is to find. Turns are those of the plan's line.
type Difficulty struct {
	Natural int `json:"natural_losing"`       // losing plays near the top of the hints
	Place   int `json:"hint_place,omitempty"` // of the first winning play among the hints, from 1; absent if they lack it
	Only    int `json:"only_plays"`           // turns at which only one play wins
	Plain   int `json:"plain_after"`          // turns before no player can stop the win
}

// ExplainedOf returns the record of an explanation; spec is the text of its rules.
func ExplainedOf(e *explain.Explanation, spec string) Explained {
	j := Explained{
		ID: e.Endgame.ID, Rules: spec, Position: PositionOf(&e.Endgame),
		Verdict: Winner(e.Endgame.Turn, e.Outcome), Reason: e.Reason.String(),
		Winning: Texts(e.Winning), Losing: Texts(e.Losing), Open: Texts(e.Open),
		Plan: planOf(e.Plan), Stats: records.WorkOf(e.Stats),
	}
	for _, c := range e.Classes {
		j.Classes = append(j.Classes, Class{Texts(c.Plays), c.Answer.String(), Seat(&e.Endgame, c.Seat)})
	}
	for _, w := range e.Wrong {
		j.Wrong = append(j.Wrong, Wrong{w.Play.String(), w.Robot, w.Place, w.Spent, w.Before, w.After, planOf(w.Plan)})
	}
	if e.Plan != nil && e.Outcome == andor.Won {
		j.Difficulty = new(Difficulty(e.Difficulty))
	}
	return j
}

// planOf returns the record of a plan, or nil for nil.
func planOf(p *explain.Plan) *Plan {
	if p == nil {
		return nil
	}
	j := &Plan{
		Winner:     Winner(doudizhu.Down, map[bool]andor.Outcome{true: andor.Won, false: andor.Lost}[p.Peasants]),
		Situations: p.Situations, Least: p.Least, Positions: len(p.Strategy.Nodes), PlainAfter: p.Plain(),
		Line: []Step{}, Controls: []Control{}, Regains: Texts(p.Facts.Regains), LosersLead: p.Facts.Led,
		Kept: handsOf(p, p.Facts.Kept), Stuck: handsOf(p, p.Facts.Stuck), Danger: map[string][]string{}, Threat: Texts(p.Facts.Threat),
	}
	for _, s := range p.Line {
		j.Line = append(j.Line, Step{Seat(&p.Start, s.Seat), s.Play.String(), s.Only, s.Control, s.Plain})
	}
	for _, c := range p.Facts.Controls {
		j.Controls = append(j.Controls, Control{Seat(&p.Start, c.Seat), c.Play.Kind.String(), c.Play.Len, c.Play.String(), c.All})
	}
	for _, seat := range p.Facts.Out {
		j.Out = append(j.Out, Seat(&p.Start, seat))
	}
	for seat, run := range p.Facts.Danger {
		if run != nil {
			j.Danger[Seat(&p.Start, doudizhu.Seat(seat))] = Texts(run)
		}
	}
	return j
}

// handsOf returns the hands that aren't empty, by seat.
func handsOf(p *explain.Plan, hands [doudizhu.Seats]doudizhu.Hand) map[string]string {
	m := map[string]string{}
	for seat, h := range hands {
		if h != 0 {
			m[Seat(&p.Start, doudizhu.Seat(seat))] = h.String()
		}
	}
	return m
}
