// The worked decisions of EXAMPLES.md: each rule decides, is named as a reason, and without it another play is laid.

package bot

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

const (
	landlord = doudizhu.Landlord
	down     = doudizhu.Down
	up       = doudizhu.Up
)

// example is a row of EXAMPLES.md.
type example struct {
	player, rule, about string
	at                  Situation
	with, without       string
}

// readExamples reads the rows of the page, those of principles first.
func readExamples(t *testing.T) (list []example) {
	page, err := os.ReadFile("EXAMPLES.md")
	if err != nil {
		t.Fatal(err)
	}
	player := ""
	for line := range strings.Lines(string(page)) {
		if _, name, found := strings.Cut(line, "--by "); found {
			player = strings.FieldsFunc(name, func(c rune) bool { return c == '`' || c == ' ' })[0]
		}
		cells := strings.Split(strings.ReplaceAll(strings.Trim(line, "| \n"), "`", ""), " | ")
		if len(cells) == 10 && cells[0] != "rule" {
			list = append(list, example{player, cells[0], cells[1], situationOf(t, cells[2:8]), cells[8], cells[9]})
		}
	}
	return list
}

// situationOf reads the cells of a decision: seat, hand, to beat, laid by, others hold, laid before.
func situationOf(t *testing.T, cells []string) Situation {
	t.Helper()
	for i := range cells {
		cells[i] = strings.Replace(cells[i], "–", "", 1)
	}
	seats := map[string]doudizhu.Seat{"landlord": landlord, "down": down, "up": up}
	s := Situation{Seat: seats[cells[0]], Hand: cards(t, cells[1]), Owner: seats[cells[3]], Laid: cards(t, cells[5])}
	if cells[2] != "" {
		rules, _ := doudizhu.RuleSet("standard")
		plays, err := rules.ParsePlay(cells[2], doudizhu.Notation{})
		if err != nil {
			t.Fatal(err)
		}
		s.Last = plays[0]
	}
	for i, n := range strings.FieldsFunc(cells[4], func(c rune) bool { return c == ',' }) {
		left, err := strconv.Atoi(n)
		if err != nil {
			t.Fatal(err)
		}
		s.Left[(int(s.Seat)+1+i)%3] = left
	}
	return s
}

// chosen asks a player for a play and its reasons.
func chosen(t *testing.T, spec string, s Situation) (play string, rules []string) {
	t.Helper()
	v, _ := table.ByName("standard")
	p, err := New(spec, v)
	if err != nil {
		t.Fatal(err)
	}
	view, err := s.View(&v)
	if err != nil {
		t.Fatal(spec, err)
	}
	q, why, err := Explain(t.Context(), p, view, nil)
	if asked, wrong := p.Play(t.Context(), view, nil); err != nil || wrong != nil || asked != q {
		t.Errorf("%s plays %v, and explains %v: %v, %v", spec, asked, q, err, wrong)
	}
	for _, r := range why {
		rules = append(rules, r.Rule)
	}
	return strings.Replace(q.Parts(), "-", "pass", 1), rules
}

func TestEachRuleDecides(t *testing.T) {
	for _, c := range readExamples(t) {
		if got, why := chosen(t, c.player, c.at); got != c.with || !slices.Contains(why, c.rule) {
			t.Errorf("%s, %s: %s by %v, want %s", c.rule, c.about, got, why, c.with)
		}
		if got, why := chosen(t, c.player+":without="+c.rule, c.at); got != c.without || slices.Contains(why, c.rule) {
			t.Errorf("without %s, %s: %s by %v, want %s", c.rule, c.about, got, why, c.without)
		}
	}
}

func TestEverySwitchHasAnExample(t *testing.T) {
	decided := map[string]bool{}
	for _, c := range readExamples(t) {
		decided[c.rule] = true
	}
	for _, name := range slices.Concat(principleNames, roleRuleNames) {
		if !decided[name] {
			t.Errorf("%s has none", name)
		}
	}
}
