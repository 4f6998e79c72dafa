//go:build !js || (!play && !table)

package records

// Reading records.

import (
	"cmp"

	"kedou/doudizhu"
	"kedou/search/phrase"
	"kedou/search/strictjson"
)

// Decode reads a line that Line wrote into object, a pointer to a struct. Keys without a field in object are errors.
func Decode(line []byte, object any) error {
	return decode(line, strictjson.Unmarshal(line, object, "schema"))
}

// DecodeKnown is Decode for lines that may have more keys than object has fields.
func DecodeKnown(line []byte, object any) error {
	return decode(line, strictjson.UnmarshalKnown(line, object))
}

// decode checks the schema of a line that was read with err.
func decode(line []byte, err error) error {
	var head struct {
		Schema int `json:"schema"`
	}
	if err = cmp.Or(err, strictjson.UnmarshalKnown(line, &head)); err != nil {
		return phrase.Errorf("not what this program prints: %w", err)
	}
	if head.Schema != Schema {
		return phrase.Errorf("schema %d, and this program reads %d", head.Schema, Schema)
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
