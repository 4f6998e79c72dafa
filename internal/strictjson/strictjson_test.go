package strictjson

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
)

type inner struct {
	Play string `json:"play"`
}

type sample struct {
	inner
	Seed   uint64          `json:"seed"`
	Name   string          `json:"name,omitempty"`
	Moves  []inner         `json:"moves"`
	Points [3]int          `json:"points"`
	By     map[string]int  `json:"by"`
	Maybe  *inner          `json:"maybe"`
	Raw    json.RawMessage `json:"raw"`
	Any    any             `json:"any"`
	Hidden int             `json:"-"`
	Plain  bool
}

func TestUnmarshal(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`{"seed":1,"play":"x","moves":[{"play":"3"}],"points":[1,2,3],"by":{"a":1,"A":2},"maybe":{"play":"4"},"raw":{"x":[1]},"any":[{}],"Plain":true}`, ""},
		{` {"maybe":null, "moves":null} `, ""},
		{`{"name":"a","name":"b"}`, `byte 13: "name": the key is there twice`},
		{`{"name":"a","n\u0061me":"b"}`, `byte 13: "name": the key is there twice`},
		{`{"Name":"a"}`, `byte 2: "Name": write the key as "name"`},
		{`{"ſeed":1}`, `byte 2: "ſeed": write the key as "seed"`},
		{`{"plain":true}`, `byte 2: "plain": write the key as "Plain"`},
		{`{"seed":1, "more":2}`, `byte 12: "more": there is no such key`},
		{`{"inner":{}}`, `byte 2: "inner": there is no such key`},
		{`{"Hidden":1}`, `byte 2: "Hidden": there is no such key`},
		{`{"moves":[{},{"play":"3","Play":"4"}]}`, `byte 26: "moves[1].Play": write the key as "play"`},
		{`{"maybe":{"Play":"4"}}`, `byte 11: "maybe.Play": write the key as "play"`},
		{`{"by":{"a":1,"a":2}}`, `byte 14: "by.a": the key is there twice`},
		{`{"any":[{"a":1,"a":2}]}`, `byte 16: "any[0].a": the key is there twice`},
		{`{"raw":{"a":1,"a":2}}`, `byte 15: "raw.a": the key is there twice`},
		{`{"points":[1,2]}`, `byte 11: "points": 2 values, where 3 belong`},
		{`{"points":[1,2,3,4]}`, `byte 11: "points": 4 values, where 3 belong`},
		{`{"play":[]}`, `byte 9: "play": an array doesn't belong there`}, // and not inner.play
		{`{"moves":[{"play":1}]}`, `"play": a number doesn't belong there`},
		{`{"seed":"1"}`, `byte 11: "seed": a string doesn't belong there`},
		{`{"seed":-1}`, `byte 10: "seed": a number -1 doesn't belong there`},
		{`[]`, `byte 1: an array doesn't belong there`},
		{`{"seed":1}{`, `byte 11: not JSON: invalid character '{' after top-level value`},
		{`{"seed":1`, `byte 9: not JSON: unexpected end of JSON input`},
		{``, `byte 1: not JSON: unexpected end of JSON input`},
		{"{\"name\":\"\xff\"}", `byte 10: not UTF-8`},
		{"{\"name\":\"\ufffd\xff\"}", `byte 13: not UTF-8`},
		{`{"any":` + strings.Repeat("[", 32) + strings.Repeat("]", 32) + `}`, `nested more than 32 deep`},
		{`{"any":` + strings.Repeat("[", 31) + strings.Repeat("]", 31) + `,"seed":1e999}`, "a number 1e999 doesn't belong there"},
	} {
		got := ""
		if err := Unmarshal([]byte(c.text), new(sample)); err != nil {
			got = err.Error()
			if place := new(Error); !errors.As(err, &place) || place.Byte < 1 || place.Byte > len(c.text)+1 {
				t.Errorf("%s: %#v is no place in it", c.text, err)
			}
		}
		if !strings.Contains(got, c.want) || c.want == "" && got != "" {
			t.Errorf("%s: %q, want %q", c.text, got, c.want)
		}
	}
}

func TestUnmarshalKnown(t *testing.T) {
	var s sample
	if err := UnmarshalKnown([]byte(`{"more":{"x":1},"seed":7}`), &s); err != nil || s.Seed != 7 {
		t.Errorf("%+v, %v", s, err)
	}
	for _, text := range []string{`{"more":1,"Seed":7}`, `{"more":1,"more":2}`, `{"more":{"x":1,"x":2}}`} {
		if UnmarshalKnown([]byte(text), &s) == nil {
			t.Errorf("%s is taken", text)
		}
	}
}

func TestBesides(t *testing.T) {
	var s sample
	if err := Unmarshal([]byte(`{"schema":1,"seed":7}`), &s, "schema"); err != nil || s.Seed != 7 {
		t.Errorf("%+v, %v", s, err)
	}
	for _, text := range []string{`{"schema":1,"schema":1}`, `{"Schema":1}`, `{"maybe":{"schema":1}}`} {
		if Unmarshal([]byte(text), &s, "schema") == nil {
			t.Errorf("%s is taken", text)
		}
	}
}

// FuzzUnmarshal: every text that Unmarshal accepts is JSON, and UnmarshalKnown accepts it too.
func FuzzUnmarshal(f *testing.F) {
	f.Add([]byte(`{"seed":1,"play":"x","moves":[{"play":"3"}],"points":[1,2,3],"by":{"a":1},"any":[{}]}`))
	f.Add([]byte(`{"seed":1,"Seed":2,"any":{"a":1,"a":2}}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		if Unmarshal(text, new(sample)) == nil && (!json.Valid(text) || UnmarshalKnown(text, new(sample)) != nil) {
			t.Errorf("%q is taken", text)
		}
	})
}

func TestRead(t *testing.T) {
	var s sample
	if err := Read(strings.NewReader(`{"seed":7}`), 10, &s); err != nil || s.Seed != 7 {
		t.Errorf("%+v, %v", s, err)
	}
	if err := Read(strings.NewReader(`{"seed":7} `), 10, &s); err == nil || !strings.Contains(err.Error(), "longer than 10 bytes") {
		t.Error(err)
	}
}

func TestBreaksOff(t *testing.T) {
	const whole = `{"a":[1,"ü"],"b":{"c":null}}`
	for n := 1; n <= len(whole); n++ {
		if got := BreaksOff([]byte(whole[:n])); got != (n < len(whole)) {
			t.Errorf("%s: %v", whole[:n], got)
		}
	}
	for _, text := range []string{"", "hello", `{"a":}`, `{"a" 1`, "7"} {
		if BreaksOff([]byte(text)) {
			t.Errorf("%q isn't the beginning of anything", text)
		}
	}
}

func TestLongKeys(t *testing.T) {
	err := Unmarshal([]byte(`{"`+strings.Repeat("k", 1000)+`":1}`), new(sample))
	if err == nil || len(err.Error()) > 150 {
		t.Error(err)
	}
}
