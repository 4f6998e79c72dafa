package session

// The sealed text: a session kept by a client who mustn't see the others' cards.

import (
	"encoding/json"
	"time"

	"kedou/doudizhu/table"
	"kedou/search/phrase"
	"kedou/search/seal"
)

// ErrSealed is the error for a text that doesn't come from Seal.
var ErrSealed = phrase.Errorf("not a game that the table has kept")

// Seal returns the session as a text of some kilobytes that shows no cards: with the present game and the results of the earlier games. The
// bots' thinking time isn't part of the text.
func (s *Session) Seal() (string, error) {
	k := kept{Schema: schema, Terms: s.Terms, Before: s.earlier(), Records: []table.Record{s.Record()}}
	text, err := json.Marshal(k)
	return seal.Text(text), err
}

// Open returns the session of a sealed text, whose bots with a clock take think for a decision. Every fault gives the same error,
// ErrSealed: a reason could give a card away.
func Open(sealed string, think time.Duration) (*Session, error) {
	text, err := seal.Open(sealed)
	s := new(Session)
	if err == nil {
		err = s.UnmarshalJSON(text)
	}
	if err == nil {
		s.Think = think
		err = s.goOn()
	}
	if err != nil {
		return nil, ErrSealed
	}
	return s, nil
}

// goOn checks the contents of a sealed text, and resumes its one game, which may be over.
func (s *Session) goOn() error {
	if len(s.past) != 1 || s.past[0].Variant.Name != s.Game || !s.before.fits(s.Games) {
		return ErrSealed
	}
	err := table.Verify(&s.past[0])
	if err == nil {
		err = s.seat()
	}
	if err == nil {
		s.game, err = table.Resume(s.past[0])
	}
	s.past = nil
	return err
}
