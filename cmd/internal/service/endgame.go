package service

// Endgames of doudizhu: the position in a request, and how positions and
// plays are shown.

import (
	"cmp"

	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// endgameFields are an endgame in a request.
type endgameFields struct {
	head
	Landlord string   `json:"landlord"`
	Peasant  string   `json:"peasant"`
	Down     string   `json:"down"`
	Up       string   `json:"up"`
	Lead     string   `json:"lead"`
	Last     string   `json:"last"`
	By       string   `json:"by"`
	Rules    string   `json:"rules"`
	Jokers   string   `json:"jokers"`
	Plays    []string `json:"plays"`

	table position // as the fields give it
}

// position is an endgame with plays made.
type position struct {
	spec     string
	rules    doudizhu.Rules
	notation doudizhu.Notation
	note     phrase.Text // on the reading of the jokers
	start    doudizhu.Endgame
	at       doudizhu.Endgame // after the plays
	played   []play
}

// read reads the endgame and makes the plays.
func (f *endgameFields) read(*call) (err error) {
	t := &f.table
	t.spec = cmp.Or(f.Rules, "standard")
	if t.rules, err = doudizhu.ParseRules(t.spec); err != nil {
		return badField("rules", err)
	}
	t.start = doudizhu.Endgame{ID: "endgame", Three: f.Down != "" || f.Up != ""}
	if err := f.hands(t); err != nil {
		return err
	}
	if err := f.lead(t); err != nil {
		return err
	}
	if err := t.start.Check(); err != nil {
		return badField("landlord", err)
	}
	t.at = t.start
	return t.play(f.Plays)
}

// unfinished is an endgame that isn't over after the plays.
type unfinished struct{ endgameFields }

func (f *unfinished) read(c *call) error {
	err := f.endgameFields.read(c)
	if _, over := f.table.at.Winner(); err == nil && over {
		err = badField("plays", errOver)
	}
	return err
}

// hands reads the hands of two or three players.
func (f *endgameFields) hands(t *position) error {
	fields := []struct{ name, text string }{{"landlord", f.Landlord}, {"peasant", f.Peasant}}
	if t.start.Three {
		if f.Peasant != "" {
			return badField("peasant", phrase.Errorf("peasant is for one peasant, down and up are for two"))
		}
		fields = []struct{ name, text string }{fields[0], {"down", f.Down}, {"up", f.Up}}
	}
	var err error
	n := doudizhu.Notation{Jokers: f.Jokers}
	if t.notation, t.note, err = n.For(append([]string{f.Landlord, f.Peasant, f.Down, f.Up, f.Last}, f.Plays...)...); err != nil {
		return badField("jokers", err)
	}
	for i, field := range fields {
		if t.start.Hands[i], err = t.notation.ParseHand(field.text); err != nil {
			return badField(field.name, err)
		}
		if t.start.Hands[i] == 0 {
			return badField(field.name, phrase.Errorf("no cards"))
		}
	}
	return nil
}

// lead reads the player to move, and the play to beat.
func (f *endgameFields) lead(t *position) (err error) {
	e := &t.start
	if e.Turn, err = e.ParseSeat(cmp.Or(f.Lead, "landlord")); err != nil {
		return badField("lead", err)
	}
	e.Owner = e.Turn
	if f.Last == "" || t.notation.IsPass(f.Last) {
		if f.By != "" {
			return badField("by", phrase.Errorf("names the player of the play to beat; there is none"))
		}
		return nil
	}
	readings, err := t.rules.ParsePlay(f.Last, t.notation)
	if err != nil {
		return badField("last", err)
	}
	e.Last, e.Owner = readings[0], e.Before(e.Turn)
	if f.By != "" {
		if e.Owner, err = e.ParseSeat(f.By); err != nil {
			return badField("by", err)
		}
	}
	return nil
}

// maxPlays is more than any game has turns.
const maxPlays = 200

// play makes plays. Of several readings the first that is legal counts.
func (t *position) play(texts []string) error {
	if len(texts) > maxPlays {
		return badField("plays", phrase.Errorf("%d plays; %d at most", len(texts), maxPlays))
	}
	for i, text := range texts {
		p, after, err := t.one(text)
		if err != nil {
			return badStep("plays", i+1, err)
		}
		t.played = append(t.played, playOf(&t.at, p))
		t.at = after
	}
	return nil
}

// errOver refuses a play after the last one.
var errOver = phrase.Errorf("the game is over")

// one reads a play and makes it.
func (t *position) one(text string) (p doudizhu.Play, after doudizhu.Endgame, err error) {
	if _, over := t.at.Winner(); over {
		return p, after, errOver
	}
	if t.notation.IsPass(text) {
		after, err = t.rules.Apply(t.at, doudizhu.Play{})
		return p, after, err
	}
	readings, err := t.rules.ParsePlay(text, t.notation)
	if err != nil {
		return p, after, err
	}
	for _, p = range readings {
		if after, err = t.rules.Apply(t.at, p); err == nil {
			return p, after, nil
		}
	}
	return p, after, err
}

// legal returns the legal plays, with a pass last.
func (t *position) legal() (list []doudizhu.Play) {
	if _, over := t.at.Winner(); over {
		return nil
	}
	list = t.rules.AppendFollows(nil, t.at.Hands[t.at.Turn], t.at.Last)
	if t.at.Last.Kind != doudizhu.Pass {
		list = append(list, doudizhu.Play{})
	}
	return list
}

// playOf returns p, a play of the side to move in e, as it is shown.
func playOf(e *doudizhu.Endgame, p doudizhu.Play) play {
	v := shownPlay(p)
	v.Seat = doudizhujson.Seat(e, e.Turn)
	return v
}

// endgameAnswer is the answer to d.board.
type endgameAnswer struct {
	Rules    string                `json:"rules"`
	Start    doudizhujson.Position `json:"start"`
	Position doudizhujson.Position `json:"position"`
	Played   []play                `json:"played"`
	Legal    []play                `json:"legal"`
	Winner   string                `json:"winner"`
	Note     phrase.Text           `json:"note"`
}

func endgameBoard(_ *call, f *endgameFields) (any, error) {
	t := &f.table
	a := endgameAnswer{
		Rules: t.spec, Start: doudizhujson.PositionOf(&t.start), Position: doudizhujson.PositionOf(&t.at),
		Played: append([]play{}, t.played...), Legal: []play{}, Note: t.note,
	}
	for _, p := range t.legal() {
		a.Legal = append(a.Legal, playOf(&t.at, p))
	}
	if seat, over := t.at.Winner(); over {
		a.Winner = doudizhujson.Seat(&t.at, seat)
	}
	return a, nil
}

// raisedRequest asks what raised cards of the side to move are.
type raisedRequest struct {
	unfinished
	raising
}

func endgamePlays(_ *call, r *raisedRequest) (any, error) {
	t := &r.table
	return r.after(&playing{rules: &t.rules, hand: t.at.Hands[t.at.Turn], last: t.at.Last, show: func(p doudizhu.Play) play { return playOf(&t.at, p) }})
}
