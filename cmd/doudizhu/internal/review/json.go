package review

// Reviews as JSON objects.

import (
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu/table"
)

// reviewJSON is a review as a JSON object.
type reviewJSON struct {
	Game      int         `json:"of_game"`
	Variant   string      `json:"variant"`
	Winner    string      `json:"winner,omitempty"`
	Moves     []moveJSON  `json:"moves"`
	Mistakes  int         `json:"mistakes"`
	Undecided int         `json:"undecided"`
	Chairs    []chairJSON `json:"reviews"`
}

// moveJSON is a move with the winner of the open position before it.
type moveJSON struct {
	Move    int         `json:"move"` // from 1
	Chair   table.Chair `json:"chair"`
	Seat    string      `json:"seat"`
	Play    string      `json:"play"`
	Wins    string      `json:"wins"` // landlord, peasants or undecided
	Reason  string      `json:"reason,omitempty"`
	Mistake bool        `json:"mistake,omitempty"`
	Better  string      `json:"better,omitempty"`
}

// chairJSON is a game from the view of a chair's player.
type chairJSON struct {
	doudizhujson.Report
	Plays    []doudizhujson.Decision[string] `json:"plays"`
	Turnings []doudizhujson.Turning[string]  `json:"turnings"`
}

// json is the review for machines.
func (g *reviewed) json() reviewJSON {
	r := g.Record
	j := reviewJSON{Game: g.number, Variant: r.Variant.Name, Moves: []moveJSON{}, Mistakes: g.Mistakes(), Undecided: g.Undecided(), Chairs: []chairJSON{}}
	if r.Result != nil {
		j.Winner = doudizhujson.Sides[g.Positions[len(g.Steps)].Landlord]
	}
	for i, s := range g.Steps {
		p := &g.Positions[i]
		m := moveJSON{
			Move: s.Number, Chair: s.Move.Chair, Seat: s.Before.Turn.String(), Play: r.Variant.Rules.Parts(s.Move.Play),
			Wins: doudizhujson.Sides[p.Landlord], Reason: p.Reason, Mistake: g.Mistake(i),
		}
		if m.Mistake && p.Better != nil {
			m.Better = p.Better.Parts()
		}
		j.Moves = append(j.Moves, m)
	}
	for i := range g.chairs {
		j.Chairs = append(j.Chairs, g.chairs[i].json(r))
	}
	return j
}

func (j *judged) json(r *table.Record) chairJSON {
	all := chairJSON{Report: doudizhujson.ReportOf(&j.Report, r), Plays: []doudizhujson.Decision[string]{}}
	for i := range j.Plays {
		all.Plays = append(all.Plays, doudizhujson.DecisionOf(&j.Plays[i], r.Variant.Rules.Parts))
	}
	all.Turnings = doudizhujson.TurningsOf(j.turnings, r.Variant.Rules.Parts)
	return all
}
