package hand

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"

	"kedou/doudizhu"

	"pgregory.net/rapid"
)

// hintTexts writes hints.
func hintTexts(a *Analyst, hints []Hint) string {
	var list []doudizhu.Play
	for _, h := range hints {
		list = append(list, h.Play)
	}
	return fmt.Sprint(texts(a.Rules(), list))
}

func TestHintsBeginWithThePlayThatEmptiesTheHandWhichTheTextForgets(t *testing.T) {
	a := NewAnalyst(named(t, "yuncheng"))
	hints := a.Hints(mustHand(t, "433335"), doudizhu.Play{})
	if hints[0].Play.Kind != doudizhu.FourSolos || hints[0].Rest != 0 {
		t.Errorf("first hint %v leaves %v", hints[0].Play, hints[0].Rest)
	}
}

func TestHintsAfterFourAndFiveAreTheBombNotTheTrioThatTheTextNames(t *testing.T) {
	a := NewAnalyst(named(t, "yuncheng"))
	if got := hintTexts(a, a.Hints(mustHand(t, "433335"), doudizhu.Play{})); got != "[333345 4 5 3333 3334 3335 3 333 33]" {
		t.Errorf("got %s", got)
	}
}

func TestHints(t *testing.T) {
	a := NewAnalyst(named(t, "yuncheng"))
	for _, c := range []struct{ hand, last, want string }{
		{"48TQQ", "5", "[8 T Q]"},
		{"668K2", "9", "[K 2]"},
		{"3344TT55", "77", "[TT]"},
		{"3344", "BR", "[]"},
		{"3333BR", "AAAA", "[BR]"},
		{"333344", "AA", "[3333]"},
	} {
		if got := hintTexts(a, a.Hints(mustHand(t, c.hand), mustPlay(t, *a.Rules(), c.last))); got != c.want {
			t.Errorf("%s on %s: %s, want %s", c.hand, c.last, got, c.want)
		}
	}
}

func TestHintsCountWildcardsAsTheHighestThatTheyCanBe(t *testing.T) {
	a := NewAnalyst(flowerRules(t))
	for _, c := range []struct {
		hand, last, want string
		rank             doudizhu.Rank
	}{
		{"F56789", "", "56789F", 2},
		{"F56789", "345678", "56789F", 2},
		{"FF", "", "FF", doudizhu.Ace},
		{"FF", "55", "FF", doudizhu.Ace},
		{"44FF", "3333", "44FF", 1}, // nothing else beats it
	} {
		h, last := mustHand(t, c.hand), mustPlay(t, *a.Rules(), c.last)
		hints := a.Hints(h, last)
		if got := hints[0].Play; a.Rules().Text(got) != c.want || got.Rank != c.rank {
			t.Errorf("%s on %q: hint %v %s from %v, want %s from %v", c.hand, c.last, got.Kind, a.Rules().Text(got), got.Rank, c.want, c.rank)
		}
		if got, err := a.Rules().Check(h, hints[0].Play.Cards, last); err != nil || got != hints[0].Play {
			t.Errorf("%s on %q: played as %v (%v), hinted as %v", c.hand, c.last, got, err, hints[0].Play)
		}
	}
}

func TestFourWithTwoIsBeatenByAHigherOneWhichDocument002Forgets(t *testing.T) {
	a := NewAnalyst(named(t, "standard"))
	if got := hintTexts(a, a.Hints(mustHand(t, "555567"), mustPlay(t, *a.Rules(), "444436"))); got != "[555567 5555]" {
		t.Errorf("got %s", got)
	}
}

// TestHintsAgainstReferenceRobot compares hints with those of the robot that document 004
// describes, run on 130 hands. The plays are the same, and leave the same power to the printed
// hundredth. The order differs only among plays of equal power to the hundredth, which the robot
// orders by suits.
func TestHintsAgainstReferenceRobot(t *testing.T) {
	rules := named(t, "yuncheng")
	compared := 0
	for _, row := range table(t, "hints.tsv") {
		if row[2] == "invalid-target" {
			continue // no rule set has the play 555566
		}
		hints := NewAnalyst(rules).Hints(mustHand(t, row[0]), mustPlay(t, rules, row[1]))
		want := strings.Fields(strings.TrimPrefix(row[2], "-"))
		if len(hints) != len(want) {
			t.Errorf("%s on %s: %d hints, want %d", row[0], row[1], len(hints), len(want))
			continue
		}
		rests := map[doudizhu.Hand]Power{}
		for _, h := range hints {
			rests[h.Play.Cards] = h.Rest
		}
		for i, w := range want {
			cards, rest, _ := strings.Cut(w, ":")
			value, err := strconv.ParseFloat(rest, 64)
			if err != nil {
				t.Fatal(err)
			}
			got, there := rests[mustHand(t, cards)]
			if !there || math.Abs(units(got)-value) > 0.006 || math.Abs(units(hints[i].Rest)-value) > 0.011 {
				t.Errorf("%s on %s: hint %d is %v, leaving %v; want %s", row[0], row[1], i+1, hints[i].Play, hints[i].Rest, w)
			}
			compared++
		}
	}
	if compared < 400 {
		t.Errorf("only %d hints compared", compared)
	}
}

func TestHintsAreTheLegalPlaysEachOnceInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, h := drawGame(t)
		a := NewAnalyst(r)
		plays := map[doudizhu.Hand]bool{}
		for _, p := range r.AppendLeads(nil, h) {
			plays[p.Cards] = true
		}
		last := Power(math.MaxInt64)
		for i, hint := range a.Hints(h, doudizhu.Play{}) {
			if !plays[hint.Play.Cards] {
				t.Fatalf("%v: hint %v is no play, or there twice", h, hint.Play)
			}
			delete(plays, hint.Play.Cards)
			if hint.Rest != NewAnalyst(r).Power(h-hint.Play.Cards) {
				t.Fatalf("%v: %v leaves %v", h, hint.Play, hint.Rest)
			}
			if i > 0 && (hint.Play.Cards == h || hint.Rest > last) {
				t.Fatalf("%v: hint %v comes too late", h, hint.Play)
			}
			if hint.Play.Cards != h {
				last = hint.Rest
			}
		}
		if len(plays) > 0 {
			t.Fatalf("%v: plays without a hint: %v", h, plays)
		}
	})
}
