package common

import (
	"slices"
	"testing"
)

func TestMovesIn(t *testing.T) {
	got := movesIn(" 1 @   2. QS:6>S\n\n 10 KS:7>S 11 @ redeal\n 12  Turn 3 cards from the stock, 2 times\n 14  Move over\n 15 @ 翻回   16 @\n 17  从牌堆翻3张牌，共2次")
	if want := []string{"@", "QS:6>S", "KS:7>S", "@", "Turn 3 cards from the stock", "Turn 3 cards from the stock", "Move over",
		"@", "@", "从牌堆翻3张牌", "从牌堆翻3张牌"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	for _, text := range []string{"4C F4 25 DR2 65-4", "1. 4C 2. F4\n3. 25 4. DR2 5. 65-4", "4C, F4, 25,\nDR2, 65-4"} {
		if got, want := movesIn(text), []string{"4C", "F4", "25", "DR2", "65-4"}; !slices.Equal(got, want) {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
