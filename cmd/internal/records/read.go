package records

// Reading records.

import (
	"cmp"

	"kedou/internal/phrase"
	"kedou/internal/strictjson"
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
