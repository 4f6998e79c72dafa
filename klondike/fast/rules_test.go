package fast_test

// Other rules, positions in mid-game, and advice.

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"kedou/internal/registry"
	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/searchtest"
)

// TestLimited decides real deals with few redeals or no worrying back, and compares the verdicts with a generic engine where that decides
// them.
func TestLimited(t *testing.T) {
	for _, rules := range []klondike.Rules{limited(3, 0, true), limited(3, 2, true), limited(1, 0, true),
		limited(1, 2, false), limited(3, klondike.Unlimited, false), limited(1, klondike.Unlimited, false)} {
		s := solver(t, rules, fast.Options{Limits: search.Limits{Expansions: 30_000_000}, Polish: 1000})
		count, agreed := map[search.Status]int{}, 0
		deals := searchtest.Size(12, 100)
		for seed := range deals {
			p := klondike.NewDeal(uint64(seed), rules)
			got := solve(t, s, &p, rules).Status
			count[got]++
			if want := generic(t, &p, rules, searchtest.Size(2000, 100_000)); want != search.Unknown && got != search.Unknown {
				agreed++
				if got != want {
					t.Errorf("%+v seed %d: %v, the generic engine says %v", rules, seed, got, want)
				}
			}
		}
		if count[search.Unknown] > 0 {
			t.Errorf("%+v: %d of %d undecided", rules, count[search.Unknown], deals)
		}
		t.Logf("%+v: %d solved, %d unsolvable; the generic engine decides %d of them", rules, count[search.Solved], count[search.Unsolvable], agreed)
	}
}

func limited(draw, redeals int, worryBack bool) klondike.Rules {
	rules := klondike.Standard(draw)
	rules.Redeals, rules.WorryBack = redeals, worryBack
	return rules
}

// generic decides p with greedy best-first search on columns.
func generic(t *testing.T, p *klondike.Position, rules klondike.Rules, limit int) search.Status {
	t.Helper()
	problem, root, err := klondike.NewProblem(*p, rules, klondike.Score{Technique: klondike.Scores()[0].Technique})
	if err != nil {
		t.Fatal(err)
	}
	r, err := search.DepthFirst(context.Background(), problem, root,
		search.Config[klondike.State, klondike.Step]{Limits: search.Limits{Expansions: int64(limit)}})
	if err != nil {
		t.Fatal(err)
	}
	return r.Status
}

// TestMidGame plays random moves and decides the positions: winning ones have a legal win, and so does every position before them.
func TestMidGame(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for seed := range uint64(searchtest.Size(15, 1000)) {
		rules := klondike.Standard(1 + r.IntN(4))
		if r.IntN(2) == 0 {
			rules.Redeals = 1 + r.IntN(3)
		}
		s := solver(t, rules, fast.Options{Limits: search.Limits{Expansions: 100_000}, Polish: 100})
		p := klondike.NewDeal(seed, rules)
		won := true
		for range 40 {
			legal, err := klondike.LegalMoves(p, rules)
			if err != nil {
				t.Fatal(err)
			}
			if len(legal) == 0 {
				break
			}
			switch solve(t, s, &p, rules).Status {
			case search.Solved:
				if !won {
					t.Errorf("%+v seed %d: a lost position became a won one", rules, seed)
				}
			case search.Unsolvable:
				won = false
			}
			if err := p.Play(legal[r.IntN(len(legal))], rules); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestRefused passes New and Solve values that they must refuse.
func TestRefused(t *testing.T) {
	if _, err := fast.New(klondike.Rules{}, fast.Options{}); err == nil {
		t.Error("empty rules were taken")
	}
	for _, limits := range []search.Limits{{Memory: fast.MinMemory - 1}, {Memory: -1}, {Expansions: -1}, {Time: -1}, {Depth: 1}} {
		if _, err := fast.New(klondike.Standard(3), fast.Options{Limits: limits}); !errors.Is(err, search.ErrLimits) {
			t.Errorf("%+v: %v", limits, err)
		}
	}
	wide := klondike.Standard(1)
	wide.Columns = 4
	p := klondike.NewDeal(1, wide)
	if _, err := solver(t, wide, fast.Options{}).Solve(context.Background(), &p); err == nil {
		t.Error("a stock of 42 cards was taken")
	}
}

// TestMalformed passes Solve impossible positions: each is refused with Position.Validate's error, and none is decided.
func TestMalformed(t *testing.T) {
	rules := klondike.Standard(3)
	s := solver(t, rules, fast.Options{})
	for want, spoil := range map[string]func(p *klondike.Position){
		"and 47 more cards are missing": func(p *klondike.Position) { *p = klondike.Position{} },
		"are missing":                   func(p *klondike.Position) { p.Stock = p.Stock[4:] },
		"appears twice":                 func(p *klondike.Position) { p.Stock[0] = p.Stock[1] },
		"is not in a deck":              func(p *klondike.Position) { p.Stock[0] = klondike.NewCard(14, klondike.Clubs) },
		"can't lie on":                  func(p *klondike.Position) { p.Tableau[6].Down = 0 },
		"must lie face up":              func(p *klondike.Position) { p.Tableau[6].Down = 7 },
		"redeals -1":                    func(p *klondike.Position) { p.Redealt = -1 },
		"column 3 has 20 of its":        func(p *klondike.Position) { p.Tableau[2].Down = 20 },
	} {
		p := klondike.NewDeal(1, rules)
		spoil(&p)
		r, err := s.Solve(context.Background(), &p)
		if err == nil || r.Status != search.Unknown || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, error %v; want %q", r.Status, err, want)
		}
	}
}

// techniques reads names of techniques.
func techniques(tb testing.TB, names string) fast.Technique {
	tb.Helper()
	set, err := registry.Bits(strings.Split((^fast.Technique(0)).String(), ","), names)
	if err != nil {
		tb.Fatal(err)
	}
	return fast.Technique(set)
}

// TestTechniques writes and reads every set of techniques.
func TestTechniques(t *testing.T) {
	for name, one := range map[string]fast.Technique{
		"quotient": fast.Quotient, "safe": fast.Safe, "closure": fast.Closure, "lazy-stock": fast.LazyStock, "lazy-emptying": fast.LazyEmptying,
		"offset-dominance": fast.OffsetDominance, "relaxation": fast.Relaxation, "rounds": fast.Rounds, "hand-dominance": fast.HandDominance,
	} {
		if one.String() != name {
			t.Errorf("%s is called %v", name, one)
		}
	}
	for set := range techniques(t, "all") + 1 {
		if got := techniques(t, set.String()); got != set {
			t.Errorf("%v is read as %v", set, got)
		}
	}
}
