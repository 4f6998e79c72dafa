package fast_test

// The solver compared with slower searches that share nothing, or less, with it. KEDOU_LONG=1 runs the full sizes, -short small ones.

import (
	"context"
	"math/rand/v2"
	"testing"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/searchtest"
)

// solve decides p and lets the referee check the moves of a win.
func solve(t *testing.T, s *fast.Solver, p *klondike.Position, r klondike.Rules) klondike.Result {
	t.Helper()
	result, err := s.Solve(context.Background(), p)
	if err != nil {
		t.Fatal(err)
	}
	if result.Status == search.Solved && len(result.Path) > 0 {
		if err := klondike.Verify(*p, r, result.Path); err != nil {
			t.Errorf("%+v %v: %v", r, p, err)
		}
	}
	return result
}

func solver(t testing.TB, r klondike.Rules, o fast.Options) *fast.Solver {
	t.Helper()
	s, err := fast.New(r, o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// smallRules chooses the rules of a small deck; with the full 6 or 7 ranks the stock has 10 cards or more.
func smallRules(r *rand.Rand, ranks int) klondike.Rules {
	rules := klondike.Standard(1 + r.IntN(3))
	rules.Ranks, rules.Columns = ranks+r.IntN(2), ranks-3+r.IntN(2)
	if rules.Ranks == 7 {
		rules.Columns += r.IntN(2)
	}
	rules.WorryBack = r.IntN(4) > 0
	if r.IntN(4) == 0 {
		rules.Redeals = r.IntN(4)
	}
	return rules
}

// TestExplicit compares the solver with real columns merged by the quotient.
func TestExplicit(t *testing.T) { againstColumns(t, true, 6, searchtest.Size(3000, 100_000), 60_000) }

// TestQuotient compares it with real columns alone.
func TestQuotient(t *testing.T) { againstColumns(t, false, 5, searchtest.Size(150, 5000), 20_000) }

func againstColumns(t *testing.T, quotient bool, ranks, decks, limit int) {
	r := rand.New(rand.NewPCG(1, 2))
	solvers := map[klondike.Rules]*fast.Solver{}
	count := map[search.Status]int{}
	for seed := uint64(1); count[search.Solved]+count[search.Unsolvable] < decks; seed++ {
		rules := smallRules(r, ranks)
		p := klondike.NewDeal(seed, rules)
		o := oracle{rules: rules, quotient: quotient, limit: limit}
		want := o.decide(&p)
		count[want]++
		if want == search.Unknown {
			continue
		}
		if solvers[rules] == nil {
			solvers[rules] = solver(t, rules, fast.Options{Polish: 100})
		}
		if got := solve(t, solvers[rules], &p, rules); got.Status != want {
			t.Errorf("%+v seed %d: %v, real columns say %v", rules, seed, got.Status, want)
		}
	}
	t.Logf("%d solved, %d unsolvable, %d beyond the oracle", count[search.Solved], count[search.Unsolvable], count[search.Unknown])
}
