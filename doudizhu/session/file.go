package session

// The saved forms of a session: whole, for its own program, and sealed, for a client who must not see the others' cards.

import (
	"encoding/json"
	"time"

	"kedou/doudizhu/table"
	"kedou/internal/phrase"
	"kedou/internal/seal"
	"kedou/internal/strictjson"
)

// schema is the version of the form.
const schema = 1

// kept is a saved session, one JSON object.
type kept struct {
	Schema int `json:"schema"`
	Terms
	Before  Tally          `json:"before,omitzero"` // the results of games without a record
	Records []table.Record `json:"records"`         // of the finished games, and of the present one
}

// MarshalJSON implements json.Marshaler.
func (s *Session) MarshalJSON() ([]byte, error) {
	return json.Marshal(kept{schema, s.Terms, s.before, s.records()})
}

// UnmarshalJSON reads what MarshalJSON wrote. The session can then be shown, and continue once Resume has checked it.
func (s *Session) UnmarshalJSON(text []byte) error {
	var k kept
	if err := strictjson.Unmarshal(text, &k); err != nil {
		return err
	}
	if k.Schema != schema {
		return phrase.Errorf("schema %d, and this program reads %d", k.Schema, schema)
	}
	if _, err := table.ByName(k.Game); err != nil || k.Games < 1 {
		return phrase.Errorf("no game in it")
	}
	*s = Session{Terms: k.Terms, before: k.Before, past: k.Records}
	return nil
}

// Resume checks what UnmarshalJSON has read, game by game, and continues with the last one.
func (s *Session) Resume() error {
	last := len(s.past) - 1
	for i := range s.past {
		r := &s.past[i]
		err := table.Verify(r)
		switch {
		case r.Variant.Name != s.Game:
			return phrase.Errorf("a game of %s among those of %s", r.Variant.Name, s.Game)
		case err == nil && r.Result == nil && i < last:
			err = phrase.Errorf("it isn't over, and others follow")
		}
		if err != nil {
			return phrase.Errorf("game %d: %w", i+1, err)
		}
	}
	if len(s.past) > s.Games || len(s.past) == s.Games && s.past[last].Result != nil {
		return phrase.Errorf("all games are over")
	}
	if err := s.seat(); err != nil {
		return err
	}
	if last < 0 || s.past[last].Result != nil {
		s.deal()
		return nil
	}
	game, err := table.Resume(s.past[last])
	s.game, s.past = game, s.past[:last]
	return err
}

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
