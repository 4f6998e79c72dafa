package hand

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"kedou/doudizhu"
)

// judgeFor returns a judge for a rule set and wildcards.
func judgeFor(t testing.TB, set string, wild Wild) (*Judge, error) {
	t.Helper()
	rules, err := doudizhu.ParseRules(set)
	if err != nil {
		t.Fatal(err)
	}
	return NewJudge(NewAnalyst(Rules{Rules: rules, Wild: wild}))
}

// TestAdvice goes from a hopeless hand to one on which every player would bid.
func TestAdvice(t *testing.T) {
	judge, err := judgeFor(t, "standard", Wild{})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		cards  string
		bid    int
		call   bool
		double bool // as the peasant after the landlord
	}{
		{"33445567789TTJQQK", 0, false, false},
		{"345678899TJJQQKA2", 1, false, false},
		{"345678899TJQKAA22", 3, true, false},
		{"34567789TAAAA22BR", 3, true, true},
		{"3456789TJQAA222BR", 3, true, true},
	} {
		h, err := doudizhu.ParseHand(c.cards)
		if err != nil {
			t.Fatal(err)
		}
		i := judge.Index(h, Bidder)
		if got := judge.Bid(i); got != c.bid {
			t.Errorf("%s: bid %d, want %d (%+v)", c.cards, got, c.bid, i)
		}
		if got := judge.Calls(i); got != c.call {
			t.Errorf("%s: calls %v, want %v (%+v)", c.cards, got, c.call, i)
		}
		if i := judge.Index(h, Down); judge.Doubles(i, Down) != c.double {
			t.Errorf("%s: doubles %v, want %v (%+v)", c.cards, !c.double, c.double, i)
		}
	}
}

// TestWhoRobsCalls: robbing is dearer than calling.
func TestWhoRobsCalls(t *testing.T) {
	for _, m := range []*model{&standard, &yuncheng} {
		if m.Rob < m.Call || m.Bids[1] < m.Bids[0] || m.Bids[2] < m.Bids[1] {
			t.Errorf("thresholds fall: %+v", m)
		}
	}
}

// TestBetterCards: a joker in place of a card that is in no chain makes every hand better.
func TestBetterCards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules, _ := doudizhu.ParseRules("standard")
		judge, _ := NewJudge(NewAnalyst(Rules{Rules: rules}))
		h := doudizhu.Of(doudizhu.Three, 1)
		for h.Cards() < 17 { // cards that join no three
			r := doudizhu.Rank(rapid.IntRange(int(doudizhu.Three)+5, int(doudizhu.Two)).Draw(t, "rank"))
			if h.Count(r) < 4 {
				h += doudizhu.Of(r, 1)
			}
		}
		better := h - doudizhu.Of(doudizhu.Three, 1) + doudizhu.Of(doudizhu.BigJoker, 1)
		for role := range Roles {
			worse, better := judge.Index(h, role), judge.Index(better, role)
			if better.Chance <= worse.Chance || better.Points <= worse.Points {
				t.Fatalf("%v: with the joker %+v, without %+v", h, better, worse)
			}
		}
	})
}

// TestDecks: a flower is a good card of its deck; for a wild rank there is no index.
func TestDecks(t *testing.T) {
	judge, err := judgeFor(t, "yuncheng", Flower)
	if err != nil {
		t.Fatal(err)
	}
	plain, _ := doudizhu.ParseHand("334455778899TJQKA")
	flower := plain - doudizhu.Of(doudizhu.Ace, 1) + doudizhu.Of(doudizhu.Wild, 1)
	if a, b := judge.Index(plain, Bidder), judge.Index(flower, Bidder); b.Chance <= a.Chance {
		t.Errorf("with an ace %+v, with the flower %+v", a, b)
	}
	wild, err := ParseWild("2")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := judgeFor(t, "standard", wild); !errors.Is(err, ErrDeck) {
		t.Errorf("wild twos: %v, want ErrDeck", err)
	}
}

// BenchmarkIndex judges a fresh hand each time.
func BenchmarkIndex(b *testing.B) {
	h, _ := doudizhu.ParseHand("34567789TAAAA22BR")
	for b.Loop() {
		judge, _ := judgeFor(b, "standard", Wild{})
		judge.Index(h, Bidder)
	}
}
