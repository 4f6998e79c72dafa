package doudizhujson

// Reviewed games. Package kedou/doudizhu/review makes the reviews; its page REVIEW.md defines every number. A chance is the probability that
// the player's side wins, from 0 to 1. A loss is the chance that a play gave away, luck the chance that the cards and the others gave.

import (
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/review"
	"kedou/doudizhu/table"
	"kedou/search/andor"
)

// Decision is a turn at which the player had several plays. P is the form of a play: text for the command, an object for the page.
type Decision[P any] struct {
	Move    int `json:"move"` // its number in the game, from 1
	Play    P   `json:"play"`
	Best    P   `json:"best"`    // the first tip
	Choices int `json:"choices"` // the number of legal plays
	records.Judged
	Points      records.Rounded `json:"points"`       // mean points of Best less those of Play
	PointsError records.Rounded `json:"points_error"` // standard deviation of the points
}

// DecisionOf returns the record of d, with plays in the form that show returns.
func DecisionOf[P any](d *review.Decision, show func(doudizhu.Play) P) Decision[P] {
	return Decision[P]{
		d.Move + 1, show(d.Play), show(d.Best), d.Choices, records.JudgedOf(&d.Decision), records.Rounded(d.Points), records.Rounded(d.PointsError),
	}
}

// Said is an answer of the player when the landlord was chosen or the stake doubled, with the advice of the landlord index, an estimate from the
// hand (doudizhu/hand/INDEX.md). Said and Advised are the points bid, or 1 for a yes; 0 is a no.
type Said struct {
	Stage   string           `json:"stage"` // calling or doubling
	Said    int              `json:"said"`
	Advised int              `json:"advised"`
	Chance  records.Fraction `json:"chance"` // by the index. At the auction: as the landlord. At the doubles: in the player's own seat
	Points  records.Rounded  `json:"points"` // by the index: won or lost on average, for each point of a peasant's first stake
}

// Report sums up a game for the player of one chair. A game that ended before the first play has only its calls.
type Report struct {
	Chair   table.Chair      `json:"chair"`
	Seat    string           `json:"seat"` // landlord, down or up; empty without a landlord
	Calls   []Said           `json:"calls"`
	Start   records.Fraction `json:"start"`   // the chance at the landlord's first turn
	Opening records.Fraction `json:"opening"` // the part of luck that came before the first decision
	Result  records.Fraction `json:"result"`  // 1: won, 0: lost; the chance if the game isn't over
	Over    bool             `json:"over"`
	Known   bool             `json:"known"` // the chances are against players of the levels of the table's; else against players as strong as the best
	records.Sums
}

// ReportOf returns the record of found, a report on the game r.
func ReportOf(found *review.Report, r *table.Record) Report {
	record := Report{
		found.Chair, "", []Said{}, records.Fraction(found.Start), records.Fraction(found.Opening), records.Fraction(found.Result), r.Result != nil, found.Known,
		records.SumsOf(&found.Ledger),
	}
	if r.Landlord != table.Nobody {
		record.Seat = found.Seat(r).String()
	}
	for _, s := range found.Calls {
		stage := map[bool]string{true: "calling", false: "doubling"}[s.Stage == table.Calling]
		record.Calls = append(record.Calls, Said{stage, s.Said, s.Advised, records.Fraction(s.Index.Chance), records.Rounded(s.Index.Points)})
	}
	return record
}

// Sides maps the landlord's outcome to the side that wins.
var Sides = map[andor.Outcome]string{andor.Won: "landlord", andor.Lost: "peasants", andor.Unknown: "undecided"}

// Turning is a move after which the other side would have won if all cards had been open; before the move the mover's side would have.
type Turning[P any] struct {
	Move   int    `json:"move"`   // its number in the game, from 1
	Better *P     `json:"better"` // a play that keeps the win; null if none is known
	Fault  string `json:"fault"`  // of the player: mistake, unclear or bad luck (no player could know); of others: partner or enemy
}

// TurningsOf returns the records of turnings, an empty list of none. Show returns the form of a play.
func TurningsOf[P any](list []review.Turning, show func(doudizhu.Play) P) []Turning[P] {
	all := []Turning[P]{}
	for _, t := range list {
		x := Turning[P]{Move: t.Move + 1, Fault: t.Fault.String()}
		if t.Better != nil {
			x.Better = new(show(*t.Better))
		}
		all = append(all, x)
	}
	return all
}
