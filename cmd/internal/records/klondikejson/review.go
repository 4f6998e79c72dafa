package klondikejson

// Reviews of games: the values of a game's decisions.

import (
	"kedou/cmd/internal/records"
	"kedou/klondike"
	"kedou/klondike/review"
	"kedou/search/ledger"
)

// Chance is the form of chances and percentages.
type Chance = records.Fraction

// Decision is a decision, with moves shown as M. Chances are from 0 to 1.
type Decision[M any] struct {
	First    int    `json:"first"` // its moves, from 0
	Last     int    `json:"last"`
	Moves    []M    `json:"moves"`
	Before   Chance `json:"before"`
	Best     []M    `json:"best"`
	BestWins Chance `json:"best_chance"`
	Played   Chance `json:"played_chance"`
	Error    Chance `json:"error"` // standard deviation of the loss
	Loss     Chance `json:"loss"`
	Luck     Chance `json:"luck"`
	Label    string `json:"label"` // inaccuracy, mistake, blunder, unclear, or empty
	Probably bool   `json:"probably"`
	Winnable string `json:"winnable"` // after it, with all cards known: solved, unsolvable or undecided
	Choices  int    `json:"choices"`
	GivenUp  bool   `json:"given_up,omitempty"` // it ended the game
}

// DecisionOf returns the record of d, with moves shown by show.
func DecisionOf[M any](d *review.Decision, moves, best []M) Decision[M] {
	return Decision[M]{
		First: d.First, Last: d.Last, Moves: moves, Before: Chance(d.Before), Best: best, BestWins: Chance(d.Before), Played: Chance(d.Played),
		Error: Chance(d.Error), Loss: Chance(d.Loss()), Luck: Chance(d.Luck), Label: d.Label.String(), Probably: d.Probably,
		Winnable: d.Winnable.String(), Choices: d.Choices, GivenUp: d.GivesUp(),
	}
}

// Report is the result of a game: result minus start is luck minus loss.
type Report[M any] struct {
	Start    Chance       `json:"start"`
	Result   Chance       `json:"result"` // 1: won, 0: not; of an unfinished game its chance
	Luck     Chance       `json:"luck"`
	Loss     Chance       `json:"loss"`
	Error    Chance       `json:"error"`
	Accuracy *Chance      `json:"accuracy"` // in percent; null if too few decisions count
	Counted  int          `json:"accuracy_decisions"`
	All      int          `json:"decisions"`
	LostAt   *int         `json:"lost_at"` // the number of moves after which the game was lost with all cards known; null: never
	Others   []Other      `json:"others"`
	Shortest *Solution[M] `json:"shortest"`
	Steps    int          `json:"steps"`
}

// Other is another player's game of the same deal.
type Other struct {
	Player   string  `json:"player"`
	Won      bool    `json:"won"`
	Steps    int     `json:"steps"`
	Accuracy *Chance `json:"accuracy"`
}

// Solution is a short way to win.
type Solution[M any] struct {
	Steps  int  `json:"steps"`
	Proved bool `json:"proved,omitempty"` // none has fewer steps
	Moves  []M  `json:"moves"`
}

// ReportOf returns the record of r. Show shows the moves of a solution.
func ReportOf[M any](r *review.Report, show func([]klondike.Move) ([]M, error)) (Report[M], error) {
	record := Report[M]{
		Start: Chance(r.Start), Result: Chance(r.Result), Luck: Chance(r.Luck), Loss: Chance(r.Loss), Error: Chance(r.Error),
		Accuracy: percent(r.Accuracy), Counted: r.Accuracy.Decisions, All: r.Decisions, Others: []Other{}, Steps: r.Steps,
	}
	if r.LostAt >= 0 {
		record.LostAt = &r.LostAt
	}
	for _, o := range r.Others {
		record.Others = append(record.Others, Other{o.Player, o.Won, o.Steps, percent(o.Accuracy)})
	}
	if r.Shortest == nil {
		return record, nil
	}
	moves, err := show(r.Shortest)
	record.Shortest = &Solution[M]{len(r.Shortest), r.Proved, moves}
	return record, err
}

// percent is an accuracy, if enough decisions count for it.
func percent(a ledger.Accuracy) *Chance {
	if !a.Known() {
		return nil
	}
	return new(Chance(a.Percent()))
}
