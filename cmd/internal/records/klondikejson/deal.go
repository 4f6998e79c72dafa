// Package klondikejson holds the JSON of answers about Klondike, as the commands' --json and the page's service write it: deals, hints,
// explanations, grades, reviews of games, and proofs.
package klondikejson

// Answers about deals, and hints.

import (
	"kedou/cmd/internal/records"
	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/review"
	"kedou/klondike/strategy"
	"kedou/search"
)

// Question is a deal under rules: the beginning of every answer about it.
type Question struct {
	ID      string `json:"id"`
	Deal    string `json:"deal"`    // in the neutral form
	Draw    int    `json:"draw"`    // cards
	Redeals int    `json:"redeals"` // -1: unlimited
	NoBack  bool   `json:"no_worrying_back,omitempty"`
}

// QuestionOf returns the record of d under rules.
func QuestionOf(d klondike.Deal, r klondike.Rules) Question {
	return Question{d.ID, d.Position.Neutral(r), r.Draw, r.Redeals, !r.WorryBack}
}

// Deal is a deal and the answer to it.
type Deal struct {
	Question
	Strategy string           `json:"strategy"`
	Verdict  string           `json:"verdict"`             // solved, unsolvable or undecided
	Reason   string           `json:"reason"`              // why undecided, or not certified, else empty
	Certain  *bool            `json:"certified,omitempty"` // of a verdict, with --certify
	Shortest *Shortest        `json:"shortest,omitempty"`  // bounds on the shortest solution, if requested
	Best     *Best            `json:"best,omitempty"`      // the number of cards that can go up, if requested
	NoLine   bool             `json:"no_line,omitempty"`   // with --no-line: Moves and Length are null, whatever the verdict
	Moves    []string         `json:"moves"`               // a solution, or the moves that bring the most cards up
	Notation string           `json:"notation,omitempty"`  // of Moves, if not neutral
	Length   *klondike.Length `json:"length"`
	Reached  *Reached         `json:"reached,omitempty"`           // without a verdict, the best position of the search
	Proof    int              `json:"certificate_bytes,omitempty"` // of a loss, with --proof
	Stats    records.Stats    `json:"stats"`
}

// Shortest are bounds on the length of the shortest solution.
type Shortest struct {
	Metric string `json:"metric"` // the measure: moves+turns, moves+turns+redeals or moves
	Lower  int    `json:"lower"`
	Upper  int    `json:"upper"` // the length of Moves
	Proved bool   `json:"proved"`
}

// ShortestOf returns the record of b, which may be nil.
func ShortestOf(b *strategy.Bounds) *Shortest {
	if b == nil {
		return nil
	}
	return &Shortest{b.Metric.String(), b.Lower, b.Upper, b.Proved()}
}

// Best are bounds on the number of cards that can go up.
type Best struct {
	Lower  int  `json:"lower"` // the number of cards that Moves bring up
	Upper  int  `json:"upper"`
	Proved bool `json:"proved"`
}

// Reached is a position that a search reached.
type Reached struct {
	Up    int      `json:"cards_up"`
	Down  int      `json:"face_down"`
	Moves []string `json:"moves"` // from the deal
}

// Progress is the work and the reached position of a running search.
type Progress struct {
	Schema  int           `json:"schema"`
	Depth   int           `json:"depth"`
	Stats   records.Stats `json:"stats"`
	Reached Reached       `json:"reached"`
}

// BestOf returns the record of c, which may be nil.
func BestOf(c *strategy.Cards) *Best {
	if c == nil {
		return nil
	}
	return &Best{c.Lower, c.Upper, c.Lower == c.Upper}
}

// DealOf returns the record of d, whose answer is r, with the moves of a solution
// as texts and its length.
func DealOf(d klondike.Deal, rules klondike.Rules, name string, r klondike.Result, moves []string, n klondike.Length) Deal {
	return Deal{
		Question: QuestionOf(d, rules), Strategy: name, Verdict: r.Status.String(), Reason: r.Reason.String(),
		Moves: append([]string{}, moves...), Length: &n, Stats: records.StatsOf(r.Stats),
	}
}

// Hints are the verdicts on all moves of a position.
type Hints struct {
	Question
	Verdict string `json:"verdict"`
	Over    string `json:"over"`    // won, nearly lost, lost, no progress or dead end; empty: the game goes on
	LostAt  *int   `json:"lost_at"` // the number of moves after which the game was lost; null: it isn't, or no moves are known, or where is undecided
	Moves   []Hint `json:"moves"`   // the best first
}

// Hint is a move and its verdict.
type Hint struct {
	Move    string `json:"move"`
	Verdict string `json:"verdict"` // solved, unsolvable or undecided: of the game after the move
	Length  *int   `json:"length"`  // moves and turns to the end, with this move; null unless solved
	Redeals *int   `json:"redeals"` // redeals on the way; null unless solved
	Idle    bool   `json:"idle"`    // the move changes nothing: as many steps are left as without it
}

// HintsOf returns the answer to a player who knows all cards of d, and what is certain about a lost game that has led there.
func HintsOf(d klondike.Deal, r klondike.Rules, a *advice.Answer, f review.Fact) Hints {
	h := Hints{
		Question: QuestionOf(d, r), Verdict: a.Verdict.String(), Over: a.Over.String(),
		Moves: make([]Hint, len(a.Ways)),
	}
	switch f.Kind {
	case review.Never:
		h.LostAt = new(0)
	case review.Until:
		h.LostAt = new(f.Step)
	}
	for i, w := range a.Ways {
		h.Moves[i] = Hint{Move: w.Moves[0].String(), Verdict: w.Verdict.String(), Idle: w.Idle}
		if w.Verdict == search.Solved {
			h.Moves[i].Length, h.Moves[i].Redeals = new(w.Length.Total()), new(w.Length.Redeals)
		}
	}
	return h
}
