// Examining agrees with classifying; document 003's tests agree with neither where the document is wrong.

package doudizhu

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestExamineAgreesWithClassify(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules, err := ParseRules(rapid.SampledFrom(RuleSets()).Draw(t, "rules"))
		if err != nil {
			t.Fatal(err)
		}
		var cards Hand
		for range rapid.IntRange(1, 6).Draw(t, "ranks") {
			r := Rank(rapid.IntRange(0, int(BigJoker)).Draw(t, "rank"))
			if r < SmallJoker {
				cards = cards&^Of(r, 15) + Of(r, rapid.IntRange(1, 4).Draw(t, "count"))
			} else {
				cards = cards&^Of(r, 15) + Of(r, 1)
			}
		}
		var found []Play
		for _, f := range rules.Examine(cards) {
			if (f.Readings == nil) != (f.Fails.Format != "") {
				t.Fatalf("%v: readings %v and the test %v", cards, f.Readings, f.Fails)
			}
			found = append(found, f.Readings...)
		}
		want := rules.Classify(nil, cards)
		for _, list := range [][]Play{found, want} {
			slices.SortFunc(list, func(p, q Play) int { return strings.Compare(p.Kind.String()+p.Parts(), q.Kind.String()+q.Parts()) })
		}
		if !slices.Equal(found, want) {
			t.Fatalf("%v: %v, want %v", cards, found, want)
		}
	})
}

func TestByCount(t *testing.T) {
	for cards, want := range map[string][4]string{
		"333444": {"", "", "34", ""}, "33344456": {"56", "", "34", ""}, "3334445566": {"", "56", "34", ""},
		"444423": {"32", "", "", "4"}, "444422": {"", "2", "", "4"}, "44442233": {"", "32", "", "4"},
	} {
		h, err := ParseHand(cards)
		if err != nil {
			t.Fatal(err)
		}
		for i, list := range ByCount(h) {
			if list.String() != want[i] {
				t.Errorf("%s: %d times %v, want %s", cards, i+1, list, want[i])
			}
		}
	}
}

// documentFours are document 003's conditions for four with two, as it has them: with solos, with a pair, with two pairs.
func documentFours(cards Hand) [3]bool {
	lists := ByCount(cards)
	one, two, three, four := lists[0].Cards(), lists[1].Cards(), lists[2].Cards(), lists[3].Cards()
	n := cards.Cards()
	if four != 1 || n%2 != 0 || three != 0 {
		return [3]bool{}
	}
	return [3]bool{
		four == 1 && one == 2 || four+one*4 == n,
		four == 1 && two == 1 || four*2+one*4 == n,
		four == 1 && two == 2 || four*2+one*4 == n,
	}
}

// TestDocumentsFormulasForFoursAreMistaken: the conditions take its own examples, and sets of cards that are no play.
func TestDocumentsFormulasForFoursAreMistaken(t *testing.T) {
	rules, _ := ParseRules("standard")
	for cards, c := range map[string]struct {
		document [3]bool
		play     bool
	}{
		"444423":     {[3]bool{true, false, false}, true},
		"444422":     {[3]bool{false, true, false}, true},
		"44442233":   {[3]bool{false, false, true}, true},
		"44442355":   {[3]bool{true, true, false}, false},
		"4444235566": {[3]bool{true, true, true}, false},
	} {
		h, _ := ParseHand(cards)
		if got := documentFours(h); got != c.document {
			t.Errorf("%s: the document says %v, want %v", cards, got, c.document)
		}
		if play := rules.Classify(nil, h) != nil; play != c.play {
			t.Errorf("%s: a play: %v", cards, play)
		}
	}
}
