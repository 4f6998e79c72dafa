// The table of RULES.md, each cell of which is checked against the rule sets.

package doudizhu

import (
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// pageRow is a row of the table: what it says of some kinds under each rule set.
type pageRow struct {
	name     string
	of       []Kind
	examples []string
	cells    []string
}

// readPage reads the table; a row that begins with … belongs to the kinds above.
func readPage(t *testing.T) (rows []pageRow) {
	page, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(page), "| kind | example |")
	table, _, _ = strings.Cut(table, "\n\n")
	lines := strings.Split(table, "\n")
	if sets := strings.Split(strings.Trim(lines[0], "| "), " | "); !slices.Equal(sets, RuleSets()) {
		t.Fatalf("columns for %v, there are %v", sets, RuleSets())
	}
	code := regexp.MustCompile("`[^`]+`")
	for _, line := range lines[2:] {
		cells := strings.Split(strings.Trim(line, "| "), " | ")
		r := pageRow{name: cells[0], examples: code.FindAllString(cells[1], -1), cells: cells[2:]}
		switch {
		case strings.HasPrefix(r.name, "…"):
			r.of = rows[len(rows)-1].of
		case r.name == "kicker of the body's rank":
			r.of = []Kind{PlaneSolos, PlanePairs, TrioSolo, FourSolos, FourPairs} // the example is one of the first
		default:
			r.of = kindsNamed(t, r.name)
		}
		rows = append(rows, r)
	}
	return rows
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
func cellFor(t *testing.T, row string, a Allow) (cell string, legal bool) {
	yesNo := map[bool]string{true: "yes", false: "no"}
	switch {
	case row == "kicker of the body's rank":
		return yesNo[a.Body], a.Body
	case a.Max == 0:
		return "–", false
	case row == "… equal kickers":
		return strconv.Itoa(int(a.Same)), a.Same >= 2
	case row == "… both jokers as kickers":
		return yesNo[a.Jokers == 2], a.Jokers == 2
	case row == "… equal pairs":
		return yesNo[a.Same >= 2], a.Same >= 2
	case strings.HasPrefix(row, "…"):
		t.Fatalf("RULES.md has a row %q", row)
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
				want, legal := cellFor(t, row.name, rules.Kinds[k])
				if row.cells[i] != want {
					t.Errorf("%s, %v under %s: the page says %s, want %s", row.name, k, set, row.cells[i], want)
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
