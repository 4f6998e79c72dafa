package hand

import (
	"fmt"
	"testing"

	"kedou/doudizhu"

	"pgregory.net/rapid"
)

// TestChainsOfWorkedExample checks document 002's example of the three steps.
func TestChainsOfWorkedExample(t *testing.T) {
	r := named(t, "standard")
	c := greedy{rules: &r.Rules, loose: mustHand(t, "2AKQJT99877766543")}
	c.extractChains()
	c.flush(doudizhu.Chain, c.chains)
	if got := fmt.Sprint(c.groups, c.loose); got != "[34567 6789TJQKA] 792" {
		t.Errorf("got %s", got)
	}
}

func TestGreedySplitOfThatExampleHasFiveGroupsButOtherOnesAsTrioIsSetAsideFirst(t *testing.T) {
	r := named(t, "standard")
	if got := r.GreedySplit(mustHand(t, "2AKQJT99877766543")).Plays; fmt.Sprint(got) != "[3456789TJQKA 6 77 9 2]" {
		t.Errorf("got %v", got)
	}
}

func TestGreedySplitOfNineGroupsWhichIsNotTheHandAboveItAsTheTextSays(t *testing.T) {
	r := named(t, "standard")
	h := mustHand(t, "22AAKQJ9987776654")
	groups := r.GreedySplit(h).Plays
	if got := fmt.Sprint(groups); got != "[456789 6 77 9 J Q K AA 22]" {
		t.Errorf("got %v", got)
	}
	if n, _ := NewAnalyst(r).Fewest(h); n != len(groups) {
		t.Errorf("%d groups, but %d plays are enough", len(groups), n)
	}
}

// TestGreedySplitStepByStep shows each step of the procedure at work.
func TestGreedySplitStepByStep(t *testing.T) {
	r := named(t, "standard")
	for _, c := range []struct{ step, hand, want string }{
		{"a, b: rocket and bombs first", "33334567BR", "[BR 3333 4 5 6 7]"},
		{"b: twos are a bomb like others", "2222", "[2222]"},
		{"c: trios", "33355", "[333 55]"},
		{"d: the longest trio chain", "444555666", "[444555666]"},
		{"d: twos join no trio chain", "AAA222", "[AAA 222]"},
		{"e1: chains next to trios", "345678999", "[345678 999]"},
		{"e2: a trio for a chain and a pair", "4566678", "[45678 66]"},
		{"e3: a trio for a longer chain and a pair", "45678999TJ", "[456789TJ 99]"},
		{"e3: downwards", "3445556789", "[3456789 4 55]"},
		{"e3: not without a loose card beyond", "45678999", "[45678 999]"},
		{"e4: chains that touch", "3456789TJQKA", "[3456789TJQKA]"},
		{"f: two equal chains", "3344556677", "[3344556677]"},
		{"f: pair chains", "445566", "[445566]"},
		{"g, h: the rest", "3557", "[3 55 7]"},
	} {
		if got := fmt.Sprint(r.GreedySplit(mustHand(t, c.hand)).Plays); got != c.want {
			t.Errorf("%s: %s splits into %s, want %s", c.step, c.hand, got, c.want)
		}
	}
}

func TestGreedySplitLeavesFlowersDead(t *testing.T) {
	r := flowerRules(t)
	if got := r.GreedySplit(mustHand(t, "F33")); fmt.Sprint(got.Plays) != "[33]" || got.Dead != doudizhu.Of(doudizhu.Wild, 1) {
		t.Errorf("got %v", got)
	}
}

func TestGreedySplitGroupsAreLegalPlaysOfTheHandUnderAnyRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := Rules{Rules: drawRules(t)}
		h := drawHand(t, 20, 0)
		checkSplit(t, &r, h, r.GreedySplit(h))
	})
}

// TestScan checks document 004's examples of the scan table.
func TestScan(t *testing.T) {
	king := doudizhu.Ace - 1
	if got := Scan(mustHand(t, "6789TJQK"))[1][king]; got != 8 {
		t.Errorf("run of solos up to the king is %d long, want 8", got)
	}
	pairs := Scan(mustHand(t, "899TTJJQQKK22"))
	if got := pairs[2][king]; got != 5 {
		t.Errorf("run of pairs up to the king is %d long, want 5", got)
	}
	if pairs[0][doudizhu.Two] != 2 || pairs[2][doudizhu.Two] != 1 || pairs[3][king] != 0 {
		t.Errorf("twos: %d, run %d; trios %d", pairs[0][doudizhu.Two], pairs[2][doudizhu.Two], pairs[3][king])
	}
}

// TestLeadsOfScannedHand checks document 004's list of all plays.
func TestLeadsOfScannedHand(t *testing.T) {
	r := named(t, "yuncheng")
	if got := fmt.Sprint(texts(&r, r.AppendLeads(nil, mustHand(t, "AAAKKQ")))); got != "[Q K A KK AA AAA AAAQ AAAK AAAKK]" {
		t.Errorf("got %s", got)
	}
}
