package hand

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kedou/doudizhu"

	"pgregory.net/rapid"
)

// TestPowerOfPlays checks the 29 plays of the founding document's worked table.
func TestPowerOfPlays(t *testing.T) {
	rules := named(t, "yuncheng")
	for _, c := range []struct {
		cards string
		want  string
	}{
		{"3", "-210.865"}, {"7", "-204.825"}, {"T", "-200.295"}, {"A", "-194.255"}, {"2", "-192.745"},
		{"B", "-191.235"}, {"R", "-189.725"}, {"33", "-210.950"}, {"AA", "-194.450"}, {"22", "-192.950"},
		{"333", "-216.300"}, {"AAA", "-194.300"}, {"222", "-192.300"}, {"3334", "-215.300"},
		{"AAAK", "-193.300"}, {"33344", "-214.300"}, {"3333", "248.750"}, {"7777", "318.750"},
		{"AAAA", "441.250"}, {"2222", "315.000"}, {"34567", "-217.845"}, {"TJQKA", "-207.275"},
		{"3456789TJQKA", "-226.560"}, {"334455", "-215.450"}, {"QQKKAA", "-201.950"},
		{"333444", "-219.300"}, {"33344456", "-218.300"}, {"3334445566", "-217.300"}, {"BR", "650.000"},
	} {
		if got := PowerOf(mustPlay(t, rules, c.cards)); got.String() != c.want {
			t.Errorf("power of %s is %v, want %s", c.cards, got, c.want)
		}
	}
}

func TestRocketIsWorthMinusEightDegreesNotTheMinusSixPointThreeOfTheComment(t *testing.T) {
	if got := PowerOf(doudizhu.Play{Kind: doudizhu.Rocket, Rank: doudizhu.SmallJoker, Len: 1, Cards: doudizhu.Jokers}); units(got) != -150+100*8 {
		t.Errorf("power of the rocket is %v", got)
	}
}

func TestOnlyQuadsAndTheRocketHavePositivePowerNotEveryBigCard(t *testing.T) {
	rules := named(t, "yuncheng")
	for _, p := range rules.AppendLeads(nil, mustHand(t, "3333444455566778899TTJJQQKKAA2222BR")) {
		if positive := PowerOf(p) > 0; positive != (p.Kind.Shape().Unit == 4 || p.Kind == doudizhu.Rocket) {
			t.Errorf("power of %v %v is %v", p.Kind, p, PowerOf(p))
		}
	}
}

func TestPowerOfPlaysWithoutAWorkedValueIsTheFormulas(t *testing.T) {
	rules := named(t, "yuncheng")
	for _, c := range []struct {
		cards     string
		value     float64 // face value of the lowest body rank
		n         float64 // body length
		bad, rise float64 // the formula's constant and its factor of 15 - t
		rest      float64 // the remaining terms
	}{
		{"444423", 4, 1, -4.5, 0.003, -0.002 * 1},
		{"44442233", 4, 1, -4.5, 0.003, -0.002 * 2},
		{"333344445678", 3, 2, -4.5, 0.003, 0.002*2 - 0.002*1},
		{"3333444455667788", 3, 2, -4.5, 0.003, 0}, // 0.002*2 - 0.002*2
		{"33334444", 3, 2, -6, 0.175, 0.002 * 2},
		{"", 0, 0, -1.5, 0, 0}, // a pass is worth nothing
	} {
		top := c.value + c.n/2
		want := -150 - 100*(c.bad+c.rise*(15-top)+c.rest)
		if got := units(PowerOf(mustPlay(t, rules, c.cards))); math.Abs(got-want) > 1e-9 {
			t.Errorf("power of %q is %v, want %v", c.cards, got, want)
		}
	}
}

// workedHands are the hands worked out in the founding documents.
var workedHands = []struct {
	hand, power string
	split       string // where the document gives it
	plays       int    // of the split
}{
	{"AAAKKQ", "-389.250", "AAAQ KK", 2},
	{"22AAKQJ9987776654", "-1808.795", "", 9},
	{"2AKQJT99877766543", "-1032.395", "3456789TJQKA 6 77 9 2", 5},
	{"4566678", "-422.785", "45678 66", 2},
	{"45678999TJ", "-422.020", "456789TJ 99", 2},
	{"444555666", "-218.300", "444555666", 1},
	{"444555666337788", "-216.300", "444555666337788", 1},
	{"77788836", "-210.300", "77788836", 1},
	{"22BR", "457.050", "22 BR", 2},
}

func TestPowerOfHands(t *testing.T) {
	a := NewAnalyst(named(t, "yuncheng"))
	for _, c := range workedHands {
		h := mustHand(t, c.hand)
		split := a.PowerSplit(h)
		if got := a.Power(h); got.String() != c.power || len(split.Plays) != c.plays {
			t.Errorf("%s: power %v by %v, want %s by %d plays", c.hand, got, split.Plays, c.power, c.plays)
		}
		checkSplit(t, a.Rules(), h, split)
		want := strings.Fields(c.split)
		got := texts(a.Rules(), split.Plays)
		slices.Sort(want)
		slices.Sort(got)
		if c.split != "" && !slices.Equal(got, want) {
			t.Errorf("%s: split %v, want %v", c.hand, got, want)
		}
	}
}

// TestHands compares with the exact figures measured for 250 hands.
func TestHands(t *testing.T) {
	yuncheng := NewAnalyst(named(t, "yuncheng"))
	noip, standard, strict := NewAnalyst(named(t, "noip")), NewAnalyst(named(t, "standard")), NewAnalyst(named(t, "strict"))
	for _, row := range table(t, "hands.tsv") {
		h := mustHand(t, row[0])
		want, err := strconv.ParseFloat(row[1], 64)
		if got := units(yuncheng.Power(h)); err != nil || math.Abs(got-want) > 1e-6 {
			t.Errorf("%s: power %.3f, want %s", row[0], got, row[1])
		}
		for i, a := range []*Analyst{3: noip, 4: standard, 6: strict} {
			if a == nil {
				continue
			}
			if got, ok := a.Fewest(h); !ok || strconv.Itoa(got) != row[i] {
				t.Errorf("%s: %d plays in column %d, want %s", row[0], got, i, row[i])
			}
		}
	}
}

// checkSplit checks that a split lays all of h in legal plays.
func checkSplit(t rapid.TB, r *Rules, h doudizhu.Hand, s Split) {
	t.Helper()
	left := h - s.Dead
	for _, p := range s.Plays {
		if !left.Contains(p.Cards) || !slices.Contains(r.Classify(nil, p.Cards), p) {
			t.Fatalf("%v: play %s of %v isn't legal", h, r.Text(p), s)
		}
		left -= p.Cards
	}
	if left != 0 {
		t.Fatalf("%v: split %v leaves %v", h, s, left)
	}
}
