// Package tablereviews holds the JSON in which doudizhu review and the page's service report the values of a game's plays. It is separate from
// package records because it needs the players.
package tablereviews

import (
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/review"
	"kedou/doudizhu/table"
	"kedou/search/andor"
	"kedou/search/skill"
)

// Decision is a play chosen among several, with plays shown as P. Chances are of the player's side, from 0 to 1.
type Decision[P any] struct {
	Move        int              `json:"move"` // its number in the game, from 1
	Play        P                `json:"play"`
	Best        P                `json:"best"` // the strong player's play
	Choices     int              `json:"choices"`
	BestChance  records.Fraction `json:"best_chance"`
	Played      records.Fraction `json:"played_chance"`
	Error       records.Fraction `json:"error"` // standard deviation of the loss
	Loss        records.Fraction `json:"loss"`
	Luck        records.Fraction `json:"luck"`
	Label       string           `json:"label"` // inaccuracy, mistake, blunder, unclear, or empty
	Probably    bool             `json:"probably"`
	Points      records.Rounded  `json:"points"` // the mean gain of best over play
	PointsError records.Rounded  `json:"points_error"`
}

// DecisionOf returns the record of d. Show shows a play.
func DecisionOf[P any](d *review.Decision, show func(doudizhu.Play) P) Decision[P] {
	return Decision[P]{
		Move: d.Move + 1, Play: show(d.Play), Best: show(d.Best), Choices: d.Choices, BestChance: records.Fraction(d.BestChance),
		Played: records.Fraction(d.Played), Error: records.Fraction(d.Error), Loss: records.Fraction(d.Loss()), Luck: records.Fraction(d.Luck),
		Label: d.Label.String(), Probably: d.Probably, Points: records.Rounded(d.Points), PointsError: records.Rounded(d.PointsError),
	}
}

// Said is the player's answer at the auction or the doubles, and the landlord index's advice: points bid, 0 for no, or else 1 for yes.
type Said struct {
	Stage   string           `json:"stage"` // calling or doubling
	Said    int              `json:"said"`
	Advised int              `json:"advised"`
	Chance  records.Fraction `json:"chance"` // of the hand by the index
	Points  records.Rounded  `json:"points"` // a game, for each point of the stake
}

// Report is the result of a game for one chair: result minus start is luck minus loss. A game without plays has only its calls.
type Report struct {
	Chair     table.Chair       `json:"chair"`
	Seat      string            `json:"seat"`
	Calls     []Said            `json:"calls"`
	Start     records.Fraction  `json:"start"`
	Opening   records.Fraction  `json:"opening"` // the part of luck before the first decision
	Result    records.Fraction  `json:"result"`  // 1: won, 0: lost; for an unfinished game its chance
	Over      bool              `json:"over"`
	Luck      records.Fraction  `json:"luck"`
	Loss      records.Fraction  `json:"loss"`
	Error     records.Fraction  `json:"error"`
	Accuracy  *records.Fraction `json:"accuracy"` // in percent; null if too few decisions count
	Counted   int               `json:"accuracy_decisions"`
	Decisions int               `json:"decisions"`
}

// ReportOf returns the record of a report on r.
func ReportOf(found *review.Report, r *table.Record) Report {
	record := Report{
		Chair: found.Chair, Calls: []Said{}, Start: records.Fraction(found.Start), Opening: records.Fraction(found.Opening), Result: records.Fraction(found.Result), Over: r.Result != nil,
		Luck: records.Fraction(found.Luck), Loss: records.Fraction(found.Loss), Error: records.Fraction(found.Error), Counted: found.Accuracy.Decisions, Decisions: found.Decisions,
	}
	if r.Landlord != table.Nobody {
		record.Seat = found.Seat(r).String()
	}
	if found.Accuracy.Decisions >= skill.MinDecisions {
		record.Accuracy = new(records.Fraction(found.Accuracy.Percent))
	}
	for _, s := range found.Calls {
		stage := map[bool]string{true: "calling", false: "doubling"}[s.Stage == table.Calling]
		record.Calls = append(record.Calls, Said{stage, s.Said, s.Advised, records.Fraction(s.Index.Chance), records.Rounded(s.Index.Points)})
	}
	return record
}

// Sides names the side that wins, by the outcome for the landlord.
var Sides = map[andor.Outcome]string{andor.Won: "landlord", andor.Lost: "peasants", andor.Unknown: "undecided"}

// Turning is a move that gave the win away with open cards.
type Turning[P any] struct {
	Move   int    `json:"move"`   // from 1
	Better *P     `json:"better"` // keeps the win; null if none is known
	Fault  string `json:"fault"`  // mistake, unclear or bad luck of the player's own; partner or enemy
}

// TurningsOf returns the records of turnings. Show shows a play instead of the move of a place in the game, from 0.
func TurningsOf[P any](list []review.Turning, show func(move int, p doudizhu.Play) P) []Turning[P] {
	all := []Turning[P]{}
	for _, t := range list {
		x := Turning[P]{Move: t.Move + 1, Fault: t.Fault.String()}
		if t.Better != nil {
			x.Better = new(show(t.Move, *t.Better))
		}
		all = append(all, x)
	}
	return all
}
