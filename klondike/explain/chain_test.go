// The chain that summarizes a story.

package explain

import (
	"testing"

	"kedou/klondike"
)

// circleOf makes a circle of cards that wait for others: "7S 8H 5C" is a seven that waits for both others.
func circleOf(t *testing.T, waits ...[]string) (c Circle) {
	t.Helper()
	card := func(name string) klondike.Card {
		parsed, ok := klondike.ParseCard(name)
		if !ok {
			t.Fatal(name)
		}
		return parsed
	}
	for _, w := range waits {
		wait := Wait{Card: card(w[0]), Pile: NoPile}
		for _, by := range w[1:] {
			wait.Draw = append(wait.Draw, Place{Card: card(by), By: card(by)})
		}
		c = append(c, wait)
	}
	return c
}

// TestChain: Sentence has the shortest chain of the smallest circle, the cases that lead there, and the number of cards left out.
func TestChain(t *testing.T) {
	long := circleOf(t, []string{"7S", "8H"}, []string{"8H", "5C"}, []string{"5C", "6D"}, []string{"6D", "7S", "8H"})
	pair := circleOf(t, []string{"2C", "3D"}, []string{"3D", "2C"})
	king := circleOf(t, []string{"KH"}, []string{"9S", "KH"})
	king[0].King, king[1].Pile = true, klondike.Column1
	seven := Step{long[0].Card, Raise}
	for _, c := range []struct {
		story Story
		want  string
	}{
		{Story{Circle: pair}, "2♣ and 3♦ wait for each other, for ever"},
		{Story{Circle: long}, "8♥ waits for 5♣, 5♣ for 6♦, and 6♦ for 8♥; other ways out wait for 1 more of this circle's cards"},
		{Story{Circle: king}, "K♥ and 9♠ wait for each other, for ever"},
		{Story{Cases: []Story{{Circle: long}, {Step: seven, Circle: pair}}}, "once 7♠ goes up, 2♣ and 3♦ wait for each other, for ever"},
	} {
		chain, found := c.story.Chain()
		if got := chain.Sentence().String(); !found || got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	if chain, found := (&Story{}).Chain(); found {
		t.Errorf("a story without a circle has the chain %v", chain)
	}
}
