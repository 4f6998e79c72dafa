package hand

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestChainStepsOfTheDocument: document 002's example, step by step.
func TestChainStepsOfTheDocument(t *testing.T) {
	r := rulesNamed(t, "standard")
	var got []string
	for _, s := range r.ChainSteps(mustHand(t, "2AKQJT99877766543")) {
		got = append(got, strings.Join(texts(&r, s.Groups), " ")+", "+s.Loose.String())
	}
	want := []string{"34567 6789T, 79JQKA2", "34567 6789TJQKA, 792", "34567 6789TJQKA, 792"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestStepsEndWithTheSplit: no step loses or makes a card, and the last one has the groups of GreedySplit.
func TestStepsEndWithTheSplit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, h := drawGame(t)
		split, steps := r.GreedySplit(h), r.SplitSteps(h)
		for _, s := range slices.Concat(steps, r.ChainSteps(h)) {
			sum := s.Loose + split.Dead
			for _, p := range s.Groups {
				sum += p.Cards
			}
			if sum != h {
				t.Fatalf("%v: step %s has the cards %v", h, s.Name, sum)
			}
		}
		if last := steps[len(steps)-1]; !slices.Equal(last.Groups, split.Plays) || last.Loose != 0 {
			t.Fatalf("%v: %v, want %v", h, last, split.Plays)
		}
	})
}
