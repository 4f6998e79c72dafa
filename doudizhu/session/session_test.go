package session

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"kedou/doudizhu/table"
	"kedou/search/andor"
)

// words win the game of seed 3 against the bot that lays its lowest card.
const words = "2 no 7 A - 6 Q 2 - Q - - - 3333 444JJ 56789"

func begin(t *testing.T, terms Terms) *Session {
	t.Helper()
	s, err := New(terms)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func least() Terms {
	return Terms{Games: 1, Seed: 3, Game: "standard", Bots: [2]string{"least", "least"}, Practice: true}
}

// asks lets the bots answer, and checks whether the person then has a question.
func asks(t *testing.T, s *Session, want bool) *table.View {
	t.Helper()
	v, err := s.Next(t.Context(), func() {}, func(c table.Chair, why error) { t.Errorf("chair %d: %v", c, why) })
	if err != nil || (v != nil) != want {
		t.Fatalf("the person sees %v, %v", v, err)
	}
	return v
}

func answer(t *testing.T, s *Session, words string) {
	t.Helper()
	for word := range strings.FieldsSeq(words) {
		asks(t, s, true)
		if err := s.Answer(word); err != nil {
			t.Fatal(err)
		}
	}
}

func TestSession(t *testing.T) {
	s := begin(t, least())
	answer(t, s, words)
	asks(t, s, false)
	r := s.Record()
	if err := table.Verify(&r); err != nil || r.Result == nil || r.Result.Points[Me] != 8 {
		t.Errorf("%v, %+v", err, r.Result)
	}
	if h := s.Hands(); h[Me] != 0 || h[1].String() != "99TJA22" {
		t.Errorf("left: %v", h)
	}
	if s.Deal() {
		t.Error("a second game of one")
	}
}

// Undo leads back to each question in turn, and the same answers lead to the same game.
func TestUndo(t *testing.T) {
	s := begin(t, least())
	answer(t, s, words)
	asks(t, s, false)
	want := s.Record()
	for range strings.Fields(words) {
		if err := s.Undo(); err != nil {
			t.Fatal(err)
		}
		asks(t, s, true)
	}
	if err := s.Undo(); err == nil {
		t.Error("an answer before the first one is taken back")
	}
	answer(t, s, words)
	asks(t, s, false)
	if got := s.Record(); got.Text("en") != want.Text("en") {
		t.Errorf("another game:\n%s%s", got.Text("en"), want.Text("en"))
	}
}

// A session continues from its saved form after any answer, over several games.
func TestKept(t *testing.T) {
	terms := least()
	terms.Games = 2
	s := begin(t, terms)
	for i, word := range strings.Fields("2 no 6 A - Q - - 7 Q 2 - - 3333 444JJ 56789 3 yes 89TJQ TJQKA 44455 22266") {
		if v, _ := s.Next(t.Context(), func() {}, nil); v == nil {
			if !s.Deal() {
				t.Fatal("no second game")
			}
		}
		text, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		s = new(Session)
		if err = json.Unmarshal(text, s); err == nil {
			err = s.Resume()
		}
		if err != nil {
			t.Fatalf("after %d answers: %v\n%s", i, err, text)
		}
		answer(t, s, word)
	}
	asks(t, s, false)
	if n := len(s.records()); n != 2 || s.Deal() {
		t.Errorf("%d games", n)
	}
	text, _ := json.Marshal(s)
	if err := errors.Join(json.Unmarshal(text, s), s.Resume()); err == nil || !strings.Contains(err.Error(), "all games are over") {
		t.Errorf("finished games continue: %v", err)
	}
}

// Texts of no session, or of other games, are refused.
func TestForeign(t *testing.T) {
	text, err := json.Marshal(begin(t, least()))
	if err != nil {
		t.Fatal(err)
	}
	for old, broken := range map[string]string{
		`"schema":1,"games"`: `"schema":2,"games"`, `"games":1`: `"games":0`, `"game":"standard","bots"`: `"game":"bridge","bots"`,
		`["least",`: `["frog",`, `"records":[{`: `"records":[{},{`, `"game":"standard","base"`: `"game":"rob","base"`,
	} {
		if !strings.Contains(string(text), old) {
			t.Fatalf("no %s in %s", old, text)
		}
		var s Session
		err := json.Unmarshal([]byte(strings.Replace(string(text), old, broken, 1)), &s)
		if err == nil {
			err = s.Resume()
		}
		if err == nil {
			t.Errorf("%s is taken", broken)
		}
	}
}

func TestWrongAnswers(t *testing.T) {
	s := begin(t, least())
	for _, x := range []struct{ wrong, right string }{
		{"7 yes 二", "2"}, {"maybe 3", "no"}, {"- 22 345 foo", "7"}, {"6", "A"},
	} {
		asks(t, s, true)
		for word := range strings.FieldsSeq(x.wrong) {
			if err := s.Answer(word); err == nil {
				t.Errorf("%s is taken", word)
			}
		}
		answer(t, s, x.right)
	}
	cancelled, stop := context.WithCancel(t.Context())
	stop()
	if _, err := s.Next(cancelled, nil, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("after the end: %v", err)
	}
}

func TestAdvice(t *testing.T) {
	s := begin(t, least())
	asks(t, s, true)
	a, err := s.Advise(t.Context(), HintPlayouts)
	if err != nil || a.Index.Chance <= 0 || a.Index.Chance >= 1 || a.Bid < 0 || a.Bid > 3 || a.Plays != nil {
		t.Errorf("%+v, %v", a, err)
	}
	answer(t, s, "2 no")
	asks(t, s, true)
	if o := s.OpenCards(t.Context()); o != andor.Unknown {
		t.Errorf("with all cards: %v", o)
	}
	a, err = s.Advise(t.Context(), HintPlayouts)
	if err != nil || len(a.Plays) == 0 || len(a.Plays) > mostAdvised {
		t.Errorf("%v, %v", a, err)
	}
	answer(t, s, "7 A - 6 Q 2 - Q - - -")
	asks(t, s, true)
	if o := s.OpenCards(t.Context()); o != andor.Won {
		t.Errorf("with open cards: %v", o)
	}
}

// TestSuperDouble: the word is an answer in the game that has it, and an event for all.
func TestSuperDouble(t *testing.T) {
	for game, taken := range map[string]bool{"rob": true, "standard": false} {
		terms := least()
		terms.Game = game
		s := begin(t, terms)
		asks(t, s, true)
		for s.Stage() == table.Calling {
			answer(t, s, map[string]string{"rob": "叫地主", "standard": "3"}[game])
			asks(t, s, true)
		}
		before := s.Record()
		if err := s.Answer("超级加倍"); (err == nil) != taken {
			t.Fatalf("%s: %v", game, err)
		}
		if !taken {
			continue
		}
		asks(t, s, true)
		events := s.Since(&before)
		if !slices.ContainsFunc(events, func(e Event) bool { return e.Kind == Doubled && e.Chair == Me && e.Times == table.Super }) {
			t.Errorf("no word of the super-double in %v", events)
		}
	}
}
