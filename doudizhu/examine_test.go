// Examining agrees with classifying.

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
		for k := Solo; k < Kinds; k++ {
			readings, fails := rules.Examine(k, cards)
			if readings != nil && fails.Format != "" {
				t.Fatalf("%v: readings %v and the test %v", cards, readings, fails)
			}
			found = append(found, readings...)
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
