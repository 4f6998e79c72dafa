package session

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/table"
)

// TestPrompts: every prompt is legal and has a reason, no two have the same body, and a play that tears a bomb or the rocket comes after all that don't,
// unless it wins for certain. The same game has the same prompts.
func TestPrompts(t *testing.T) {
	torn, bombs, passes, first := 0, 0, 0, 0
	for _, name := range table.Variants() {
		for seed := range uint64(4) {
			s := begin(t, Terms{Games: 1, Seed: seed, Game: name, Bots: [2]string{"roles", "hint"}})
			for s.Stage() != table.Over {
				if v := s.View(); v.Turn == Me && v.Stage == table.Playing {
					list, legal := s.Prompts(t.Context()), v.AppendPlays(nil)
					if seed == 0 && !reflect.DeepEqual(list, s.Prompts(t.Context())) {
						t.Errorf("%s %d: other prompts for the same game", name, seed)
					}
					last := ""
					for i, p := range list {
						why := p.Why.String()
						if !slices.Contains(legal, p.Play) || why == "" || strings.HasPrefix(last, "tears") && !strings.HasPrefix(why, "tears") && p.Play.Kind != doudizhu.Pass {
							t.Fatalf("%s %d: %v of %v on %v", name, seed, list, v.Hand, v.Last)
						}
						if slices.ContainsFunc(list[:i], func(q bot.Tip) bool { return q.Play.Rival() == p.Play.Rival() }) {
							t.Errorf("%s %d: %v twice", name, seed, p.Play)
						}
						if p.Play.Kind != doudizhu.Pass && !slices.Contains(s.variant.Rules.AppendFollows(nil, p.Play.Cards, v.Last), p.Play) {
							t.Errorf("%s %d: %v isn't read from its cards", name, seed, p)
						}
						if last = why; strings.HasPrefix(why, "tears") {
							torn++
						}
						if p.Play.Kind.Trumps() {
							bombs++
						}
					}
					switch pass := list[0].Play.Kind == doudizhu.Pass; {
					case pass && len(list) == 1:
						passes++
					case pass:
						first++
					}
				}
				if err := s.StandIn("random"); err != nil {
					t.Fatal(err)
				}
				if _, err := s.Next(t.Context(), func() {}, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if min(torn, bombs, passes, first) == 0 {
		t.Errorf("%d torn bombs, %d bombs, nothing but a pass %d times, a pass first %d times", torn, bombs, passes, first)
	}
}

// TestDuplicate: a bot in the person's chair plays like the same bot as a stand-in for every answer of the person.
func TestDuplicate(t *testing.T) {
	terms := Terms{Games: 1, Seed: 5, Game: "rob", Bots: [2]string{"robot", "least"}}
	const player = "strong:playouts=60"
	got, err := Duplicate(t.Context(), terms, player)
	if err != nil || table.Verify(&got) != nil || got.Result == nil || got.Names != [3]string{player, "robot", "least"} {
		t.Fatalf("%+v, %v", got, err)
	}
	s := begin(t, terms)
	for v := s.View(); v != nil; {
		if err = s.StandIn(player); err == nil {
			v, err = s.Next(t.Context(), func() {}, nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	want := s.Record()
	if want.Names[Me] = player; got.Text("en") != want.Text("en") {
		t.Errorf("%s\nwant\n%s", got.Text("en"), want.Text("en"))
	}
	cancelled, stop := context.WithCancel(t.Context())
	stop()
	if _, err := Duplicate(cancelled, terms, player); !errors.Is(err, context.Canceled) {
		t.Errorf("after the end: %v", err)
	}
	if _, err := Duplicate(t.Context(), terms, "frog"); err == nil {
		t.Error("a frog plays")
	}
}

func TestDaySeed(t *testing.T) {
	for date, want := range map[string]uint64{"2026-11-23": 20261123, "2024-02-29": 20240229} {
		if got, err := DaySeed(date); err != nil || got != want {
			t.Errorf("%s: %d, %v", date, got, err)
		}
	}
	for _, date := range []string{"", "2026-02-29", "20261123", "2026-11-23T00:00", "x"} {
		if seed, err := DaySeed(date); err == nil {
			t.Errorf("%s: %d", date, seed)
		}
	}
}

// TestThink: the terms' time applies to every bot with a clock, and to the chances.
func TestThink(t *testing.T) {
	terms := Terms{Games: 1, Seed: 3, Game: "standard", Bots: [2]string{"strong:think=10h", "roles"}, Think: time.Millisecond}
	r, err := Duplicate(t.Context(), terms, "strong")
	if err != nil || r.Result == nil {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestPartner: the partner plays for the person's fellow peasant, and the bots for all others, as if each had sat there from the
// beginning.
func TestPartner(t *testing.T) {
	for landlord, want := range map[table.Chair][3]string{0: {"robot", "least", "least"}, 1: {"robot", "least", "roles"}, 2: {"robot", "roles", "least"}} {
		terms := Terms{Games: 1, Seed: 4, Game: "standard", Bots: [2]string{"least", "least"}, Partner: "roles", Landlord: &landlord}
		got, err := Duplicate(t.Context(), terms, "robot")
		if err != nil {
			t.Fatal(err)
		}
		terms.Bots, terms.Partner = [2]string{want[1], want[2]}, ""
		plain, err := Duplicate(t.Context(), terms, "robot")
		if err != nil || got.Names != want || got.Text("en") != plain.Text("en") {
			t.Errorf("%v, %v: %s\nwant\n%s", err, got.Names, got.Text("en"), plain.Text("en"))
		}
	}
	terms := least()
	terms.Partner = "roles"
	if names := begin(t, terms).Record().Names; names != [3]string{"human", "least", "least"} {
		t.Errorf("%v before there is a landlord", names)
	}
	terms.Partner = "frog"
	if _, err := New(terms); err == nil {
		t.Error("a frog is the partner")
	}
}

// TestAdviceByChance: advice begins with the first prompt; the others follow by their chances, all from the same worlds. Repeated advice is equal.
func TestAdviceByChance(t *testing.T) {
	several := 0
	for seed := uint64(1); seed <= 3; seed++ {
		s, err := New(Terms{Games: 1, Seed: seed, Game: "standard", Bots: [2]string{"least", "least"}, Landlord: new(table.Chair)})
		if err != nil {
			t.Fatal(err)
		}
		advice, err := s.Advise(t.Context(), HintPlayouts)
		if err != nil {
			t.Fatal(err)
		}
		repeated, _ := s.Advise(t.Context(), HintPlayouts)
		list, again := advice.Plays, repeated.Plays
		for i, h := range list {
			if !reflect.DeepEqual(h, again[i]) || len(list) > 1 && h.Playouts != adviceWorlds || i > 1 && h.Chance > list[i-1].Chance {
				t.Errorf("seed %d: hint %d of %+v, and again %+v", seed, i, list, again)
			}
		}
		several += min(1, len(list)-1)
		if first := s.Prompts(t.Context())[0].Play; list[0].Play != first {
			t.Errorf("seed %d: the advice is %v, the prompt %v", seed, list[0].Play, first)
		}
	}
	if several == 0 {
		t.Error("nowhere several hints")
	}
}
