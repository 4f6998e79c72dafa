package klondikejson

// Reviews of games: the values of a game's decisions.

import (
	"kedou/cmd/internal/records"
	"kedou/klondike"
	"kedou/klondike/review"
)

// Decision is a decision, with moves shown as M.
type Decision[M any] struct {
	First  int              `json:"first"` // its moves, from 0
	Last   int              `json:"last"`
	Moves  []M              `json:"moves"`
	Before records.Fraction `json:"before"`
	Best   []M              `json:"best"`
	Shared int              `json:"shared"` // moves at the beginnings of both, up to the last that moves a card
	records.Judged
	Lost     bool   `json:"lost,omitempty"` // proved lost before it, with all cards known: no loss has a label
	Winnable string `json:"winnable"`       // after it, with all cards known: solved, unsolvable or undecided
	Choices  int    `json:"choices"`
	GivenUp  bool   `json:"given_up,omitempty"` // it ended the game
}

// DecisionOf returns the record of d, whose moves and best way on are shown.
func DecisionOf[M any](d *review.Decision, moves, best []M) Decision[M] {
	judged := records.JudgedOf(&d.Judged.Decision)
	return Decision[M]{d.First, d.Last, moves, judged.BestChance, best, d.Shared(), judged, d.Lost, d.Winnable.String(), d.Choices, d.GivesUp()}
}

// Report is the result of a game.
type Report[M any] struct {
	Fact   Fact             `json:"fact"`
	Start  records.Fraction `json:"start"`
	Result records.Fraction `json:"result"` // 1: won, 0: not; of an unfinished game its chance
	records.Sums
	LostAt   *int         `json:"lost_at"` // the number of moves after which the game was lost with all cards known; null: never
	Others   []Other      `json:"others"`
	Shortest *Solution[M] `json:"shortest"`
	Steps    int          `json:"steps"`
}

// Fact is what is certain about the game.
type Fact struct {
	Kind string `json:"kind"`           // won, never, until (a step), since (a step), still, undecided or unfinished
	Step int    `json:"step,omitempty"` // the move that lost the game, from 1
	Onto string `json:"onto,omitempty"` // the card on which it laid its own
	Well bool   `json:"well"`           // no decision is known to have given anything away; false of never and still
	Says string `json:"words"`
}

func factOf(f review.Fact) Fact {
	record := Fact{f.Kind.String(), f.Step, "", f.Well, f.String()}
	if f.Onto != klondike.NoCard {
		record.Onto = f.Onto.String()
	}
	return record
}

// Other is another player's game of the same deal.
type Other struct {
	Player   string            `json:"player"`
	Won      bool              `json:"won"`
	Steps    int               `json:"steps"`
	Accuracy *records.Fraction `json:"accuracy"`
}

// Solution is a short way to win.
type Solution[M any] struct {
	Steps  int  `json:"steps"`
	Proved bool `json:"proved,omitempty"` // none has fewer steps
	Moves  []M  `json:"moves"`
}

// ReportOf returns the record of r. Show shows the moves of a solution.
func ReportOf[M any](r *review.Report, show func([]klondike.Move) ([]M, error)) (Report[M], error) {
	record := Report[M]{factOf(r.Fact), records.Fraction(r.Start), records.Fraction(r.Result), records.SumsOf(&r.Ledger), nil, []Other{}, nil, r.Steps}
	if r.LostAt >= 0 {
		record.LostAt = &r.LostAt
	}
	for _, o := range r.Others {
		record.Others = append(record.Others, Other{o.Player, o.Won, o.Steps, records.AccuracyOf(o.Accuracy)})
	}
	if r.Shortest == nil {
		return record, nil
	}
	moves, err := show(r.Shortest)
	record.Shortest = &Solution[M]{len(r.Shortest), r.Proved, moves}
	return record, err
}
