package hand

import (
	"fmt"
	"testing"

	"kedou/doudizhu"
)

// TestDescriptions holds document 004's examples of the description of a play.
func TestDescriptions(t *testing.T) {
	r := named(t, "yuncheng")
	for _, c := range []struct {
		cards string
		want  Node
	}{
		{"5", Node{1, 5, 1, 1, 0}},
		{"6789TJ", Node{2, 6, 1, 6, 0}},
		{"77", Node{1, 7, 2, 1, 0}},
		{"8899TTJJ", Node{2, 8, 2, 4, 0}},
		{"333", Node{1, 3, 3, 1, 0}},
		{"5556", Node{1, 5, 3, 1, 1}},
		{"55566", Node{1, 5, 3, 1, 2}},
		{"5556667788", Node{2, 5, 3, 2, 2}},
		{"4444", Node{1, 4, 4, 1, 0}},
		{"8888QA", Node{1, 8, 4, 1, 1}},
		{"9999KKAA", Node{1, 9, 4, 1, 2}},
		{"", Node{}},
	} {
		if got := Describe(mustPlay(t, r, c.cards)); got != c.want {
			t.Errorf("%s: %v, want %v", c.cards, got, c.want)
		}
	}
}

func TestPlaneCannonIsASequenceNotPlainAsTheTextPrints(t *testing.T) {
	if got := Describe(mustPlay(t, named(t, "yuncheng"), "8888999934QA")); got != (Node{2, 8, 4, 2, 1}) {
		t.Errorf("got %v", got)
	}
}

func TestRocketHasNoKickerThoughTheTextPrintsOne(t *testing.T) {
	if got := Describe(mustPlay(t, named(t, "yuncheng"), "BR")); got != (Node{3, 16, 1, 1, 0}) {
		t.Errorf("got %v", got)
	}
}

// TestDescriptionsAgainstReference compares with what the reference program read.
func TestDescriptionsAgainstReference(t *testing.T) {
	r := named(t, "yuncheng")
	for _, row := range table(t, "../../testdata/types.tsv") {
		if row[0] == "BBR" {
			continue // no hand: a deck has one small joker
		}
		var want Node
		if _, err := fmt.Sscan(row[3], &want.Kind, &want.Main, &want.Value, &want.Len, &want.Sub); err != nil {
			t.Fatal(err)
		}
		var got Node
		if readings := r.Classify(nil, mustHand(t, row[0])); len(readings) > 0 {
			got = Describe(readings[0])
		}
		if got != want {
			t.Errorf("%s: %v, reference %v", row[0], got, want)
		}
	}
}

func TestCheck(t *testing.T) {
	r := flowerRules(t)
	h := mustHand(t, "334455F77")
	for _, c := range []struct {
		cards, last string
		want        Code
	}{
		{"", "", NoCards},
		{"66", "", NotYours},
		{"F", "", NoPlay},
		{"35", "", NoPlay},
		{"33", "", Playable},
		{"33", "44", DoesNotBeat},
		{"77", "444", DoesNotBeat},
		{"7F", "66", Playable},
		{"F44", "333", Playable},
		{"33445F", "", Playable},
	} {
		if c.want.String() == "" || (c.want.String() == "playable") != (c.want == Playable) {
			t.Errorf("code %d is %q", c.want, c.want)
		}
		p, got := r.Check(h, mustHand(t, c.cards), mustPlay(t, r, c.last))
		if got != c.want || (got == Playable) != (p.Kind != doudizhu.Pass) || got == Playable && p.Cards != mustHand(t, c.cards) {
			t.Errorf("%q on %q: %d %v, %v; want %d", c.cards, c.last, got, got, p, c.want)
		}
	}
}

func TestCheckTakesTheReadingThatBeats(t *testing.T) {
	r := named(t, "standard")
	h := mustHand(t, "444555666777")
	p, code := r.Check(h, h, mustPlay(t, r, "333444555678"))
	if code != Playable || p.Kind != doudizhu.PlaneSolos || p.Rank == doudizhu.Three {
		t.Errorf("%v %v %v", code, p.Kind, p)
	}
}
