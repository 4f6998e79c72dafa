// Techniques: each switch does something, and the table of the names is whole.

package endgame

import (
	"context"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/internal/registry"
	"kedou/search"
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

// TestSenselessSettings: New and Solve name the setting that makes no sense, and its value.
func TestSenselessSettings(t *testing.T) {
	rules, _ := rulesOf("standard")
	if _, err := New(doudizhu.Rules{}, Options{}); err == nil || !strings.HasPrefix(err.Error(), "endgame: the rules forbid solos") {
		t.Errorf("no rules: error %v", err)
	}
	for want, o := range map[string]Options{
		"endgame: Workers is -3; use 0 to 1024":                     {Workers: -3},
		"endgame: Off is 4096; use a sum of techniques":             {Off: 1 << 12},
		"limits: expansions can't be negative, it is -1":            {Limits: search.Limits{Expansions: -1}},
		"limits: memory can't be negative, it is -5":                {Limits: search.Limits{Memory: -5}},
		"limits: the endgame solver takes no limit of depth":        {Limits: search.Limits{Depth: 3}},
		"limits: the endgame solver needs a memory limit of 16 MiB": {Limits: search.Limits{Memory: 5}},
	} {
		if _, err := New(rules, o); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
	}
	s, err := New(rules, Options{})
	if err != nil {
		t.Fatal(err)
	}
	e, _ := doudizhu.Notation{}.ParseEndgame("pairs 44 AA3 L")
	if _, err := s.Solve(context.Background(), &e, Moves, 9); err == nil || !strings.HasPrefix(err.Error(), "endgame: there is no question 9") {
		t.Errorf("question 9: error %v", err)
	}
}
