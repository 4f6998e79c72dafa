package klondike

import "testing"

// TestLengthOf counts a line with a redeal by hand: eight turns of three empty
// the stock, one redeal, and the turn after it shows three cards again.
func TestLengthOf(t *testing.T) {
	r := Standard(3)
	start := NewDeal(1, r)
	var line []Move
	for range 10 {
		line = append(line, Turn)
	}
	if got, want := LengthOf(start, r, line), (Length{Turns: 9, Redeals: 1}); got != want || got.Total() != 9 {
		t.Errorf("ten turns: %+v, total %d; want %+v", got, got.Total(), want)
	}
	if _, err := Replay(start, r, line); err != nil {
		t.Errorf("the line isn't legal: %v", err)
	}
}
