// Package records holds the JSON of the answers of commands and of the page's service:
// one definition of each object, and the number of the schema.
package records

// The form of every object, and its numbers.

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"time"

	"kedou/search"
)

// Schema is the version of the JSON that all programs write. It changes when a
// field changes its meaning or goes away, not when one is added.
const Schema = 1

// Line returns object, a struct, as one line that begins {"schema":1, and has the
// struct's fields in their order. Head is put before the schema: fields with their
// commas.
func Line(head string, object any) ([]byte, error) {
	fields, err := Object(object)
	if err != nil {
		return nil, err
	}
	comma := ","
	if fields[1] == '}' {
		comma = ""
	}
	return append(fmt.Appendf(nil, `{%s"schema":%d%s`, head, Schema, comma), fields[1:]...), nil
}

// Object returns a struct as one line of JSON, with < and > unescaped, because
// moves contain them.
func Object(object any) ([]byte, error) {
	var line bytes.Buffer
	encoder := json.NewEncoder(&line)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(object)
	return line.Bytes(), err
}

// Seconds is a duration in seconds in JSON, with six decimals.
type Seconds time.Duration

// MarshalJSON implements json.Marshaler.
func (s Seconds) MarshalJSON() ([]byte, error) {
	return fmt.Appendf(nil, "%.6f", time.Duration(s).Seconds()), nil
}

// UnmarshalJSON implements json.Unmarshaler.
func (s *Seconds) UnmarshalJSON(text []byte) error {
	n, err := strconv.ParseFloat(string(text), 64)
	if err != nil { // an error of package json, which adds the field
		kinds := map[byte]string{'"': "string", '{': "object", '[': "array", 't': "bool", 'f': "bool"}
		return &json.UnmarshalTypeError{Value: cmp.Or(kinds[text[0]], "number "+string(text)), Type: reflect.TypeFor[Seconds]()}
	}
	*s = Seconds(n * float64(time.Second))
	return nil
}

// Rounded is a number that JSON shows with three decimals.
type Rounded float64

// MarshalJSON implements json.Marshaler.
func (r Rounded) MarshalJSON() ([]byte, error) { return fmt.Appendf(nil, "%.3f", float64(r)), nil }

// Fraction is a number from 0 to 1, or a difference of two, that JSON shows with six decimals.
type Fraction float64

// MarshalJSON implements json.Marshaler.
func (f Fraction) MarshalJSON() ([]byte, error) {
	return strconv.AppendFloat(nil, float64(f)+0, 'f', 6, 64), nil
}

// Time is the time of a search in nanoseconds, because many deals take less than the microsecond of Seconds.
type Time struct {
	Nanoseconds int64 `json:"nanoseconds"`               // by the clock
	CPU         int64 `json:"cpu_nanoseconds,omitempty"` // of the processor, where the command measures it
}

// Stats is the work of a search for a path.
type Stats struct {
	Expanded   int64   `json:"expanded"`
	Generated  int64   `json:"generated"`
	Duplicates int64   `json:"duplicates"`
	Reparented int64   `json:"reparented"`
	OpenPeak   int     `json:"open_peak"`
	States     int64   `json:"states"`
	Components int64   `json:"components"`
	Seconds    Seconds `json:"seconds"`
	Bytes      int64   `json:"bytes"`
	Time
}

// StatsOf puts search.Stats under their names in JSON.
func StatsOf(s search.Stats) Stats {
	return Stats{
		Expanded: s.Expanded, Generated: s.Generated, Duplicates: s.Duplicates,
		Reparented: s.Reparented, OpenPeak: s.OpenPeak, States: s.States, Components: s.Components,
		Seconds: Seconds(s.Elapsed), Bytes: s.Bytes, Time: Time{Nanoseconds: s.Elapsed.Nanoseconds()},
	}
}

// Work is the work of a search of a game.
type Work struct {
	Expanded int64   `json:"expanded"`
	States   int64   `json:"states"`
	Seconds  Seconds `json:"seconds"`
	Bytes    int64   `json:"bytes"`
	Time
}

// WorkOf puts search.Stats under their names in JSON.
func WorkOf(s search.Stats) Work {
	return Work{s.Expanded, s.States, Seconds(s.Elapsed), s.Bytes, Time{Nanoseconds: s.Elapsed.Nanoseconds()}}
}
