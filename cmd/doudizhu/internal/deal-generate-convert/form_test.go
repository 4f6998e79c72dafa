package endgames

// Every form of an endgame reads back unchanged.

import (
	"fmt"
	"strings"
	"testing"

	"kedou/doudizhu"
)

func Example_forms() {
	e, _ := doudizhu.Notation{}.ParseEndgame("a TT2B 33R L")
	for _, f := range forms() {
		fmt.Println(f.line(&e))
	}
	// Output:
	// a TT2B 33R L
	// a TT2X 33D L
	// a TT2Y 33Z L
	// a TT2w 33W L
	// a TT2S 33B L
	// a 10102小王 33大王 L
}

// TestFormsReadBack: with both jokers, with either and with none, in two hands and three.
func TestFormsReadBack(t *testing.T) {
	commented := 0
	for seed := range uint64(2000) {
		e, err := doudizhu.NewDeal(seed, []int{6, 12, 24, 54}[seed%4], 2+int(min(seed%4+seed%2, 1)))
		if err != nil {
			continue // 54 cards are no deal of two hands
		}
		for _, f := range forms() {
			line := f.line(&e)
			if strings.Contains(line, "#") {
				commented++
			}
			endgames, _, err := doudizhu.Notation{}.ReadEndgames("f", strings.NewReader(line))
			if err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			for back, err := range endgames {
				if err != nil || back != e {
					t.Fatalf("%s: %s is read back as %v, error %v", f.name, line, &back, err)
				}
			}
		}
	}
	if commented < 100 {
		t.Errorf("only %d lines needed a comment", commented)
	}
}
