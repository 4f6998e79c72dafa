package table

// The stages of a game, by examples.

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"kedou/doudizhu"
)

// variant returns a variant by its name.
func variant(t testing.TB, name string) Variant {
	t.Helper()
	v, err := ByName(name)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// calls makes bids in turn.
func calls(t *testing.T, g *Game, bids string) {
	t.Helper()
	for _, bid := range bids {
		if err := g.Call(g.Asked(), int(bid-'0')); err != nil {
			t.Fatal(err)
		}
	}
}

// Each auction is the calls from the first caller on. The landlord is given by his distance from the first caller.
func TestAuctions(t *testing.T) {
	for _, test := range []struct {
		variant, calls string
		landlord       Chair
		bid            int
	}{
		{"standard", "3", 0, 3},
		{"standard", "13", 1, 3},
		{"standard", "100", 0, 1},
		{"standard", "120", 1, 2},
		{"standard", "002", 2, 2},
		{"rob", "100", 0, 1},
		{"rob", "1010", 2, 2},
		{"rob", "1011", 0, 4},
		{"rob", "1111", 0, 8},
		{"rob", "010", 1, 1},
		{"rob", "0110", 2, 2},
		{"rob", "0111", 1, 4},
		{"rob", "001", 2, 1},
		{"yuncheng", "1", 0, 1},
		{"yuncheng", "01", 1, 1},
	} {
		v := variant(t, test.variant)
		d := NewDeal(v, 5)
		g := New(v, d)
		calls(t, g, test.calls)
		want := (d.First + test.landlord) % Chairs
		if g.stage != Doubling || g.landlord != want || g.bid != test.bid {
			t.Errorf("%s, calls %s: stage %d, landlord %d with bid %d, want %d with %d", test.variant, test.calls, g.stage, g.landlord, g.bid, want, test.bid)
		}
		if g.hands[want] != d.Hands[want]+d.Bottom {
			t.Errorf("%s: the landlord holds %v", test.variant, g.hands[want])
		}
	}
}

func TestBidsMustRise(t *testing.T) {
	v := variant(t, "standard")
	g := New(v, NewDeal(v, 1))
	calls(t, g, "2")
	c := g.Asked()
	if got := fmt.Sprint(g.View(c).Bids); got != "[0 3]" {
		t.Errorf("after a 2 the bids are %s", got)
	}
	if err := g.Call(c, 2); err == nil || !strings.Contains(err.Error(), "say one of [0 3]") {
		t.Errorf("2 after 2: %v", err)
	}
}

func TestAllPassDealsAnewThreeTimes(t *testing.T) {
	v := variant(t, "rob")
	g := New(v, NewDeal(v, 9))
	for redeals := 1; redeals <= 3; redeals++ {
		before := g.deal
		calls(t, g, "000")
		if g.stage != Calling || g.deal.Redeals != redeals || g.deal.Hands == before.Hands || len(g.calls) > 0 {
			t.Fatalf("deal %d: %+v", redeals, g.deal)
		}
	}
	calls(t, g, "000")
	if g.landlord != g.deal.First || g.bid != 1 {
		t.Errorf("landlord %d with bid %d, want the first caller, %d, with 1", g.landlord, g.bid, g.deal.First)
	}
}

func TestOnlyPeasantsDoubleWhereTheSeatIsTaken(t *testing.T) {
	for name, want := range map[string]int{"standard": 3, "rob": 3, "yuncheng": 2} {
		v := variant(t, name)
		g := New(v, NewDeal(v, 2))
		calls(t, g, "1")
		for g.stage == Calling {
			calls(t, g, "0")
		}
		asked := 0
		for ; g.stage == Doubling; asked++ {
			c := g.Asked()
			if got := g.View(c); got.Turn != c || got.Doubled != [Chairs]int{} {
				t.Errorf("%s: the view of chair %d, which hasn't answered: turn %d, doubled %v", name, c, got.Turn, got.Doubled)
			}
			if err := g.Double(c, true); err != nil {
				t.Fatal(err)
			}
		}
		if asked != want || g.stage != Playing || g.turn != g.landlord {
			t.Errorf("%s: %d were asked, want %d; then the turn of chair %d", name, asked, want, g.turn)
		}
	}
}

// small begins a game in which the landlord, chair 0, and the peasants have a few cards left, the landlord to lead.
func small(t *testing.T, name string, hands ...string) *Game {
	t.Helper()
	v := variant(t, name)
	g := NewGiven(v, NewDeal(v, 1), 0)
	for c, text := range hands {
		h, err := doudizhu.Notation{Wild: true}.ParseHand(text)
		if err != nil {
			t.Fatal(err)
		}
		g.hands[c] = h
	}
	return g
}

// lay makes moves in turn: cards, or - for a pass.
func lay(t *testing.T, g *Game, moves string) {
	t.Helper()
	for text := range strings.FieldsSeq(moves) {
		p := doudizhu.Play{}
		if text != "-" {
			readings, err := g.variant.Rules.ParsePlay(text, doudizhu.Notation{Wild: true})
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			p = readings[0]
		}
		if err := g.Play(g.turn, p); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

func TestScores(t *testing.T) {
	for _, test := range []struct {
		name, moves string
		doubled     [Chairs]int
		limit       int
		hands       []string
		points      string
	}{
		{"landlord wins", "3 4 - 5 - - 7", [3]int{1, 1, 1}, 0, []string{"357", "44", "66"}, "[2 -1 -1]"},
		{"spring", "3 - - 7", [3]int{1, 1, 1}, 0, []string{"37", "44", "66"}, "[4 -2 -2]"},
		{"anti-spring", "3 4 - - 4", [3]int{1, 1, 1}, 0, []string{"37", "44", "66"}, "[-4 2 2]"},
		{"a peasant wins, the landlord has played twice", "3 4 6 9 - - 5 - 8", [3]int{1, 1, 1}, 0, []string{"3599", "44", "68"}, "[-2 1 1]"},
		{"a bomb and the rocket", "3 4444 BR - - 5", [3]int{1, 1, 1}, 0, []string{"3599", "44446", "BR5"}, "[-16 8 8]"},
		{"one peasant doubles", "3 4 - 5 - - 7", [3]int{1, 2, 1}, 0, []string{"357", "44", "66"}, "[3 -2 -1]"},
		{"the landlord and a peasant double", "3 4 - 5 - - 7", [3]int{2, 1, 2}, 0, []string{"357", "44", "66"}, "[6 -2 -4]"},
		{"the cap holds for each peasant", "3 4 - 5 - - 7", [3]int{2, 1, 2}, 3, []string{"357", "44", "66"}, "[5 -2 -3]"},
	} {
		g := small(t, "standard", test.hands...)
		g.doubled, g.variant.Cap = test.doubled, test.limit
		lay(t, g, test.moves)
		r, over := g.Result()
		if got := fmt.Sprint(r.Points); !over || got != test.points {
			t.Errorf("%s: %v, %s, want %s", test.name, over, got, test.points)
		}
	}
}

func TestIllegalPlays(t *testing.T) {
	pair := func(r doudizhu.Rank) doudizhu.Play {
		return doudizhu.Play{Kind: doudizhu.Pair, Rank: r, Len: 1, Cards: doudizhu.Of(r, 2)}
	}
	for _, test := range []struct {
		before string
		play   doudizhu.Play
		want   string
	}{
		{"", doudizhu.Play{}, "a leader can't pass"},
		{"", pair(4), "isn't in the hand"},
		{"33", pair(1), "isn't in the hand"},
		{"44", pair(0), "beats 44"},
		{"", doudizhu.Play{Kind: doudizhu.Pair, Len: 1, Cards: doudizhu.Of(0, 1) + doudizhu.Of(1, 1)}, "34 is no pair under these rules; lay any play"},
		{"3", doudizhu.Play{Kind: doudizhu.Solo, Rank: 1, Len: 1, Cards: doudizhu.Of(0, 1)}, "is no play here"},
		{"3", doudizhu.Play{Cards: doudizhu.Of(0, 1)}, "a pass lays no cards"},
	} {
		g := small(t, "standard", "3344", "3355", "66")
		lay(t, g, test.before)
		if err := g.Play(g.turn, test.play); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%v after %q: %v, want %q", test.play, test.before, err, test.want)
		}
	}
}

func TestIllegalAnswersNameTheWildcardsToBeat(t *testing.T) {
	g := small(t, "yuncheng", "444F5", "333", "66")
	lay(t, g, "444F")
	trio := doudizhu.Play{Kind: doudizhu.Trio, Len: 1, Cards: doudizhu.Of(doudizhu.Three, 3)}
	if err := g.Play(g.turn, trio); err == nil || !strings.Contains(err.Error(), "beats 444F; lay one, or pass") {
		t.Errorf("%v", err)
	}
}

func TestLeaderWithAFlowerAlonePasses(t *testing.T) {
	g := small(t, "yuncheng", "3F", "45", "66")
	lay(t, g, "3 - - -")
	if got := g.View(1).AppendPlays(nil); g.turn != 1 || g.owner != 1 || g.last.Kind != doudizhu.Pass || len(got) != 2 {
		t.Errorf("turn %d, owner %d, %v to beat, %d plays", g.turn, g.owner, g.last, len(got))
	}
	if e := g.Endgame(); e.Turn != doudizhu.Down || e.Owner != doudizhu.Down {
		t.Errorf("%+v", e)
	}
}

func TestDefaults(t *testing.T) {
	v := variant(t, "standard")
	g := New(v, NewDeal(v, 3))
	for g.stage != Over {
		if err := g.Default(g.Asked()); err != nil {
			t.Fatal(err)
		}
	}
	r, _ := g.Result()
	sum := 0
	for _, n := range r.Defaults {
		sum += n
	}
	if sum != g.decisions() || r.Landlord != g.deal.First || !r.Spring {
		t.Errorf("%+v after %d decisions, all by default", r, g.decisions())
	}
}

func TestDealsAreNumbered(t *testing.T) {
	for _, name := range Variants() {
		v := variant(t, name)
		first := map[Chair]int{}
		for seed := range uint64(300) {
			d := NewDeal(v, seed)
			if err := d.Check(&v); err != nil || d != NewDeal(v, seed) {
				t.Fatalf("%s, seed %d: %v", name, seed, err)
			}
			first[d.First]++
		}
		for c := range Chair(Chairs) {
			if n := first[c]; n < 70 || n > 130 { // 100 ± 3.7 standard deviations of 8.2
				t.Errorf("%s: chair %d calls first in %d of 300 deals", name, c, n)
			}
		}
	}
}

// TestDealsAreUniform counts where the cards of each rank lie in 3,000 deals: in each place as often as its share of the
// deck says, within five standard deviations.
func TestDealsAreUniform(t *testing.T) {
	const deals = 3000
	v := variant(t, "yuncheng")
	var found [Chairs + 1][doudizhu.Wild + 1]int
	for seed := range uint64(deals) {
		d := NewDeal(v, seed)
		for place, h := range append(d.Hands[:], d.Bottom) {
			for r := range found[place] {
				found[place][r] += h.Count(doudizhu.Rank(r))
			}
		}
	}
	for place, ranks := range found {
		share := float64(handSize) / float64(v.Deck().Cards())
		if place == Chairs {
			share = float64(v.Bottom) / float64(v.Deck().Cards())
		}
		for r, n := range ranks {
			cards := float64(deals * v.Deck().Count(doudizhu.Rank(r)))
			if spread := 5 * math.Sqrt(cards*share*(1-share)); math.Abs(float64(n)-cards*share) > spread {
				t.Errorf("place %d has %d cards of rank %v, want %.0f ± %.0f", place, n, doudizhu.Rank(r), cards*share, spread)
			}
		}
	}
}

// anyAnswer makes a random legal answer.
func anyAnswer(t testing.TB, g *Game, random *rand.Rand) {
	c := g.Asked()
	v := g.View(c)
	var err error
	switch g.stage {
	case Calling:
		err = g.Call(c, v.Bids[random.IntN(len(v.Bids))])
	case Doubling:
		doubles := g.variant.Doubles()
		err = g.Multiply(c, doubles[len(doubles)-1-random.IntN(len(doubles))])
	default:
		plays := v.AppendPlays(nil)
		err = g.Play(c, plays[random.IntN(len(plays))])
	}
	if err != nil {
		t.Fatal(err)
	}
}
