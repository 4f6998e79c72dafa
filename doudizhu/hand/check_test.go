package hand

import (
	"fmt"
	"testing"

	"kedou/doudizhu"
)

// description is a play in the terms of document 004 and its program.
type description struct {
	kind  int // 1 plain, 2 sequence, 3 rocket
	value int // face value of the lowest rank of the body
	main  int // cards of each rank of the body, 1–4
	len   int // ranks in the body, 1 if plain
	sub   int // kickers: 0 none, 1 solos, 2 pairs
}

// describe describes the first reading of cards; none is nothing.
func describe(r *Rules, cards doudizhu.Hand) description {
	readings := r.Classify(nil, cards)
	if len(readings) == 0 {
		return description{}
	}
	p := readings[0]
	if p.Kind == doudizhu.Rocket {
		return description{3, faceSmallJoker, 1, 1, 0}
	}
	s := p.Kind.Shape()
	return description{min(int(p.Len), 2), face(p.Rank), s.Unit, int(p.Len), s.Size}
}

// TestDescriptions checks document 004's examples of the description of a play. In its text the plane cannon is
// plain, and the rocket has a kicker.
func TestDescriptions(t *testing.T) {
	r := named(t, "yuncheng")
	for cards, want := range map[string]description{
		"5": {1, 5, 1, 1, 0}, "6789TJ": {2, 6, 1, 6, 0}, "77": {1, 7, 2, 1, 0}, "8899TTJJ": {2, 8, 2, 4, 0},
		"333": {1, 3, 3, 1, 0}, "5556": {1, 5, 3, 1, 1}, "55566": {1, 5, 3, 1, 2}, "5556667788": {2, 5, 3, 2, 2},
		"4444": {1, 4, 4, 1, 0}, "8888QA": {1, 8, 4, 1, 1}, "9999KKAA": {1, 9, 4, 1, 2},
		"8888999934QA": {2, 8, 4, 2, 1}, "BR": {3, 16, 1, 1, 0},
	} {
		if got := describe(&r, mustHand(t, cards)); got != want {
			t.Errorf("%s: %v, want %v", cards, got, want)
		}
	}
}

// TestDescriptionsAgainstReference compares with the reference program's readings.
func TestDescriptionsAgainstReference(t *testing.T) {
	r := named(t, "yuncheng")
	for _, row := range table(t, "../../testdata/types.tsv") {
		if row[0] == "BBR" {
			continue // no hand: a deck has one small joker
		}
		var want description
		if _, err := fmt.Sscan(row[3], &want.kind, &want.main, &want.value, &want.len, &want.sub); err != nil {
			t.Fatal(err)
		}
		if got := describe(&r, mustHand(t, row[0])); got != want {
			t.Errorf("%s: %v, reference %v", row[0], got, want)
		}
	}
}

func TestCheck(t *testing.T) {
	r := flowerRules(t)
	h := mustHand(t, "334455F77")
	for _, c := range []struct {
		cards, last string
		want        string
	}{
		{"", "", "no cards selected"},
		{"66", "", "cards that aren't in the hand"},
		{"F", "", "not a play"},
		{"35", "", "not a play"},
		{"33", "", ""},
		{"33", "44", "doesn't beat the last play"},
		{"77", "444", "doesn't beat the last play"},
		{"7F", "66", ""},
		{"F44", "333", ""},
		{"33445F", "", ""},
	} {
		p, err := r.Check(h, mustHand(t, c.cards), mustPlay(t, r, c.last))
		if (err == nil) != (c.want == "") || err != nil && (err.Error() != c.want || p.Kind != doudizhu.Pass) || err == nil && p.Cards != mustHand(t, c.cards) {
			t.Errorf("%q on %q: %v, %v; want %q", c.cards, c.last, p, err, c.want)
		}
	}
}

func TestCheckTakesTheReadingThatBeats(t *testing.T) {
	r := named(t, "standard")
	h := mustHand(t, "444555666777")
	p, err := r.Check(h, h, mustPlay(t, r, "333444555678"))
	if err != nil || p.Kind != doudizhu.PlaneSolos || p.Rank == doudizhu.Three {
		t.Errorf("%v %v %v", err, p.Kind, p)
	}
}
