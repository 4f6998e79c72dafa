package records

// Reading what programs wrote.

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"

	"kedou/doudizhu"
)

// Decode reads a line that Line wrote into object, a pointer to a struct.
func Decode(line []byte, object any) error {
	var head struct {
		Schema int `json:"schema"`
	}
	err := cmp.Or(json.Unmarshal(line, &head), json.Unmarshal(line, object))
	var field *json.UnmarshalTypeError
	switch {
	case errors.As(err, &field): // its text names types of this program
		return fmt.Errorf("not what solve prints: %s is of type %s", cmp.Or(field.Field, "the line"), field.Value)
	case err != nil:
		return fmt.Errorf("not what solve prints: %w", err)
	case head.Schema != Schema:
		return fmt.Errorf("schema %d, and this program reads %d", head.Schema, Schema)
	}
	return nil
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
