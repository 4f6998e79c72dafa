package service

// Strict reading of requests, and their faults.

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"kedou/search/phrase"
	"kedou/search/strictjson"
)

// MaxRequest is the longest request, in bytes; MaxTrace the longest request that carries a
// trace; such a request begins with its op.
const (
	MaxRequest = 64 << 10
	MaxTrace   = 24 << 20
)

// traceHead is the beginning of a request that carries a trace.
const traceHead = `{"op":"trace.open",`

// fault is a mistake in a request with its place: the fields of an error event.
type fault struct {
	Kind    string       `json:"kind"`
	Field   string       `json:"field,omitempty"`
	Message string       `json:"message"`
	Phrase  *phrase.Text `json:"phrase,omitempty"`
	Line    int          `json:"line,omitempty"`
	Column  int          `json:"column,omitempty"`
	Step    int          `json:"step,omitempty"`
	Twice   []string     `json:"twice,omitempty"`
	Missing []string     `json:"missing,omitempty"`
	Foreign []string     `json:"foreign,omitempty"`

	err error // the source of the message and the phrase
}

// Error is the message.
func (f *fault) Error() string { return f.err.Error() }

// longest is the most characters of a message.
const longest = 400

// say makes the message, and the phrase if the message is whole.
func (f *fault) say() *fault {
	if f.Message = strings.ToValidUTF8(clip(f.err.Error(), longest), "�"); !strings.HasSuffix(f.Message, "…") {
		text := phrase.Of(f.err)
		f.Phrase = &text
	}
	return f
}

// badField returns a fault of a field's content: the place in its text and the cards
// concerned come from err.
func badField(field string, err error) error {
	f := &fault{Kind: "input", Field: field, err: err}
	if errors.As(err, new(*fault)) {
		return err
	}
	f.blame(err)
	return f
}

// reads find the field, place and cards of an error of a game's packages.
var reads []func(*fault, error)

// blame adds to f the place and cards that err names.
func (f *fault) blame(err error) {
	for _, read := range reads {
		read(f, err)
	}
}

// badStep returns the fault of one of the moves or plays, counted from 1.
func badStep(field string, step int, err error) error {
	return &fault{Kind: "input", Field: field, Step: step, err: err}
}

// faultOf returns err as a fault. Other errors, except refusals of a position or a
// setting, are faults of the program.
func faultOf(err error) *fault {
	var f *fault
	if !errors.As(err, &f) {
		f = &fault{Kind: "internal", err: err}
		f.blame(err)
	}
	return f.say()
}

// notRequest returns a fault of the request as a whole.
func notRequest(format string, args ...any) error {
	return &fault{Kind: "request", err: phrase.Errorf(format, args...)}
}

// opOf returns the op of a request, after checks of the request as a whole.
func opOf(request []byte) (string, error) {
	most := MaxRequest
	if strings.HasPrefix(string(request[:min(len(request), len(traceHead))]), traceHead) {
		most = MaxTrace
	}
	if len(request) > most {
		return "", notRequest("the request has %d bytes; send %d at most", len(request), most)
	}
	var head struct {
		Op *string `json:"op"`
	}
	if err := strictjson.UnmarshalKnown(request, &head); err != nil {
		return "", undecoded(err)
	}
	if head.Op == nil {
		return "", notRequest(`the request has no op; send an object like {"op":"about"}`)
	}
	return *head.Op, nil
}

// decode reads a request that opOf has checked, field by field.
func decode(request []byte, into any) error {
	return undecoded(strictjson.Unmarshal(request, into))
}

// undecoded is a fault of a request that can't be read.
func undecoded(err error) error {
	if err == nil {
		return nil
	}
	var wrong *strictjson.Error
	if !errors.As(err, &wrong) {
		return notRequest("%v", err)
	}
	field := wrong.Key[strings.LastIndexByte(wrong.Key, '.')+1:]
	return &fault{Kind: "request", Field: clip(field, 40), err: wrong.Err}
}

// clip shortens a text that quotes the request.
func clip(s string, most int) string {
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most]) + "…"
}

// seedOf returns the number in a seed's text, or a random one for an empty text.
func seedOf(text *string, otherwise uint64) (uint64, error) {
	if text == nil {
		return otherwise, nil
	}
	seed, err := strconv.ParseUint(*text, 10, 64)
	if err != nil {
		err = badField("seed", phrase.Errorf("%q is no number from 0 to 18446744073709551615", clip(*text, 40)))
	}
	return seed, err
}
