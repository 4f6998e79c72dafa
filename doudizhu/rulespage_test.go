// The two tables of plays in RULES.md: what all rule sets have in common, and where they differ. Each cell is checked.

package doudizhu

import (
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// pageRow is a row of the tables: what the row says of some kinds under each rule set. In a row named plane+solos: equal kickers
// the detail is "equal kickers".
type pageRow struct {
	name, detail string
	of           []Kind
	examples     []string
	cells        []string // one for each rule set, or one for all
}

const bodyKicker = "kicker of the body's rank"

// readPage reads the rows of both tables.
func readPage(t *testing.T) (rows []pageRow) {
	page, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	tables := strings.Split(string(page), "| kind | example |")[1:]
	for i, sets := range [][]string{{"all"}, RuleSets()} {
		table, _, _ := strings.Cut(tables[i], "\n\n")
		lines := strings.Split(table, "\n")
		if columns := strings.Split(strings.Trim(lines[0], "| "), " | "); !slices.Equal(columns, sets) {
			t.Fatalf("columns for %v, want %v", columns, sets)
		}
		for _, line := range lines[2:] {
			rows = append(rows, readRow(t, strings.Split(strings.Trim(line, "| "), " | ")))
		}
	}
	return rows
}

// readRow reads a row of a table, given as its cells.
func readRow(t *testing.T, cells []string) pageRow {
	r := pageRow{examples: regexp.MustCompile("`[^`]+`").FindAllString(cells[1], -1), cells: cells[2:]}
	if r.name, r.detail, _ = strings.Cut(cells[0], ": "); r.name == bodyKicker {
		r.of = []Kind{PlaneSolos, PlanePairs, TrioSolo, FourSolos, FourPairs} // the example is one of the first
	} else {
		r.of = kindsNamed(t, r.name)
	}
	return r
}

// kindsNamed returns the kinds that a list of their names means.
func kindsNamed(t *testing.T, names string) (list []Kind) {
	for _, name := range strings.Split(names, ", ") {
		k := Solo
		for k < Kinds && k.String() != name {
			k++
		}
		if k == Kinds {
			t.Fatalf("RULES.md has a row for %q", name)
		}
		list = append(list, k)
	}
	return list
}

// cellFor returns what the row should say of rules that allow a kind so, and whether
// its example is then a play of the kind.
func cellFor(t *testing.T, r pageRow, a Allow) (cell string, legal bool) {
	yesNo := map[bool]string{true: "yes", false: "no"}
	switch {
	case r.name == bodyKicker:
		return yesNo[a.Body], a.Body
	case a.Max == 0:
		return "–", false
	case r.detail == "equal kickers":
		return strconv.Itoa(int(a.Same)), a.Same >= 2
	case r.detail == "both jokers":
		return yesNo[a.Jokers == 2], a.Jokers == 2
	case r.detail == "equal pairs":
		return yesNo[a.Same >= 2], a.Same >= 2
	case r.detail != "":
		t.Fatalf("RULES.md has a row %s: %s", r.name, r.detail)
	case a.Min > 1:
		return strconv.Itoa(int(a.Min)), true
	}
	return "yes", true
}

func TestTableOfRulesPageSaysWhatTheRuleSetsAllow(t *testing.T) {
	seen := map[Kind]bool{Pass: true}
	for _, row := range readPage(t) {
		for i, set := range RuleSets() {
			rules := rulesOf(t, set)
			for j, k := range row.of {
				seen[k] = true
				want, legal := cellFor(t, row, rules.Kinds[k])
				if said := row.cells[i%len(row.cells)]; said != want && (want != "–" || len(row.cells) > 1) {
					t.Errorf("%s, %v under %s: the page says %s, want %s", row.name, k, set, said, want)
				}
				if j >= len(row.examples) {
					continue
				}
				cards, err := ParseHand(strings.Trim(row.examples[j], "`"))
				if err != nil {
					t.Fatal(err)
				}
				is := slices.ContainsFunc(rules.Classify(nil, cards), func(p Play) bool { return p.Kind == k })
				if is != legal {
					t.Errorf("%v under %s: a %v: %v, want %v", cards, set, k, is, legal)
				}
			}
		}
	}
	if len(seen) != int(Kinds) {
		t.Errorf("rows for %d kinds only", len(seen))
	}
}
