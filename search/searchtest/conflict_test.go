// Linear conflicts: exact lower bounds on the whole 8-puzzle, and known values.

package searchtest_test

import (
	"testing"

	"kedou/search/searchtest"
)

// TestConflict: admissible and consistent for every position of the 8-puzzle, never below Manhattan distance, and two above where two tiles
// of a row have to pass each other.
func TestConflict(t *testing.T) {
	p := searchtest.NewPuzzle(3)
	h := p.Conflict()
	o := searchtest.NewOracle(p, p.Goal())
	swapped := 0
	for _, s := range o.States {
		if h(s) < p.Manhattan(s) {
			t.Fatalf("%x: %d, Manhattan %d", s, h(s), p.Manhattan(s))
		}
		if h(s) > p.Manhattan(s) {
			swapped++
		}
		for _, m := range p.AppendMoves(nil, s) {
			if next, cost := p.Next(s, m); h(s) > cost+h(next) {
				t.Fatalf("%x: %d, but a step on only %d", s, h(s), h(next))
			}
		}
	}
	if h(p.Goal()) != 0 || h(p.Goal()^0x30^0x300) != 4 || swapped < len(o.States)/10 {
		t.Errorf("the goal has %d, with 1 and 2 exchanged %d; %d positions have conflicts", h(p.Goal()), h(p.Goal()^0x30^0x300), swapped)
	}
}
