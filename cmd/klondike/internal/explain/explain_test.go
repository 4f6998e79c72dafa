package explain

// The texts about swaps, and about moves without a verdict.

import (
	"strings"
	"testing"

	"kedou/klondike"
	"kedou/klondike/explain"
)

// The text has the number of swaps, and the cards that may change places.
func TestWriteSwaps(t *testing.T) {
	card := func(rank klondike.Rank) klondike.Card { return klondike.NewCard(rank, klondike.Hearts) }
	many := []explain.Swap{{card(2), card(3)}}
	for range 14 {
		many = append(many, explain.Swap{card(7), klondike.NewCard(1, klondike.Spades)})
	}
	for _, x := range []struct {
		swaps explain.Swaps
		want  string
	}{
		{explain.Swaps{All: 40, Tried: 40}, "40 swaps tried, 0 of them win\n"},
		{explain.Swaps{All: 50, Tried: 9, Undecided: 2}, "9 swaps tried, 0 of them win, 2 undecided, of 50 in all (a larger --work tries more)\n"},
		{explain.Swaps{All: 15, Tried: 15, Winning: many}, "15 swaps tried, 15 of them win\n" +
			"    2♥ with 3♥\n    7♥ with " + strings.Repeat("A♠ ", 12) + "and 2 more\n"},
	} {
		var b text
		writeSwaps(&b, &x.swaps)
		if want := "  two cards swapped, one of them of this block: " + x.want; b.String() != want {
			t.Errorf("%q, want %q", b.String(), want)
		}
	}
}

// Moves without a verdict aren't called harmless.
func TestHarmlessText(t *testing.T) {
	for want, w := range map[string]explain.Won{
		"none of the 7 legal moves on the way loses":                         {Judged: 7},
		"none of the 7 legal moves on the way is shown to lose, 2 undecided": {Judged: 7, Undecided: 2},
	} {
		if got := harmlessText(nil, &w); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
