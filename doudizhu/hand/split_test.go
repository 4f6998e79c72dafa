package hand

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"testing"

	"kedou/doudizhu"

	"pgregory.net/rapid"
)

// naive finds the best total of a split by trying every lead from every sub-hand, in any order: an
// oracle that shares only the rules with the weigher.
func naive(r *Rules, h doudizhu.Hand, value func(doudizhu.Play) int64, dead int64, seen map[doudizhu.Hand]int64) int64 {
	if h == 0 {
		return 0
	}
	if v, ok := seen[h]; ok {
		return v
	}
	best := int64(math.MinInt64)
	leads := r.AppendLeads(nil, h)
	for _, p := range leads {
		best = max(best, value(p)+naive(r, h-p.Cards, value, dead, seen))
	}
	if len(leads) == 0 {
		best = dead * int64(h.Cards())
	}
	seen[h] = best
	return best
}

// drawGame draws rules, odd ones among them, and a hand with wildcards or without.
func drawGame(t *rapid.T) (Rules, doudizhu.Hand) {
	r := Rules{Rules: drawRules(t)}
	flowers := 0
	switch rapid.IntRange(0, 3).Draw(t, "wild") {
	case 0:
		r.Wild, flowers = drawFlower(t), 2
	case 1:
		r.Wild = levelOf(doudizhu.Rank(rapid.IntRange(0, 4).Draw(t, "level")))
	}
	return r, drawHand(t, 9, flowers)
}

func TestFewestPlaysIsTheNaiveMinimumUnderAnyRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, h := drawGame(t)
		const dead = 1000
		want := -naive(&r, h, func(doudizhu.Play) int64 { return -1 }, -dead, map[doudizhu.Hand]int64{})
		a := NewAnalyst(r)
		got, ok := a.Fewest(h)
		split := a.FewestSplit(h)
		if all := len(split.Plays) + dead*split.Dead.Cards(); int64(all) != want {
			t.Fatalf("%v: split %v, but %d plays are enough", h, split, want)
		}
		if ok != (split.Dead == 0) || ok && got != len(split.Plays) {
			t.Fatalf("%v: fewest plays %d (%v), split %v", h, got, ok, split)
		}
		checkSplit(t, &r, h, split)
	})
}

func TestPowerIsTheNaiveMaximumUnderAnyRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, h := drawGame(t)
		a := NewAnalyst(r)
		want := naive(&a.power.rules, h, func(p doudizhu.Play) int64 { return int64(PowerOf(p)) }, int64(deadCard), map[doudizhu.Hand]int64{})
		if got := a.Power(h); got != Power(want) {
			t.Fatalf("%v: power %v, want %v", h, got, Power(want))
		}
		split := a.PowerSplit(h)
		sum := deadCard * Power(split.Dead.Cards())
		for _, p := range split.Plays {
			sum += PowerOf(p)
		}
		if sum != Power(want) {
			t.Fatalf("%v: split %v has power %v, want %v", h, split, sum, Power(want))
		}
		checkSplit(t, &r, h, split)
	})
}

// TestBytesGrowWithWhatAnAnalystKnows: Bytes counts two empty tables at first, and then every
// judged hand.
func TestBytesGrowWithWhatAnAnalystKnows(t *testing.T) {
	a := NewAnalyst(named(t, "standard"))
	empty := a.Bytes()
	if empty < 2<<14 || empty > 1<<16 {
		t.Errorf("%d bytes for an analyst that knows nothing", empty)
	}
	for n := range 40 {
		e, err := doudizhu.NewDeal(uint64(n), 54, 3)
		if err != nil {
			t.Fatal(err)
		}
		a.Power(e.Hands[doudizhu.Landlord])
	}
	if hands := int64(a.power.memo.used); a.Bytes()-empty < 16*(hands-1<<10) {
		t.Errorf("%d bytes more for %d hands", a.Bytes()-empty, hands)
	}
}

// TestSplitProperties checks three laws on hands of up to 20 cards: the fewest plays are no more
// than the groups groups, and those no more than the cards; without a play of an optimal split a
// hand needs exactly one play fewer; and the power of a hand is at least that of any play, except a
// four with kickers, plus that of the remaining cards.
func TestSplitProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := Rules{Rules: drawRules(t)}
		h := drawHand(t, 20, 0)
		a := NewAnalyst(r)
		fewest, _ := a.Fewest(h)
		if groups := len(r.GreedySplit(h).Plays); fewest > groups || groups > h.Cards() {
			t.Fatalf("%v: %d plays at least, %d groups, %d cards", h, fewest, groups, h.Cards())
		}
		for _, p := range a.FewestSplit(h).Plays {
			if rest, _ := a.Fewest(h - p.Cards); rest != fewest-1 {
				t.Fatalf("%v needs %d plays, and without %v %d", h, fewest, p, rest)
			}
		}
		power := a.Power(h)
		for _, p := range a.power.rules.AppendLeads(nil, h) {
			if parts := PowerOf(p) + a.Power(h-p.Cards); parts > power {
				t.Fatalf("%v has power %v, but %v and the rest %v", h, power, p, parts)
			}
		}
	})
}

func TestFourWithKickersIsWorthMoreThanThePowerSearchFindsWhichLeavesItOut(t *testing.T) {
	a := NewAnalyst(named(t, "yuncheng"))
	h := mustHand(t, "433335")
	four := mustPlay(t, *a.Rules(), "333345")
	if power := a.Power(h); PowerOf(four) <= power || power.String() != "-168.450" {
		t.Errorf("power of %v is %v, of %v alone %v", h, power, four, PowerOf(four))
	}
}

func TestFewestPlaysOfContestHands(t *testing.T) {
	a := NewAnalyst(named(t, "noip"))
	for _, row := range append(table(t, "fewest-plays-noip.tsv"), []string{"345567TTJQQQQA22B", "6"}) {
		h := mustHand(t, row[0])
		if got, ok := a.Fewest(h); !ok || strconv.Itoa(got) != row[1] {
			t.Errorf("%s: %d plays, want %s", row[0], got, row[1])
		}
		checkSplit(t, a.Rules(), h, a.FewestSplit(h))
	}
}

func TestFewestPlaysOfWorkedExampleAreFiveUnderEveryRuleSet(t *testing.T) {
	for _, name := range doudizhu.RuleSets() {
		if got, ok := NewAnalyst(named(t, name)).Fewest(mustHand(t, "2AKQJT99877766543")); !ok || got != 5 {
			t.Errorf("%s: %d plays", name, got)
		}
	}
}

// TestOnlyPlaysWithTheHighestRankAreTried checks document 004's list of the plays of AAAKKQ that
// remain to try.
func TestOnlyPlaysWithTheHighestRankAreTried(t *testing.T) {
	a := NewAnalyst(named(t, "yuncheng"))
	a.Power(mustHand(t, "AAAKKQ"))
	var tried []doudizhu.Play
	for _, c := range a.power.plays[doudizhu.Ace] {
		tried = append(tried, a.power.leads[c.lead])
	}
	got := texts(a.Rules(), tried)
	slices.Sort(got)
	if fmt.Sprint(got) != "[A AA AAA AAAK AAAKK AAAQ]" {
		t.Errorf("tried: %v", got)
	}
}

func TestRuleSetsMatterForFewestPlays(t *testing.T) {
	for _, c := range []struct {
		hand             string
		standard, strict int
	}{{"4444BR", 1, 2}, {"333444BR", 1, 2}, {"333444555777", 1, 2}} {
		for name, want := range map[string]int{"standard": c.standard, "strict": c.strict} {
			if got, _ := NewAnalyst(named(t, name)).Fewest(mustHand(t, c.hand)); got != want {
				t.Errorf("%s under %s: %d plays, want %d", c.hand, name, got, want)
			}
		}
	}
}

// TestFewestSplitsAreAllThereOnce compares with every way to choose plays in a
// fixed order.
func TestFewestSplitsAreAllThereOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, h := drawGame(t)
		a := NewAnalyst(r)
		fewest, ok := a.Fewest(h)
		if !ok {
			return
		}
		want := map[string]bool{}
		allSplits(&r, h, nil, fewest, want)
		for split := range a.FewestSplits(h) {
			var cards []doudizhu.Hand
			for _, p := range split.Plays {
				cards = append(cards, p.Cards)
			}
			a.Fewest(doudizhu.Deck & 0xfff) // another question during the loop
			name := splitName(cards)
			if !want[name] {
				t.Fatalf("%v: split %s is wrong or there twice", h, name)
			}
			delete(want, name)
		}
		if len(want) > 0 {
			t.Fatalf("%v: splits missing: %v", h, want)
		}
	})
}

// allSplits names every split of hafter cards into n plays.
func allSplits(r *Rules, h doudizhu.Hand, cards []doudizhu.Hand, n int, found map[string]bool) {
	if h == 0 && n == 0 {
		found[splitName(cards)] = true
	}
	if h == 0 || n == 0 {
		return
	}
	for _, p := range r.AppendLeads(nil, h) {
		if len(cards) == 0 || p.Cards <= cards[len(cards)-1] {
			allSplits(r, h-p.Cards, append(cards, p.Cards), n-1, found)
		}
	}
}

// splitName names a split by its sets of cards.
func splitName(cards []doudizhu.Hand) string {
	cards = slices.Clone(cards)
	slices.Sort(cards)
	return fmt.Sprint(cards)
}

// TestAddingACardReusesTheMemo judges a hand card by card, as while it is dealt.
func TestAddingACardReusesTheMemo(t *testing.T) {
	for _, row := range table(t, "hands.tsv")[:40] {
		warm := NewAnalyst(named(t, "yuncheng"))
		h := mustHand(t, row[0])
		var dealt doudizhu.Hand
		for r := doudizhu.Three; r <= doudizhu.BigJoker; r++ {
			for range h.Count(r) {
				dealt += doudizhu.Of(r, 1)
				warm.Power(dealt)
			}
		}
		cold := NewAnalyst(named(t, "yuncheng"))
		before := warm.power.memo.used
		if got := warm.Power(h); got != cold.Power(h) || got.String() != row[1] {
			t.Errorf("%s: power %v warm, %v cold, want %s", row[0], got, cold.Power(h), row[1])
		}
		if warm.power.memo.used != before {
			t.Errorf("%s: judged again though nothing was new", row[0])
		}
	}
}

func TestMemoForgetsAllAtItsLimitAndStaysRight(t *testing.T) {
	m := newMemo()
	for h := doudizhu.Hand(1); h <= memoLimit+10; h++ {
		m.put(h, int64(2*h))
		if s := m.find(h); s.hand != h || s.value != int64(2*h) {
			t.Fatalf("hand %d isn't found", h)
		}
	}
	if m.used > 20 || len(m.slots) != 2*memoLimit {
		t.Errorf("%d hands in %d slots", m.used, len(m.slots))
	}
}
