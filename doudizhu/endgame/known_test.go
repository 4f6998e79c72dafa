// Known verdicts: the corpora of doudizhu/testdata, decided by plain minimax searches.

package endgame

import (
	"context"
	"encoding/csv"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

// readCorpus returns a table of doudizhu/testdata: its header, and its rows.
func readCorpus(t testing.TB, name string) (header []string, rows [][]string) {
	t.Helper()
	f, err := os.Open("../testdata/" + name + ".csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.LazyQuotes = true
	rows, err = r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows[0], rows[1:]
}

// parse reads the endgame in a row's first fields.
func parse(t testing.TB, fields []string) *doudizhu.Endgame {
	t.Helper()
	e, err := doudizhu.Notation{Jokers: "BR"}.ParseEndgame(strings.Join(fields, " "))
	if err != nil {
		t.Fatal(err)
	}
	return &e
}

// columns are the rule sets of the corpora's columns: a named one, or standard
// with one switch turned.
var columns = map[string]func(k *[doudizhu.Kinds]doudizhu.Allow){
	"trio+solo off":             func(k *[doudizhu.Kinds]doudizhu.Allow) { k[doudizhu.TrioSolo].Max = 0 },
	"trio+pair off":             func(k *[doudizhu.Kinds]doudizhu.Allow) { k[doudizhu.TrioPair].Max = 0 },
	"plane+solos off":           func(k *[doudizhu.Kinds]doudizhu.Allow) { k[doudizhu.PlaneSolos].Max = 0 },
	"plane+pairs off":           func(k *[doudizhu.Kinds]doudizhu.Allow) { k[doudizhu.PlanePairs].Max = 0 },
	"plane solos distinct":      func(k *[doudizhu.Kinds]doudizhu.Allow) { k[doudizhu.PlaneSolos].Same = 1 },
	"four+two off":              func(k *[doudizhu.Kinds]doudizhu.Allow) { k[doudizhu.FourSolos].Max = 0 },
	"four+pair-as-two off":      func(k *[doudizhu.Kinds]doudizhu.Allow) { k[doudizhu.FourSolos].Same = 1 },
	"four+two pairs off":        func(k *[doudizhu.Kinds]doudizhu.Allow) { k[doudizhu.FourPairs].Max = 0 },
	"four+quad-as-two-pairs on": func(k *[doudizhu.Kinds]doudizhu.Allow) { k[doudizhu.FourPairs].Same = 2 },
	"plane pairs may repeat on": func(k *[doudizhu.Kinds]doudizhu.Allow) { k[doudizhu.PlanePairs].Same = 2 },
	"kicker of body rank on":    bodyKickers,
	"four+two: not both jokers": func(k *[doudizhu.Kinds]doudizhu.Allow) { k[doudizhu.FourSolos].Jokers = 1 },
	"four+two: no jokers":       func(k *[doudizhu.Kinds]doudizhu.Allow) { k[doudizhu.FourSolos].Jokers = 0 },
	"plane: not both jokers":    func(k *[doudizhu.Kinds]doudizhu.Allow) { k[doudizhu.PlaneSolos].Jokers = 1 },
	"pair chains off":           func(k *[doudizhu.Kinds]doudizhu.Allow) { k[doudizhu.PairChain].Max = 0 },
	"planes at most 2 long":     shortPlanes,
}

// bodyKickers lets kickers be further cards of a body's ranks.
func bodyKickers(k *[doudizhu.Kinds]doudizhu.Allow) {
	for kind := range k {
		k[kind].Body = true
	}
}

// shortPlanes forbids planes of more than two trios.
func shortPlanes(k *[doudizhu.Kinds]doudizhu.Allow) {
	for kind := doudizhu.TrioChain; kind <= doudizhu.PlanePairs; kind++ {
		k[kind].Max = 2
	}
}

// rulesOf returns the rules of a column, and false if the column has no rules.
func rulesOf(column string) (doudizhu.Rules, bool) {
	if r, err := doudizhu.ParseRules(column); err == nil {
		return r, true
	}
	turn, ok := columns[column]
	r, _ := doudizhu.ParseRules("standard")
	if ok {
		turn(&r.Kinds)
	}
	return r, ok
}

// letters are the corpora's letters for the winner.
var letters = map[andor.Outcome]string{andor.Lost: "L", andor.Won: "P"}

// checkCorpus solves every row of a corpus whose verdict is known, in up to limit expansions. Seats
// is the number of hands in a row. It returns the rows that stayed open, as corpus, endgame and
// rules.
func checkCorpus(t *testing.T, name string, seats int, limit int64) (open []string) {
	t.Helper()
	header, rows := readCorpus(t, name)
	columnsSeen := 0
	for c, column := range header {
		rules, ok := rulesOf(column)
		if !ok {
			continue
		}
		columnsSeen++
		s, err := New(rules, Options{Limits: search.Limits{Expansions: limit, Memory: 64 << 20}})
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range rows {
			if row[c] != "L" && row[c] != "P" {
				continue
			}
			r, err := s.Solve(context.Background(), parse(t, row[:seats+2]))
			if err != nil {
				t.Fatal(err)
			}
			if winner := letters[r.ForPeasants()]; winner == "" {
				open = append(open, strings.Join([]string{name, row[0], column}, ","))
			} else if winner != row[c] {
				t.Errorf("%s, %s: %s wins, known is %s", row[0], column, winner, row[c])
			}
		}
	}
	if want := map[string]int{"rule-sensitive": 18, "endgames": 2, "levels": 2, "three-hands": 1}[name]; columnsSeen != want {
		t.Errorf("%s: %d columns of verdicts, not %d", name, columnsSeen, want)
	}
	return open
}

// TestKnownVerdicts solves the corpora within 10,000 expansions an endgame. The list of undecided
// ones, doudizhu/testdata/undecided.csv, is pinned.
func TestKnownVerdicts(t *testing.T) {
	if testing.Short() {
		t.Skip("decides four corpora; TestSignature is a shorter way to notice a change")
	}
	limit := int64(searchtest.Size(10_000, 10_000_000))
	_, rows := readCorpus(t, "undecided")
	pinned := map[string]bool{}
	for _, row := range rows {
		pinned[strings.Join(row, ",")] = true
	}
	for _, c := range []struct {
		corpus string
		seats  int
	}{{"endgames", 2}, {"levels", 2}, {"rule-sensitive", 2}, {"three-hands", 3}} {
		for _, open := range checkCorpus(t, c.corpus, c.seats, limit) {
			if !pinned[open] {
				t.Errorf("%s: undecided, and was decided within %d expansions before", open, limit)
			}
			delete(pinned, open)
		}
	}
	if limit == 10_000 && len(pinned) > 0 {
		t.Errorf("decided now, take them off doudizhu/testdata/undecided.csv: %v", slices.Sorted(maps.Keys(pinned)))
	}
}

// TestSignature pins how many states the search expands over two corpora. A
// commit that changes the numbers says so.
func TestSignature(t *testing.T) {
	for _, c := range []struct {
		corpus, prefix string
		seats          int
		want           int64
	}{{"endgames", "r22", 2, 136_736}, {"three-hands", "t21", 3, 46_782}} {
		_, rows := readCorpus(t, c.corpus)
		got := int64(0)
		for _, row := range rows {
			if strings.HasPrefix(row[0], c.prefix) {
				rules, _ := rulesOf("standard")
				got += expanded(t, rules, parse(t, row[:c.seats+2]), Options{})
			}
		}
		if got != c.want {
			t.Errorf("%s: %d states expanded, the signature says %d", c.prefix, got, c.want)
		}
	}
}

// expanded returns how many states a search for the winner expands.
func expanded(t *testing.T, rules doudizhu.Rules, e *doudizhu.Endgame, o Options) int64 {
	t.Helper()
	s, err := New(rules, o)
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Solve(context.Background(), e)
	if err != nil {
		t.Fatal(err)
	}
	return r.Stats.Expanded
}

func TestWorkersAgree(t *testing.T) {
	_, rows := readCorpus(t, "three-hands")
	rules, _ := rulesOf("standard")
	for _, row := range rows {
		if strings.HasPrefix(row[0], "t30-00") && row[5] != "" {
			landlord := solve(t, rules, parse(t, row[:5]), Options{Workers: 2})
			if landlord != (row[5] == "L") {
				t.Errorf("%s: two workers say landlord wins %v, known is %s", row[0], landlord, row[5])
			}
		}
	}
}

// BenchmarkRandom26 solves the hundred random endgames of 26 cards.
func BenchmarkRandom26(b *testing.B) {
	_, rows := readCorpus(b, "endgames")
	rules, _ := rulesOf("standard")
	for b.Loop() {
		nodes := int64(0)
		for _, row := range rows {
			if !strings.HasPrefix(row[0], "r26") {
				continue
			}
			s, err := New(rules, Options{})
			if err != nil {
				b.Fatal(err)
			}
			r, err := s.Solve(context.Background(), parse(b, row[:4]))
			if err != nil || letters[r.ForPeasants()] != row[4] {
				b.Fatalf("%s: %v, %v; known is %s", row[0], r.ForPeasants(), err, row[4])
			}
			nodes += r.Stats.Expanded
		}
		b.ReportMetric(float64(nodes), "nodes/op")
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(nodes), "ns/node")
	}
}
