package table

// Records as JSON.

import (
	"encoding/json"

	"kedou/internal/phrase"
	"kedou/internal/strictjson"
)

// The JSON of a record.
type (
	recordJSON struct {
		Schema   int            `json:"schema"`
		Game     string         `json:"game"`
		Base     int            `json:"base"`
		Cap      int            `json:"cap,omitempty"`
		Seed     *uint64        `json:"seed,omitempty"`
		Redeals  int            `json:"redeals,omitempty"`
		First    Chair          `json:"first"`
		Names    [Chairs]string `json:"names"`
		Hands    [Chairs]string `json:"hands"`
		Bottom   string         `json:"bottom"`
		Calls    []callJSON     `json:"calls"`
		Landlord *Chair         `json:"landlord,omitempty"`
		Given    bool           `json:"given,omitempty"`
		Doubled  [Chairs]int    `json:"doubled"`
		Moves    []moveJSON     `json:"moves"`
		Defaults [Chairs]int    `json:"defaults"`
		Result   *resultJSON    `json:"result,omitempty"`
	}
	callJSON struct {
		Chair Chair `json:"chair"`
		Bid   int   `json:"bid"`
	}
	moveJSON struct {
		Chair Chair  `json:"chair"`
		Play  string `json:"play"`
	}
	resultJSON struct {
		Winner Chair       `json:"winner"`
		Bid    int         `json:"bid"`
		Bombs  int         `json:"bombs"`
		Spring bool        `json:"spring"`
		Points [Chairs]int `json:"points"`
	}
)

// schema is the version of the JSON.
const schema = 1

// MarshalJSON writes the record as one object with "schema":1. Its field game is the variant's name; by its field hands
// a line is known as a record.
func (r Record) MarshalJSON() ([]byte, error) {
	o := recordJSON{
		Schema: schema, Game: r.Variant.Name, Base: r.Variant.Base, Cap: r.Variant.Cap,
		Redeals: r.Deal.Redeals, First: r.Deal.First, Names: r.Names, Bottom: r.Deal.Bottom.String(),
		Calls: []callJSON{}, Given: r.Given, Doubled: r.Doubled, Moves: []moveJSON{}, Defaults: r.Defaults,
	}
	if r.Deal.Numbered {
		o.Seed = &r.Deal.Seed
	}
	for c, h := range r.Deal.Hands {
		o.Hands[c] = h.String()
	}
	for _, c := range r.Calls {
		o.Calls = append(o.Calls, callJSON(c))
	}
	if r.Landlord != Nobody {
		o.Landlord = &r.Landlord
	}
	for _, m := range r.Moves {
		o.Moves = append(o.Moves, moveJSON{m.Chair, playText(&r.Variant.Rules, m.Play)})
	}
	if r.Result != nil {
		o.Result = &resultJSON{r.Result.Winner, r.Result.Bid, r.Result.Bombs, r.Result.Spring, r.Result.Points}
	}
	return json.Marshal(o)
}

// UnmarshalJSON reads what MarshalJSON writes. Verify checks the rules.
func (r *Record) UnmarshalJSON(text []byte) error {
	o := recordJSON{}
	if err := strictjson.Unmarshal(text, &o); err != nil {
		return err
	}
	if o.Schema != schema {
		return phrase.Errorf("schema %d, and this program reads %d", o.Schema, schema)
	}
	v, err := ByName(o.Game)
	if err != nil {
		return err
	}
	v.Base, v.Cap = o.Base, o.Cap
	*r = Record{
		Variant: v, Names: o.Names, Landlord: Nobody, Given: o.Given, Doubled: o.Doubled, Defaults: o.Defaults,
		Deal: Deal{Redeals: o.Redeals, First: o.First},
	}
	if o.Seed != nil {
		r.Deal.Seed, r.Deal.Numbered = *o.Seed, true
	}
	if o.Landlord != nil {
		r.Landlord = *o.Landlord
	}
	if err := r.readCards(&o); err != nil {
		return err
	}
	return r.check()
}

// readCards reads the hands, calls, moves and the result.
func (r *Record) readCards(o *recordJSON) (err error) {
	for c, text := range o.Hands {
		if r.Deal.Hands[c], err = notation.ParseHand(text); err != nil {
			return phrase.Errorf("hand of chair %d: %w", c, err)
		}
	}
	if r.Deal.Bottom, err = notation.ParseHand(o.Bottom); err != nil {
		return phrase.Errorf("bottom: %w", err)
	}
	for _, c := range o.Calls {
		r.Calls = append(r.Calls, Call(c))
	}
	for i, m := range o.Moves {
		p, err := parsePlay(&r.Variant.Rules, m.Play)
		if err != nil {
			return phrase.Errorf("move %d: %w", i+1, err)
		}
		r.Moves = append(r.Moves, Move{m.Chair, p})
	}
	if o.Result != nil {
		r.Result = &Result{r.Landlord, o.Result.Winner, o.Result.Bid, o.Result.Bombs, o.Result.Spring, o.Result.Points, r.Defaults}
	}
	return nil
}
