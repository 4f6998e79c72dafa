// Techniques: each switch does something, and the table of the names is whole.

package endgame

import (
	"strings"
	"testing"

	"kedou/internal/registry"
)

// TestEverySwitchWorks solves endgames of two and of three hands without each technique: the number
// of expansions differs. (The tests of agreement show that the verdicts don't differ.)
func TestEverySwitchWorks(t *testing.T) {
	for one := Technique(1); one < everything; one <<= 1 {
		on := "r18-00 t21-00"
		if one == NoWaste { // whose turn comes in hard endgames alone
			on = "t27-052"
		}
		if expandedWithout(t, 0, on) == expandedWithout(t, one, on) {
			t.Errorf("without %v as many states are expanded as with it", one)
		}
	}
}

// expandedWithout counts the states expanded at the endgames whose names begin
// with one of the prefixes.
func expandedWithout(t *testing.T, off Technique, prefixes string) (sum int64) {
	t.Helper()
	rules, _ := rulesOf("standard")
	for corpus, seats := range map[string]int{"endgames": 2, "three-hands": 3} {
		_, rows := readCorpus(t, corpus)
		for _, row := range rows {
			for prefix := range strings.FieldsSeq(prefixes) {
				if strings.HasPrefix(row[0], prefix) {
					sum += expanded(t, rules, parse(t, row[:seats+2]), Options{Off: off})
				}
			}
		}
	}
	return sum
}

func TestNamesReadBack(t *testing.T) {
	for one := Technique(1); one < everything; one <<= 1 {
		if got, err := registry.Bits(names, one.String()); err != nil || Technique(got) != one {
			t.Errorf("%q is read as %v, %v", one.String(), got, err)
		}
	}
	if got, err := registry.Bits(names, "all"); err != nil || Technique(got) != everything {
		t.Errorf("all is read as %v, %v", got, err)
	}
}
