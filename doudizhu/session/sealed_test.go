package session

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"kedou/doudizhu/table"
	"kedou/internal/seal"
)

// sealed returns a session after a round trip through its sealed text.
func sealed(t *testing.T, s *Session) *Session {
	t.Helper()
	text, err := s.Seal()
	if err != nil {
		t.Fatal(err)
	}
	opened, err := Open(text, 0)
	if err != nil {
		t.Fatal(err)
	}
	return opened
}

// TestSealed seals a session before each answer, and after the end of each of two games: the games and results equal those of one
// session.
func TestSealed(t *testing.T) {
	terms := least()
	terms.Games = 3
	plain, s := begin(t, terms), begin(t, terms)
	for _, word := range strings.Fields(words + " 3 yes 89TJQ TJQKA 44455 22266") {
		for _, s := range []*Session{plain, s} {
			if v, _ := s.Next(t.Context(), func() {}, nil); v == nil && !s.Deal() {
				t.Fatal("no second game")
			}
		}
		s = sealed(t, s)
		answer(t, plain, word)
		answer(t, s, word)
	}
	asks(t, plain, false)
	asks(t, s, false)
	s = sealed(t, s)
	if got, want := s.Total(), plain.Total(); got != want || got.Games != 2 || got.Won == 0 {
		t.Errorf("%+v in all, want %+v", got, want)
	}
	if got, want := s.Record(), plain.Record(); got.Text("en") != want.Text("en") {
		t.Errorf("another game:\n%s%s", got.Text("en"), want.Text("en"))
	}
	if !s.More() || !s.Deal() || s.Number() != 3 || s.DealSeed() != terms.Seed+2 || s.More() {
		t.Errorf("the third game has the number %d and the seed %d", s.Number(), s.DealSeed())
	}
}

// TestSealedText: a sealed text shows no hand, and stays small.
func TestSealedText(t *testing.T) {
	s := begin(t, least())
	answer(t, s, words)
	asks(t, s, false)
	text, err := s.Seal()
	if err != nil || len(text) > 6<<10 || strings.Contains(text, "3333") {
		t.Errorf("%d bytes, %v: %s", len(text), err, text)
	}
}

// TestHostileSealed: Open refuses every text that Seal hasn't written with one error.
func TestHostileSealed(t *testing.T) {
	s := begin(t, least())
	answer(t, s, "2 no 7")
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	hostile := []string{"", "x", "AAAA", seal.Text(nil), seal.Text([]byte("{}")), seal.Text(text[:len(text)-1])}
	for old, broken := range map[string]string{
		`"schema":1,"games"`: `"schema":2,"games"`, `"games":1`: `"games":0`, `"game":"standard","bots"`: `"game":"bridge","bots"`,
		`["least",`: `["frog",`, `"records":[{`: `"records":[{},{`, `"game":"standard","base"`: `"game":"rob","base"`,
		`"play":"7"`: `"play":"R"`, `"bid":2`: `"bid":9`, `"practice":true`: `"practice":true,"landlord":3`, `"doubled":[1`: `"doubled":[7`,
		`"records":`: `"before":{"games":9,"won":1,"points":[1,1,-2]},"records":`, `"seed":3,"game"`: `"seed":-3,"game"`,
		`,"records":`: `,"before":{"games":0,"won":0,"points":[9223372036854775807,1,0]},"records":`,
	} {
		if !strings.Contains(string(text), old) {
			t.Fatalf("no %s in %s", old, text)
		}
		hostile = append(hostile, seal.Text([]byte(strings.Replace(string(text), old, broken, 1))))
	}
	for i, text := range hostile {
		if s, err := Open(text, 0); !errors.Is(err, ErrSealed) || s != nil {
			t.Errorf("hostile text %d is taken: %v", i, err)
		}
	}
}

// FuzzOpen seals any text: Open refuses it, or returns a session that can be shown, sealed again and continued.
func FuzzOpen(f *testing.F) {
	for _, terms := range []Terms{least(), {Games: 2, Seed: 1, Game: "yuncheng", Bots: [2]string{"robot", "random"}}} {
		s, err := New(terms)
		if err != nil {
			f.Fatal(err)
		}
		text, err := json.Marshal(s)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		if _, err := Open(text, 0); err != nil && !errors.Is(err, ErrSealed) {
			t.Error(err)
		}
		s, err := Open(seal.Text([]byte(text)), time.Millisecond)
		if err != nil {
			if !errors.Is(err, ErrSealed) {
				t.Error(err)
			}
			return
		}
		s.View().Stakes()
		s.Total()
		s.More()
		if s.Answered() && s.Undo() != nil {
			t.Error("an answer can't be taken back")
		}
		cancelled, stop := context.WithCancel(t.Context())
		stop()
		_, _ = s.Next(cancelled, func() {}, nil)
		sealed(t, s)
	})
}

// TestEvents: the events of a game lead to the same game.
func TestEvents(t *testing.T) {
	for _, name := range table.Variants() {
		for seed := range uint64(12) {
			s := begin(t, Terms{Games: 1, Seed: seed, Game: name, Bots: [2]string{"random", "roles"}})
			before := s.Record()
			var told table.Record
			told.Landlord = table.Nobody
			kinds := map[EventKind]int{}
			watch := func() {
				for _, e := range s.Since(&before) {
					kinds[e.Kind]++
					follow(&told, e)
				}
				before = s.Record()
			}
			for s.Stage() != table.Over {
				if err := s.StandIn("random"); err != nil {
					t.Fatal(err)
				}
				if _, err := s.Next(t.Context(), watch, nil); err != nil {
					t.Fatal(err)
				}
			}
			r := s.Record()
			told.Variant, told.Deal, told.Names, told.Result = r.Variant, r.Deal, r.Names, r.Result
			if told.Text("en") != r.Text("en") || kinds[Ended] != 1 || kinds[Seated] != 1 || kinds[Led] != 1 || kinds[Dealt] != r.Deal.Redeals {
				t.Errorf("%s %d: %v\n%swant\n%s", name, seed, kinds, told.Text("en"), r.Text("en"))
			}
		}
	}
}

// follow adds an event to a game's earlier events.
func follow(told *table.Record, e Event) {
	switch e.Kind {
	case Called:
		told.Calls = append(told.Calls, table.Call{Chair: e.Chair, Bid: e.Bid})
	case Dealt:
		told.Calls = nil
	case Seated:
		told.Landlord = e.Chair
	case Doubled:
		told.Doubled[e.Chair] = e.Times
	case Laid:
		told.Moves = append(told.Moves, table.Move{Chair: e.Chair, Play: e.Play})
	}
}

// TestGiven: with a given landlord there are only plays, and the first question comes at once.
func TestGiven(t *testing.T) {
	terms, chair := least(), Me
	terms.Landlord = &chair
	s := begin(t, terms)
	if v := asks(t, s, true); v.Stage != table.Playing || v.Landlord != Me || v.Hand.Cards() != 20 || s.Answered() {
		t.Errorf("%+v", v)
	}
	answer(t, s, "3333")
	asks(t, s, true)
	if s = sealed(t, s); !s.Answered() || s.Undo() != nil || s.View().Hand.Cards() != 20 {
		t.Errorf("%+v", s.View())
	}
	chair = 3
	if _, err := New(terms); err == nil {
		t.Error("the landlord sits on chair 3")
	}
}
