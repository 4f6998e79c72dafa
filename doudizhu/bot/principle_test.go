// Each principle in a situation in which it decides, and what is played without it.

package bot

import (
	"slices"
	"testing"

	"kedou/doudizhu"
)

const (
	landlord = doudizhu.Landlord
	down     = doudizhu.Down
	up       = doudizhu.Up
)

var principleSituations = []struct {
	rule, about string
	situation
	with, without string
}{
	{"L1", "the group of the lowest card is led", situation{hand: "4478JKA2"}, "44", "2"},
	{"L2", "a trio takes the lowest solo along", situation{hand: "444799QKA2"}, "444+7", "444"},
	{"L3", "a plane takes solos along, one of them off a long chain", situation{hand: "333444" + "5" + "789TJQ" + "22"}, "333444+57", "333444"},
	{"L4", "a chain is led whole", situation{hand: "45678TTQQA2"}, "45678", "4"},
	{"L5", "a pair goes with a trio where trios abound", situation{hand: "44777TTTA"}, "777+44", "44"},
	{"L6", "a solo goes with a trio where trios abound", situation{hand: "4777TTTAA"}, "777+4", "4"},
	{"F1", "the lowest solo of its own, not one off a chain", situation{seat: down, hand: "56789JK2", last: "4"}, "J", "5"},
	{"F2", "a two is a solo like others", situation{seat: down, hand: "445566772", last: "K"}, "2", "pass"},
	{"F3", "a pair is broken to beat an enemy", situation{seat: down, hand: "4455TTKK", last: "J"}, "K", "pass"},
	{"F4", "a bomb leads to the last group", situation{seat: down, hand: "9999TTJJQQ", last: "7"}, "9999", "T"},
	{"F5", "twos are broken before a pair, for a solo", situation{seat: down, hand: "4455TTKK22", last: "J"}, "2", "pass"},
	{"F6", "a trio is broken for a pair", situation{seat: down, hand: "4599JJJKA", last: "TT"}, "JJ", "pass"},
	{"F7", "a trio chain is broken for a trio", situation{seat: down, hand: "4TTTJJJQ", last: "888+3"}, "TTT+4", "pass"},
	{"F8", "a longer trio chain is cut for a plane", situation{seat: down, hand: "47888999TTT", last: "666777+35"}, "888999+47", "pass"},
	{"F9", "a longer chain is cut for a chain", situation{seat: down, hand: "456789TJJ2", last: "34567"}, "45678", "pass"},
	{"F10", "a longer pair chain is cut for a pair chain", situation{seat: down, hand: "5566778899A", last: "334455"}, "556677", "pass"},
	{"F11", "a higher bomb beats a bomb", situation{seat: down, hand: "35JJJJ", last: "9999"}, "JJJJ", "pass"},
	{"F12", "a bomb beats four with two", situation{seat: down, hand: "357JJJJ", last: "9999+46"}, "JJJJ", "pass"},
	{"P0", "a landlord leads no solo to a peasant with one card", situation{hand: "3JJQQ", left: [3]int{0, 9, 1}}, "JJ", "3"},
	{"P0", "a landlord stops a peasant with one card", situation{hand: "5T2", last: "3", by: up, left: [3]int{0, 1, 9}}, "2", "5"},
	{"P1", "before a landlord with one card, a pair is led", situation{seat: up, hand: "3JJQ", left: [3]int{1, 9, 0}}, "JJ", "3"},
	{"P2", "before a landlord with one card, the highest solo", situation{seat: up, hand: "5T2", last: "3", by: down, left: [3]int{1, 9, 0}}, "2", "5"},
	{"P3", "a partner's queen isn't beaten with a two", situation{seat: up, hand: "342", last: "Q", by: down}, "pass", "2"},
	{"P4", "a partner's pair isn't beaten with aces", situation{seat: up, hand: "34AA", last: "QQ", by: down}, "pass", "AA"},
	{"P5", "a partner's chain isn't beaten", situation{seat: up, hand: "45678JJ", last: "34567", by: down}, "pass", "45678"},
	{"P6", "the lowest card is led to a partner with one card", situation{seat: down, hand: "44578A", left: [3]int{9, 0, 1}}, "4", "44"},
}

func TestEachPrincipleDecides(t *testing.T) {
	for _, c := range principleSituations {
		if got := c.plays(t, "principles", "standard"); got != c.with {
			t.Errorf("%s, %s: %s, want %s", c.rule, c.about, got, c.with)
		}
		if got := c.plays(t, "principles:without="+c.rule, "standard"); got != c.without {
			t.Errorf("without %s, %s: %s, want %s", c.rule, c.about, got, c.without)
		}
	}
}

func TestEverySwitchHasASituation(t *testing.T) {
	decided := map[string]bool{}
	for _, c := range principleSituations {
		decided[c.rule] = true
	}
	for _, c := range roleSituations {
		decided[c.rule] = true
	}
	for _, name := range slices.Concat(principleNames, roleRuleNames) {
		if !decided[name] {
			t.Errorf("%s has none", name)
		}
	}
}
