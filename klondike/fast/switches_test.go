package fast_test

// Changes that leave every verdict: techniques off, suits exchanged, searches that share no code with the techniques.

import (
	"math/rand/v2"
	"testing"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/searchtest"
)

// TestSwitches turns off the techniques one by one: the verdicts stay.
func TestSwitches(t *testing.T) {
	const plain = "safe,closure" // and the techniques that need them
	names := []string{"quotient", "safe", "closure", "lazy-stock", "lazy-emptying", "offset-dominance", "relaxation", "rounds", "hand-dominance", "sparing", "delete-relaxation", "exclusion", "lifting", "outlook", "shuffling", "lemmas", plain}
	for _, draw := range []int{1, 3} {
		rules := klondike.Standard(draw)
		reference := solver(t, rules, fast.Options{VerdictOnly: true})
		want := make([]search.Status, searchtest.Size(15, 2000))
		for i := range want {
			p := klondike.NewDeal(uint64(i), rules)
			want[i] = solve(t, reference, &p, rules).Status
		}
		for _, name := range names {
			off := techniques(t, name)
			limits := search.Limits{Expansions: int64(searchtest.Size(20_000, 1_000_000))}
			s := solver(t, rules, fast.Options{Off: off, VerdictOnly: true, Limits: limits})
			undecided := 0
			for i := range want {
				p := klondike.NewDeal(uint64(i), rules)
				switch got := solve(t, s, &p, rules).Status; got {
				case search.Unknown:
					undecided++
				case want[i]:
				default:
					t.Errorf("draw %d seed %d without %s: %v, want %v", draw, i, name, got, want[i])
				}
			}
			t.Logf("draw %d without %s: %d of %d undecided", draw, name, undecided, len(want))
		}
	}
}

// TestSuits exchanges the two suits of a colour, which changes no verdict.
func TestSuits(t *testing.T) {
	rules := klondike.Standard(3)
	s := solver(t, rules, fast.Options{})
	for i := range searchtest.Size(60, 2000) {
		p := klondike.NewDeal(uint64(i), rules)
		want := solve(t, s, &p, rules).Status
		for _, swap := range []klondike.Suit{klondike.Clubs ^ klondike.Spades, klondike.Diamonds ^ klondike.Hearts} {
			q := p.Clone()
			for j := range q.Tableau {
				exchange(q.Tableau[j].Cards, swap)
			}
			exchange(q.Stock, swap)
			if got := solve(t, s, &q, rules).Status; got != want {
				t.Errorf("seed %d: %v, with suits exchanged %v", i, want, got)
			}
		}
	}
}

// exchange swaps the suits of one colour: those whose numbers differ by swap.
func exchange(cards []klondike.Card, swap klondike.Suit) {
	for i, c := range cards {
		if red := swap == klondike.Diamonds^klondike.Hearts; c.Suit().Red() == red {
			cards[i] = klondike.NewCard(c.Rank(), c.Suit()^swap)
		}
	}
}

// TestColumns decides small decks without the quotient, and so without any technique: by a search that shares no code with the others.
func TestColumns(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	count := map[search.Status]int{}
	for seed := range uint64(max(searchtest.Size(300, 10_000), 100)) {
		rules := smallRules(r, 5)
		p := klondike.NewDeal(seed, rules)
		columns := solver(t, rules, fast.Options{Off: fast.Quotient, Limits: search.Limits{Expansions: 30_000}})
		got := solve(t, columns, &p, rules)
		count[got.Status]++
		if want := solve(t, solver(t, rules, fast.Options{}), &p, rules).Status; got.Status != search.Unknown && got.Status != want {
			t.Errorf("%+v seed %d: %v by columns, else %v", rules, seed, got.Status, want)
		}
		if got.Stats.Components != 0 {
			t.Errorf("%+v seed %d: %d components without the quotient", rules, seed, got.Stats.Components)
		}
	}
	t.Log(count)
	if count[search.Solved] == 0 || count[search.Unsolvable] == 0 {
		t.Error("the decks are all of one kind")
	}
}

// TestCertify lets the rules alone check verdicts: every win is, by a replay, and a loss if the search over columns fits the limits. If it
// doesn't, the result names the limit.
func TestCertify(t *testing.T) {
	if testing.Short() {
		t.Skip("searches whole deals without any pruning")
	}
	rules := klondike.Standard(3)
	for _, c := range []struct {
		seed       uint64
		expansions int64
		status     search.Status
		reason     search.Reason
	}{
		{seed: 0, status: search.Solved},
		{seed: 8, status: search.Unsolvable},
		{seed: 19, status: search.Unsolvable},
		{seed: 10, status: search.Unsolvable, expansions: 100_000, reason: search.ExpansionLimit},
	} {
		for _, verdictOnly := range []bool{false, true} {
			s := solver(t, rules, fast.Options{Certify: true, VerdictOnly: verdictOnly, Limits: search.Limits{Expansions: c.expansions}})
			p := klondike.NewDeal(c.seed, rules)
			r := solve(t, s, &p, rules)
			if r.Status != c.status || r.Reason != c.reason || r.Certified != (c.reason == search.NoReason) {
				t.Errorf("seed %d: %v, certified but for %q: %v", c.seed, r.Status, r.Reason, r.Certified)
			}
			if want := c.status == search.Solved && !verdictOnly; want != (len(r.Path) > 0) {
				t.Errorf("seed %d: %d moves", c.seed, len(r.Path))
			}
			if c.expansions > 0 && r.Stats.Expanded > c.expansions+100 {
				t.Errorf("seed %d: %d expansions in all, the limit is %d", c.seed, r.Stats.Expanded, c.expansions)
			}
		}
	}
}
