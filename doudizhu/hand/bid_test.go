package hand

import (
	"math"
	"testing"
)

// TestPointsAndBids checks document 002's examples of scoring. A rocket is 8, not 4 and 3 more;
// four twos are 8, not a bomb of 6 nor 14.
func TestPointsAndBids(t *testing.T) {
	for _, c := range []struct {
		hand        string
		points, bid int
	}{
		{"345BR", 8, 3}, {"22R", 8, 3}, {"R", 4, 1}, {"2B", 5, 2}, {"B", 3, 1}, {"22", 4, 1},
		{"2", 2, 0}, {"33332", 8, 3}, {"3333", 6, 2}, {"2222", 8, 3}, {"333344442222BR", 28, 3},
		{"345678", 0, 0}, {"", 0, 0},
	} {
		if got := Points(mustHand(t, c.hand)); got != c.points || BidFor(got) != c.bid {
			t.Errorf("%s: %d points, bid %d; want %d and %d", c.hand, got, BidFor(got), c.points, c.bid)
		}
	}
}

// TestChance checks the examples of document 004's landlord chance.
func TestChance(t *testing.T) {
	r := flowerRules(t)
	for _, c := range []struct {
		hand   string
		chance float64
		must   bool
	}{
		{"BR", 0.267, true}, {"22R", 0.267, false}, {"2B", 0.167, false}, {"2222", 0.267, true},
		{"33332R", 0.4, false}, {"F2", 0.167, false}, {"345678", 0, false}, {"333344442222BR", 0.933, true},
		{"3333444455552222BR", 1, true},
	} {
		h := mustHand(t, c.hand)
		if got := r.Chance(h); math.Abs(got-c.chance) > 0.0005 || MustCall(h) != c.must {
			t.Errorf("%s: chance %.3f, must call %v; want %.3f, %v", c.hand, got, MustCall(h), c.chance, c.must)
		}
	}
}

func TestLevelCardsCountAsWildcardsForTheChance(t *testing.T) {
	r := named(t, "standard")
	r.Wild = levelOf(12) // twos
	if got := r.Chance(mustHand(t, "22R")); math.Abs(got-10.0/30) > 1e-9 {
		t.Errorf("chance %.3f", got)
	}
}

func TestRobotCalls(t *testing.T) {
	r := flowerRules(t)
	for _, c := range []struct {
		hand                  string
		first, second, double bool
	}{
		{"BR", true, true, false},      // must
		{"22R", false, false, false},   // 0.267
		{"33332R", true, false, false}, // 0.4
		{"33334444222R", true, true, true},
	} {
		h := mustHand(t, c.hand)
		if r.RobotCalls(h, false) != c.first || r.RobotCalls(h, true) != c.second || r.RobotDoubles(h) != c.double {
			t.Errorf("%s: calls %v first, %v second, doubles %v", c.hand, r.RobotCalls(h, false), r.RobotCalls(h, true), r.RobotDoubles(h))
		}
	}
}

func TestBidOfAChance(t *testing.T) {
	for _, c := range []struct{ won, bid int }{{100, 3}, {55, 3}, {54, 2}, {50, 2}, {49, 1}, {45, 1}, {44, 0}, {0, 0}} {
		if got := (Estimate{Deals: 100, Won: c.won}).Bid(); got != c.bid {
			t.Errorf("%d of 100 won: bid %d, want %d", c.won, got, c.bid)
		}
	}
}
