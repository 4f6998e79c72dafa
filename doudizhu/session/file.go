package session

// The saved form of a session.

import (
	"encoding/json"

	"kedou/doudizhu/table"
	"kedou/search/phrase"
	"kedou/search/strictjson"
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
