// The worked examples of RULES.md, each a test.

package hand

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"kedou/doudizhu"
)

// exampleTables are the checks of the tables that begin with these headings:
// each returns what the row after its rules should say.
var exampleTables = map[string]func(t *testing.T, a *Analyst, row []string) []string{
	"cards, readings": func(t *testing.T, a *Analyst, row []string) []string {
		var readings []string
		for _, p := range a.Rules().Classify(nil, mustHand(t, row[0])) {
			readings = append(readings, p.Kind.String()+" "+a.Rules().Parts(p))
		}
		if readings == nil {
			readings = []string{"none"}
		}
		return []string{row[0], strings.Join(readings, ", ")}
	},
	"play, beats, not": func(t *testing.T, a *Analyst, row []string) []string {
		p := mustPlay(t, *a.Rules(), row[0])
		verdict := map[bool][]string{}
		for _, last := range strings.Fields(row[1] + " " + row[2]) {
			beats := p.Beats(mustPlay(t, *a.Rules(), last))
			verdict[beats] = append(verdict[beats], last)
		}
		return []string{row[0], strings.Join(verdict[true], " "), strings.Join(verdict[false], " ")}
	},
	"hand, plays, fewest plays, power": func(t *testing.T, a *Analyst, row []string) []string {
		h, plays := mustHand(t, row[0]), "dead"
		if n, ok := a.Fewest(h); ok {
			plays = fmt.Sprint(n)
		}
		split := texts(a.Rules(), a.FewestSplit(h).Plays)
		return []string{row[0], plays, strings.Join(split, " "), a.Power(h).String()}
	},
	"hand, after, hints": func(t *testing.T, a *Analyst, row []string) []string {
		var plays []doudizhu.Play
		for _, hint := range a.FollowHints(mustHand(t, row[0]), mustPlay(t, *a.Rules(), row[1])) {
			plays = append(plays, hint.Play)
		}
		return []string{row[0], row[1], strings.Join(texts(a.Rules(), plays), " ")}
	},
	"hand, points, bid, chance": func(t *testing.T, a *Analyst, row []string) []string {
		h := mustHand(t, row[0])
		return []string{row[0], fmt.Sprint(Points(h)), fmt.Sprint(BidFor(Points(h))), fmt.Sprintf("%.3f", a.Rules().Chance(h))}
	},
}

func TestWorkedExamplesOfRulesPage(t *testing.T) {
	page, err := os.ReadFile("../RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	_, examples, _ := strings.Cut(string(page), "## Worked examples")
	checked, heading := 0, ""
	for _, line := range strings.Split(examples, "\n") {
		cells := cellsOf(line)
		switch {
		case cells == nil || strings.HasPrefix(cells[0], "-"):
		case cells[0] == "rules":
			heading = strings.Join(cells[1:], ", ")
		default:
			check, known := exampleTables[heading]
			if !known {
				t.Fatalf("nothing checks the table %q", heading)
			}
			if got := check(t, NewAnalyst(rulesNamed(t, cells[0])), cells[1:]); strings.Join(got, "|") != strings.Join(cells[1:], "|") {
				t.Errorf("%s: got %s", line, strings.Join(got, " | "))
			}
			checked++
		}
	}
	if checked < 60 {
		t.Errorf("only %d examples found", checked)
	}
}

// cellsOf returns the cells of a row of a table, without the marks of code.
func cellsOf(line string) []string {
	if !strings.HasPrefix(line, "| ") && !strings.HasPrefix(line, "|-") {
		return nil
	}
	cells := strings.Split(strings.Trim(line, "|"), "|")
	for i := range cells {
		cells[i] = strings.TrimSpace(strings.ReplaceAll(cells[i], "`", ""))
	}
	return cells
}

// rulesNamed returns a rule set with the wildcard that may be named after it.
func rulesNamed(t *testing.T, s string) Rules {
	name, letter, _ := strings.Cut(s, " wild ")
	r := named(t, name)
	w, err := ParseWild(letter)
	if err != nil {
		t.Fatal(err)
	}
	r.Wild = w
	return r
}
