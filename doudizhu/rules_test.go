// Rule sets: endgames whose winner turns on a single rule, decided by the oracle.

package doudizhu

import "testing"

// ruleColumns are the single changes of the standard rules for which the columns of
// rule-sensitive.csv stand.
func ruleColumns(t testing.TB) map[string]Rules {
	columns := map[string]Rules{"standard": *rulesOf(t, "standard"), "basic": *rulesOf(t, "basic")}
	change := func(name string, f func(*Allow), kinds ...Kind) {
		r := *rulesOf(t, "standard")
		for _, k := range kinds {
			f(&r.Kinds[k])
		}
		columns[name] = r
	}
	off := func(a *Allow) { *a = Allow{} }
	change("trio+solo off", off, TrioSolo)
	change("trio+pair off", off, TrioPair)
	change("plane+solos off", off, PlaneSolos)
	change("plane+pairs off", off, PlanePairs)
	change("plane solos distinct", func(a *Allow) { a.Same = 1 }, PlaneSolos)
	change("four+two off", off, FourSolos)
	change("four+pair-as-two off", func(a *Allow) { a.Same = 1 }, FourSolos)
	change("four+two pairs off", off, FourPairs)
	change("four+quad-as-two-pairs on", func(a *Allow) { a.Same = 2 }, FourPairs)
	change("plane pairs may repeat on", func(a *Allow) { a.Same = 2 }, PlanePairs)
	change("kicker of body rank on", func(a *Allow) { a.Body = true }, TrioSolo, PlaneSolos)
	change("four+two: not both jokers", func(a *Allow) { a.Jokers = 1 }, FourSolos)
	change("four+two: no jokers", func(a *Allow) { a.Jokers = 0 }, FourSolos)
	change("plane: not both jokers", func(a *Allow) { a.Jokers = 1 }, PlaneSolos)
	change("pair chains off", off, PairChain)
	change("planes at most 2 long", func(a *Allow) { a.Max = 2 }, TrioChain, PlaneSolos, PlanePairs)
	return columns
}

func TestEveryRuleTurnsVerdicts(t *testing.T) {
	limit := 14 // cards; the whole file, up to 22, takes 20 s
	if long {
		limit = 22
	}
	for name, rules := range ruleColumns(t) {
		for _, k := range readKnown(t, "rule-sensitive.csv") {
			if want := k.winners[name]; want != "" && k.Cards() <= limit {
				if got := newOracle(&rules).verdict(k.Endgame); got != want {
					t.Errorf("%s, %v: %s wins, want %s", name, &k.Endgame, got, want)
				}
			}
		}
	}
}

func TestBan(t *testing.T) {
	r := *rulesOf(t, "standard")
	if err := r.Ban("31", "422", "plane+solos", "三带二"); err != nil {
		t.Fatal(err)
	}
	for _, k := range []Kind{TrioSolo, TrioPair, FourPairs, PlaneSolos} {
		if r.Kinds[k].Max != 0 {
			t.Errorf("%v is not banned", k)
		}
	}
	for _, code := range []string{"", "33", "solo", "pass"} {
		if r.Ban(code) == nil {
			t.Errorf("banned %q", code)
		}
	}
}
