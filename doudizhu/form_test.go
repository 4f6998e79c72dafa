package doudizhu

// Every form of an endgame reads back unchanged.

import (
	"strings"
	"testing"
)

// TestFormsReadBack: with both jokers, with either and with none, in two hands and three.
func TestFormsReadBack(t *testing.T) {
	commented := 0
	for seed := range uint64(2000) {
		e, err := NewDeal(seed, []int{6, 12, 24, 54}[seed%4], 2+int(min(seed%4+seed%2, 1)))
		if err != nil {
			continue // 54 cards are no deal of two hands
		}
		for _, f := range Forms() {
			line := f.Line(&e)
			if strings.Contains(line, "#") {
				commented++
			}
			endgames, _, err := Notation{}.ReadEndgames("f", strings.NewReader(line))
			if err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			for back, err := range endgames {
				if err != nil || back != e {
					t.Fatalf("%s: %s is read back as %v, error %v", f.Name, line, &back, err)
				}
			}
		}
	}
	if commented < 100 {
		t.Errorf("only %d lines needed a comment", commented)
	}
}
