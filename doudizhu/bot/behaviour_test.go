// Faults of other programs that users complain about: the players by roles don't show them.

package bot

import (
	"slices"
	"testing"
)

var complaints = []struct {
	about string
	situation
	never []string
	want  string // if only one answer is right
	mate  bool   // the principles ignore partners who go out
}{
	{"both jokers are spent as kickers", situation{hand: "33334445BR" + "77"}, []string{"3333+BR", "333444+BR"}, "", false},
	{"a joker is spent as a kicker", situation{hand: "555678TTR"}, []string{"555+R"}, "", false},
	{"the rocket is broken for a low solo", situation{seat: down, hand: "33456789BR", last: "T"}, []string{"B", "R"}, "", false},
	{"the rocket is spent on a low solo", situation{seat: down, hand: "344667899TTJKABR", last: "5"}, []string{"BR", "B", "R"}, "", false},
	{"a bomb is broken for a solo", situation{seat: down, hand: "34567JJJJK2", last: "9"}, []string{"J"}, "", false},
	{"big cards are led first", situation{hand: "334566789TTJKKA22BR"}, []string{"2", "22", "A", "K", "KK", "B", "R", "BR"}, "", false},
	{"a partner's ace is beaten with a two", situation{seat: down, hand: "34567889TJK2", last: "A", by: up}, nil, "pass", false},
	{"a partner is bombed", situation{seat: down, hand: "34569999JK2", last: "TTT+4", by: up}, nil, "pass", false},
	{"a partner who is going out is beaten", situation{seat: up, hand: "5569JK2", last: "Q", by: down, left: [3]int{12, 1, 0}}, nil, "pass", true},
	{"peasants fight each other for a chain", situation{seat: down, hand: "456789TJKK", last: "34567", by: up, left: [3]int{12, 0, 4}}, nil, "pass", false},
	{"a landlord with one card isn't blocked", situation{seat: up, hand: "447JQA", last: "6", by: down, left: [3]int{1, 12, 0}}, nil, "A", false},
	{"a peasant with one card isn't blocked", situation{hand: "3457JQ2", last: "6", by: up, left: [3]int{0, 1, 9}}, nil, "2", false},
	{"a landlord's last card isn't stopped for a partner's sake", situation{seat: up, hand: "33TJJQKKAA2", last: "K", by: down, left: [3]int{1, 1, 0}, gone: "3344445555666677788889999TTTJJQQQKA222BR"}, nil, "A", true},
	{"a solo is led to a landlord with one card", situation{seat: up, hand: "3688", left: [3]int{1, 12, 0}}, nil, "88", false},
	{"the last play isn't laid", situation{seat: down, hand: "445566", last: "334455", left: [3]int{9, 0, 9}}, nil, "445566", false},
	{"the rocket isn't spent to win", situation{hand: "3BR", last: "2", by: up, left: [3]int{0, 7, 3}}, nil, "BR", false},
}

func TestComplaintsDontApply(t *testing.T) {
	for _, c := range complaints {
		for _, spec := range []string{"principles", "roles"} {
			if spec == "principles" && c.mate {
				continue
			}
			got := c.plays(t, spec, "standard")
			if slices.Contains(c.never, got) || c.want != "" && got != c.want {
				t.Errorf("%s: %s: %s", spec, c.about, got)
			}
		}
	}
}
