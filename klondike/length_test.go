package klondike

import "testing"

// TestLengthOf counts a line with redeals by hand: eight turns of three empty the
// stock, then comes a redeal, three times over, and the last turn shows cards again.
func TestLengthOf(t *testing.T) {
	r := Standard(3)
	start := NewDeal(1, r)
	var line []Move
	for range 3*(8+1) + 1 {
		line = append(line, Turn)
	}
	if got, want := LengthOf(start, r, line), (Length{Turns: 25, Redeals: 3}); got != want || got.Total() != 25 {
		t.Errorf("28 turns: %+v, total %d; want %+v", got, got.Total(), want)
	}
	if _, err := Replay(start, r, line); err != nil {
		t.Errorf("the line isn't legal: %v", err)
	}
}
