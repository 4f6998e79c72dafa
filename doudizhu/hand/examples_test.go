// The worked examples of testdata/examples.txt, some of which RULES.md shows: each line is a test.

package hand

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"kedou/doudizhu"
)

// exampleChecks check the blocks that begin with these lines: each returns what should stand after the colon, given what stands before it.
var exampleChecks = map[string]func(t *testing.T, a *Analyst, of, says string) string{
	"rules cards: readings": func(t *testing.T, a *Analyst, of, _ string) string {
		var readings []string
		for _, p := range a.Rules().Classify(nil, mustHand(t, of)) {
			readings = append(readings, p.Kind.String()+" "+a.Rules().Parts(p))
		}
		if readings == nil {
			return "none"
		}
		return strings.Join(readings, ", ")
	},
	"rules play: beats; not": func(t *testing.T, a *Analyst, of, says string) string {
		p := mustPlay(t, *a.Rules(), of)
		verdict := map[bool][]string{}
		for _, last := range strings.Fields(strings.ReplaceAll(says, ";", " ")) {
			beats := p.Beats(mustPlay(t, *a.Rules(), last))
			verdict[beats] = append(verdict[beats], last)
		}
		return strings.TrimSpace(strings.Join(verdict[true], " ") + "; " + strings.Join(verdict[false], " "))
	},
	"rules hand: fewest plays; power": func(t *testing.T, a *Analyst, of, _ string) string {
		h, split := mustHand(t, of), "dead"
		if n, ok := a.Fewest(h); ok {
			plays := texts(a.Rules(), a.FewestSplit(h).Plays)
			if split = strings.Join(plays, " "); len(plays) != n {
				t.Errorf("%s: a split of %d plays, the fewest are %d", of, len(plays), n)
			}
		}
		return split + "; " + a.Power(h).String()
	},
	"rules hand after play: hints": func(t *testing.T, a *Analyst, of, _ string) string {
		h, after, _ := strings.Cut(of, " after ")
		var plays []doudizhu.Play
		for _, hint := range a.Hints(mustHand(t, h), mustPlay(t, *a.Rules(), after)) {
			plays = append(plays, hint.Play)
		}
		return strings.Join(texts(a.Rules(), plays), " ")
	},
	"rules hand: points; bid; chance": func(t *testing.T, a *Analyst, of, _ string) string {
		h := mustHand(t, of)
		return fmt.Sprintf("%d; %d; %.3f", Points(h), BidFor(Points(h)), a.Rules().Chance(h))
	},
}

func TestWorkedExamples(t *testing.T) {
	for name, want := range map[string]int{"testdata/examples.txt": 60, "../RULES.md": 7} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		checked, heading := 0, ""
		_, examples, onPage := strings.Cut(string(text), "```text\n")
		if examples, _, _ = strings.Cut(examples, "```"); !onPage {
			examples = string(text)
		}
		for _, line := range strings.Split(examples, "\n") {
			switch {
			case line == "" || strings.HasPrefix(line, "#"):
			case strings.HasPrefix(line, "rules "):
				heading = line
			default:
				checkExample(t, heading, line)
				checked++
			}
		}
		if checked < want {
			t.Errorf("%s: only %d examples found", name, checked)
		}
	}
}

// checkExample checks a line below a heading.
func checkExample(t *testing.T, heading, line string) {
	t.Helper()
	check, known := exampleChecks[heading]
	if !known {
		t.Fatalf("nothing checks the examples %q", heading)
	}
	head, says, _ := strings.Cut(line, ":")
	rules, of, _ := strings.Cut(head, " ")
	if got := check(t, NewAnalyst(rulesNamed(t, rules)), of, says); got != strings.TrimSpace(says) {
		t.Errorf("%s: got %s", line, got)
	}
}

// rulesNamed returns a rule set, and after a plus sign its wildcard.
func rulesNamed(t *testing.T, s string) Rules {
	name, letter, _ := strings.Cut(s, "+")
	r := named(t, name)
	w, err := ParseWild(letter)
	if err != nil {
		t.Fatal(err)
	}
	r.Wild = w
	return r
}
