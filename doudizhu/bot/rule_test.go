// Each rule of the robot with roles in a situation in which it decides, and what is played without it.

package bot

import "testing"

var roleSituations = []struct {
	rule, about string
	situation
	with, without string
}{
	{"R0", "the small joker answers a two, since little is left that beats it", situation{seat: up, hand: "456782BR", last: "2", left: [3]int{7, 12, 0}, gone: "33336667778TTQQQQKKKKAAA22"}, "B", "pass"},
	{"R1", "the last pair goes out, though an enemy may have a higher one", situation{seat: up, hand: "AA", left: [3]int{8, 12, 2}, gone: "333344455566678TTJJQQQKKKA2222BR"}, "AA", "A"},
	{"R2", "aces that nobody beats go before the three", situation{hand: "3AA", left: [3]int{0, 3, 3}, gone: "AA2222BR"}, "A", "3"},
	{"R3", "a partner with one card gets the lead", situation{seat: down, hand: "3455667789TJ", last: "44", left: [3]int{3, 0, 1}, gone: "33346677888999TTTJJJQQQQKKKAAAA2222B"}, "55", "pass"},
	{"R4", "an enemy with one card is stopped by a card that he can't beat", situation{hand: "5667JQQ2", last: "3", by: up, left: [3]int{0, 1, 9}}, "2", "5"},
	{"R5", "a partner's last card but one isn't beaten", situation{seat: down, hand: "AA4", last: "KK", by: up, left: [3]int{9, 0, 1}}, "pass", "AA"},
	{"R6", "the rocket is kept", situation{seat: down, hand: "KKAA22BR", last: "TJQKA", left: [3]int{6, 0, 17}, gone: "333344556677888QQQ"}, "pass", "BR"},
	{"R7", "a low solo is raised before the landlord", situation{seat: up, hand: "345678Q2", last: "4", by: down}, "Q", "pass"},
	{"R8", "a pair is broken to stop a landlord with three cards", situation{seat: up, hand: "334455TTKK", last: "Q", left: [3]int{3, 9, 0}}, "K", "pass"},
	{"R9", "a pair is led to an enemy with one card", situation{hand: "4KK7", left: [3]int{0, 1, 9}}, "KK", "4"},
	{"R9", "solos are led from high to low to an enemy with one card", situation{seat: up, hand: "569", left: [3]int{1, 3, 0}, gone: "3333444455567778888999TTTJJJJQQQQKKKKAAAA2222BR"}, "9", "5"},
	{"R9", "a low solo is led to a partner with one card", situation{seat: down, hand: "345678JJQQ", left: [3]int{9, 0, 1}}, "3", "JJ"},
}

func TestEachRuleDecides(t *testing.T) {
	for _, c := range roleSituations {
		if got := c.plays(t, "roles", "standard"); got != c.with {
			t.Errorf("%s, %s: %s, want %s", c.rule, c.about, got, c.with)
		}
		if got := c.plays(t, "roles:without="+c.rule, "standard"); got != c.without {
			t.Errorf("without %s, %s: %s, want %s", c.rule, c.about, got, c.without)
		}
	}
}
