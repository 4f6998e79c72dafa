package service

// The faults of requests, with their places.

import (
	"errors"
	"strings"
	"unicode/utf8"

	"kedou/doudizhu"
	"kedou/internal/phrase"
	"kedou/internal/registry"
	"kedou/internal/strictjson"
	"kedou/klondike"
	"kedou/klondike/fast"
)

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

// blame adds to f the field, the place and the cards that an error of a game's packages names.
func (f *fault) blame(err error) {
	var deal *klondike.Fault
	if errors.As(err, &deal) {
		f.err = deal.Err
		if f.Field != "board" { // a board has no lines
			f.Line, f.Column = deal.Line, deal.Column
		}
	}
	var deck *klondike.DeckError
	if errors.As(err, &deck) {
		f.Twice, f.Missing, f.Foreign = names(deck.Twice), names(deck.Missing), names(deck.Foreign)
	}
	var hand *doudizhu.SyntaxError
	if errors.As(err, &hand) {
		f.Line, f.Column, f.err = min(hand.Col, 1), hand.Col, hand.Err
	}
	var setting *registry.OptionError
	switch {
	case f.Field != "":
	case errors.As(err, &setting):
		f.Kind, f.Field, f.err = "input", strings.ReplaceAll(setting.Option, "-", "_"), setting.Err
	case errors.Is(err, fast.ErrTooLarge):
		f.Kind, f.Field = "input", "deal"
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

// undecoded is a fault of a request, or of one of its fields, that can't be read.
func undecoded(field string, err error) error {
	var wrong *strictjson.Error
	switch {
	case err == nil || errors.As(err, new(*fault)):
		return err
	case !errors.As(err, &wrong) && field != "":
		return badField(field, err)
	case wrong == nil:
		return &fault{Kind: "request", err: err}
	case wrong.Key != "":
		field = clip(wrong.Key[strings.LastIndexByte(wrong.Key, '.')+1:], 40)
	}
	if err = wrong.Err; field != "" {
		err = phrase.Errorf("%q: %w", field, err)
	}
	return &fault{Kind: "request", Field: field, err: err}
}

// clip shortens a text that quotes the request.
func clip(s string, most int) string {
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most]) + "…"
}
