package klondike

// The talon compared with the referee, turn by turn.

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// TestTalon turns the stock of any position through two passes. The talon's arithmetic must agree with the referee: whether a turn is
// legal, its result, the number of turns after which each card is first open, and the talon after that card is played.
func TestTalon(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := anyRules(t)
		p := anyPosition(t, r)
		start, row := p.Talon(r), slices.Concat(p.Waste, p.Stock)
		at, turns, redeals := start, 0, 0
		var seen []int
		for passes := 0; passes < 2; {
			if place := len(p.Waste); place > 0 && !slices.Contains(seen, place) {
				seen = append(seen, place)
				n, redeal := start.Reach(place)
				if n != turns || redeal != (redeals > 0) {
					t.Fatalf("%+v: place %d after %d turns, %v; want %d, %d redeals", start, place, n, redeal, turns, redeals)
				}
				if last(p.Waste) != row[place-1] {
					t.Fatalf("%+v: another card at place %d", start, place)
				}
				want := at
				want.Cards, want.Waste = want.Cards-1, want.Waste-1
				if got := start.Take(place); got != want {
					t.Fatalf("%+v: %+v after place %d, want %+v", start, got, place, want)
				}
			}
			can, spent := at.CanTurn(), at.Spent()
			if err := p.Play(Turn, r); (err == nil) != can {
				t.Fatalf("%+v: can turn %v, and the referee says %v", at, can, err)
			}
			if !can {
				break
			}
			if spent {
				redeals++
				passes++
			} else {
				turns++
			}
			if at = at.Turn(); at != p.Talon(r) {
				t.Fatalf("%+v after a turn, want %+v", at, p.Talon(r))
			}
		}
		if open := slices.Collect(start.Open); !slices.Equal(open, seen) {
			t.Fatalf("%+v: places %v are open, want %v", start, open, seen)
		}
	})
}

// TestLengthOf counts a line with redeals by hand: eight turns of three empty the stock, then comes a redeal, three times over, and the
// last turn shows cards again.
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
