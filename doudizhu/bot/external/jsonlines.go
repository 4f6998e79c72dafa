package external

// The protocol of JSON lines, which the package comment describes.

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/internal/strictjson"
)

// jsonLines is the protocol. It numbers the questions, so that an answer can name its question.
type jsonLines struct {
	limits Limits
	asked  int
}

// question is a request. All its data come from a View, which has no hidden cards.
type question struct {
	Schema       int          `json:"schema"`
	ID           int          `json:"id"`
	Ask          string       `json:"ask"` // call, double, play or end
	Variant      string       `json:"variant"`
	Chair        table.Chair  `json:"chair"`
	Hand         string       `json:"hand"`
	Left         [3]int       `json:"left"`
	Bottom       string       `json:"bottom,omitempty"`
	Landlord     *table.Chair `json:"landlord,omitempty"`
	Bid          int          `json:"bid,omitempty"`
	Redeals      int          `json:"redeals,omitempty"`
	Calls        []call       `json:"calls,omitempty"`
	Bids         []int        `json:"bids,omitempty"`
	Doubles      []int        `json:"doubles,omitempty"`
	Doubled      [3]int       `json:"doubled"`
	Moves        []move       `json:"moves,omitempty"`
	Last         string       `json:"last,omitempty"`
	Owner        *table.Chair `json:"owner,omitempty"`
	Legal        []string     `json:"legal,omitempty"`
	Seed         uint64       `json:"seed,omitempty"`
	Milliseconds int64        `json:"milliseconds,omitempty"`
	Points       *[3]int      `json:"points,omitempty"` // of an end
	Winner       *table.Chair `json:"winner,omitempty"`
}

type call struct {
	Chair table.Chair `json:"chair"`
	Bid   int         `json:"bid"`
}

type move struct {
	Chair table.Chair `json:"chair"`
	Play  string      `json:"play"`
}

// reply is an answer. The field that belongs to the question must be there.
type reply struct {
	ID     *int    `json:"id"`
	Call   *int    `json:"call,omitempty"`
	Double *bool   `json:"double,omitempty"`
	Times  *int    `json:"times,omitempty"`
	Play   *string `json:"play,omitempty"`
}

// stages names the questions.
var stages = map[table.Stage]string{table.Calling: "call", table.Doubling: "double", table.Playing: "play", table.Over: "end"}

// asks is true: the protocol has a question for every stage.
func (j *jsonLines) asks(table.Stage) bool { return true }

// ask writes the whole view, even if the program knows the game.
func (j *jsonLines) ask(v *table.View, _ bool, seed uint64) []byte {
	j.asked++
	q := questionOf(v)
	q.Legal = legal(v)
	q.ID, q.Seed, q.Milliseconds = j.asked, seed, j.limits.Time.Milliseconds()
	return encoded(q)
}

func questionOf(v *table.View) question {
	q := question{
		Schema: 1, Ask: stages[v.Stage], Variant: v.Variant.Name, Chair: v.Chair, Hand: v.Hand.String(), Left: v.Left,
		Bottom: v.Bottom.String(), Bid: v.Bid, Redeals: v.Redeals, Bids: v.Bids, Doubled: v.Doubled,
	}
	if v.Stage == table.Doubling {
		q.Doubles = v.Variant.Doubles()
	}
	if v.Landlord != table.Nobody {
		q.Landlord = &v.Landlord
	}
	for _, c := range v.Calls {
		q.Calls = append(q.Calls, call(c))
	}
	for _, m := range v.Moves {
		q.Moves = append(q.Moves, move{m.Chair, playText(v, m.Play)})
	}
	if v.Last.Kind != doudizhu.Pass {
		q.Last, q.Owner = playText(v, v.Last), &v.Owner
	}
	return q
}

// legal lists the legal plays, in a question to play.
func legal(v *table.View) (list []string) {
	if v.Stage != table.Playing {
		return nil
	}
	for _, p := range v.AppendPlays(nil) {
		list = append(list, playText(v, p))
	}
	return list
}

func playText(v *table.View, p doudizhu.Play) string {
	if p.Kind == doudizhu.Pass {
		return pass
	}
	return v.Variant.Rules.Parts(p)
}

func encoded(value any) []byte {
	text, _ := json.Marshal(value)
	return text
}

func (j *jsonLines) read(v *table.View, text []byte) (a answer, err error) {
	var r reply
	if strictjson.UnmarshalKnown(text, &r) != nil {
		return a, garbled(text, "not an answer in JSON")
	}
	switch {
	case r.ID == nil || *r.ID != j.asked:
		return a, garbled(text, "an answer without the id %d of the question", j.asked)
	case v.Stage == table.Calling && r.Call != nil:
		a.bid, err = bidOf(v, text, *r.Call)
	case v.Stage == table.Doubling && r.Times != nil:
		a.times, err = timesOf(v, text, *r.Times)
	case v.Stage == table.Doubling && r.Double != nil:
		if a.times = table.Refused; *r.Double {
			a.times = table.Double
		}
	case v.Stage == table.Playing && r.Play != nil:
		a.play, err = playOf(v, text, *r.Play)
	default:
		err = garbled(text, "an answer without a %q", stages[v.Stage])
	}
	return a, err
}

func timesOf(v *table.View, text []byte, times int) (int, error) {
	if open := v.Variant.Doubles(); !slices.Contains(open, times) {
		return 0, against(text, "a multiple of %d, where %v may be said", times, open)
	}
	return times, nil
}

func bidOf(v *table.View, text []byte, bid int) (int, error) {
	if !slices.Contains(v.Bids, bid) {
		return 0, against(text, "a call of %d, where %v may be said", bid, v.Bids)
	}
	return bid, nil
}

// pass is the text of a pass.
const pass = "-"

// notation is the notation of plays in questions and answers.
var notation = doudizhu.Notation{Jokers: "BR", Wild: true}

// playOf reads a play, as the rules write it or in any order of its cards; - is the pass.
func playOf(v *table.View, text []byte, play string) (doudizhu.Play, error) {
	if play == pass {
		return passOf(v, text)
	}
	readings, err := v.Variant.Rules.ParsePlay(play, notation)
	if err != nil {
		return doudizhu.Play{}, against(text, "%v", err)
	}
	return fitting(v, text, readings)
}

// passOf passes, if a pass is legal.
func passOf(v *table.View, text []byte) (doudizhu.Play, error) {
	if v.Last.Kind == doudizhu.Pass && len(v.Variant.Rules.AppendLeads(nil, v.Hand)) > 0 {
		return doudizhu.Play{}, against(text, "a leader can't pass")
	}
	return doudizhu.Play{}, nil
}

// fitting returns the first of the readings that is legal.
func fitting(v *table.View, text []byte, readings []doudizhu.Play) (doudizhu.Play, error) {
	for _, p := range readings {
		if p.Beats(v.Last) && v.Hand.Contains(p.Cards) {
			return p, nil
		}
	}
	last := "a lead"
	if v.Last.Kind != doudizhu.Pass {
		last = v.Variant.Rules.Parts(v.Last)
	}
	return doudizhu.Play{}, against(text, "no play from %v that beats %s", v.Hand, last)
}

// stays is true: the program waits for more questions.
func (j *jsonLines) stays(context.Context, *process, time.Time) (bool, error) { return true, nil }

// remembers is false: every question has the whole game.
func (j *jsonLines) remembers() bool { return false }

func (j *jsonLines) forget() {}

// over writes the end of a game as a question without an answer.
func (j *jsonLines) over(v *table.View, r table.Result) ([]byte, bool) {
	q := questionOf(v)
	q.Winner, q.Points = &r.Winner, &r.Points
	return encoded(q), true
}
