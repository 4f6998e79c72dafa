// Package doudizhujson holds the JSON of answers about doudizhu, as the commands' --json and the page's service write it: endgames, puzzles,
// hands, bids, explanations and reviews of games.
package doudizhujson

// Endgames and the answers to them.

import (
	"cmp"

	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search/andor"
)

// Seat names a seat of e.
func Seat(e *doudizhu.Endgame, s doudizhu.Seat) string {
	if e.Three {
		return s.String()
	}
	return side(s.Peasant())
}

// Winner names the side that wins, if known: the one place where an
// outcome for the side of turn becomes a word. A lone peasant and two are the
// peasant side.
func Winner(turn doudizhu.Seat, o andor.Outcome) string {
	if o == andor.Unknown {
		return o.String()
	}
	return side(turn.Peasant() == (o == andor.Won))
}

// side names a side.
func side(peasants bool) string {
	if peasants {
		return "peasant"
	}
	return "landlord"
}

// Hands is the cards of an endgame: with one peasant, or two.
type Hands struct {
	Landlord string `json:"landlord"`
	Peasant  string `json:"peasant,omitempty"`
	Down     string `json:"down,omitempty"`
	Up       string `json:"up,omitempty"`
}

// HandsOf returns the cards of e.
func HandsOf(e *doudizhu.Endgame) Hands {
	landlord, down := e.Hands[doudizhu.Landlord].String(), e.Hands[doudizhu.Down].String()
	if !e.Three {
		return Hands{Landlord: landlord, Peasant: down}
	}
	return Hands{Landlord: landlord, Down: down, Up: e.Hands[doudizhu.Up].String()}
}

// Position is the cards of an endgame, the player to move, and the play to beat.
type Position struct {
	Hands
	Lead string `json:"lead"`
	Last string `json:"last,omitempty"`
	By   string `json:"by,omitempty"` // who made Last, between three
}

// PositionOf returns e as a record.
func PositionOf(e *doudizhu.Endgame) Position {
	p := Position{Hands: HandsOf(e), Lead: Seat(e, e.Turn)}
	if e.Last.Kind != doudizhu.Pass {
		p.Last = e.Last.Parts()
		if e.Three {
			p.By = Seat(e, e.Owner)
		}
	}
	return p
}

// written is the notation in which programs write cards.
var written = doudizhu.Notation{Jokers: "BR"}

// Endgame returns the endgame that p describes.
func (p Position) Endgame(id string, r *doudizhu.Rules) (doudizhu.Endgame, error) {
	e := doudizhu.Endgame{ID: id, Three: p.Peasant == ""}
	var err error
	for seat, text := range [doudizhu.Seats]string{p.Landlord, cmp.Or(p.Peasant, p.Down), p.Up} {
		if e.Hands[seat], err = written.ParseHand(text); err != nil {
			return e, err
		}
	}
	if e.Turn, err = e.ParseSeat(p.Lead); err != nil {
		return e, err
	}
	e.Owner = e.Turn
	if p.Last != "" {
		readings, err := r.ParsePlay(p.Last, written)
		if err != nil {
			return e, err
		}
		e.Last, e.Owner = readings[0], e.Before(e.Turn)
	}
	if p.By != "" {
		if e.Owner, err = e.ParseSeat(p.By); err != nil {
			return e, err
		}
	}
	return e, e.Check()
}

// Endgame is an endgame and the answer to it.
type Endgame struct {
	ID    string `json:"id"`
	Rules string `json:"rules"`
	Position
	Verdict string       `json:"verdict"`
	Reason  string       `json:"reason"`
	Leans   string       `json:"leans,omitempty"` // landlord or peasant, only for an undecided endgame: a guess, no verdict
	Winning []string     `json:"winning"`
	Losing  []Losing     `json:"losing,omitempty"`
	Open    []string     `json:"open,omitempty"`
	Line    []string     `json:"line"`
	Proof   int          `json:"proof_positions,omitempty"` // with --proof
	Stats   records.Work `json:"stats"`
}

// Losing is a losing first play and the answer to it.
type Losing struct {
	Play   string `json:"play"`
	Answer string `json:"answer,omitempty"` // absent if no opponent moves next, or if none was found
}

// EndgameOf returns the record of e, whose answer is r and the line to show.
func EndgameOf(e *doudizhu.Endgame, spec string, r *endgame.Result, line []doudizhu.Play) Endgame {
	a := Endgame{
		ID: e.ID, Rules: spec, Position: PositionOf(e),
		Verdict: Winner(r.Turn, r.Outcome), Reason: r.Reason.String(),
		Winning: Texts(Winning(r)), Line: Texts(line), Stats: records.WorkOf(r.Stats),
	}
	if r.Leans != andor.Unknown {
		a.Leans = Winner(r.Turn, r.Leans)
	}
	if r.Proof != nil {
		a.Proof = len(r.Proof.Nodes)
	}
	for _, m := range r.Moves {
		if m.Outcome == andor.Lost {
			a.Losing = append(a.Losing, losing(m))
		}
	}
	a.Open = Texts(WithOutcome(r.Moves, andor.Unknown))
	return a
}

// losing returns a losing play with the answer to it, if an opponent moves next.
func losing(m endgame.Move) Losing {
	l := Losing{Play: m.Play.String()}
	if m.Reply != nil {
		l.Answer = m.Reply.Play.String()
	}
	return l
}

// Winning returns the plays that are known to win: all judged plays, or the
// one that the search found.
func Winning(r *endgame.Result) []doudizhu.Play {
	if len(r.Moves) == 0 && r.Play != nil {
		return []doudizhu.Play{*r.Play}
	}
	return WithOutcome(r.Moves, andor.Won)
}

// WithOutcome returns the plays of moves whose outcome is o.
func WithOutcome(moves []endgame.Move, o andor.Outcome) (list []doudizhu.Play) {
	for _, m := range moves {
		if m.Outcome == o {
			list = append(list, m.Play)
		}
	}
	return list
}

// Texts writes plays, passes as -.
func Texts(list []doudizhu.Play) []string {
	out := make([]string, len(list))
	for i, play := range list {
		out[i] = play.String()
	}
	return out
}
