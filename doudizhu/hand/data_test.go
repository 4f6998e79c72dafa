// Test data for all tests. The property tests try 100 cases each; go test -rapid.checks=5000 tries
// more.

package hand

import (
	"os"
	"strings"
	"testing"

	"kedou/doudizhu"
)

// mustHand reads a hand in which F is the flower.
func mustHand(t testing.TB, s string) doudizhu.Hand {
	t.Helper()
	h, err := doudizhu.Notation{Jokers: "BR", Wild: true}.ParseHand(s)
	if err != nil {
		t.Fatalf("%s: %v", s, err)
	}
	return h
}

// mustPlay reads a play by its cards, in the first reading.
func mustPlay(t testing.TB, r Rules, s string) doudizhu.Play {
	t.Helper()
	if s == "-" || s == "" {
		return doudizhu.Play{}
	}
	readings := r.Classify(nil, mustHand(t, s))
	if len(readings) == 0 {
		t.Fatalf("%s is no play", s)
	}
	return readings[0]
}

// named returns a named rule set without wildcards.
func named(t testing.TB, name string) Rules {
	t.Helper()
	r, err := doudizhu.ParseRules(name)
	if err != nil {
		t.Fatal(err)
	}
	return Rules{Rules: r}
}

// table reads the rows of a file of fields between tabs, without its heading.
func table(t testing.TB, name string) [][]string {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n")[1:] {
		rows = append(rows, strings.Split(line, "\t"))
	}
	if len(rows) < 30 {
		t.Fatalf("%s has %d rows only", name, len(rows))
	}
	return rows
}

// texts writes plays.
func texts(r *Rules, plays []doudizhu.Play) []string {
	var list []string
	for _, p := range plays {
		list = append(list, r.Text(p))
	}
	return list
}

// units returns a power in the units of document 004.
func units(p Power) float64 { return float64(p) / 1000 }
