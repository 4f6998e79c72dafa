// The worked decisions of EXAMPLES.md: each rule decides and is named as a reason, and without it the player lays
// another play.

package bot

import (
	"os"
	"regexp"
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

// example is a line of EXAMPLES.md.
type example struct {
	player, rule, about string
	at                  Situation
	with, without       string
}

// readExamples reads the lines of the page, those of principles first.
func readExamples(t *testing.T) (list []example) {
	page, err := os.ReadFile("EXAMPLES.md")
	if err != nil {
		t.Fatal(err)
	}
	player := ""
	for line := range strings.Lines(string(page)) {
		if _, name, found := strings.Cut(line, "`--by "); found {
			player, _, _ = strings.Cut(name, "`")
		}
		if m := exampleLine.FindStringSubmatch(line); m != nil {
			list = append(list, example{player, m[1], m[5], situationOf(t, m[2]), m[3], m[4]})
		}
	}
	return list
}

// exampleLine has the rule, the situation, the play, the play without the rule, and the comment.
var exampleLine = regexp.MustCompile(`^(\w+) (\w+ .*) -> (\S+), not (\S+): (.*)`)

// situationOf reads a decision, such as "up 5T2, down 3, left 1,9, laid BR": the seat and the hand, who laid the play to beat, how many cards
// the next two players have left, and the cards laid before.
func situationOf(t *testing.T, decision string) Situation {
	t.Helper()
	seats := map[string]doudizhu.Seat{"landlord": landlord, "down": down, "up": up}
	var s Situation
	for i, part := range strings.Split(decision, ", ") {
		word, what, _ := strings.Cut(part, " ")
		seat, isSeat := seats[word]
		switch {
		case i == 0 && isSeat:
			s.Seat, s.Hand = seat, cards(t, what)
		case isSeat:
			s.Last, s.Owner = playOf(t, what), seat
		case word == "left":
			s.Left = leftOf(t, s.Seat, what)
		case word == "laid":
			s.Laid = cards(t, what)
		default:
			t.Fatalf("%q of %q isn't known", part, decision)
		}
	}
	return s
}

// playOf reads a play under the standard rules.
func playOf(t *testing.T, s string) doudizhu.Play {
	t.Helper()
	rules, _ := doudizhu.ParseRules("standard")
	plays, err := rules.ParsePlay(s, doudizhu.Notation{})
	if err != nil {
		t.Fatal(err)
	}
	return plays[0]
}

// leftOf reads the numbers of cards of the two players after a seat.
func leftOf(t *testing.T, seat doudizhu.Seat, numbers string) (left [doudizhu.Seats]int) {
	t.Helper()
	for i, n := range strings.Split(numbers, ",") {
		cards, err := strconv.Atoi(n)
		if err != nil {
			t.Fatal(err)
		}
		left[(int(seat)+1+i)%int(doudizhu.Seats)] = cards
	}
	return left
}

// chosen returns a player's play and its reasons.
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
